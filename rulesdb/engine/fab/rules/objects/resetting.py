"""Objects that have reset (3.0.9): which abilities still refer to the new object, and what it keeps of its history."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.selection.objects import object_now


def new_object(game: Game, object_id: int) -> int:
    """Return the new object that an object has become by moving, as long as that one remains a public object.

    The object itself is returned if it has become none, or if its new object has become another one.
    """
    found = object_now(game, object_id)
    if found == object_id:
        return found
    item, known = game.object(found), game.state.known.items()
    is_next = not any(one > object_id and before.record.serial == item.serial for one, before in known)
    return found if item.is_public and is_next else object_id


moved_in_trigger = book.law(new_object)
"""An ability that triggers when an object moves still references the new object (3.0.9a)."""

moved_by_ability = book.law(new_object)
"""An ability with an effect that moves an object still references the new object for its other effects (3.0.9b)."""


@book.filter("3.0.9c#sentence-1")
def has_become(game: Game, event: CoreMove, source: int) -> bool:
    """Whether an object has become another by a move: how it did so is preserved as the history of the new object."""
    return event.object != source and new_object(game, event.object) == source
