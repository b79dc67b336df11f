"""Shipped situations: the files in ``situations/`` of a game's folder in data/, in the order of its ``topics.tsv``.

``topics.tsv`` has the columns topic and situation: the topic under which lists show a situation, and the name of its
file without suffix.
"""

from pathlib import Path
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

FOLDER, TOPICS = "situations", "topics.tsv"
_COLUMNS = ("topic", "situation")


class ShippedSituation(NamedTuple):
    """A shipped situation, not read yet."""

    name: str
    """Name of its file without suffix."""
    topic: str
    """The topic under which lists show it."""
    path: Path
    """Its file."""


def shipped_situations(ruleset: str) -> tuple[ShippedSituation, ...]:
    """Return the situations of a game, in the order of its topics. Raises SourceError for a wrong table."""
    folder = data_folder() / ruleset / FOLDER
    rows = read_table(folder / TOPICS, _COLUMNS, _COLUMNS)
    return tuple(
        ShippedSituation(row["situation"], row["topic"], folder / f"{row['situation']}.txt") for _, row in rows
    )
