"""Engines beside each other: what is found must not depend on which of them retrieves."""

from pathlib import Path

import pytest
from support.search.relevance import read_judged

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.index.backends import BACKENDS, DEFAULT
from rulesdb.search.search_errors import QueryError

SAME = 0.95
"""The least share of queries with the same first ten."""


def _corpus(backend: str, folder: Path) -> Corpus:
    build([], folder, backend=backend)
    home = open_home(folder)
    return open_corpus(home.graph, home.index)


def _first_ten(corpus: Corpus, query: str) -> list[str]:
    try:
        return [hit.id for hit in search(corpus, query).hits]
    except QueryError:
        return []


@pytest.mark.nightly
@pytest.mark.parametrize("backend", [row.name for row in BACKENDS if row.name != DEFAULT and not row.is_remote])
def test_engines_give_the_same_first_ten(backend: str, tmp_path: Path) -> None:
    """Of the judged queries, on the shipped edition."""
    pytest.importorskip(backend)
    usual, other = (_corpus(name, tmp_path / name) for name in (DEFAULT, backend))
    queries = [judged.query for judged in read_judged()]
    same = sum(_first_ten(usual, query) == _first_ten(other, query) for query in queries)
    assert same / len(queries) >= SAME
