"""Excerpts of a line around a diagnostic, with a caret below.

A primer stands on one line of many thousand characters, so the line is cut around the diagnostic; the caret counts
columns, not characters, since Japanese characters take two.
"""

from rulesdb.cli.terminal import char_width
from rulesdb.words.visible import visible

_CUT = "…"


def excerpt(line: str, index: int, length: int, room: int) -> tuple[str, str]:
    """Return ``line`` cut to ``room`` columns around an ``index`` in it, and the line of carets below it.

    The carets cover ``length`` characters as far as they are shown, at least one column. Control characters are shown
    as a terminal shows them (``visible``), other characters without a width or a form as blanks.
    """
    shown = [character if character.isprintable() or char_width(character) else " " for character in visible(line)]
    widths = [max(1, char_width(character)) if character == " " else char_width(character) for character in shown]
    index = min(index, len(shown))
    first, last = _window(widths, index, room)
    before = _CUT if first > 0 else ""
    after = _CUT if last < len(shown) else ""
    offset = len(before) + sum(widths[first:index])
    marked = sum(widths[index : min(index + length, last)])
    return before + "".join(shown[first:last]) + after, " " * offset + "^" * max(1, marked)


def _window(widths: list[int], index: int, room: int) -> tuple[int, int]:
    """Return the half-open range of characters to show: it grows from ``index`` to both sides as far as there is room.

    Where the line is cut, a column is kept for each ``…``.
    """
    if sum(widths) <= room:
        return 0, len(widths)
    first = last = index
    left = room - 2 * len(_CUT)
    while True:
        before = widths[first - 1] if first > 0 else left + 1
        after = widths[last] if last < len(widths) else left + 1
        if min(before, after) > left:
            return first, last
        if after <= left and (before > left or last - index <= 2 * (index - first)):
            left, last = left - after, last + 1
        else:
            left, first = left - before, first - 1
