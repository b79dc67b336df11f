"""Plays games of random legal choices with odd cards, whose abilities the phrase tables put together at random.

    python benchmarks/random_games.py [--games N] [--cards N] [--seed N]

Every game is watched: after each event its state has nothing that no state may have. Counts how the games end, and
names the seeds of those that do not end or break, or end by triggers that trigger each other for ever.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from pathlib import Path
from statistics import median
from typing import NamedTuple

from run import Figure, print_table

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "engine"))

from odd_cards import odd_cards
from odd_games import MOST_TURNS, play_odd_game
from random_play import WATCHED

from rulesdb.engine.fab.cards import Card

ENDS = {(0,): "won by the first player", (1,): "won by the second player", (): "drawn"}
GIVEN_UP = "given up as a deadlock"
STALEMATE = "ended by a stalemate of triggers"


class Outcome(NamedTuple):
    """How a game ended."""

    seed: int
    """Seed of the game."""
    end: str
    """One of the ends, or the fault."""
    choices: int = 0
    """Number of choices made, 0 for a game with a fault."""


def play(pool: Sequence[Card], seed: int) -> Outcome:
    """Return how a game ends."""
    try:
        state, choices = play_odd_game(pool, seed, WATCHED)
    except Exception as fault:  # noqa: BLE001  (whatever breaks a game is what is looked for)
        return Outcome(seed, f"{type(fault).__name__}: {fault}")
    unfinished = GIVEN_UP if state.turn > MOST_TURNS else STALEMATE
    return Outcome(seed, unfinished if state.winners is None else ENDS[state.winners], choices)


def measure(games: int, pool: Sequence[Card]) -> tuple[list[Figure], list[Outcome]]:
    """Return the figures, and the games with a fault or a stalemate, which may be the engine's fault or a card's."""
    with ProcessPoolExecutor(cpu_count()) as processes:
        outcomes = list(processes.map(partial(play, pool), range(games), chunksize=10))
    counts = Counter(outcome.end for outcome in outcomes)
    faults = [outcome for outcome in outcomes if not outcome.choices]
    stalemates = [outcome for outcome in outcomes if outcome.end == STALEMATE]
    figures = [
        Figure("odd cards", len(pool), "cards", at_least=150),
        *(Figure(f"games {end}", counts[end], "games", at_least=1) for end in ENDS.values()),
        *(Figure(f"games {end}", counts[end], "games") for end in (GIVEN_UP, STALEMATE)),
        Figure("choices in a game", median(outcome.choices for outcome in outcomes), "choices"),
        Figure("the longest game", max(outcome.choices for outcome in outcomes), "choices"),
        Figure("games without an end or with a fault", len(faults), "games", at_most=0),
    ]
    return figures, [*faults, *stalemates]


def main() -> None:
    """Parse the arguments, play, print."""
    parser = argparse.ArgumentParser(description="Play random games with odd cards.")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games to play (2000)")
    parser.add_argument("--cards", type=int, default=200, metavar="N", help="cards in the pool (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the pool (1)")
    given = parser.parse_args()
    figures, doubtful = measure(given.games, odd_cards(given.cards, given.seed))
    for outcome in doubtful:
        print(f"game {outcome.seed}: {outcome.end}", file=sys.stderr)
    print_table(figures)


if __name__ == "__main__":
    main()
