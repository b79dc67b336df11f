"""Objects (1.2.1): what effects find when they look for objects."""

from collections.abc import Iterable

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.counters import without_counters
from rulesdb.engine.fab.rules.last_known import exists, known, modifiable, of_existing_objects
from rulesdb.engine.fab.rules.permanents import is_card
from rulesdb.engine.fab.state import Layer, Object
from rulesdb.engine.kernel.tables.object_rules import ObjectRules


def _with_these(game: Game, objects: Iterable[Object]) -> Game:
    return game.at(replace(game.state, objects={item.id: item for item in objects}))


def _in_zones_alone(game: Game) -> Game:
    return _with_these(game, (item for item in game.objects() if item.zone.name != "inventory"))


@book.definition(
    "1.2.1#sentence-1",
    _in_zones_alone,
    "インベントリにあるカードは、ゾーンにないので、オブジェクトではないとする読み方",
)
def in_zones_and_inventories(game: Game) -> Game:
    """An object is in a zone or in a player's inventory."""
    return game


def _cards_alone(game: Game) -> Game:
    return _with_these(game, (item for item in game.objects() if is_card(item)))


@book.definition("1.2.1#sentence-2", _cards_alone, "オブジェクトとは、カードだけのことだとする読み方")
def of_all_kinds(game: Game) -> Game:
    """Cards, attacks, macros and layers are objects."""
    return game


def _searched(game: Game) -> Game:
    return of_existing_objects(without_counters(of_all_kinds(in_zones_and_inventories(game))))


def _the_layer(_game: Game, layer: int, _info: Layer) -> int:
    return layer


@book.definition(
    "1.2.4#sentence-1", _the_layer, "起動レイヤーや誘発レイヤーの効果の発生源は、そのレイヤー自身だとする読み方"
)
def source(_game: Game, _layer: int, info: Layer) -> int:
    """The source of a non-card layer and its effects is the card or macro whose ability made the layer."""
    return info.source


def _anything(_item: Object) -> bool:
    return True


@book.definition("1.2.4#sentence-1", _anything, "カードでもマクロでもないオブジェクトも、発生源になるとする読み方")
def can_be_source(item: Object) -> bool:
    """Sources of abilities, effects, non-card layers and attack-proxies are cards and macros."""
    return is_card(item) or "macro" in item.card.types


def _the_last_one(game: Game, object_id: int) -> int | None:
    """Return the controller of an object, without one that of the last object that the card was before."""
    item = game.object(object_id)
    before = (known.record for known in reversed([*game.state.known.values()]) if known.record.serial == item.serial)
    controllers = (one.controller for one in (item, *before))
    return next((controller for controller in controllers if controller is not None), None)


@book.definition(
    "1.2.1b#sentence-2",
    _the_last_one,
    "闘技場やスタックを離れたカードは、最後にコントロールしたプレイヤーがコントロールし続けるとする読み方",
)
def controller(game: Game, object_id: int) -> int | None:
    """An object that is neither in the arena nor on the stack does not have a controller."""
    item = game.object(object_id)
    return item.controller if item.unaltered is None else altered_controller(item, game)


def _before_it_changed(item: Object, game: Game) -> int | None:
    return item.controller if game.level is None or item.unaltered is None else item.unaltered.controller


@book.definition(
    "6.3.2#item-2",
    _before_it_changed,
    "コントローラーに依存する効果は、コントローラーを変更する効果より先に、元のコントローラーを見て適用するとする読み方",
)
def altered_controller(item: Object, _game: Game) -> int | None:
    """In stage 2, effects that modify the controller are applied, and later stages look at that controller."""
    return item.controller


def _its_controller(game: Game, object_id: int) -> int | None:
    return game.object(object_id).controller


@book.definition("1.2.1a#sentence-1", _its_controller, "オブジェクトのオーナーは、そのコントローラーだとする読み方")
def owner(game: Game, object_id: int) -> int | None:
    """The owner of an object is the same as the owner of the card, macro or layer that represents it."""
    return game.object(object_id).owner


OBJECTS = ObjectRules[Game](
    searched=_searched, known=known, exists=exists, controller=controller, owner=owner, modifiable=modifiable,
    source=source,
)  # fmt: skip
"""The rules of objects (1.2)."""
