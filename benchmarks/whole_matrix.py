"""Plays the whole matrix of proofs: every check without every sentence that it calls.

    python benchmarks/whole_matrix.py [GAME ...] [--executor ADDRESS] [--every N] [--list]

Two sentences are not told apart if the same checks fail without either, with the same differences. ``rulesdb coverage``
finds them from the cells that can decide; here all cells are played, and both answers are compared. ``--every N`` plays
each N-th sentence alone, without that comparison. ``--list`` names the sentences not told apart. Other processes find
this file with ``PYTHONPATH=benchmarks`` (docs/scaling.md).
"""

import argparse
import os
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from time import perf_counter
from typing import NamedTuple

from figures import Figure, print_table

from rulesdb.checks.games import registry
from rulesdb.checks.registry import Check
from rulesdb.checks.running import Result, knock_out, play
from rulesdb.checks.told_apart import not_told_apart
from rulesdb.engine.games import GAMES, bundle
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.pipeline.tasks.work import Work
from rulesdb.proofs.account import Difference
from rulesdb.proofs.coverage import Groups

_MEGABYTE = 1024  # in the kilobytes that the system counts


class Failure(NamedTuple):
    """A cell of the matrix in which a check does not pass."""

    check: str
    """Name of the check."""
    problem: str
    """Message of the error that ended it, "" for none."""
    differences: tuple[Difference, ...]
    """The expectations that were not met."""


class Row(NamedTuple):
    """The row of a sentence."""

    sentence: str
    """Identifier of the sentence."""
    cells: int
    """Number of checks that were played without it."""
    failures: frozenset[Failure]
    """The cells in which a check does not pass."""


@cache
def _results(game: str) -> tuple[Result, ...]:
    """Play every check of a game once in this process."""
    return tuple(play(check) for check in _checks(game))


def _checks(game: str) -> list[Check]:
    return list(registry(game).checks.values())


def matrix_rows(sentences: Iterable[str], game: str) -> Iterator[Row]:
    """Play every check of a game that calls a sentence without it, for each of some sentences."""
    for sentence in sentences:
        touching = [result for result in _results(game) if sentence in result.trace]
        pairs = [knock_out(result, sentence) for result in touching]
        failed = (pair for pair in pairs if pair.differences or pair.problem)
        failures = frozenset(Failure(pair.check, pair.problem, pair.differences) for pair in failed)
        yield Row(sentence, len(pairs), failures)


def alike(game: str, rows: Sequence[Row]) -> Groups:
    """Return the groups of claimed sentences whose rows are the same."""
    claimed = {claim for check in _checks(game) for claim in check.claims}
    groups: dict[frozenset[Failure], list[str]] = {}
    for row in rows:
        if row.sentence in claimed:
            groups.setdefault(row.failures, []).append(row.sentence)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def measure(game: str, workers: Workers | None, every: int) -> tuple[list[Figure], Groups]:
    """Return the figures of a game, and the groups of sentences not told apart."""
    _results(game)  # warm
    began = perf_counter()
    for check in _checks(game):
        play(check)
    once = perf_counter() - began
    sentences = sorted(bundle(game).book.rules)[::every]
    began = perf_counter()
    rows = list(rows_of(Work(matrix_rows, list[Row], (game,)), sentences, workers))
    whole = perf_counter() - began
    groups = alike(game, rows)
    figures = [
        Figure(f"{game}: sentences with a function", len(sentences), "sentences"),
        Figure(f"{game}: cells played", sum(row.cells for row in rows), "cells"),
        Figure(f"{game}: processes", workers.slots() if workers else 1, "processes"),
        Figure(f"{game}: the whole matrix", whole, "s"),
        Figure(f"{game}: the whole matrix, to all checks once", whole / once, "times", at_most=300),
        Figure(f"{game}: sentences not told apart", sum(map(len, groups)), "sentences"),
    ]
    return figures, groups


def _found_by_coverage(game: str) -> Groups:
    pairs = [knock_out(result, claim) for result in _results(game) for claim in result.check.claims]
    return not_told_apart(_results(game), pairs, lambda *_: None)


def main() -> int:
    """Print the figures; the status is 1 if one misses its target, or if the two ways disagree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES, help="rulesets of the games to measure (all)")
    parser.add_argument("--executor", default=f"processes://{os.cpu_count() or 1}", metavar="ADDRESS",
                        help="what plays: processes://N (as many as processors), or dask://HOST:PORT")  # fmt: skip
    parser.add_argument("--every", type=int, default=1, metavar="N", help="play each N-th sentence")
    parser.add_argument("--list", action="store_true", help="name the sentences not told apart")
    arguments = parser.parse_args()
    figures, agree = list[Figure](), True
    with opened(arguments.executor) as workers:
        answers = [measure(game, workers, arguments.every) for game in arguments.game]
    for game, (measured, groups) in zip(arguments.game, answers, strict=True):
        figures += measured
        for group in groups if arguments.list else ():
            print(" ".join(group))
        if arguments.every == 1 and {*map(frozenset, groups)} != {*map(frozenset, _found_by_coverage(game))}:
            print(f"rulesdb coverage finds other sentences of {game} not told apart", file=sys.stderr)
            agree = False
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    figures.append(Figure("peak memory of a process of this machine", peak / _MEGABYTE, "MB", at_most=300))
    print_table(figures)
    return 0 if agree and all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
