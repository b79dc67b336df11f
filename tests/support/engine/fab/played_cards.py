"""Games with given cards, in which chance chooses and the invariants are held."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.rules.turn.turns import set_up
from rulesdb.engine.kernel.process.process import proceed, start
from support.engine.fab.random_fab_games import WATCHED

MOST_CHOICES = 400
IN_DECK = 20
"""The number of given cards in each deck; the others are those of the sample decks."""


def play_with(cards: Sequence[Card], games: int) -> Iterator[str]:
    """Play games whose decks have the cards, one after the other; yield what went wrong, with the seed."""
    playable = [card for card in cards if card.types & {"action", "instant", "attack reaction", "defense reaction"}]
    each = cycle(playable)
    for seed in range(games):
        chance = Random(seed)  # noqa: S311  (play at random, not a secret)
        given = [replace(seat, deck=(*islice(each, IN_DECK), *seat.deck[IN_DECK:])) for seat in seats(("甲", "乙"))]
        try:
            position, _ = start(WATCHED, set_up(given, seed))
            for _ in range(MOST_CHOICES):
                if position.decision is None:
                    break
                option = chance.choice(position.decision.options)
                position, _ = proceed(WATCHED, position, option)
        except Exception as error:  # noqa: BLE001  (whatever a card breaks is told)
            yield f"seed {seed}: {type(error).__name__}: {error}"
