"""Glossaries, shipped and the user's own: names, readings and definitions of terms, as rows.

A glossary is plain text with a head line and tabs between the columns: ja (the term), reading (hiragana), en, rule (the
number that defines it, ``-`` for none), players (what players call it, separated by ``|``) and note. ``glossary.tsv``
of a game's folder in data/ has them all; a user's own needs ja and whichever others it fills.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.source.text_reading import SourceError

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

    Raises SourceError for a glossary that cannot be read.
    """
    files = sorted(data_folder().glob(f"*/{NAME}"))
    return tuple(entry for path in files for entry in read_glossary(path, path.parent.name))


def read_glossary(path: Path, ruleset: str) -> list[GlossaryEntry]:
    """Return the rows of one glossary as terms of ``ruleset``.

    Raises SourceError for a file that cannot be read, a column that is unknown or missing, and a row without a term or
    with more or fewer cells than there are columns.
    """
    return [_entry(ruleset, row, location) for location, row in read_table(path, COLUMNS, {"ja"})]


def _entry(ruleset: str, row: Mapping[str, str], location: str) -> GlossaryEntry:
    if not row["ja"].strip():
        raise SourceError(location, "names no term", "write the term under ja")
    words = tuple(word.strip() for word in row.get("players", "").split("|") if word.strip())
    rule = row.get("rule", "-")
    return GlossaryEntry(
        ruleset, row["ja"], row.get("reading", ""), row.get("en", ""), None if rule in {"-", ""} else rule, words
    )
