"""Tables written by hand: tab-separated text with a head line."""

import csv
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from rulesdb.source.text_reading import SourceError, read_text


def read_table(path: Path, columns: Sequence[str], needed: Collection[str]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the rows of a table as (``path:line``, cells by column); empty lines are left out.

    Raises SourceError for a file that cannot be read, a head line without ``needed``, with a column not in ``columns``
    or twice the same, and a row with more or fewer cells than the head line.
    """
    # No cell reaches over a line: quotation marks mean nothing here.
    lines = read_text(path).text.removeprefix("\ufeff").splitlines()
    rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    head = rows[0] if rows else []
    if not set(needed) <= set(head) <= set(columns) or len(set(head)) < len(head):
        wanted = " and ".join(column for column in columns if column in needed)
        others = ", ".join(column for column in columns if column not in needed)
        way_out = f"begin it with {wanted}" + (f" and any of {others}" if others else "")
        raise SourceError(f"{path}:1", "its first line does not name the columns", way_out)
    for line, row in enumerate(rows[1:], start=2):
        if row and len(row) != len(head):
            problem = f"has {len(row)} cells, not {len(head)}"
            raise SourceError(f"{path}:{line}", problem, f"put one tab between {', '.join(head)}")
        if row:
            yield f"{path}:{line}", dict(zip(head, row, strict=True))
