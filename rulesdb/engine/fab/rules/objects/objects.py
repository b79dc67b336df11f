"""Objects (1.2.1) that effects find, and last known information (1.2.3)."""

from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.permanents import is_card, without_counters
from rulesdb.engine.fab.state import LastKnown, Layer, Object
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.object_rules import ObjectRules


@book.definition("1.2.3#sentence-1")
def immediately_before(known: LastKnown, _game: Game, _event: Event) -> LastKnown:
    """Last known information is a snapshot of an object immediately before it ceases to exist."""
    return known


@book.definition("1.2.3b#sentence-2")
def with_all(game: Game, item: Object) -> LastKnown:
    """Last known information includes the parameters and the history of an object, and the effects applied to it."""
    return LastKnown(item, properties(game, item.id))


def _snapshot(game: Game, item: Object, event: Event) -> LastKnown:
    return immediately_before(with_all(game, item), game, event)


after_event = partial(after, snapshot=_snapshot)
"""Return the state after an event, with last known information about an object that ceases to exist by it."""


def with_the_ceased(game: Game) -> Game:
    """Return a game in which the objects that ceased to exist this turn exist still (for misreadings)."""
    gone = {object_id: known.record for object_id, known in game.state.known.items()}
    return game.at(replace(game.state, objects={**gone, **game.state.objects}))


@book.definition("1.2.3a#sentence-3")
def of_existing_objects(game: Game) -> Game:
    """An effect that does not refer to a specific object does not use last known information: it finds what exists."""
    return game


@book.definition("1.2.3a#sentence-2")
def known(game: Game, object_id: int) -> LastKnown:
    """Last known information is used instead of information about a specific object that no longer exists."""
    return unmodified(immutable(game.state.known[object_id], game), game)


@book.definition("1.2.3c#sentence-1")
def immutable(found: LastKnown, _game: Game) -> LastKnown:
    """Last known information is fixed: nothing can alter it."""
    return found


@book.definition("1.2.3c#sentence-2")
def unmodified(found: LastKnown, _game: Game) -> LastKnown:
    """What would modify an object that no longer exists does not modify its last known information."""
    return found


@book.definition("1.2.3d#sentence-1")
def exists(game: Game, object_id: int) -> bool:
    """Last known information about an object is not an object itself."""
    return game.has(object_id)


@book.definition("1.2.3c#sentence-3")
def modifiable(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """An effect may fail because it would modify an object that no longer exists."""
    return tuple(object_id for object_id in objects if game.has(object_id))


@book.definition("1.2.1#sentence-1")
def in_zones_and_inventories(game: Game) -> Game:
    """An object is in a zone or in a player's inventory."""
    return game


@book.definition("1.2.1#sentence-2")
def of_all_kinds(game: Game) -> Game:
    """Cards, attacks, macros and layers are objects."""
    return game


def _searched(game: Game) -> Game:
    return of_existing_objects(without_counters(of_all_kinds(in_zones_and_inventories(game))))


@book.definition("1.2.4#sentence-1")
def source(_game: Game, _layer: int, info: Layer) -> int:
    """The source of a non-card layer and its effects is the card or macro whose ability made the layer."""
    return info.source


@book.definition("1.2.4#sentence-1")
def can_be_source(item: Object) -> bool:
    """Sources of abilities, effects, non-card layers and attack-proxies are cards and macros."""
    return is_card(item) or "macro" in item.card.types


@book.definition("1.2.1b#sentence-2")
def controller(game: Game, object_id: int) -> int | None:
    """An object that is neither in the arena nor on the stack does not have a controller."""
    item = game.object(object_id)
    return item.controller if item.unaltered is None else altered_controller(item, game)


@book.definition("6.3.2#item-2")
def altered_controller(item: Object, _game: Game) -> int | None:
    """In stage 2, effects that modify the controller are applied, and later stages look at that controller."""
    return item.controller


@book.definition("1.2.1a#sentence-1")
def owner(game: Game, object_id: int) -> int | None:
    """The owner of an object is the same as the owner of the card, macro or layer that represents it."""
    return game.object(object_id).owner


OBJECTS = ObjectRules[Game](
    searched=_searched, known=known, exists=exists, controller=controller, owner=owner, modifiable=modifiable,
    source=source,
)  # fmt: skip
"""The rules of objects (1.2)."""
