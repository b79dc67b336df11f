"""The protocol of a morphological analyzer as the graph needs it, so that it depends on no particular one."""

from collections.abc import Sequence
from typing import Protocol


class AnalyzedWord(Protocol):
    """A word of a text: ``start`` and ``end`` are code points of that text, half-open."""

    @property
    def surface(self) -> str:
        """The characters."""

    @property
    def start(self) -> int:
        """The offset of its first character."""

    @property
    def end(self) -> int:
        """The offset behind its last character."""

    @property
    def part_of_speech(self) -> tuple[str, ...]:
        """The word class, coarse to fine (``名詞``, ``普通名詞``, …)."""


class WordAnalyzer(Protocol):
    """Cuts a text into its smallest words; remembers texts that it has seen."""

    def morphemes(self, text: str, /) -> Sequence[AnalyzedWord]:
        """Return the words of ``text`` in order."""
