"""Engines beside exact scores: what is found must not depend on which of them retrieves."""

from pathlib import Path

import pytest
import search_backends

LEAST = {
    1: {"whoosh": 0.95, "tantivy": 0.98, "xapian": 0.98},
    10: {"whoosh": 0.9, "tantivy": 0.97, "xapian": 0.98},
}
"""By times the text and by engine, the least share of judged queries with the first ten of exact scores."""


@pytest.mark.nightly
@pytest.mark.parametrize("times", LEAST)
def test_engines_find_the_first_ten_of_exact_scores(times: int, tmp_path: Path) -> None:
    """Of the judged queries, on the shipped edition alone and on a text of ten times its size."""
    home = search_backends.home_of(None, times, tmp_path)
    agreements = dict(search_backends.agreements(home, tmp_path))
    least = {name: share for name, share in LEAST[times].items() if name in agreements}
    assert {name: share for name, share in least.items() if agreements[name].same < share} == {}
    assert "whoosh" in agreements
