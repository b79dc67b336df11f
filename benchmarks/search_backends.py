"""Measures how often the engines of search find the same first ten as exact scores do, and how long a query takes.

    python benchmarks/search_backends.py [--official DIR] [--times N …]

The judge is BM25F of every document with a word of the query (``tests/support/search/plain_index.py``). Every engine
indexes the same documents, of the texts ``--times`` over, and the same ranking follows each of them. One that is not
installed is left out.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from judged import all_judged
from search_quality import ask, milliseconds
from support.search.plain_index import PlainIndex
from support.search.xapian_servers import with_servers
from texts import add_official, enlarged_editions

from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.index.backends import BACKENDS, Backend
from rulesdb.search.index.documents import tags_of
from rulesdb.search.index.indexing import Index, open_index
from rulesdb.search.index.protocol import BACKEND, IndexDocument
from rulesdb.search.index.sealed_index import seal_index

EXACT = "exact scores"
HEAD = "| engine | same first ten as exact scores | in any order | median of a warm query | 95th percentile |"


class Agreement(NamedTuple):
    """The shares of queries with the first ten of exact scores, in their order and in any; milliseconds of a query."""

    same: float
    alike: float
    median: float
    late: float


def home_of(official: Path | None, times: int, folder: Path) -> Home:
    """Build the official texts, if any, and the shipped ones, ``times`` over, in a new folder."""
    sources = [official] if official else []
    if times > 1:
        sources = enlarged_editions(official, times, folder / "enlarged")
    build(sources, folder / "home")
    return open_home(folder / "home")


def agreements(home: Home, scratch: Path) -> Iterator[tuple[str, Agreement]]:
    """Yield the name of the judge and of every engine with what it finds of the documents of a home."""
    corpus = open_corpus(home.graph, home.index)
    plain = PlainIndex(_documents(corpus), corpus.index.store)
    index = Index(corpus.index.store, corpus.index.letters, lambda: plain)
    exact, agreement = _compared(corpus, index, [])
    yield EXACT, agreement
    for backend in BACKENDS:
        try:
            with _written(backend, home, corpus, scratch / backend.name) as index:
                yield backend.name, _compared(corpus, index, exact)[1]
        except pytest.skip.Exception as missing:
            print(f"{backend.name} is left out: {missing}", file=sys.stderr)


@contextmanager
def _written(backend: Backend, home: Home, corpus: Corpus, folder: Path) -> Iterator[Index]:
    """Yield the index of a home as an engine has it, whose servers, if it has any, run until the end of the block."""
    with with_servers(backend) as (written, start):
        shutil.copytree(home.index, folder)
        (folder / BACKEND).write_text(written, encoding="utf-8")
        backend.write(_documents(corpus), folder)
        seal_index(folder)
        start(folder)
        yield open_index(folder)


def _documents(corpus: Corpus) -> Iterator[IndexDocument]:
    for document, node in zip(corpus.index.store.documents(), corpus.graph.nodes.values(), strict=True):
        yield IndexDocument(document, tags_of(node))


def _compared(known: Corpus, index: Index, exact: Sequence[list[str]]) -> tuple[list[list[str]], Agreement]:
    """Return the first ten of every query, and how they agree with those of the judge, whose own these are if empty."""
    corpus = Corpus(known.graph, index, known.lexicon, known.questions, known.analyzer)
    queries = [judged.query for judged in all_judged()]
    found = [ask(corpus, query) for query in queries]  # which warms all caches
    taken = [milliseconds(corpus, query) for query in queries]
    pairs = list(zip(found, exact or found, strict=True))
    same = statistics.fmean(one == other for one, other in pairs)
    alike = statistics.fmean({*one} == {*other} for one, other in pairs)
    return found, Agreement(same, alike, statistics.median(taken), statistics.quantiles(taken, n=20)[-1])


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Compare the engines of search with exact scores.")
    add_official(parser)
    parser.add_argument("--times", type=int, nargs="+", default=[1, 10], metavar="N", help="times the text (1 10)")
    given = parser.parse_args()
    for times in given.times:
        with tempfile.TemporaryDirectory() as scratch:
            home = home_of(given.official, times, Path(scratch))
            print(f"\n{times} times the text, {len(home.graph.nodes):,} rules\n\n{HEAD}\n|---|---|---|---|---|")
            for name, (same, alike, median, late) in agreements(home, Path(scratch)):
                print(f"| {name} | {same:.3f} | {alike:.3f} | {median:.1f} ms | {late:.1f} ms |")


if __name__ == "__main__":
    main()
