"""Plays games of random legal choices with odd cards, whose abilities the phrase tables put together at random.

    python benchmarks/random_games.py [GAME ...] [--games N] [--cards N] [--seed N] [--sample]

Every game is watched: after each event its state has nothing that no state may have. Counts how the games end, and
names the seeds of those that do not end or break, or end by triggers that trigger each other for ever. With --sample
the decks are those of ``rulesdb play``, without odd cards.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from os import cpu_count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from run import Figure, print_table

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

import support.engine.mtg.random_mtg_games as odd_magic
from support.engine.fab.odd_fab_cards import odd_cards
from support.engine.fab.odd_fab_games import play_known_game, play_odd_game
from support.engine.fab.random_fab_games import WATCHED
from support.engine.random_games import MOST_TURNS

from rulesdb.engine.games import GAMES


class Player(NamedTuple):
    """What plays random games of one game."""

    odd_cards: Callable[[int, int], Sequence[Any]]
    """Return a number of odd cards from a seed."""
    play_odd: Callable[[Sequence[Any], int], tuple[Any, int]]
    """Play a game with odd cards, by a seed; return its last state, and the number of choices."""
    play_known: Callable[[int], tuple[Any, int]]
    """Play a game with the sample decks, by a seed."""


PLAYERS = {
    "fab": Player(odd_cards, partial(play_odd_game, rules=WATCHED), partial(play_known_game, rules=WATCHED)),
    "mtg": Player(
        odd_magic.odd_cards,
        partial(odd_magic.play_odd_game, rules=odd_magic.WATCHED),
        partial(odd_magic.play_known_game, rules=odd_magic.WATCHED),
    ),
}
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


def play(game: str, pool: Sequence[Any], seed: int) -> Outcome:
    """Return how a game ends, with odd cards of a pool, or with the sample decks if it is empty."""
    player = PLAYERS[game]
    try:
        state, choices = player.play_odd(pool, seed) if pool else player.play_known(seed)
    except Exception as fault:  # noqa: BLE001  (whatever breaks a game is what is looked for)
        return Outcome(seed, f"{type(fault).__name__}: {fault}")
    unfinished = GIVEN_UP if state.turn > MOST_TURNS else STALEMATE
    return Outcome(seed, unfinished if state.winners is None else ENDS[state.winners], choices)


def measure(game: str, games: int, pool: Sequence[Any]) -> tuple[list[Figure], list[Outcome]]:
    """Return the figures, and the games with a fault or a stalemate, which may be the engine's fault or a card's."""
    with ProcessPoolExecutor(cpu_count()) as processes:
        outcomes = list(processes.map(partial(play, game, pool), range(games), chunksize=10))
    counts = Counter(outcome.end for outcome in outcomes)
    faults = [outcome for outcome in outcomes if not outcome.choices]
    stalemates = [outcome for outcome in outcomes if outcome.end == STALEMATE]
    figures = [
        Figure("odd cards", len(pool), "cards"),
        *(Figure(f"games {end}", counts[end], "games", at_least=1) for end in ENDS.values()),
        *(Figure(f"games {end}", counts[end], "games") for end in (GIVEN_UP, STALEMATE)),
        Figure("choices in a game", median(outcome.choices for outcome in outcomes), "choices"),
        Figure("the longest game", max(outcome.choices for outcome in outcomes), "choices"),
        Figure("games without an end or with a fault", len(faults), "games", at_most=0),
    ]
    return [replace(figure, name=f"{game}: {figure.name}") for figure in figures], [*faults, *stalemates]


def main() -> None:
    """Parse the arguments, play, print."""
    parser = argparse.ArgumentParser(description="Play random games with odd cards.")
    parser.add_argument("game", nargs="*", default=GAMES, help="rulesets of the games to play (all)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games to play of each (2000)")
    parser.add_argument("--cards", type=int, default=200, metavar="N", help="cards in the pool (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the pool (1)")
    parser.add_argument("--sample", action="store_true", help="play with the sample decks, without odd cards")
    given = parser.parse_args()
    figures = list[Figure]()
    for game in given.game:
        pool = () if given.sample else PLAYERS[game].odd_cards(given.cards, given.seed)
        measured, doubtful = measure(game, given.games, pool)
        figures += measured
        for outcome in doubtful:
            print(f"{game}, game {outcome.seed}: {outcome.end}", file=sys.stderr)
    print_table(figures)


if __name__ == "__main__":
    main()
