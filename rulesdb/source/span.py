"""Half-open ranges of a text, in code points."""

from typing import NamedTuple


class Span(NamedTuple):
    """Half-open range ``[start, end)`` of a decoded text, in Unicode code points."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the characters of ``text`` in this range."""
        return text[self.start : self.end]
