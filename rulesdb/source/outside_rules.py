"""Topics of rules that the shipped edition cites and does not have: number and topic, a row each.

``outside-rules.tsv`` of a game's folder in data/ has the columns number and about.
"""

from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

NAME = "outside-rules.tsv"
_COLUMNS = ("number", "about")


class OutsideRule(NamedTuple):
    """A rule of a ruleset by its number, and what it is about."""

    ruleset: str
    number: str
    about: str


def outside_rules() -> tuple[OutsideRule, ...]:
    """Return the rows of all games, in the order of the folders. Raises SourceError for a file that cannot be read."""
    return tuple(
        OutsideRule(path.parent.name, row["number"], row["about"])
        for path in sorted(data_folder().glob(f"*/{NAME}"))
        for _, row in read_table(path, _COLUMNS, set(_COLUMNS))
    )
