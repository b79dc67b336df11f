"""Columns and colour: Japanese characters take two columns, and lines do not break before 、 or after 「."""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter

_UNIT = re.compile(r"[「『（《【\[(]*(?:[!-~]+|.)(?: ?[、。，．」』）》】\])…ー？！])*", re.DOTALL)


def char_width(character: str) -> int:
    """Return the columns of ``character``: 0 (combining, control), 1 or 2."""
    from wcwidth import wcwidth  # noqa: PLC0415  (cold commands that do not align must not pay for it)

    return max(0, wcwidth(character))


def width(text: str) -> int:
    """Return the columns of ``text``."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(map(char_width, text))


def columns() -> int:
    """Return the columns of the terminal, or of ``COLUMNS``, or 80."""
    from shutil import get_terminal_size  # noqa: PLC0415  (see above)

    return max(20, get_terminal_size().columns)


def wrap(text: str, indent: str = "", mark: str = "") -> list[str]:
    """Return the lines of ``text`` behind ``indent``, the first one behind ``mark`` too and the others below it.

    Lines are broken if they go to a terminal, or if ``COLUMNS`` is set: a file or another program gets them whole.
    """
    if not (sys.stdout.isatty() or "COLUMNS" in os.environ):
        return [indent + line for line in (mark + text).splitlines()]
    hanging = indent + " " * width(mark)
    room = max(10, columns() - len(hanging))
    first, *rest = [piece for line in text.splitlines() for piece in _broken(line, room)] or [""]
    return [indent + mark + first, *(hanging + piece for piece in rest)]


def _broken(line: str, room: int) -> Iterable[str]:
    """Break greedily between units: ASCII words and single characters, with the brackets that cling to them."""
    taken, used = "", 0
    for unit in _UNIT.findall(line):
        needed = width(unit)
        if taken and used + needed > room:
            yield taken.rstrip()
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


def bold(text: str) -> str:
    """Return ``text`` in bold on a terminal."""
    return _styled(text, "1")


def dim(text: str) -> str:
    """Return ``text`` dimmed on a terminal."""
    return _styled(text, "2")


def marked(lines: Iterable[str], text: str, ranges: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Yield ``lines``, which ``wrap`` made of ``text``, with these ranges of it underlined in bold on a terminal.

    The ranges are half-open, in code points. Wrapping adds and drops blanks and nothing else, so the other characters
    of the lines are those of the text in their order.
    """
    inside = {place for start, end in ranges for place in range(start, end)}
    is_marked = iter([place in inside for place, character in enumerate(text) if not character.isspace()])
    for line in lines:
        characters = [(character, not character.isspace() and next(is_marked)) for character in line]
        runs = groupby(characters, key=itemgetter(1))
        pieces = ((is_in, "".join(character for character, _ in run)) for is_in, run in runs)
        yield "".join(_styled(piece, "1;4") if is_in else piece for is_in, piece in pieces)


def _styled(text: str, code: str) -> str:
    plain = not sys.stdout.isatty() or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return text if plain else f"\033[{code}m{text}\033[0m"
