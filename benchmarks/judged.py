"""The judged queries, for benchmarks; a benchmark may import ``relevance`` after this module.

Both lie with the tests, in a folder that is no package and that this module adds to the path.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
from support.search.relevance import DEPTH, TUNING, Judged, halves, read_judged, read_real

__all__ = ["DEPTH", "TUNING", "all_judged", "halves", "read_real"]


def all_judged() -> list[Judged]:
    """Return every judged query. Ends the benchmark where there are none: an installed package has no tests."""
    judged = read_judged()
    if not judged:
        sys.exit("there are no judged queries (tests/search/judged/*.tsv)")
    return judged
