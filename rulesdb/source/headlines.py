"""Shipped headlines: a few words of our own for each rule without a title.

``headlines.tsv`` of a game's folder in data/ has the columns number and headline. Lists of rules, such as contents and
hits, show the headline beside the number, where a chapter or section has its title.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.source.text_reading import SourceError

NAME = "headlines.tsv"
COLUMNS = ("number", "headline")


class Headline(NamedTuple):
    """The headline of the rule of a ruleset that has this number."""

    ruleset: str
    number: str
    text: str


def shipped_headlines() -> tuple[Headline, ...]:
    """Return the headlines of all games, in the order of the folders and files.

    Raises SourceError for a file that cannot be read.
    """
    files = sorted(data_folder().glob(f"*/{NAME}"))
    return tuple(headline for path in files for headline in read_headlines(path, path.parent.name))


def read_headlines(path: Path, ruleset: str) -> list[Headline]:
    """Return the headlines of one file as those of ``ruleset``.

    Raises SourceError for a file that cannot be read, missing columns, a row without a number or headline, and a
    number that stands twice.
    """
    found: dict[str, Headline] = {}
    for location, row in read_table(path, COLUMNS, set(COLUMNS)):
        headline = _headline(ruleset, row, location)
        if headline.number in found:
            raise SourceError(location, f"has a second headline of {headline.number}", "delete one of the two rows")
        found[headline.number] = headline
    return list(found.values())


def _headline(ruleset: str, row: Mapping[str, str], location: str) -> Headline:
    number, text = row["number"].strip(), row["headline"].strip()
    if not number:
        raise SourceError(location, "names no rule", "write the rule's number under number")
    if not text:
        raise SourceError(location, "has no headline", "write under headline what the rule settles, or delete the row")
    return Headline(ruleset, number, text)
