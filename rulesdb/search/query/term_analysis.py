"""Analysis of texts and queries: words to index terms.

The term of a Japanese word is its normalised form (SudachiPy has one for 取除く and 取り除く), folded to half width and
lower case; that of a word in Latin letters is its English stem, in any language. Texts and queries both give every
short word and, besides, every compound: 取る, 除く and 取り除く; card, pool and card-pool.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from rulesdb.english.word_stems import EnglishWord, is_latin, stems, words
from rulesdb.japanese.folding import fold
from rulesdb.japanese.kanji_forms import modern_kanji
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.morphology.morphemes import Analysis, Morpheme

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

    def shifted(self, offset: int) -> Iterable[TermSpan]:
        """Return all terms, with ``offset`` added to their ranges."""
        terms = (*self.short, *self.compound)
        return [TermSpan(text, start + offset, end + offset) for text, start, end in terms] if offset else terms


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
        self._longest: dict[tuple[str, str], int] = {}  # words of the longest name by its first two
        for first, second, *others in keys:
            self._longest[first, second] = max(self._longest.get((first, second), 0), 2 + len(others))

    def terms(self, text: str) -> Terms:
        """Return the terms of ``text``."""
        found = list(words(text))
        short = [TermSpan(stem, start, end) for stem, start, end, is_function_word in found if not is_function_word]
        hyphenated = _hyphenated(found, text) if _HAS_HYPHEN.search(text) else ()
        return Terms(tuple(short), _in_order({*hyphenated, *self._named(found, text)}))

    def _named(self, found: Sequence[EnglishWord], text: str) -> Iterator[TermSpan]:
        """Yield the names among the words, as compounds."""
        written = [word.stem for word in found]
        for first, two in enumerate(pairwise(written)):
            longest = self._longest.get(two)
            if longest is None:  # as for nearly all words
                continue
            for last in range(first + 1, min(first + longest, len(found))):
                if not BETWEEN_WORDS.fullmatch(text, found[last - 1].end, found[last].start):
                    break
                name = compound_of_stems(written[first : last + 1])
                if name in self._names:
                    yield TermSpan(name, found[first].start, found[last].end)


class JapaneseAnalysis:
    """Analysis of texts in Japanese, by SudachiPy; words in Latin letters are those of ``english``."""

    def __init__(self, analyzer: Analyzer, english: EnglishAnalysis | None = None) -> None:
        """Keep the analyzers."""
        self._analyzer = analyzer
        self._english = english or EnglishAnalysis()

    def terms(self, text: str) -> Terms:
        """Return the terms of ``text``."""
        short: list[TermSpan] = []
        compound: list[TermSpan] = []
        has_latin = _HAS_LATIN.search(text) is not None
        for offset, part in self._analyzer.parts(modern_kanji(text)):
            of_part = _terms_of_part(part, has_latin)
            for term, start, end in of_part.short:
                short.append(TermSpan(term, start + offset, end + offset))
            for term, start, end in of_part.compound:
                compound.append(TermSpan(term, start + offset, end + offset))
        if not has_latin:
            return Terms(tuple(short), tuple(compound))
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
    return tuple(sorted(terms, key=_RANGE))


_HAS_LATIN = re.compile(r"[A-Za-zＡ-Ｚａ-ｚÀ-ɏ]")
_HYPHENS = frozenset("-‐‑")
_HAS_HYPHEN = re.compile(r"[-‐‑]")
_RANGE = attrgetter("start", "end")
BETWEEN_WORDS = re.compile(r"[\s‐‑-]*")
"""Separators between the words of one name."""
DIGITS = "〇一二三四五六七八九"
"""The signs of 0 to 9."""
_DIGITS = str.maketrans(DIGITS, "0123456789")


def is_content(morpheme: Morpheme) -> bool:
    """Tell whether a morpheme is a content word, not a particle or a sign."""
    return morpheme.part_of_speech[0] not in _FUNCTION_WORDS


def loan_term(word: Morpheme) -> str | None:
    """Return the term of the Japanese loanword for a word in Latin letters, ゾーン for zone; None if there is none."""
    term = fold(word.normalized_form)
    return term if is_latin(word.surface) and not term.isascii() else None


_known_terms: Mapping[bool, WeakKeyDictionary[Analysis, Terms]] = {
    without_latin: WeakKeyDictionary() for without_latin in (False, True)
}
"""Terms of the words that are in memory; those of a word of no dictionary go with the text that has it."""


def _terms_of_part(part: Analysis, without_latin: bool) -> Terms:
    """Return the terms of a part of a text, if need be those of surfaces in Latin letters left out."""
    known = _known_terms[without_latin]
    terms = known.get(part)
    if terms is None:
        terms = known[part] = _terms_of(part, without_latin)
    return terms


def _terms_of(part: Analysis, without_latin: bool) -> Terms:
    ranges = {(word.start, word.end) for word in part.morphemes}
    compounds = [word for word in part.compounds if (word.start, word.end) not in ranges]
    wanted = [
        [word for word in words if not (without_latin and is_latin(word.surface))]
        for words in (part.morphemes, compounds)
    ]
    return Terms(*(tuple(_terms(words)) for words in wanted))


def _terms(words: Iterable[Morpheme]) -> Iterator[TermSpan]:
    for word in words:
        if is_content(word) and (text := fold(word.normalized_form)):
            if word.part_of_speech[1] == "数詞":
                text = text.translate(_DIGITS)
            yield TermSpan(text, word.start, word.end)
