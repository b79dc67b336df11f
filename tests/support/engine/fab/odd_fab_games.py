"""Random games with odd cards: decks of a pool that the phrase tables made at random."""

from collections.abc import Sequence
from random import Random

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.rules.turn.start_of_game import set_up
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Option
from support.engine.fab.odd_fab_cards import HERO
from support.engine.random_games import play_to_the_end
from support.engine.random_values import Seeded

ODD, KNOWN = 28, 12
"""Cards of a deck: odd ones, and ones of the starter deck, so that games come to an end."""


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


def play_odd_game(pool: Sequence[Card], seed: int, rules: StagedRules[State, Game, Option]) -> tuple[State, int]:
    """Play a game of random legal choices to its end; return its last state, and the number of choices."""
    choices = Seeded(Random(seed))  # noqa: S311  (play at random, not a secret)
    return play_to_the_end(rules, set_up(odd_seats(pool, choices), seed), choices)
