"""The glossaries that travel with the program, and a user's own: what a term is called, read and defined by, as rows.

A glossary is plain text with a head line and tabs between the columns: ja (the term), reading (hiragana), en, rule (the
number that defines it, ``-`` for none), players (what players call it, separated by ``|``) and note. ``glossary.tsv``
of a game's folder in data/ has them all; a user's own needs ja and whichever others it fills.
"""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.reading import SourceError, read_text
from rulesdb.source.resources import data_folder

NAME = "glossary.tsv"
COLUMNS = ("ja", "reading", "en", "rule", "players", "note")
_OTHER_COLUMNS = ", ".join(COLUMNS[1:])


class GlossaryEntry(NamedTuple):
    """A term of a ruleset: its Japanese name, reading, English name, defining number (or None), players' words."""

    ruleset: str
    name: str
    reading: str
    english: str
    rule: str | None
    players: tuple[str, ...]


def shipped_glossaries() -> tuple[GlossaryEntry, ...]:
    """Return the rows of all glossaries, in the order of the folders and files.

    Raises SourceError for a glossary that cannot be read.
    """
    files = sorted(data_folder().glob(f"*/{NAME}"))
    return tuple(entry for path in files for entry in read_glossary(path, path.parent.name))


def read_glossary(path: Path, ruleset: str) -> list[GlossaryEntry]:
    """Return the rows of one glossary as terms of ``ruleset``.

    Raises SourceError for a file that cannot be read, a column that is unknown or missing, and a row without a term or
    with more or fewer cells than there are columns.
    """
    # No cell reaches over a line: quotation marks mean nothing here.
    lines = read_text(path).text.removeprefix("\ufeff").splitlines()
    rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    head = rows[0] if rows else []
    if "ja" not in head or not set(head) <= set(COLUMNS) or len(set(head)) < len(head):
        raise SourceError(
            f"{path}:1", "its first line does not name the columns", f"begin it with ja and any of {_OTHER_COLUMNS}"
        )
    found = []
    for line, row in enumerate(rows[1:], start=2):
        if row and len(row) != len(head):
            problem = f"has {len(row)} cells, not {len(head)}"
            raise SourceError(f"{path}:{line}", problem, f"put one tab between {', '.join(head)}")
        if row:
            found.append(_entry(ruleset, dict(zip(head, row, strict=True)), f"{path}:{line}"))
    return found


def _entry(ruleset: str, row: Mapping[str, str], place: str) -> GlossaryEntry:
    if not row["ja"].strip():
        raise SourceError(place, "names no term", "write the term under ja")
    words = tuple(word.strip() for word in row.get("players", "").split("|") if word.strip())
    rule = row.get("rule", "-")
    return GlossaryEntry(
        ruleset, row["ja"], row.get("reading", ""), row.get("en", ""), None if rule in {"-", ""} else rule, words
    )
