"""Layers (1.6): definition, owner, controller and categories of layers."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Category, Object, State
from rulesdb.engine.fab.zones import STACK


def _cards_alone(state: State) -> tuple[int, ...]:
    return tuple(object_id for object_id in state.zones.get(STACK, ()) if is_card_layer(state.objects[object_id]))


@book.definition("1.6.1", _cards_alone, "スタックのカードだけがレイヤーで、起動や誘発からは生まれないとする読み方")
def layers(state: State) -> tuple[int, ...]:
    """A layer is any object on the stack that has not resolved, whether a card or not; the top layer comes last."""
    return state.zones.get(STACK, ())


def _player_alone(_owner: int | None, player: int) -> int:
    return player


@book.definition("1.6.1a", _player_alone, "カードレイヤーのオーナーも、スタックに置いたプレイヤーだとする読み方")
def owner_of_layer(owner: int | None, player: int) -> int:
    """The owner of a layer is its card's owner or its trigger source's controller; else (None) who activated it."""
    return player if owner is None else owner


def _owner_first(owner: int, _player: int) -> int:
    return owner


@book.definition("1.6.1b#sentence-1", _owner_first, "だれがスタックに置いても、コントローラーはオーナーだとする読み方")
def controller_of_layer(_owner: int, player: int) -> int:
    """A layer's controller is whoever put it on the stack."""
    return player


@book.filter("1.6.2a#sentence-1")
def is_card_layer(item: Object) -> bool:
    """A card-layer is a layer that a card on the stack represents."""
    return _is_of(item, "card")


@book.filter("1.6.2b")
def is_activated_layer(item: Object) -> bool:
    """An activated-layer comes from an activated ability, and can exist only on the stack."""
    return _is_of(item, "activated")


@book.filter("1.6.2c")
def is_triggered_layer(item: Object) -> bool:
    """A triggered-layer is created by a triggered effect and put on the stack; from then on it can exist only there."""
    return _is_of(item, "triggered")


def _is_of(item: Object, category: Category) -> bool:
    return item.zone == STACK and item.layer is not None and item.layer.category == category


def is_no_card(item: Object) -> bool:
    """Whether an object is a token, proxy or non-card layer, which ceases to exist when cleared (3.0.12a)."""
    return item.is_token or item.proxy_of is not None or is_activated_layer(item) or is_triggered_layer(item)


def _cards_and_abilities(item: Object) -> Category:
    return "card" if is_card_layer(item) else "activated"


@book.definition("1.6.2", _cards_and_abilities, "起動レイヤーと誘発レイヤーは、同じ1つのカテゴリーだとする読み方")
def category_of(item: Object) -> Category:
    """Layers fall into three categories: card-layers, activated-layers and triggered-layers."""
    if is_card_layer(item):
        return "card"
    return "activated" if is_activated_layer(item) else "triggered"
