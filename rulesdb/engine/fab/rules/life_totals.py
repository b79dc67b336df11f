"""Life totals (2.5): the base life of a permanent, and what it has gained and lost since it entered the arena."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import life
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.event_kinds.zone_events import leaves
from rulesdb.engine.kernel.events import Event


def life_total(game: Game, object_id: int) -> int | None:
    """Return the life total of an object, None if it lacks the property life."""
    value = life(game, object_id)
    if value is None:
        return None
    item = game.object(object_id)
    base = present_base(starting_life_total(value), game, item)
    total = with_gains_and_losses(base, permanently(game, item))
    return not_negative(above_base(total, base))


@book.definition("2.5.1#sentence-2")
def starting_life_total(value: int) -> int:
    """Life represents the starting life total of the object."""
    return value


@book.definition("2.5.3c#sentence-1")
def present_base(life: int, _game: Game, _item: Object) -> int:
    """A life total is recalculated with the new base life if the base life changes."""
    return life


@book.definition("2.5.3a#sentence-1")
def with_gains_and_losses(base: int, recorded: int) -> int:
    """A life total is the base life, plus life gained and minus life lost."""
    return base + recorded


@book.definition("2.5.3b#sentence-2")
def permanently(_game: Game, item: Object) -> int:
    """Life gained and life lost modify the life total once and permanently."""
    return item.gained


@book.definition("2.5.3d#sentence-1")
def above_base(total: int, _base: int) -> int:
    """A life total can be greater than the base life."""
    return total


@book.transform("2.5.3e#sentence-2")
def not_negative(total: int) -> int:
    """A life total that is calculated to be less than 0 is considered 0."""
    return max(0, total)


@book.definition("2.5.3#sentence-2")
def referred_life_total(game: Game, object_id: int) -> int:
    """The term life total refers to the modified life of an object."""
    return life_total(game, object_id) or 0


@book.definition("2.5.1a#sentence-1")
def is_living(game: Game, object_id: int) -> bool:
    """A living object is a permanent with the property life."""
    item = game.object(object_id)
    return item.zone.name in ARENA and item.proxy_of is None and life(game, object_id) is not None


@book.definition("2.5.3g#sentence-1")
def ends_a_life(game: Game, event: Event) -> bool:
    """A living object that ceases to exist, in whatever way, is considered to have died."""
    return leaves(game, event, ARENA)
