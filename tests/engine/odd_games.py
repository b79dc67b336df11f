"""Random games with odd cards: decks of a pool that the phrase tables made at random."""

from collections.abc import Sequence
from random import Random

from odd_cards import HERO, Seeded
from random_play import At

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.seats import Seat
from rulesdb.engine.fab.rules.starting import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.process.options import Option, Pass
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.kernel.process.stages import StagedRules

ODD, KNOWN = 28, 12
"""Cards of a deck: odd ones, and ones of the starter deck, so that games come to an end."""
PATIENCE = 60
"""After so many choices in a turn players pass where they may: what costs nothing could be activated without an end."""
MOST_TURNS = 200
"""After so many turns players give up, as in a deadlock (4.5.4e): what is left of the cards cannot end the game."""
LONG_TURN = 500
"""After so many choices in a turn, as many more with a triggered-layer on top of the stack are a stalemate (4.5.4d).

A card whose trigger triggers itself makes one: nobody can do anything but let it resolve again.
"""
MOST_CHOICES = 10_000


class EndlessGameError(AssertionError):
    """A game is not over after the most choices that any game may take."""


def odd_seats(pool: Sequence[Card], choices: Seeded) -> list[Seat]:
    """Return two players with decks of odd cards, and of a few known ones."""
    return [
        Seat(
            seat.name,
            HERO,
            (*choices.chance.sample(seat.deck, KNOWN), *choices.chance.sample(pool, ODD)),
            seat.equipment,
        )
        for seat in seats()
    ]


def _is_triggered(state: State) -> bool:
    """Whether the top of the stack is a triggered-layer."""
    stack = state.zones.get(STACK, ())
    layer = state.objects[stack[-1]].layer if stack else None
    return layer is not None and layer.category == "triggered"


def play_odd_game(pool: Sequence[Card], seed: int, rules: StagedRules[State, Game, Option]) -> tuple[State, int]:
    """Play a game of random legal choices to its end; return its last state, and the number of choices.

    A game that the players give up has no winners, not even none of them, in its last state; nor has a stalemate.

    Raises EndlessGameError for a game that does not end.
    """
    choices = Seeded(Random(seed))  # noqa: S311  (play at random, not a secret)
    position: At = start(rules, set_up(odd_seats(pool, choices), seed))[0]
    turn, in_turn, triggered = 0, 0, 0
    for made in range(MOST_CHOICES):
        if position.decision is None or position.now.turn > MOST_TURNS or triggered > LONG_TURN:
            return position.now, made
        turn, in_turn = position.now.turn, in_turn + 1 if position.now.turn == turn else 0
        triggered = triggered + _is_triggered(position.now) if in_turn > LONG_TURN else 0
        options = position.decision.options
        option = Pass() if in_turn > PATIENCE and Pass() in options else choices.one_of(options)
        position = proceed(rules, position, option)[0]
    raise EndlessGameError(f"the game of seed {seed} has no end")
