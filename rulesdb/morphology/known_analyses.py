"""Analyses of the words that a lexicon knows, kept as text: a query of nothing else needs no dictionary.

Loading SudachiPy's dictionary takes longer than all the rest of a search that somebody starts in a shell.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from rulesdb.morphology.morphemes import Analysis, Morpheme, PartOfSpeech

_BETWEEN = "\t"
_DAMAGES = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
_Written = tuple[int, str | int, str | int, str, int]
"""Length of the surface, dictionary form and normalised form (0 where they are the surface), reading, and the number of
the part of speech."""


class KnownAnalyses:
    """Analyses by text. The first line of what ``read`` returns has the parts of speech, each other one an analysis."""

    def __init__(self, read: Callable[[], str]) -> None:
        """Remember what reads the lines, with the first question."""
        self._read = read

    def get(self, text: str) -> Analysis | None:
        """Return the analysis of a text, None if it is not known, or written down in a way that cannot be read."""
        start = self._lines.find(f"\n{text}{_BETWEEN}")
        if start < 0 or "\n" in text or _BETWEEN in text:
            return None
        try:
            end = self._lines.index("\n", start + 1)
            short, long = json.loads(self._lines[start + len(text) + 2 : end])
            morphemes = self._morphemes(text, short)
            return Analysis(morphemes, self._morphemes(text, long) if long else morphemes)
        except _DAMAGES:
            return None

    def _morphemes(self, text: str, written: Sequence[_Written]) -> tuple[Morpheme, ...]:
        found, at = [], 0
        for length, dictionary, normalized, reading, part_of_speech in written:
            surface = text[at : at + length]
            forms = (str(dictionary or surface), str(normalized or surface), reading)
            found.append(Morpheme(surface, at, at + length, *forms, self._parts_of_speech[part_of_speech]))
            at += length
        return tuple(found)

    @cached_property
    def _lines(self) -> str:
        return self._read()

    @cached_property
    def _parts_of_speech(self) -> Sequence[PartOfSpeech]:
        one, two, three, four, five, six = range(6)
        rows = json.loads(self._lines[: self._lines.index("\n")])
        return [(row[one], row[two], row[three], row[four], row[five], row[six]) for row in rows]


def written_analyses(texts: Iterable[str], analyse: Callable[[str], Analysis]) -> str:
    """Return analyses of texts, none twice, as ``KnownAnalyses`` reads them; a text of several lines is left out."""
    import msgspec  # a cold search must not pay for it

    numbers: dict[PartOfSpeech, int] = {}

    def written(morphemes: Iterable[Morpheme]) -> list[_Written]:
        return [
            (
                len(word.surface),
                0 if word.dictionary_form == word.surface else word.dictionary_form,
                0 if word.normalized_form == word.surface else word.normalized_form,
                word.reading,
                numbers.setdefault(word.part_of_speech, len(numbers)),
            )
            for word in morphemes
        ]

    lines = []
    for text in dict.fromkeys(texts):
        if text and "\n" not in text and _BETWEEN not in text:
            analysis = analyse(text)
            short, long = analysis.morphemes, analysis.compounds
            both = (written(short), [] if long == short else written(long))
            lines.append(text + _BETWEEN + msgspec.json.encode(both).decode())
    return "\n".join([json.dumps(list(numbers), ensure_ascii=False), *lines, ""])
