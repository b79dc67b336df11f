"""Columns of a terminal: Japanese characters take two, and lines do not break before 、 or after 「.

Columns are those of what a terminal shows (``visible``), where a control character takes one.
"""

import functools
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from rulesdb.cli.output import is_terminal

_UNIT = r"[「『（《【\[(]*(?:[!-~]+|.)(?: ?[、。，．」』）》】\])…ー？！])*"
_BLANKS = " \t\u3000"
_COLUMNS = 80  # where nothing tells


@functools.lru_cache(maxsize=4096)
def char_width(character: str) -> int:
    """Return the columns of ``character``, one that is shown as it is: 0 (combining, a newline), 1 or 2."""
    from wcwidth import wcwidth  # cold commands that do not align must not pay for it

    return max(0, wcwidth(character))


def width(text: str) -> int:
    """Return the columns of ``text``."""
    if text.isascii() and text.isprintable():
        return len(text)
    from rulesdb.words.visible import visible  # see above

    return sum(map(char_width, visible(text)))


def columns() -> int:
    """Return the columns of ``COLUMNS``, or of the terminal, or 80: as shutil does, whose import takes 2 ms."""
    named = os.environ.get("COLUMNS", "")
    return max(20, (int(named) if named.isdecimal() else 0) or _columns_of_terminal())


def _columns_of_terminal() -> int:
    try:
        return os.get_terminal_size().columns or _COLUMNS
    except (ValueError, OSError):  # standard output is closed, or no terminal
        return _COLUMNS


def is_narrow() -> bool:
    """Tell whether lines have to fit ``columns``: a file or another program gets them whole."""
    return is_terminal(sys.stdout) or "COLUMNS" in os.environ


def wrap(text: str, indent: str = "", mark: str = "") -> list[str]:
    """Return the lines of ``text`` behind ``indent``, the first one behind ``mark`` too and the others below it.

    Lines are broken if they go to a terminal, or if ``COLUMNS`` is set: a file or another program gets them whole.
    """
    lines = text.split("\n")  # splitlines would lose what else ends a line to Unicode
    if not is_narrow():
        return [indent + line for line in (mark + lines[0], *lines[1:])]
    hanging = indent + " " * width(mark)
    room = max(10, columns() - len(hanging))
    first, *rest = [piece for line in lines for piece in broken(line, room)]
    return [indent + mark + first, *(hanging + piece for piece in rest)]


def broken(line: str, room: int) -> Iterator[str]:
    """Yield a line broken to ``room`` columns, greedily and between units.

    Units are ASCII words and single characters, with the brackets that cling to them.
    """
    taken, used = "", 0
    for unit in re.findall(_UNIT, line, re.DOTALL):
        needed = width(unit)
        if taken and used + needed > room:
            yield taken.rstrip(_BLANKS)
            taken, used = "", 0
            unit = unit.lstrip(" ")  # noqa: PLW2901  (a blank at a break is the break)
        taken, used = taken + unit, used + needed
    yield taken


def table(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Return ``rows`` as aligned lines, two blanks between columns; columns in ``right`` are aligned to the right."""
    widths = [max(map(width, column)) for column in zip_longest(*rows, fillvalue="")]
    flush_right = set(right)
    return [
        "  ".join(_pad(cell, widths[at], at in flush_right) for at, cell in enumerate(row)).rstrip() for row in rows
    ]


def _pad(cell: str, room: int, right: bool) -> str:
    blanks = " " * (room - width(cell))
    return blanks + cell if right else cell + blanks
