"""The phased-out zone (217.8): what is in it is not in play, and effects do not find it.

The number and the rule are from memory.
"""

from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.phasing import PhasesIn
from rulesdb.engine.mtg.events.zones import Cease
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.zones import PHASED_OUT


@book.filter("217.8")
def is_phased_out(game: Game, object_id: int) -> bool:
    """A phased-out object is not in play: only what names it as such affects it."""
    return game.has(object_id) and game.object(object_id).zone == PHASED_OUT


def is_out_of_reach(game: Game, event: Event) -> bool:
    """Whether an event cannot occur, because its object is phased out and neither phases in nor ceases to exist."""
    if not isinstance(event, OfObject) or isinstance(event, PhasesIn | Cease):
        return False
    return is_phased_out(game, event.object)


def in_reach(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """Return those of the objects of a continuous effect that exist and are not phased out."""
    return tuple(one for one in objects if game.has(one) and not is_phased_out(game, one))
