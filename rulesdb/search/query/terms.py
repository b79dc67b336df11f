"""Words to index terms: the one rule by which texts and queries become comparable.

A term is a word's normalised form (SudachiPy has one for 取除く and 取り除く), folded to half width and lower case.
Texts and queries both give every short word and, besides, every compound: 取る, 除く and 取り除く.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analysis, Morpheme

# Words that only join others, and signs: every text has them, and nobody looks for them.
_FUNCTION_WORDS = frozenset({"助詞", "助動詞", "補助記号", "記号", "空白"})


class Term(NamedTuple):
    """A term and the half-open range, in code points, of the text that it stands for."""

    text: str
    start: int
    end: int


_fold = lru_cache(maxsize=65_536)(fold)  # a text has few distinct words
DIGITS = "〇一二三四五六七八九"
"""The signs of 0 to 9."""
_DIGITS = str.maketrans(DIGITS, "0123456789")


def short_terms(analysis: Analysis, offset: int = 0) -> Iterator[Term]:
    """Yield the terms of the short words, in the order of the text; ``offset`` is added to their places."""
    return _terms(analysis.morphemes, offset)


def compound_terms(analysis: Analysis, offset: int = 0) -> Iterator[Term]:
    """Yield the terms of the words that consist of several short ones; ``offset`` is added to their places."""
    short = {(morpheme.start, morpheme.end) for morpheme in analysis.morphemes}
    return _terms((word for word in analysis.compounds if (word.start, word.end) not in short), offset)


def is_content(morpheme: Morpheme) -> bool:
    """Tell whether a word says something by itself, as particles and signs do not."""
    return morpheme.part_of_speech[0] not in _FUNCTION_WORDS


def _terms(morphemes: Iterable[Morpheme], offset: int) -> Iterator[Term]:
    for morpheme in morphemes:
        if is_content(morpheme) and (text := _fold(morpheme.normalized_form)):
            if morpheme.part_of_speech[1] == "数詞":
                text = text.translate(_DIGITS)
            yield Term(text, morpheme.start + offset, morpheme.end + offset)
