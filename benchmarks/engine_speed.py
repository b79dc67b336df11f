"""Measures the engine on one core, warm: its checks, the matrix of knock-outs, and games played at random.

    python benchmarks/engine_speed.py [--rounds N] [--games N]

The matrix plays each check once, and once more without each rule that it claims; what it takes beyond the runs
themselves is overhead. Random games choose among the options of every decision.
"""

import argparse
import resource
import statistics
from collections import Counter
from random import Random
from time import perf_counter

from run import Figure, print_table

from rulesdb.checks.fab.registry import load
from rulesdb.checks.running import knock_out, play
from rulesdb.engine.fab.rules.starting import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process.process import proceed, start

_MEGABYTE = 1024  # in the kilobytes that the system counts
_MOST_CHOICES = 5_000  # in one game; one that is not over by then has no end


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
        *_random_play(games),
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
        for claim in check.claims:
            knocked = perf_counter()
            knock_out(result, claim)
            runs += perf_counter() - knocked
    return perf_counter() - began, runs


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _MEGABYTE


def _random_play(games: int) -> list[Figure]:
    """Play games to their end; return the choices in a second, and how many games ended how."""
    began = perf_counter()
    played = [_play_at_random(seed) for seed in range(games)]
    seconds = perf_counter() - began
    ends = Counter(end for _, end in played)
    choices = [made for made, _ in played]
    return [
        Figure("random play", sum(choices) / seconds, "choices/s", at_least=2000),
        Figure("choices in a game", statistics.median(choices), "choices"),
        *(Figure(f"games {end}", ends[end], "games") for end in _ENDS),
        Figure("games without an end", ends[_NO_END], "games", at_most=0),
    ]


_ENDS = ("won by the first player", "won by the second player", "drawn")
_NO_END = "without an end"


def _play_at_random(seed: int) -> tuple[int, str]:
    """Play a game; return how many choices were made, and how it ended."""
    chance = Random(seed)  # noqa: S311  (play at random, not a secret)
    position, _ = start(FAB, set_up(seats(), seed))
    for made in range(_MOST_CHOICES):
        if position.decision is None:
            return made, _end(position.now)
        position, _ = proceed(FAB, position, chance.choice(position.decision.options))
    return _MOST_CHOICES, _NO_END


def _end(state: State) -> str:
    winners = state.winners
    if winners is None:
        return _NO_END
    return _ENDS[winners[0]] if winners else _ENDS[2]


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the engine: checks, knock-outs, random play.")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="measurements per figure (3)")
    parser.add_argument("--games", type=int, default=30, metavar="N", help="games played at random (30)")
    given = parser.parse_args()
    print_table(measure(given.rounds, given.games))


if __name__ == "__main__":
    main()
