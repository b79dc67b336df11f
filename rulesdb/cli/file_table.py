"""The table of what a build read of each of the user's files, with the shipped texts apart in one line."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from rulesdb.cli.terminal import char_width, columns, is_narrow, table, width
from rulesdb.pipeline.building import BuildReport

_CUT = "…"
_SHORTEST_NAME = 12
"""Columns that a file's name keeps on the narrowest terminal."""


def file_table(report: BuildReport) -> list[str]:
    """Return the lines of the table: file, dialect, number of rules, share of the file's characters in rules."""
    shipped = ("shipped texts", "", f"{report.shipped_rules:,} rules")
    rows = [*_rows(report), shipped]
    beside = max(map(width, table([row[1:] for row in rows]))) + 2
    room = max(_SHORTEST_NAME, columns() - beside) if is_narrow() else None
    return table([(cut_at_front(row[0], room), *row[1:]) for row in rows], right=[2, 3])


def _rows(report: BuildReport) -> Iterator[Sequence[str]]:
    for file in report.own_files:
        yield file.file, file.dialect, f"{file.rules:,} rules", f"{file.percent} in rules"


def cut_at_front(name: str, room: int | None) -> str:
    """Return a path cut to ``room`` columns (None: as long as it is); its end is kept, which tells files apart."""
    if room is None or width(name) <= room:
        return name
    widths = accumulate(map(char_width, reversed(name)))
    kept = sum(needed <= room - width(_CUT) for needed in widths)
    return _CUT + name[len(name) - kept :]
