"""Measures the engine on one core, warm: its checks, the matrix of knock-outs, and games played at random.

    python benchmarks/engine_speed.py [--rounds N] [--games N]

The matrix plays each check once, and once more without each rule that it claims; what it takes beyond the runs
themselves is overhead. Random games choose among the options of every decision.
"""

import argparse
import resource
import statistics
from random import Random
from time import perf_counter

from run import Figure, print_table

from rulesdb.checks.fab.registry import load
from rulesdb.checks.running import knock_out, play
from rulesdb.engine.fab.rules.starting import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.kernel.process import proceed, start

_MEGABYTE = 1024  # in the kilobytes that the system counts
_MOST_CHOICES = 300  # in one game


def measure(rounds: int, games: int) -> list[Figure]:
    """Return the figures, the medians of several rounds."""
    checks = list(load().checks.values())
    for check in checks:
        play(check)
    rates, matrices, overheads = [], [], []
    for _ in range(rounds):
        rates.append(len(checks) / _seconds_of_checks())
        whole, runs = _matrix()
        matrices.append(whole)
        overheads.append(whole / runs)
    return [
        Figure("checks", len(checks), "checks"),
        Figure("checks a second", statistics.median(rates), "checks/s", at_least=200),
        Figure("the knock-out matrix", statistics.median(matrices), "s", at_most=30),
        Figure("the matrix, to its runs alone", statistics.median(overheads), "times", at_most=2),
        Figure("peak memory of the matrix", _peak(), "MB", at_most=300),
        Figure("random play", _choices_a_second(games), "choices/s", at_least=2000),
    ]


def _seconds_of_checks() -> float:
    began = perf_counter()
    for check in load().checks.values():
        play(check)
    return perf_counter() - began


def _matrix() -> tuple[float, float]:
    """Return the seconds of the whole matrix, and those of its runs alone."""
    began, runs = perf_counter(), 0.0
    for check in load().checks.values():
        result = play(check)
        runs += result.seconds
        for rule in check.rules:
            knocked = perf_counter()
            knock_out(result, rule)
            runs += perf_counter() - knocked
    return perf_counter() - began, runs


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _MEGABYTE


def _choices_a_second(games: int) -> float:
    began, choices = perf_counter(), 0
    for seed in range(games):
        choices += _play_at_random(seed)
    return choices / (perf_counter() - began)


def _play_at_random(seed: int) -> int:
    """Play a game and return how many choices were made."""
    chance = Random(seed)  # noqa: S311  (play at random, not a secret)
    position, _ = start(FAB, set_up(seats(), seed))
    for made in range(_MOST_CHOICES):
        if position.decision is None:
            return made
        position, _ = proceed(FAB, position, chance.choice(position.decision.options))
    return _MOST_CHOICES


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the engine: checks, knock-outs, random play.")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="measurements per figure (3)")
    parser.add_argument("--games", type=int, default=30, metavar="N", help="games played at random (30)")
    given = parser.parse_args()
    print_table(measure(given.rounds, given.games))


if __name__ == "__main__":
    main()
