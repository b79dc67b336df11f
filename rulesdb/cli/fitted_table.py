"""Tables that fit the terminal: the first column, of paths or headings, is cut."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from rulesdb.cli.terminal import char_width, columns, is_narrow, table, width

_CUT = "…"
_SHORTEST_NAME = 12
"""Columns that a name keeps on the narrowest terminal."""


def fitted_table(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Return ``rows`` as ``table`` does, the names in the first column cut where lines have to fit the terminal."""
    flush_right = list(right)
    beside = max(map(width, table([row[1:] for row in rows], [at - 1 for at in flush_right]))) + 2
    room = max(_SHORTEST_NAME, columns() - beside) if is_narrow() else None
    return table([(cut_at_front(row[0], room), *row[1:]) for row in rows], flush_right)


def cut_at_front(name: str, room: int | None) -> str:
    """Return a name cut to ``room`` columns (None: whole); its end is kept, by which names differ."""
    if room is None or width(name) <= room:
        return name
    widths = accumulate(map(char_width, reversed(name)))
    kept = sum(needed <= room - width(_CUT) for needed in widths)
    return _CUT + name[len(name) - kept :]
