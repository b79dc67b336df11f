"""Measures how build and search grow with the text, beside bare Whoosh with SudachiPy over the same documents.

    python benchmarks/search_curve.py [--official DIR] [--times 1,10,100] [--rounds N]

Both editions, or without official texts (``--official`` or RULESDB_OFFICIAL) the shipped one, are taken so many times
over under other numbers. All copies say the same, so a word stands in the same share of rules at each size; what a
glossary names as a term's definition is in the first copy alone. Each build is made once, as a process of its own, and
so is each size, since a process inherits its parent's peak of memory; the queries are those of tests/search/judged, and
``engines.py`` says which engines answer. All of it takes ten minutes.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from builds import Builds, size
from engines import ENGINES, opened_engines, times
from judged import all_judged
from processes import Sample
from texts import add_official, enlarge_folder

from rulesdb.pipeline.home import open_home
from rulesdb.source.resources import data_folder

MEGABYTE = 1_000_000
HEAD = (
    "times the text | nodes | build, s | peak memory, MB | index, MB | a warm query: median, ms | 95th percentile, ms"
    " | median, to all words | 95th percentile, to the median"
)


def row(official: Path | None, copies: int, rounds: int) -> list[str]:
    """Measure the texts ``copies`` times over; return the cells of a line."""
    with tempfile.TemporaryDirectory() as scratch:
        builds = Builds(enlarged(official, copies, Path(scratch)), Path(scratch))
        tell(f"{copies} times the text: build")
        samples = builds.run()
        nodes = len(open_home(builds.home).graph.nodes)
        built = build_cells(builds, samples)
        return [str(copies), str(nodes), *built, *query_cells(builds, rounds)]


def enlarged(official: Path | None, copies: int, scratch: Path) -> list[Path]:
    """Write what is to be built, ``copies`` times over; return the folders."""
    editions = {"official": official, "shipped": data_folder()}
    folders = {scratch / name: folder for name, folder in editions.items() if folder is not None}
    for made, folder in folders.items():
        enlarge_folder(folder, copies, made)
    return list(folders)


def build_cells(builds: Builds, samples: Sequence[Sample]) -> list[str]:
    """Return seconds, peaks and sizes, each ours and the bare script's."""
    return [
        beside([sample.seconds for sample in samples]),
        beside([sample.peak / MEGABYTE for sample in samples]),
        beside([size(folder) / MEGABYTE for folder in (builds.index, builds.bare_index)]),
    ]


def query_cells(builds: Builds, rounds: int) -> list[str]:
    """Return the times of each engine, and the ratios of ours."""
    queries = [judged.query for judged in all_judged()]
    with opened_engines(builds) as engines:
        tell(f"  {len(queries)} queries, {rounds} rounds")
        taken = times(engines, queries, rounds)
    ours, *_, all_words = taken
    return [
        beside([own.median for own in taken]),
        beside([own.late for own in taken]),
        f"{ours.median / all_words.median:.1f}",
        f"{ours.late / ours.median:.1f}",
    ]


def beside(values: Sequence[float]) -> str:
    """Return the values of one cell, with two decimals."""
    return " / ".join(f"{value:.2f}" for value in values)


def tell(progress: str) -> None:
    """Print progress where it is in no table's way."""
    print(progress, file=sys.stderr, flush=True)


def sizes(written: str) -> list[int]:
    """Return the numbers of a list with commas. Raises ValueError for anything else."""
    numbers = [int(each) for each in written.split(",")]
    if min(numbers) < 1:
        raise ValueError(written)
    return numbers


def main() -> None:
    """Parse the arguments, measure, print each line as soon as it is known."""
    parser = argparse.ArgumentParser(description="Measure build and search on the same texts many times over.")
    add_official(parser)
    parser.add_argument("--times", type=sizes, default=[1, 10, 100], metavar="N,…", help="sizes (1,10,100)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often each query is asked (3)")
    given = parser.parse_args()
    print(f"Builds: ours / bare. Queries: {ENGINES}.\n\n| {HEAD} |\n{'|---' * (HEAD.count('|') + 1)}|", flush=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1) as fresh:
        for cells in fresh.map(row, repeat(given.official), given.times, repeat(given.rounds)):
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
