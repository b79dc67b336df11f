"""Rules of chapters 3, 4, 7, 8 and 9 that the engine enforces although no shipped text contains them.

Their numbers come from the project's own fact sheet; data/fab/outside-rules.tsv lists them with their subjects.
"""

from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text

NAME = "outside-rules.tsv"


def subjects() -> dict[str, str]:
    """Return what the rules that no shipped text contains are about, by identifier."""
    rows = read_text(data_folder() / "fab" / NAME).text.splitlines()[1:]
    pairs = (row.partition("\t") for row in rows)
    return {f"fab:{number}": about for number, _, about in pairs}


def outside_rules() -> frozenset[str]:
    """Return the identifiers of the rules that no shipped text contains."""
    return frozenset(subjects())
