"""Measures what docs/scaling.md reckons with: games in more processes, and what a process that serves needs.

    python benchmarks/scaling.py [--rounds N] [--games N] [--home DIR]

One and two workers take turns at the same random games of Flesh and Blood, as processes of this machine and, where it
is installed, of Dask; what counts is the ratio, which needs two idle processors. What a home needs is measured of the
shipped edition's, or of ``--home``.
"""

import argparse
import resource
import statistics
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time

from dask_processes import dask_cluster
from figures import Figure, print_table
from processes import MAXRSS_UNIT, build_of, run, tell

import rulesdb
from rulesdb.pipeline.random_games import play_random_games
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.pipeline.tasks.work import Work, silent

_MEGABYTE = 1_000_000
_KILOBYTE = 1_000
_MILLI = 1_000
_BATCHES = 1_000
_ASKED = 20  # times that each query is asked
_QUERIES = ("置換効果", "go again", "攻撃を防御する", "手札が1枚もない", "スタック", "ダメージを与える", "装備")


def peaks_of_play(seeds: Iterable[int]) -> Iterator[int]:
    """Play games, and yield the largest resident memory of this process so far, in bytes."""
    for seed in seeds:
        list(play_random_games("fab", [seed], silent))
        yield _peak()


def served(homes: Iterable[str]) -> Iterator[tuple[int, float, int]]:
    """Open homes and ask each some queries; yield rules, processor milliseconds a query, and the peak in bytes."""
    for home in homes:
        book = rulesdb.open(home)
        for query in _QUERIES:
            book.search(query)
        began = process_time()
        for query in _QUERIES * _ASKED:
            book.search(query)
        taken = (process_time() - began) / (len(_QUERIES) * _ASKED)
        yield len(list(book.rules())), taken * _MILLI, _peak()


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MAXRSS_UNIT


def work_figures(kind: str, alone: Workers, both: Workers, rounds: int, games: int) -> Iterator[Figure]:
    """Yield what one worker and two workers make of the same games, and what a batch and a worker need."""
    taken: dict[str, list[float]] = {}
    for one in (alone, both):
        began = perf_counter()
        [peak] = [*rows_of(Work(peaks_of_play, list[int]), range(4), one)][-1:]
        taken[f"first {one.slots()}"] = [perf_counter() - began]
    for done in range(rounds):
        tell(f"{kind}: round {done + 1} of {rounds}")
        for name, workers in (("here", None), ("alone", alone), ("both", both)):
            began = perf_counter()
            list(play_random_games("fab", range(games), silent, workers))
            taken.setdefault(name, []).append(perf_counter() - began)
    gains = [one / two for one, two in zip(taken["alone"], taken["both"], strict=True)]
    costs = [one / here for one, here in zip(taken["alone"], taken["here"], strict=True)]
    submit = alone.begin()
    began = perf_counter()
    for given in [submit(int) for _ in range(_BATCHES)]:
        given.result()
    yield Figure(f"{kind}: two workers to one, median", statistics.median(gains), "times")
    yield Figure(f"{kind}: the same, least and most", min(gains), f"to {max(gains):.2f} times")
    yield Figure(f"{kind}: one worker to no executor", statistics.median(costs), "times as long")
    yield Figure(f"{kind}: empty batches", _BATCHES / (perf_counter() - began), "a second")
    yield Figure(f"{kind}: the first four games of a new worker", taken["first 1"][0], "s")
    yield Figure(f"{kind}: peak memory of a worker", peak / _MEGABYTE, "MB")


def games_figures(rounds: int, games: int) -> list[Figure]:
    """Return the figures of games in other processes."""
    figures: list[Figure] = []
    with opened("processes://1") as alone, opened("processes://2") as both:
        assert alone is not None
        assert both is not None
        figures += work_figures("processes", alone, both, rounds, games)
    if find_spec("distributed") is None:
        tell("Dask is not installed: pip install 'rulesdb[dask]'")
        return figures
    with ExitStack() as ended:
        clusters = []
        for count in (1, 2):
            folder = ended.enter_context(tempfile.TemporaryDirectory())
            cluster = ended.enter_context(dask_cluster(Path(folder), count))
            clusters.append(ended.enter_context(opened(cluster.address)))
        alone, both = clusters
        assert alone is not None
        assert both is not None
        return [*figures, *work_figures("dask", alone, both, rounds, games)]


def serving_figures(home: Path | None) -> list[Figure]:
    """Return the figures of a home, and of a process that answers from it."""
    with tempfile.TemporaryDirectory() as scratch, opened("processes://1") as workers:
        built = run(build_of([], Path(scratch) / "home"))
        folder = home or Path(scratch) / "home"
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        [(rules, query, peak)] = rows_of(Work(served, list[tuple[int, float, int]]), [str(folder)], workers)
    figures = [
        Figure("rules and headings of the home", rules, "rules"),
        Figure("a home, for each of its rules", size / _KILOBYTE / rules, "KB"),
        Figure("a search, warm", query, "ms of processor"),
        Figure("peak memory of a process that serves", peak / _MEGABYTE, "MB"),
    ]
    return (
        figures
        if home
        else [*figures, Figure("a build, for each rule", built.processor * _MILLI / rules, "ms of processor")]
    )


def main(given: Sequence[str] | None = None) -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure work in more processes, and what serving needs.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="pairs of one and two workers (5)")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games in each of a pair (400)")
    parser.add_argument("--home", type=Path, metavar="DIR", help="the home of a process that serves (a new one)")
    arguments = parser.parse_args(given)
    print_table([*games_figures(arguments.rounds, arguments.games), *serving_figures(arguments.home)])


if __name__ == "__main__":
    main()
