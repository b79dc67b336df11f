"""Objects (1.2.1) that effects find, and last known information (1.2.3)."""

from functools import partial

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.objects.permanents import is_card
from rulesdb.engine.fab.state import LastKnown, Object
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process import game_rules


@book.law
def last_information(game: Game, item: Object, _event: Event) -> LastKnown:
    """The last known information about an object: a snapshot of all that is known before the event that ends it."""
    return LastKnown(item, properties(game, item.id))


after_event = partial(after, snapshot=last_information)
"""Return the state after an event, with last known information about an object that ceases to exist by it."""


known = book.law(game_rules.as_stored)
"""The fixed last known information that is used about a specific object that no longer exists."""
exists = book.definition("1.2.3d#sentence-1")(game_rules.exists)
"""Last known information about an object is not an object itself."""


@book.definition("1.2.3c#sentence-3")
def modifiable(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """An effect may fail because it would modify an object that no longer exists."""
    return tuple(object_id for object_id in objects if game.has(object_id))


source = book.definition("1.2.4#sentence-1")(game_rules.source_of_ability)
"""The source of a non-card layer and its effects is the card or macro whose ability made the layer."""


@book.definition("1.2.4#sentence-1")
def can_be_source(item: Object) -> bool:
    """Sources of abilities, effects, non-card layers and attack-proxies are cards and macros."""
    return is_card(item) or "macro" in item.card.types


@book.law
def controller(game: Game, object_id: int) -> int | None:
    """The controller of an object; one that is neither in the arena nor on the stack does not have any."""
    return game.object(object_id).controller


@book.definition("1.2.1a#sentence-1")
def owner(game: Game, object_id: int) -> int | None:
    """The owner of an object is the same as the owner of the card, macro or layer that represents it."""
    return game.object(object_id).owner
