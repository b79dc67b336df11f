"""Rules of chapters 3, 4, 7, 8 and 9 that the engine enforces although no shipped text contains them.

Their numbers come from the project's own fact sheet; data/fab/outside-rules.tsv lists them with their subjects.
"""

from collections.abc import Mapping
from functools import cache

from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text

NAME = "outside-rules.tsv"


@cache
def subjects() -> Mapping[str, str]:
    """Return the subjects of the rules that no shipped text contains, by identifier."""
    rows = (row.split("\t") for row in read_text(data_folder() / "fab" / NAME).text.splitlines()[1:])
    return {f"fab:{number}": about for number, about in rows}


def outside_rules() -> frozenset[str]:
    """Return the identifiers of the rules that no shipped text contains."""
    return frozenset(subjects())
