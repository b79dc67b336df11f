"""The margin at which a text was wrapped: a line that reaches it goes on in the next one."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

NARROWEST = 16
"""Columns of the narrowest margin that a text is wrapped at."""

NEAR = 8
"""Number of columns before the margin in which a wrapped line may end: the next word or number did not fit."""

FEWEST_LINES = 12
LONGER_LINES = 10
"""One line of so many may be longer than the margin: an address, a line of dashes, two lines joined at a number."""

SHARE = 4
"""In a wrapped text at least one line of so many ends near the margin."""


def columns(line: str) -> int:
    """Return about the number of terminal columns of a line: a Japanese character has two columns and three bytes."""
    return (len(line) + len(line.encode("utf-8", "surrogatepass"))) // 2


def margin_of(widths: Sequence[int]) -> int | None:
    """Return the width at which lines of these widths were wrapped, None where they seem not to be."""
    count = len(widths)
    if count < FEWEST_LINES:
        return None
    margin = sorted(widths)[count - 1 - count // LONGER_LINES]
    near = sum(margin - NEAR < width <= margin for width in widths)
    return margin if margin >= NARROWEST and SHARE * near >= count else None


class Lines:
    """The lines of a text and its margins: one counted in characters, one in columns, neither without wrapping.

    ``margins``: functions that return the width of a line, with the margin in the same unit.
    """

    def __init__(self, text: str) -> None:
        """Measure the lines of ``text``."""
        lines = text.split("\n")
        self._starts = (0, *accumulate(len(line) + 1 for line in lines))
        self._lines = [line.rstrip() for line in lines]
        kept = [line for line in self._lines if line]
        widths: tuple[Callable[[str], int], ...] = (len, columns)
        margins = [(width, margin_of([width(line) for line in kept])) for width in widths]
        self.margins = tuple((width, margin) for width, margin in margins if margin is not None)

    def reaches_margin(self, position: int, length: int) -> bool:
        """Tell whether ``length`` more characters would not have fitted in the line before that of ``position``."""
        at = bisect_right(self._starts, position) - 2
        line = self._lines[at] if at >= 0 else ""
        return bool(line) and any(margin - width(line) < length for width, margin in self.margins)
