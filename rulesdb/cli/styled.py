"""Styled text: lines with bold, dim and marked parts, as a terminal shows them.

A style is a value beside the text, never a sequence within it: ``output`` alone writes sequences, around text whose own
control characters it has made visible. A ``Line`` is put together with ``+``; within an f-string it is its text alone.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

_BOLD = "1"
_DIM = "2"
_MARKED = "1;4"


class Piece(NamedTuple):
    """A part of a line in one style: ``style`` holds the parameters of the terminal's SGR sequence, ``""`` for none."""

    text: str
    style: str = ""


class Line:
    """A line of styled text. ``str()`` is the text alone."""

    __slots__ = ("pieces",)

    def __init__(self, *pieces: Piece) -> None:
        """Keep the pieces in their order."""
        self.pieces = pieces

    def __add__(self, other: "str | Line") -> "Line":
        """Return the line with ``other`` behind it."""
        return Line(*self.pieces, *line_of(other).pieces)

    def __radd__(self, other: str) -> "Line":
        """Return the line with ``other`` before it."""
        return Line(Piece(other), *self.pieces)

    def __str__(self) -> str:
        """Return the text without styles."""
        return "".join(piece.text for piece in self.pieces)


def line_of(text: str | Line) -> Line:
    """Return ``text`` as a line; a string becomes a line without a style."""
    return text if isinstance(text, Line) else Line(Piece(text))


def bold(text: str) -> Line:
    """Return ``text`` in bold."""
    return Line(Piece(text, _BOLD))


def dim(text: str) -> Line:
    """Return ``text`` dimmed."""
    return Line(Piece(text, _DIM))


def marked(lines: Iterable[str], text: str, ranges: Iterable[tuple[int, int]]) -> Iterator[Line]:
    """Yield ``lines``, which ``wrap`` made of ``text``, with these ranges of it underlined in bold.

    The ranges are half-open, in code points. Wrapping adds and drops blanks and nothing else, so the other characters
    of the lines are those of the text in their order.
    """
    inside = {index for start, end in ranges for index in range(start, end)}
    is_marked = iter([index in inside for index, character in enumerate(text) if not character.isspace()])
    for line in lines:
        characters = [(character, not character.isspace() and next(is_marked)) for character in line]
        runs = groupby(characters, key=itemgetter(1))
        pieces = ((is_in, "".join(character for character, _ in run)) for is_in, run in runs)
        yield Line(*(Piece(piece, _MARKED if is_in else "") for is_in, piece in pieces))
