"""Last known information about objects that ceased to exist (1.2.3)."""

from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import LastKnown, Object
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event


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
