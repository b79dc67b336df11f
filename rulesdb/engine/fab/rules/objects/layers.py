"""Layers (1.6): owner, controller and categories of layers."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import is_macro
from rulesdb.engine.fab.state import Category, Layer, Object, State
from rulesdb.engine.fab.zones import STACK


@book.law
def layers(state: State) -> tuple[int, ...]:
    """The objects on the stack: card-layers, activated-layers and triggered-layers; the top one comes last."""
    return state.zones.get(STACK, ())


@book.definition("1.6.1a#sentence-1")
def owner_of_card_layer(game: Game, card: int, player: int) -> int:
    """The owner of a card-layer is the owner of the card."""
    owner = game.object(card).owner
    return player if owner is None else owner


@book.law
def layer_of_ability(game: Game, card: Card, layer: Layer, owner: int, controller: int) -> Object:
    """The activated-layer or triggered-layer of an ability, as it comes onto the stack."""
    made = game.state.next_id
    return Object(made, made, card, owner, STACK, is_public=True, controller=controller, layer=layer)


@book.filter("1.6.2a#sentence-1")
def is_card_layer(item: Object) -> bool:
    """A card-layer is a layer that a card on the stack represents."""
    return item.layer is not None and item.layer.category == "card"


@book.law
def category_of(item: Object) -> Category:
    """The category of a layer: card-layer, activated-layer or triggered-layer."""
    return "card" if item.layer is None else item.layer.category


@book.filter("1.4.3#sentence-2")
def is_attack_proxy(item: Object) -> bool:
    """An attack-proxy is no card, wherever it is; on the stack it has the attack ability."""
    return item.proxy_of is not None


@book.law
def is_no_card(item: Object) -> bool:
    """Whether an object is a token, macro, proxy or layer of an ability, which ceases to exist if cleared (3.0.12a)."""
    is_of_ability = item.layer is not None and item.layer.category != "card"
    return item.is_token or is_macro(item.card) or is_attack_proxy(item) or is_of_ability
