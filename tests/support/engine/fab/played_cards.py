"""Games with given cards, in which chance chooses and the invariants are held."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.rules.cards.printed_text import CLASSES, TALENTS
from rulesdb.engine.fab.rules.objects.card_pool import Seat, SeatError, check_seat
from rulesdb.engine.fab.rules.turn.start_of_game import set_up
from rulesdb.engine.kernel.process.process import proceed, start
from support.engine.fab.random_fab_games import WATCHED

MOST_CHOICES = 500
IN_GAME = 20
"""The number of given cards in the decks of a game, beside those of the sample decks."""


def play_with(cards: Sequence[Card], games: int) -> Iterator[str]:
    """Play games in whose decks or on whose heroes each card is in turn; yield what went wrong, with the seed.

    The heroes have every class and talent. A card with which no game can start is left out.
    """
    given = [with_all_supertypes(seat) for seat in seats(("甲", "乙"))]
    decks, worn = [*filter(_goes_into(given[0], "deck"), cards)], [*filter(_goes_into(given[0], "equipment"), cards)]
    for seed in range(games):
        chance = Random(seed)  # noqa: S311  (play at random, not a secret)
        playing = [
            replace(
                seat,
                deck=(*_turn_of(decks, seed, IN_GAME), *seat.deck[IN_GAME:]),
                equipment=_turn_of(worn, seed, 1) or seat.equipment,
            )
            for seat in given
        ]
        try:
            position, _ = start(WATCHED, set_up(playing, seed))
            for _ in range(MOST_CHOICES):
                if position.decision is None:
                    break
                position, _ = proceed(WATCHED, position, chance.choice(position.decision.options))
        except Exception as error:  # noqa: BLE001  (whatever a card breaks is told)
            yield f"seed {seed}: {type(error).__name__}: {error}"


def with_all_supertypes(seat: Seat) -> Seat:
    """Return a seat whose hero has every class and talent."""
    assert seat.hero is not None
    return replace(seat, hero=replace(seat.hero, supertypes=CLASSES | TALENTS))


def _turn_of(cards: Sequence[Card], turn: int, number: int) -> tuple[Card, ...]:
    """Return the cards whose turn it is, after those of the turns before, from the first one again after the last."""
    return tuple(cards[(turn * number + at) % len(cards)] for at in range(min(number, len(cards))))


def _goes_into(seat: Seat, field: str) -> Callable[[Card], bool]:
    """Return whether a game can start with a card in the deck, or equipped."""

    def goes(card: Card) -> bool:
        try:
            check_seat(replace(seat, **{"deck": (), "equipment": (), field: (card,)}))
        except (SeatError, StopIteration):
            return False
        return True

    return goes
