"""Objects (1.2.1): what effects find when they look for objects."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.counters import without_counters
from rulesdb.engine.fab.rules.last_known import exists, known, modifiable, of_existing_objects
from rulesdb.engine.fab.rules.permanents import is_card
from rulesdb.engine.fab.state import Layer, Object
from rulesdb.engine.kernel.tables.object_rules import ObjectRules


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
