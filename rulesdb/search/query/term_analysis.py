"""Analysis of texts and queries: words to index terms.

The term of a Japanese word is its normalised form (SudachiPy has one for 取除く and 取り除く), folded to half width and
lower case; that of a word in Latin letters is its English stem, in any language. Texts and queries both give every
short word and, besides, every compound: 取る, 除く and 取り除く; card, pool and card-pool.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from rulesdb.english.word_stems import EnglishWord, is_latin, stems, words
from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.morphology.morphemes import Morpheme

# Parts of speech of function words and signs, which every text has.
_FUNCTION_WORDS = frozenset({"助詞", "助動詞", "補助記号", "記号", "空白"})


class TermSpan(NamedTuple):
    """A term and its half-open range in the text, in code points."""

    text: str
    start: int
    end: int


class Terms(NamedTuple):
    """The terms of a text in order: those of short words, and those of compounds."""

    short: tuple[TermSpan, ...]
    compound: tuple[TermSpan, ...]

    def shifted(self, offset: int) -> Iterator[TermSpan]:
        """Yield all terms, with ``offset`` added to their ranges."""
        return (TermSpan(text, start + offset, end + offset) for text, start, end in (*self.short, *self.compound))


class TextAnalysis(Protocol):
    """Makes terms of texts in one language."""

    def terms(self, text: str) -> Terms:
        """Return the terms of ``text``."""


class EnglishAnalysis:
    """Analysis of texts in Latin letters: stems without function words; names and hyphenated words are compounds.

    Other letters have no terms.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        """Keep the ``names`` of several words that are compounds in any text."""
        keys = {key for name in names if len(key := stems(name)) > 1}
        self._names = frozenset(map(compound_of_stems, keys))
        self._longest: dict[str, int] = {}
        for first, *others in keys:
            self._longest[first] = max(self._longest.get(first, 0), 1 + len(others))

    def terms(self, text: str) -> Terms:
        """Return the terms of ``text``."""
        found = list(words(text))
        short = (TermSpan(word.stem, word.start, word.end) for word in found if not word.is_function_word)
        return Terms(tuple(short), _in_order({*_hyphenated(found, text), *self._named(found, text)}))

    def _named(self, found: Sequence[EnglishWord], text: str) -> Iterator[TermSpan]:
        """Yield the names among the words, as compounds."""
        for first, begun in enumerate(found):
            for last in range(first + 1, min(first + self._longest.get(begun.stem, 0), len(found))):
                if not BETWEEN_WORDS.fullmatch(text, found[last - 1].end, found[last].start):
                    break
                name = compound_of_stems(word.stem for word in found[first : last + 1])
                if name in self._names:
                    yield TermSpan(name, begun.start, found[last].end)


class JapaneseAnalysis:
    """Analysis of texts in Japanese, by SudachiPy; words in Latin letters are those of ``english``."""

    def __init__(self, analyzer: Analyzer, english: EnglishAnalysis | None = None) -> None:
        """Keep the analyzers."""
        self._analyzer = analyzer
        self._english = english or EnglishAnalysis()

    def terms(self, text: str) -> Terms:
        """Return the terms of ``text``."""
        analysis = self._analyzer.analyse(text)
        short = list(_terms(analysis.morphemes))
        ranges = {(morpheme.start, morpheme.end) for morpheme in analysis.morphemes}
        compound = list(_terms(word for word in analysis.compounds if (word.start, word.end) not in ranges))
        if _HAS_LATIN.search(text) is None:
            return Terms(tuple(short), tuple(compound))
        short, compound = (
            [term for term in terms if not is_latin(text[term.start : term.end])] for terms in (short, compound)
        )
        english = self._english.terms(text)
        latin = (term for term in english.short if not term.text.isdecimal())  # SudachiPy has the numbers
        return Terms(_in_order([*short, *latin]), _in_order([*compound, *english.compound]))


def compound_of_stems(parts: Iterable[str]) -> str:
    """Return the term of a compound in Latin letters: no other term has a blank."""
    return " ".join(parts)


def _hyphenated(found: Sequence[EnglishWord], text: str) -> Iterator[TermSpan]:
    """Yield hyphenated words as compounds."""
    first = 0
    for last in range(1, len(found) + 1):
        if last < len(found) and text[found[last - 1].end : found[last].start] in _HYPHENS:
            continue
        if last - first > 1:
            name = compound_of_stems(word.stem for word in found[first:last])
            yield TermSpan(name, found[first].start, found[last - 1].end)
        first = last


def _in_order(terms: Iterable[TermSpan]) -> tuple[TermSpan, ...]:
    return tuple(sorted(terms, key=lambda term: (term.start, term.end)))


_HAS_LATIN = re.compile(r"[A-Za-zＡ-Ｚａ-ｚÀ-ɏ]")
_HYPHENS = frozenset("-‐‑")
BETWEEN_WORDS = re.compile(r"[\s‐‑-]*")
"""Separators between the words of one name."""
_fold = lru_cache(maxsize=65_536)(fold)  # a text has few distinct words
DIGITS = "〇一二三四五六七八九"
"""The signs of 0 to 9."""
_DIGITS = str.maketrans(DIGITS, "0123456789")


def is_content(morpheme: Morpheme) -> bool:
    """Tell whether a morpheme is a content word, not a particle or a sign."""
    return morpheme.part_of_speech[0] not in _FUNCTION_WORDS


def loan_term(word: Morpheme) -> str | None:
    """Return the term of the Japanese loanword for a word in Latin letters, ゾーン for zone; None if there is none."""
    term = _fold(word.normalized_form)
    return term if is_latin(word.surface) and not term.isascii() else None


def _terms(morphemes: Iterable[Morpheme]) -> Iterator[TermSpan]:
    for morpheme in morphemes:
        if is_content(morpheme) and (text := _fold(morpheme.normalized_form)):
            if morpheme.part_of_speech[1] == "数詞":
                text = text.translate(_DIGITS)
            yield TermSpan(text, morpheme.start, morpheme.end)
