"""Japanese morphological analysis: the one place that talks to SudachiPy.

Term links and the search index read the same texts, so the last ones are remembered. Time goes into making Python
objects, not into SudachiPy: the forms of a dictionary word are fetched once, and the fine analysis is the coarse one
with its compounds cut, so that both share their morphemes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesdb.morphology.morphemes import Analysis, Morpheme, PartOfSpeech

if TYPE_CHECKING:
    import sudachipy

    from rulesdb.morphology.known_analyses import KnownAnalyses

_Forms = tuple[str, str, str, str, PartOfSpeech]
"""Surface, dictionary form, normalised form, reading, part of speech."""
_Entry = tuple[_Forms, tuple[tuple[int, int, _Forms], ...]]
"""A word's forms, and its short words with their ranges within it (none where it is a short word itself)."""

# SudachiPy refuses more than 49,149 bytes after its NFKC folding, which makes up to 33 bytes of a code point (U+FDFA).
LONGEST_PIECE = 49_149 // 33
BLANK = " "
_PARTS = re.compile(f"{BLANK}|[^{BLANK}]+")
MOST_KEPT = 1_000
"""The last texts whose analyses are remembered for sure; twice as many, some fifteen megabytes, are at most."""
_SENTENCE_ENDS = ("\n", "。", "、", " ")


class Analyzer:
    """Cuts texts into words and remembers the outcome. Making one is cheap: the dictionary loads with the first text.

    Any string is taken, however long. Not safe for use from several threads at once.
    """

    def __init__(self, known: KnownAnalyses | None = None) -> None:
        """Start without any analysed text; for texts with ``known`` analyses the dictionary is not loaded."""
        self._written = known
        self._analyses: dict[str, Analysis] = {}
        self._earlier: dict[str, Analysis] = {}
        self._known: dict[tuple[str, int], _Entry] = {}
        self._tokenizer: sudachipy.Tokenizer | None = None

    def morphemes(self, text: str) -> tuple[Morpheme, ...]:
        """Return the shortest words of ``text`` (SudachiPy's mode A): ``置換`` and ``効果``."""
        return self.analyse(text).morphemes

    def compounds(self, text: str) -> tuple[Morpheme, ...]:
        """Return the longest words of ``text`` (SudachiPy's mode C): ``取り除く``, not ``取り`` and ``除く``."""
        return self.analyse(text).compounds

    def known_words(self) -> Iterator[Morpheme]:
        """Yield the short words of the dictionary that were met so far, some twice; each begins at offset 0."""
        for forms, parts in self._known.values():
            for word in (part for _, _, part in parts) if parts else (forms,):
                yield Morpheme(word[0], 0, len(word[0]), *word[1:])

    def analyse(self, text: str) -> Analysis:
        """Return the short and the long words of ``text``, from memory if it is one of the last texts."""
        analysis = self._analyses.get(text)
        if analysis is None:
            if len(self._analyses) >= MOST_KEPT:
                self._earlier, self._analyses = self._analyses, {}
            analysis = self._earlier.get(text) or self._remembered(text) or self._analyse(text)
            self._analyses[text] = analysis
        return analysis

    def _remembered(self, text: str) -> Analysis | None:
        """Return the analysis of a text whose parts between blanks are all known, None if one is not.

        A part has the same terms alone as beside others, which the tests compare over all judged queries.
        """
        if self._written is None or self._tokenizer is not None:
            return None
        morphemes: list[Morpheme] = []
        compounds: list[Morpheme] = []
        at = 0
        for part in _PARTS.findall(text):
            analysis = self._written.get(part)
            if analysis is None:
                return None
            morphemes += (word.moved(at) for word in analysis.morphemes)
            compounds += (word.moved(at) for word in analysis.compounds)
            at += len(part)
        return Analysis(tuple(morphemes), tuple(compounds))

    def _analyse(self, text: str) -> Analysis:
        morphemes: list[Morpheme] = []
        compounds: list[Morpheme] = []
        tokenizer = self._tokenizer = self._tokenizer or _open_tokenizer()
        for offset, piece in pieces(text):
            # A lone surrogate has no UTF-8 form; its stand-in is as long, so every offset stays right.
            encodable = piece.encode("utf-8", "replace").decode("utf-8")
            for word in tokenizer.tokenize(encodable):
                start, end = word.begin(), word.end()
                if start == end:  # only the first word of a code point that folds to several has the surface
                    continue
                forms, parts = self._known.get((piece[start:end], word.word_id())) or self._look_up(word, piece)
                start += offset
                compound = Morpheme(forms[0], start, end + offset, *forms[1:])
                compounds.append(compound)
                if parts:
                    morphemes.extend(
                        [Morpheme(part[0], start + low, start + high, *part[1:]) for low, high, part in parts]
                    )
                else:
                    morphemes.append(compound)
        return Analysis(tuple(morphemes), tuple(compounds))

    def _look_up(self, word: sudachipy.Morpheme, piece: str) -> _Entry:
        """Ask SudachiPy for a word's forms and its parts, and remember those of a dictionary word."""
        parts = [part for part in word.split("A", add_single=False) if part.begin() < part.end()]
        begin = word.begin()
        short_words = tuple((part.begin() - begin, part.end() - begin, _forms(part, piece)) for part in parts)
        entry = (_forms(word, piece), short_words)
        if not word.is_oov():  # words outside the dictionary share identifiers and differ in their reading
            self._known[entry[0][0], word.word_id()] = entry
        return entry


def _forms(word: sudachipy.Morpheme, piece: str) -> _Forms:
    surface = piece[word.begin() : word.end()]
    return surface, word.dictionary_form(), word.normalized_form(), word.reading_form(), word.part_of_speech()


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
    import sudachipy  # noqa: PLC0415  (cold commands must not pay for it)

    return sudachipy.Dictionary(dict="small").tokenizer(mode="C")
