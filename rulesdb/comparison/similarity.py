"""Similarity of rules by the words that they share, rare words counting more than common ones.

Weights are whole numbers, so that a sum does not depend on the order of its words and both directions of a comparison
come to the same matches.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

WHOLE = 1000
"""The similarity of two texts with the same words."""

_RAREST = 8  # words of a text by which candidates are looked for
_MOST_TEXTS = 24  # with a word, for it to find candidates: what more texts have in common says little
_BEST = 6  # candidates of a text

Words = frozenset[str]


def words_of(text: str) -> Words:
    """Return the words of a text in small letters; of Chinese and Japanese the pairs of neighbouring characters."""
    return frozenset(_words(text.casefold()))


def _words(text: str) -> Iterator[str]:
    for run in _run().findall(text):
        if run[0] < "\u3041" or len(run) == 1:
            yield run
        else:
            yield from (run[at : at + 2] for at in range(len(run) - 1))


@cache
def _run() -> re.Pattern[str]:
    return re.compile(r"[\u3041-\u30ff\u3400-\u9fff]+|[^\W_\u3041-\u30ff\u3400-\u9fff]+")


class Weights:
    """The weights of words: the fewer texts have a word, the more it weighs."""

    def __init__(self, texts: Iterable[Words]) -> None:
        """Weigh each word by the texts for each one that has it: twice the binary digits of their number."""
        every = list(texts)
        self._counts = Counter(word for words in every for word in words)
        self._weights = {
            word: 1 + 2 * (max(2, len(every)) // count).bit_length() for word, count in self._counts.items()
        }
        self._totals: dict[Words, int] = {}

    def of(self, word: str) -> int:
        """Return the weight of a word of the texts."""
        return self._weights[word]

    def total(self, words: Words) -> int:
        """Return the weight of several words together."""
        if words not in self._totals:
            self._totals[words] = sum(map(self.of, words))
        return self._totals[words]

    def rarest(self, words: Words) -> list[str]:
        """Return the rarest words of a text, the rarest first."""
        return sorted(words, key=lambda word: (self._counts[word], word))[:_RAREST]

    def similarity(self, one: Words, other: Words) -> int:
        """Return the share of the weight that two texts have in common, in thousandths."""
        every = self.total(one) + self.total(other)
        return WHOLE * 2 * sum(map(self.of, one & other)) // every if every else 0

    def share_within(self, words: Words, text: Words) -> int:
        """Return the share of the weight of ``words`` that a text has, in thousandths."""
        return WHOLE * sum(map(self.of, words & text)) // max(1, self.total(words))


def candidates(old: Mapping[int, Words], new: Mapping[int, Words], weights: Weights) -> set[tuple[int, int]]:
    """Return pairs of an old and a new rule, by their indices, that share rare words; both sides look for theirs."""
    forth = set(_nearest(old, new, weights))
    back = ((one, other) for other, one in _nearest(new, old, weights))
    return forth.union(back)


def _nearest(texts: Mapping[int, Words], among: Mapping[int, Words], weights: Weights) -> Iterator[tuple[int, int]]:
    having: dict[str, list[int]] = defaultdict(list)
    for index, words in among.items():
        for word in words:
            having[word].append(index)
    for index, words in texts.items():
        yield from ((index, near) for near in _best(weights.rarest(words), having, weights))


def _best(rare: Sequence[str], having: Mapping[str, Sequence[int]], weights: Weights) -> list[int]:
    found: Counter[int] = Counter()
    for word in rare:
        indices = having.get(word, ())
        if len(indices) <= _MOST_TEXTS:
            for index in indices:
                found[index] += weights.of(word)
    return sorted(found, key=lambda index: (-found[index], index))[:_BEST]
