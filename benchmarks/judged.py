"""Brings the judged queries and their measures, which lie with the tests that ask them, within reach of the benchmarks.

They lie in a folder of tests that is no package.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "search"))
from relevance import (
    DEPTH,
    ENGLISH,
    HALVES,
    KINDS,
    REAL_KINDS,
    Judged,
    Summary,
    halves,
    is_right,
    read_judged,
    read_real,
    summarise,
)

__all__ = [
    "DEPTH",
    "ENGLISH",
    "HALVES",
    "KINDS",
    "REAL_KINDS",
    "Judged",
    "Summary",
    "all_judged",
    "halves",
    "is_right",
    "read_judged",
    "read_real",
    "summarise",
]


def all_judged() -> list[Judged]:
    """Return every judged query. Ends the benchmark where there are none: an installed package has no tests."""
    judged = read_judged()
    if not judged:
        sys.exit("there are no judged queries (tests/search/judged/*.tsv)")
    return judged
