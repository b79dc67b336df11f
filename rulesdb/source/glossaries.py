"""The glossaries that travel with the program: what a term is called, read and defined by, as rows of plain text.

``glossary.tsv`` of a game's folder in data/ has the columns ja, reading (hiragana), en, rule (``-`` for none), players
(what players call it, separated by ``|``) and note; anyone can extend it.
"""

import csv
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.reading import SourceError
from rulesdb.source.resources import data_folder

NAME = "glossary.tsv"
COLUMNS = ("ja", "reading", "en", "rule", "players", "note")


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

    Raises SourceError for a glossary that cannot be read or whose columns are others.
    """
    return tuple(entry for path in sorted(data_folder().glob(f"*/{NAME}")) for entry in read_glossary(path))


def read_glossary(path: Path) -> list[GlossaryEntry]:
    """Return the rows of one glossary; its folder's name is the ruleset. Raises SourceError (see above)."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            header, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    except (OSError, ValueError) as error:
        raise SourceError(str(path), f"cannot be read ({error})", "mend it or install rulesdb again") from error
    if tuple(header) != COLUMNS:
        raise SourceError(str(path), "has other columns than it should", f"give it {', '.join(COLUMNS)}")
    for line, row in enumerate(rows, start=2):  # no cell reaches over a line: quotation marks mean nothing here
        if len(row) != len(COLUMNS):
            problem = f"line {line}: has {len(row)} cells, not {len(COLUMNS)}"
            raise SourceError(str(path), problem, f"give every row {', '.join(COLUMNS)}")
    return [_entry(path.parent.name, row) for row in rows]


def _entry(ruleset: str, row: list[str]) -> GlossaryEntry:
    name, reading, english, rule, players, _ = row
    words = tuple(word for word in players.split("|") if word)
    return GlossaryEntry(ruleset, name, reading, english, None if rule == "-" else rule, words)
