"""Japanese morphological analysis: the one place that talks to SudachiPy.

Time goes into making Python objects as much as into SudachiPy: the forms of a dictionary word are fetched once, the
fine analysis is the coarse one with its compounds cut, and who can do with the words of a dictionary alone (the search
index) gets the same object wherever a word is in a text. Whole analyses of the last texts are remembered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.morphology.morphemes import Analysis, Morpheme

if TYPE_CHECKING:
    import sudachipy

    from rulesdb.morphology.known_analyses import KnownAnalyses

# SudachiPy refuses more than 49,149 bytes after its NFKC folding, which makes up to 33 bytes of a code point (U+FDFA).
LONGEST_PIECE = 49_149 // 33
BLANK = " "
_PARTS = re.compile(f"{BLANK}|[^{BLANK}]+")
MOST_KEPT = 1_000
"""The last texts whose analyses are remembered for sure; twice as many, some fifteen megabytes, are at most."""
_SENTENCE_ENDS = ("\n", "。", "、", " ")


class DictionaryWord(NamedTuple):
    """A word of the dictionary: its number there, itself, and its short words (itself where it is one), from 0 on."""

    number: int
    compound: Morpheme
    morphemes: tuple[Morpheme, ...]


class Analyzer:
    """Cuts texts into words and remembers the outcome. Making one is cheap: the dictionary loads with the first text.

    Any string is taken, however long. Not safe for use from several threads at once.
    """

    def __init__(self, known: KnownAnalyses | None = None) -> None:
        """Start without any analysed text; for texts with ``known`` analyses the dictionary is not loaded."""
        self._written = known
        self._analyses: dict[str, Analysis] = {}
        self._earlier: dict[str, Analysis] = {}
        self._known: dict[tuple[str, int], Analysis] = {}
        self._last: tuple[str, list[tuple[int, Analysis]]] = "", []
        self._tokenizer: sudachipy.Tokenizer | None = None

    def morphemes(self, text: str) -> tuple[Morpheme, ...]:
        """Return the shortest words of ``text`` (SudachiPy's mode A): ``置換`` and ``効果``."""
        return self.analyse(text).morphemes

    def compounds(self, text: str) -> tuple[Morpheme, ...]:
        """Return the longest words of ``text`` (SudachiPy's mode C): ``取り除く``, not ``取り`` and ``除く``."""
        return self.analyse(text).compounds

    def known_words(self) -> Iterator[Morpheme]:
        """Yield the short words of the dictionary that were met so far, some twice; each begins at offset 0."""
        for analysis in self._known.values():
            for word in analysis.morphemes:
                yield word.moved(-word.start)

    @property
    def words_met(self) -> int:
        """The number of words of the dictionary that were met so far."""
        return len(self._known)

    def dictionary_words(self, first: int = 0) -> list[DictionaryWord]:
        """Return the words of the dictionary from the ``first`` that was met on, for another analyzer to ``learn``."""
        met = islice(self._known.items(), first, None)
        return [DictionaryWord(number, word.compounds[0], word.morphemes) for (_, number), word in met]

    def learn(self, words: Iterable[DictionaryWord]) -> None:
        """Take over the words that another analyzer met after this one."""
        for number, compound, morphemes in words:
            self._known.setdefault((compound.surface, number), Analysis(morphemes, (compound,)))

    def analyse(self, text: str) -> Analysis:
        """Return the short and the long words of ``text``, from memory if it is one of the last texts."""
        analysis = self._analyses.get(text)
        if analysis is None:
            if len(self._analyses) >= MOST_KEPT:
                self._earlier, self._analyses = self._analyses, {}
            analysis = self._earlier.get(text) or _joined(self.parts(text))
            self._analyses[text] = analysis
        return analysis

    def parts(self, text: str) -> list[tuple[int, Analysis]]:
        """Return the parts of ``text``, in order: the offset of each, and its analysis as if it stood alone.

        A part is a compound, or what stands between blanks in a text that the dictionary is not loaded for. All
        occurrences of a dictionary word are the same object.
        """
        if text != self._last[0]:  # who wants terms and words of a text asks twice
            known = self._known_parts(text)
            self._last = text, self._words(text) if known is None else known
        return self._last[1]

    def _known_parts(self, text: str) -> list[tuple[int, Analysis]] | None:
        """Return the parts of a text between blanks if all their analyses are known, None if one is not.

        A part has the same terms alone as beside others, which the tests compare over all judged queries.
        """
        if self._written is None or self._tokenizer is not None:
            return None
        found: list[tuple[int, Analysis]] = []
        for match in _PARTS.finditer(text):
            analysis = self._written.get(match[0])
            if analysis is None:
                return None
            found.append((match.start(), analysis))
        return found

    def _words(self, text: str) -> list[tuple[int, Analysis]]:
        found: list[tuple[int, Analysis]] = []
        known = self._known
        tokenizer = self._tokenizer = self._tokenizer or _open_tokenizer()
        for offset, piece in pieces(text):
            # A lone surrogate has no UTF-8 form; its stand-in is as long, so every offset stays right.
            encodable = piece.encode("utf-8", "replace").decode("utf-8")
            start = 0
            for word in tokenizer.tokenize(encodable):
                end = word.end()
                if start != end:  # only the first word of a code point that folds to several has the surface
                    analysis = known.get((piece[start:end], word.word_id())) or self._look_up(word, piece)
                    found.append((start + offset, analysis))
                    start = end
        return found

    def _look_up(self, word: sudachipy.Morpheme, piece: str) -> Analysis:
        """Ask SudachiPy for a word's forms and its parts, and remember those of a dictionary word."""
        start = word.begin()
        parts = [part for part in word.split("A", add_single=False) if part.begin() < part.end()]
        compound = _morpheme(word, piece, start)
        morphemes = tuple(_morpheme(part, piece, start) for part in parts) or (compound,)
        analysis = Analysis(morphemes, (compound,))
        if not word.is_oov():  # words outside the dictionary share identifiers and differ in their reading
            self._known[compound.surface, word.word_id()] = analysis
        return analysis


def _joined(parts: Sequence[tuple[int, Analysis]]) -> Analysis:
    """Return the analysis of a text of its parts; that of a single word is the word's own."""
    if len(parts) == 1:
        return parts[0][1]
    morphemes: list[Morpheme] = []
    compounds: list[Morpheme] = []
    for offset, part in parts:
        moved = [word.moved(offset) for word in part.compounds]
        compounds += moved
        morphemes += moved if part.morphemes == part.compounds else [word.moved(offset) for word in part.morphemes]
    return Analysis(tuple(morphemes), tuple(compounds))


def _morpheme(word: sudachipy.Morpheme, piece: str, offset: int) -> Morpheme:
    """Return a word of a piece, its range counted from ``offset`` on."""
    start, end = word.begin(), word.end()
    forms = (word.dictionary_form(), word.normalized_form(), word.reading_form(), word.part_of_speech())
    return Morpheme(piece[start:end], start - offset, end - offset, *forms)


def pieces(text: str, longest: int = LONGEST_PIECE) -> Iterator[tuple[int, str]]:
    """Cut ``text`` into (offset, piece) of at most ``longest`` code points, at sentence ends where there are any."""
    start = 0
    while start < len(text):
        end = start + longest
        if end < len(text):
            end = next((cut for mark in _SENTENCE_ENDS if (cut := text.rfind(mark, start, end) + 1) > start), end)
        yield start, text[start:end]
        start = end


def _open_tokenizer() -> sudachipy.Tokenizer:
    return _dictionary().tokenizer(mode="C")


@cache
def _dictionary() -> sudachipy.Dictionary:
    import sudachipy  # cold commands must not pay for it

    return sudachipy.Dictionary(dict="small")
