"""A place in a text: the half-open range that every node, part and diagnostic carries."""

from typing import NamedTuple


class Span(NamedTuple):
    """Half-open range ``[start, end)`` of a decoded text, in Unicode code points."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the characters of ``text`` in this range."""
        return text[self.start : self.end]
