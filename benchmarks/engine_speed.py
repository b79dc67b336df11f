"""Measures the engine on one core, warm: its checks, the matrix of knock-outs, and games played at random.

    python benchmarks/engine_speed.py [GAME ...] [--rounds N] [--games N]

The matrix plays each check once, and once more without each rule that it claims; what it takes beyond the runs
themselves is overhead. Random games choose among the options of every decision. Several games take turns at each of
these, so that their rates can be compared: what the first game does in a second to what the others do.
"""

import argparse
import resource
import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

from figures import Figure, print_table

from rulesdb.checks.games import registry
from rulesdb.checks.registry import Check
from rulesdb.checks.running import knock_out, play
from rulesdb.engine.games import GAMES
from rulesdb.pipeline.random_games import random_games

_MEGABYTE = 1024  # in the kilobytes that the system counts
_LEAST_RATE = 0.75  # of a game to the first one: a check and a choice may take a third longer

T = TypeVar("T")


class Game(NamedTuple):
    """A game that is measured."""

    name: str
    """Name of its ruleset."""
    checks: list[Check]
    """All its checks."""


class Matrix(NamedTuple):
    """The times of a matrix of knock-outs."""

    whole: float
    """Seconds of everything."""
    runs: float
    """Seconds of the runs of checks alone."""


class Played(NamedTuple):
    """A game played at random."""

    choices: int
    """Number of choices made."""
    end: str
    """How it ended."""
    seconds: float
    """Seconds of a core."""


def measure(names: Sequence[str], rounds: int, count: int) -> list[Figure]:
    """Return the figures of some games, the medians of several rounds, and of as many random games of each."""
    games = [Game(name, list(registry(name).checks.values())) for name in names]
    for game in games:
        _seconds_of(game.checks)
        _play_at_random(game, count)
    seconds = _in_turns(games, range(rounds), lambda game, _round: _seconds_of(game.checks))
    matrices = _in_turns(games, range(rounds), lambda game, _round: _matrix(game.checks))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _MEGABYTE
    random = _in_turns(games, range(count), _play_at_random)
    rates = {game.name: len(game.checks) / statistics.median(seconds[game.name]) for game in games}
    choices = {name: sum(one.choices for one in played) / sum(one.seconds for one in played)
               for name, played in random.items()}  # fmt: skip
    figures = [Figure("peak memory of the matrices", peak, "MB", at_most=300)]
    for game in games:
        figures += [
            *_of_checks(game, rates[game.name], matrices[game.name]),
            *_of_random_play(game.name, choices[game.name], random[game.name]),
        ]
    return [*figures, *_compared("checks", rates), *_compared("choices", choices)]


def _in_turns(games: Sequence[Game], of: Sequence[int], run: Callable[[Game, int], T]) -> Mapping[str, list[T]]:
    """Return what a function measures of each game for each of some numbers; the games take turns."""
    found: dict[str, list[T]] = {game.name: [] for game in games}
    for number in of:
        for game in games:
            found[game.name].append(run(game, number))
    return found


def _compared(what: str, rates: Mapping[str, float]) -> list[Figure]:
    """Return the rate of each game to that of the first one."""
    first, *others = rates
    return [
        Figure(f"{what} a second of {name}, to those of {first}", rates[name] / rates[first], "times",
               at_least=_LEAST_RATE)
        for name in others
    ]  # fmt: skip


def _seconds_of(checks: Sequence[Check]) -> float:
    """Return the seconds of a core that all checks take."""
    began = process_time()
    for check in checks:
        play(check)
    return process_time() - began


def _matrix(checks: Sequence[Check]) -> Matrix:
    began, runs = perf_counter(), 0.0
    for check in checks:
        result = play(check)
        runs += result.seconds
        for claim in check.claims:
            knocked = perf_counter()
            knock_out(result, claim)
            runs += perf_counter() - knocked
    return Matrix(perf_counter() - began, runs)


def _of_checks(game: Game, rate: float, matrices: Sequence[Matrix]) -> list[Figure]:
    whole = statistics.median(one.whole for one in matrices)
    overhead = statistics.median(one.whole / one.runs for one in matrices)
    claims = sum(len(check.claims) for check in game.checks)
    return [
        Figure(f"{game.name}: checks", len(game.checks), "checks"),
        Figure(f"{game.name}: their claims", claims, "claims"),
        Figure(f"{game.name}: checks a second", rate, "checks/s", at_least=200),
        Figure(f"{game.name}: the knock-out matrix", whole, "s", at_most=30),
        Figure(f"{game.name}: the matrix, to its runs alone", overhead, "times", at_most=2),
    ]


def _of_random_play(name: str, rate: float, played: Sequence[Played]) -> list[Figure]:
    ends = Counter(one.end for one in played)
    return [
        Figure(f"{name}: random play", rate, "choices/s", at_least=2000),
        Figure(f"{name}: choices in a game", statistics.median(one.choices for one in played), "choices"),
        Figure(f"{name}: a game at random", statistics.mean(one.seconds for one in played) * 1000, "ms"),
        *(Figure(f"{name}: games {end}", ends[end], "games") for end in _ENDS.values()),
        Figure(f"{name}: games without an end", ends[_NO_END], "games", at_most=0),
    ]


_ENDS = {(0,): "won by the first player", (1,): "won by the second player", (): "drawn"}
_NO_END = "without an end"


def _play_at_random(game: Game, seed: int) -> Played:
    """Play a game."""
    began = process_time()
    [ended] = random_games([seed], game.name)
    end = _NO_END if ended.winners is None else _ENDS[ended.winners]
    return Played(ended.choices, end, process_time() - began)


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the engine: checks, knock-outs, random play.")
    parser.add_argument("game", nargs="*", default=GAMES, help="rulesets of the games to measure (all)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="measurements per figure (3)")
    parser.add_argument("--games", type=int, default=30, metavar="N", help="games played at random (30)")
    given = parser.parse_args()
    print_table(measure(given.game, given.rounds, given.games))


if __name__ == "__main__":
    main()
