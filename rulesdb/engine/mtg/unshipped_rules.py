"""Rules of 2006 that the engine enforces although no shipped text contains them.

Their numbers come from the project's own fact sheet; data/mtg/unshipped-rules.tsv lists them with their subjects.
Search does not read it: with these subjects it ranks questions about the primer worse.
"""

from collections.abc import Mapping
from functools import cache

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

NAME = "unshipped-rules.tsv"
_COLUMNS = ("number", "about")


@cache
def subjects() -> Mapping[str, str]:
    """Return the subjects of the rules that no shipped text contains, by identifier."""
    rows = read_table(data_folder() / "mtg" / NAME, _COLUMNS, _COLUMNS)
    return {f"mtg:{row['number']}": row["about"] for _, row in rows}


def outside_rules() -> frozenset[str]:
    """Return the identifiers of the rules that no shipped text contains."""
    return frozenset(subjects())
