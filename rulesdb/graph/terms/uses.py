"""A finder of defined terms in running text: the longest term at each position, on the borders of words."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.terms.borders import begins_clearly, ends_clearly, surroundings

# A keyword that is an everyday word too ("the 基本 of a value" against the subtype 基本) is used where it is marked.
_EVERYDAY = frozenset({"基本"})
_MARKS = frozenset("「」『』・")


class Use(NamedTuple):
    """A term in a text: half-open range in code points, and its name."""

    start: int
    end: int
    name: str


class TermFinder:
    """A finder of the uses of a set of terms in any text of their ruleset, not only in texts that are linked."""

    def __init__(self, names: Iterable[str], analyzer: WordAnalyzer) -> None:
        """Prepare to find ``names``, none of them empty."""
        self._analyzer = analyzer
        self._names = frozenset(names)
        by_first: dict[str, list[str]] = {}
        for name in sorted(self._names):
            by_first.setdefault(name[0], []).append(name)
        # The time at one position of a text depends on how long names are, not on how many there are.
        self._candidate = re.compile("|".join(map(_beginnings, by_first.values())) or r"(?!)")
        self._lengths = {first: sorted(set(map(len, alike)), reverse=True) for first, alike in by_first.items()}

    def find(self, text: str) -> Iterator[Use]:
        """Yield the uses in ``text``, in order and disjoint."""
        at = 0
        while found := self._candidate.search(text, at):
            use = self._use_at(text, found.start())
            at = found.start() + 1
            if use is not None:
                yield use
                at = use.end

    def _use_at(self, text: str, start: int) -> Use | None:
        for length in self._lengths[text[start]]:
            name = text[start : start + length]
            if name in self._names and self._stands_alone(text, start, name):
                return Use(start, start + len(name), name)
        return None

    def _stands_alone(self, text: str, start: int, name: str) -> bool:
        end = start + len(name)
        by_neighbours = _stands_alone_between(text[start - 1 : start], name, text[end : end + 1])
        return self._is_of_whole_words(text, start, end) if by_neighbours is None else by_neighbours

    def _is_of_whole_words(self, text: str, start: int, end: int) -> bool:
        left, right = surroundings(text, start, end)
        words = [word for word in self._analyzer.morphemes(text[left:right]) if start - left <= word.start < end - left]
        whole = bool(words) and words[0].start == start - left and words[-1].end == end - left
        return whole and (end - start > 1 or words[0].part_of_speech[0] == "名詞")


@lru_cache(maxsize=20_000)
def _stands_alone_between(before: str, name: str, after: str) -> bool | None:
    """Tell whether a name stands alone between two characters, ``""`` at an end of the text; None where words decide.

    Names and their neighbours recur, so that most are judged once.
    """
    if name in _EVERYDAY and _MARKS.isdisjoint(before + after):
        return False
    text, start, end = f"{before}{name}{after}", len(before), len(before) + len(name)
    return True if begins_clearly(text, start, end) and ends_clearly(text, start, end) else None


def _beginnings(names: list[str]) -> str:
    """Return an expression for the first two characters of names whose first one is the same."""
    first, seconds = names[0][0], {name[1:2] for name in names}
    return re.escape(first) if "" in seconds else f"{re.escape(first)}[{re.escape(''.join(sorted(seconds)))}]"
