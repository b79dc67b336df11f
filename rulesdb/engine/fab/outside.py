"""The numbers of chapters 3, 4, 7, 8 and 9, which no shipped text has: rules that the engine enforces all the same.

They come from the project's own sheet of facts; data/fab/outside-rules.tsv has each with what it is about.
"""

from rulesdb.source.reading import read_text
from rulesdb.source.resources import data_folder

NAME = "outside-rules.tsv"


def outside_rules() -> frozenset[str]:
    """Return the identifiers of these rules."""
    rows = read_text(data_folder() / "fab" / NAME).text.splitlines()[1:]
    return frozenset(f"fab:{row.partition(chr(9))[0]}" for row in rows)
