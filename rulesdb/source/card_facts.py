"""Card facts, shipped and the user's own: names of cards, and the words of the rules that each card brings into play.

Players ask about a rule by naming a card that no rule mentions. ``card-facts.tsv`` of a game's folder in data/ has the
columns name, also (the card's other names, separated by ``|``), terms (words of the rules, likewise) and why (what the
card does that brings them, for people); a user's own needs name and terms. A name between 《》 is looked for between
these signs alone: elsewhere it is an ordinary word.
"""

from pathlib import Path
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.source.text_reading import SourceError

NAME = "card-facts.tsv"
COLUMNS = ("name", "also", "terms", "why")
NEEDED = ("name", "terms")


class CardFact(NamedTuple):
    """A card of a ruleset ("" for any): its names, the usual one first, and words of the rules that it brings."""

    ruleset: str
    names: tuple[str, ...]
    terms: tuple[str, ...]


def shipped_card_facts() -> tuple[CardFact, ...]:
    """Return the card facts of all games, in the order of the folders and files.

    Raises SourceError for a file that cannot be read.
    """
    files = sorted(data_folder().glob(f"*/{NAME}"))
    return tuple(fact for path in files for fact in read_card_facts(path, path.parent.name))


def read_card_facts(path: Path, ruleset: str) -> list[CardFact]:
    """Return the card facts of one file as those of ``ruleset``.

    Raises SourceError for a file that cannot be read, a column that is unknown or missing, a row without a name or
    terms or with more or fewer cells than there are columns, and a card that has two rows.
    """
    found: dict[str, CardFact] = {}
    for location, row in read_table(path, COLUMNS, NEEDED):
        for column in NEEDED:
            if not _parts(row[column]):
                raise SourceError(location, f"has nothing under {column}", "write it, or delete the row")
        fact = CardFact(ruleset, _parts(f"{row['name']}|{row.get('also', '')}"), _parts(row["terms"]))
        if fact.names[0] in found:
            raise SourceError(location, f"has {fact.names[0]} a second time", "make one row of the two")
        found[fact.names[0]] = fact
    return list(found.values())


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(part for written in cell.split("|") if (part := written.strip()))
