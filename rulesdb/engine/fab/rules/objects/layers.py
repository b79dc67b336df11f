"""Layers (1.6): definition, owner, controller and categories of layers."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import leaves_the_game
from rulesdb.engine.fab.state import Category, Object, State
from rulesdb.engine.fab.zones import STACK


@book.definition("1.6.1#sentence-1")
def unresolved(state: State) -> tuple[int, ...]:
    """A layer is an object on the stack that is yet to be resolved; the top one comes last."""
    return state.zones.get(STACK, ())


@book.definition("1.6.1#sentence-2")
def layers(state: State) -> tuple[int, ...]:
    """Card-layers, activated-layers and triggered-layers are all layers; the top layer comes last."""
    return unresolved(state)


@book.definition("1.6.1a#sentence-1")
def owner_of_card_layer(game: Game, card: int, player: int) -> int:
    """The owner of a card-layer is the owner of the card."""
    owner = game.object(card).owner
    return player if owner is None else owner


@book.definition("1.6.1a#sentence-2")
def owner_of_activated_layer(_game: Game, _source: int, player: int) -> int:
    """The owner of an activated-layer is the player who activated the ability."""
    return player


@book.definition("1.6.1a#sentence-3")
def owner_of_triggered_layer(_game: Game, _source: int, controller: int) -> int:
    """The owner of a triggered-layer is the player who controlled the source as the triggered-layer was created."""
    return controller


@book.definition("1.6.1b#sentence-1")
def controller_of_layer(_owner: int, player: int) -> int:
    """A layer's controller is whoever put it on the stack."""
    return player


@book.filter("1.6.2a#sentence-1")
def is_card_layer(item: Object) -> bool:
    """A card-layer is a layer that a card on the stack represents."""
    return _is_of(item, "card")


@book.filter("1.6.2b#sentence-1")
def is_activated_layer(item: Object) -> bool:
    """An activated-layer is a layer that an activated ability creates."""
    return _is_of(item, "activated")


@book.filter("1.6.2c#sentence-1")
def is_triggered_layer(item: Object) -> bool:
    """A triggered-layer is a layer that a triggered effect creates."""
    return _is_of(item, "triggered")


def _is_of(item: Object, category: Category) -> bool:
    return item.layer is not None and item.layer.category == category


@book.filter("1.6.2b#sentence-2")
def is_activated_and_stays_on_the_stack(item: Object) -> bool:
    """An activated-layer is created on the stack, and can exist only there."""
    return _is_of(item, "activated")


@book.filter("1.6.2c#sentence-2")
def is_triggered_and_stays_on_the_stack(item: Object) -> bool:
    """A triggered-layer is created before it is put on the stack, and from then on can exist only there."""
    return _is_of(item, "triggered")


@book.filter("1.4.3#sentence-2")
def is_no_card_but_a_proxy(item: Object) -> bool:
    """An attack-proxy is no card, wherever it is; on the stack it has the attack ability."""
    return item.proxy_of is not None


def is_no_card(item: Object) -> bool:
    """Whether an object is a token, macro, proxy or non-card layer, which ceases to exist when cleared (3.0.12a)."""
    return (
        item.is_token
        or leaves_the_game(item)
        or is_no_card_but_a_proxy(item)
        or is_activated_and_stays_on_the_stack(item)
        or is_triggered_and_stays_on_the_stack(item)
    )


@book.definition("1.6.2#sentence-2")
def category_of(item: Object) -> Category:
    """The categories of layers are card-layers, activated-layers and triggered-layers."""
    if is_activated_layer(item):
        return "activated"
    return "triggered" if is_triggered_layer(item) else "card"
