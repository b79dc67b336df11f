"""Corrections of misspelt words in Latin letters, only to English words and romaji of the lexicon.

Most English words in queries are names of cards that no text mentions. So only words of five letters and more are
corrected, and only to words with the same first letter.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from rulesdb.english.word_stems import stem
from rulesdb.japanese.romaji import hiragana_of_romaji, plain_romaji
from rulesdb.search.lexicon.lexicon import Lexicon

SHORTEST, LONGEST = 5, 24
"""Letters of a word that may be corrected; shorter ones are near too many others."""
LONG = 9
"""Letters from which on a correction may be two edits away."""
LATIN_RUN = re.compile(rf"([a-z]{{{SHORTEST},{LONGEST}}})")
"""Words that may be corrected."""


class LatinSpeller:
    """Finds the corrections of misspelt words in Latin letters."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Keep the lexicon."""
        self._lexicon = lexicon

    def knows(self, written: str) -> bool:
        """Tell whether a word, or a form of it, is one of the lexicon's, in English or romaji."""
        return (
            written in self._lexicon.aliases
            or plain_romaji(written) in self._lexicon.aliases
            or written in self._lexicon.words
            or stem(written) in self._stems
            or bool(self._lexicon.english_meanings(stem(written)))
        )

    def nearest(self, written: str) -> str | None:
        """Return the word whose spelling is nearest to ``written``, English before romaji; None if none is near."""
        english = min(_near(written, self._words), default=None)
        if english is None and hiragana_of_romaji(written) is not None:
            english = min(_near(plain_romaji(written), self._romaji), default=None)
        return english[1] if english is not None else None

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(map(stem, self._lexicon.words))

    @cached_property
    def _words(self) -> Mapping[int, Sequence[str]]:
        return _by_length(self._lexicon.words)

    @cached_property
    def _romaji(self) -> Mapping[int, Sequence[str]]:
        lexicon = self._lexicon
        return _by_length(
            key for key in lexicon.aliases if any(alias.kind == "romaji" for alias in lexicon.meanings(key))
        )


def _near(written: str, by_length: Mapping[int, Sequence[str]]) -> Iterator[tuple[int, str]]:
    """Yield the words near ``written`` that begin with the same letter, after their distances in edits."""
    from rapidfuzz.distance import OSA  # only a query that finds too little pays for it

    allowed = 1 if len(written) < LONG else 2
    for length in range(len(written) - allowed, len(written) + allowed + 1):
        for word in by_length.get(length, ()):
            if (
                word[0] == written[0]
                and not _is_longer_form(written, word)
                and (distance := OSA.distance(written, word, score_cutoff=allowed)) <= allowed
            ):
                yield distance, word


def _is_longer_form(written: str, word: str) -> bool:
    """Tell whether a word is rather a longer form of another than a slip for it: spectral is no spectra."""
    return written.startswith(word) and written[-1] != written[-2]


def _by_length(words: Iterable[str]) -> Mapping[int, Sequence[str]]:
    groups: dict[int, list[str]] = {}
    for word in words:
        groups.setdefault(len(word), []).append(word)
    return groups
