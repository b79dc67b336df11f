"""Measures how good the answers of search are, by judged queries, beside bare Whoosh with SudachiPy.

    python benchmarks/search_quality.py [--official DIR] [--half tune|report|both] [--misses]

Every query of tests/search/judged is asked, of the shipped edition alone and, where a folder is given (``--official``
or RULESDB_OFFICIAL), with the official texts over it. All engines have the same documents and answer in this process.
Bare Whoosh is asked twice: for all words, as the bare script does it and as the time targets have it, and for any word,
which is slower and answers far more. What ranking is made to fit is the half ``tune``; the other is only reported.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

from baseline_whoosh import write_index
from documents import documents
from texts import find_texts
from whoosh import index
from whoosh.qparser import AndGroup, MultifieldParser, OrGroup
from whoosh.qparser.syntax import GroupNode
from whoosh.searching import Searcher

from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.building import build
from rulesdb.pipeline.home import open_home
from rulesdb.search.errors import QueryError
from rulesdb.search.indexing import open_index
from rulesdb.search.lexicon import read_lexicon
from rulesdb.search.searching import search

# The measures lie with the judged queries, in a folder of tests that is no package.
sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "search"))
from relevance import DEPTH, HALVES, KINDS, Judged, Summary, halves, is_right, read_judged, summarise

Ask = Callable[[str], list[str]]
"""A query to the identifiers of the ten best nodes, the best first."""
Answer = tuple[Judged, list[str]]
ROUNDS = 5
WARMING = "準備"  # loads the dictionary and whatever else comes with the first words
MILLISECOND = 1000
HEAD = "kind | queries | nDCG@10 | right first | right in five | recall@10 | empty | rightly silent"
ENGINES = "ours / bare, any word / bare, all words"


class Engines(NamedTuple):
    """The engines over the same documents. ``make_ours`` gives ours without memory of any query."""

    make_ours: Callable[[], Ask]
    any_word: Ask
    all_words: Ask

    def fresh(self) -> tuple[Ask, ...]:
        """Return one of each, in the order in which figures are printed."""
        return self.make_ours(), self.any_word, self.all_words


@contextmanager
def opened_engines(sources: Sequence[Path]) -> Iterator[Engines]:
    """Build, for as long as they are used, a home of ``sources`` and the bare index of the same documents."""
    with tempfile.TemporaryDirectory() as scratch:
        folder, listed, home = Path(scratch) / "bare", Path(scratch) / "documents.json", Path(scratch) / "home"
        build(sources, home)
        listed.write_text(json.dumps(documents(home), ensure_ascii=False), encoding="utf-8")
        write_index(listed, folder)
        with index.open_dir(folder).searcher() as searcher:
            yield Engines(ours_maker(home), bare(searcher, OrGroup), bare(searcher, AndGroup))


def ours_maker(home: Path) -> Callable[[], Ask]:
    """Return what makes our engine: graph and index are loaded once, the analyzer, which remembers queries, anew."""
    built = open_home(home)
    graph, opened, lexicon = built.graph, open_index(built.index), read_lexicon(built.index)

    def make() -> Ask:
        analyzer = Analyzer()

        def ask(query: str) -> list[str]:
            try:
                return [
                    hit.id for hit in search(graph, opened, query, limit=DEPTH, analyzer=analyzer, lexicon=lexicon).hits
                ]
            except QueryError:
                return []

        return ask

    return make


def bare(searcher: Searcher, group: type[GroupNode]) -> Ask:
    """Return the bare script's engine, kept open for many queries; ``group`` joins the words of a query."""
    parser = MultifieldParser(["title", "text"], searcher.schema, group=group)
    return lambda query: [hit["id"] for hit in searcher.search(parser.parse(query), limit=DEPTH)]


def answers(ask: Ask, queries: Sequence[Judged]) -> list[Answer]:
    """Ask every query."""
    return [(judged, ask(judged.query)) for judged in queries]


def print_table(found: Sequence[Sequence[Answer]]) -> None:
    """Print a line per kind and one for all; each figure for every engine."""
    print(f"| {HEAD} |\n{'|---' * (HEAD.count('|') + 1)}|")
    for kind in KINDS:
        print_row(kind, [[answer for answer in own if answer[0].kind == kind] for own in found])
    print_row("**all**", found)


def print_row(name: str, found: Sequence[Sequence[Answer]]) -> None:
    """Print one line, unless there is no such query."""
    if found[0]:
        columns = zip(*(cells(summarise(own)) for own in found), strict=True)
        shown = (" / ".join(filter(None, column)) for column in columns)
        print(f"| {name} | {len(found[0])} | {' | '.join(shown)} |")


def cells(summary: Summary) -> list[str]:
    """Return the figures as they are printed, in the order of the head; what is not measured is left blank."""
    means = (summary.ndcg, summary.right_first, summary.right_in_five, summary.recall)
    empty = "" if summary.ndcg is None else str(summary.empty)
    return [*map(decimal, means), empty, decimal(summary.silent)]


def decimal(value: float | None) -> str:
    """Return a mean with two decimals."""
    return "" if value is None else f"{value:.2f}"


def print_misses(found: Sequence[Answer]) -> None:
    """Print the queries whose right node is not first, with what came instead."""
    for judged, names in found:
        if not is_right(names, judged, 1) if judged.grades else names:
            wanted = ", ".join(f"{name} ({place(name, names)})" for name in sorted(judged.right)) or "nothing"
            print(f"{judged.kind}: {judged.query}\n    wanted {wanted}\n    came   {', '.join(names[:3]) or 'nothing'}")


def place(name: str, names: Sequence[str]) -> str:
    """Return at which rank ``name`` came."""
    return f"came at {names.index(name) + 1}" if name in names else "did not come"


def print_times(engines: Engines, queries: Sequence[Judged]) -> None:
    """Print how long a query takes each engine, and the ratios that have targets."""
    taken = times(engines, [judged.query for judged in queries])
    middle = [statistics.median(own) for own in taken]
    late = [statistics.quantiles(own, n=20)[-1] for own in taken]
    print(f"| a warm query, in milliseconds | {ENGINES.replace('/', '|')} | ratio | target |\n{'|---' * 6}|")
    print(f"| median | {figures(middle)} | {middle[0] / middle[-1]:.1f} times all words | ≤ 6 |")
    print(f"| 95th percentile | {figures(late)} | {late[0] / middle[0]:.1f} times the median | ≤ 3 |")


def figures(values: Sequence[float]) -> str:
    """Return the values as columns."""
    return " | ".join(map(decimal, values))


def times(engines: Engines, queries: Sequence[str]) -> list[list[float]]:
    """Return, for each engine, each query's median of ``ROUNDS`` rounds in milliseconds; the engines take turns."""
    rounds = []
    for _ in range(ROUNDS):
        asked = engines.fresh()
        for ask in asked:
            ask(WARMING)
        rounds.append([milliseconds(ask, query) for query, ask in product(queries, asked)])
    medians = [statistics.median(taken) for taken in zip(*rounds, strict=True)]
    return [medians[place :: len(Engines._fields)] for place in range(len(Engines._fields))]


def milliseconds(ask: Ask, query: str) -> float:
    """Return how long one query takes."""
    start = time.perf_counter()
    ask(query)
    return (time.perf_counter() - start) * MILLISECOND


def measure(sources: Sequence[Path], queries: dict[str, list[Judged]], missed: Sequence[str]) -> None:
    """Print the tables of the halves in ``queries``, the misses of those in ``missed``, and the times."""
    with opened_engines(sources) as engines:
        for half, judged in queries.items():
            found = [answers(ask, judged) for ask in engines.fresh()]
            print(f"\n### Half: {half} ({ENGINES})\n")
            print_table(found)
            if half in missed:
                print("\nThe right rule is not first:\n")
                print_misses(found[0])
        print("\n### Time\n")
        print_times(engines, [judged for half in queries.values() for judged in half])


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure search with judged queries, beside bare Whoosh.")
    parser.add_argument("--official", type=Path, default=os.environ.get("RULESDB_OFFICIAL") or None, metavar="DIR")
    parser.add_argument("--half", choices=(*HALVES, "both"), help="which half of the queries (both)")
    parser.add_argument("--misses", action="store_true", help="list misses, of the half tune unless --half is given")
    given = parser.parse_args()
    if not find_texts(given.official):
        parser.error(f"there is no text (*.txt) in {given.official}")
    if not (judged := read_judged()):
        parser.error("there are no judged queries (tests/search/judged/*.tsv)")
    asked = HALVES if given.half in {None, "both"} else (given.half,)
    split = halves(judged)
    missed = () if not given.misses else asked if given.half else HALVES[:1]
    for name, sources in text_sets(given.official).items():
        print(f"\n## {name}")
        measure(sources, {half: split[half] for half in asked}, missed)


def text_sets(official: Path | None) -> dict[str, tuple[Path, ...]]:
    """Return by name what to build over the shipped edition."""
    alone: dict[str, tuple[Path, ...]] = {"The shipped edition alone": ()}
    return alone | ({"With the official texts": (official,)} if official else {})


if __name__ == "__main__":
    main()
