"""Attacks (1.4.1 to 1.4.2a, 1.4.4), and the Layer Step that one begins by opening the combat chain (7.0.2a)."""

from rulesdb.engine.fab.attack_effects import is_attack_layer
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Began
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import subtypes
from rulesdb.engine.fab.rules.objects.layers import is_no_card
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.process.pipeline import happen


@book.law
def is_attack(game: Game, object_id: int) -> bool:
    """Whether an object on the stack or combat chain is an attack-card, attack-proxy or attack-layer, or attacks."""
    item = game.object(object_id)
    if item.zone not in {STACK, CHAIN}:
        return False
    if is_card_with_subtype_attack(game, item):
        return is_attack_card(game, item)
    return item.proxy_of is not None or is_attack_layer(item) or is_attacking(game, item)


@book.law
def is_attack_card(game: Game, item: Object) -> bool:
    """Whether an object is a card with the subtype attack on the stack, or one that attacks on the combat chain."""
    return (item.zone == STACK or is_attacking(game, item)) and is_card_with_subtype_attack(game, item)


def is_card_with_subtype_attack(game: Game, item: Object) -> bool:
    """Whether an object is a card with the subtype attack, wherever it is."""
    return "attack" in subtypes(game, item.id) and not is_no_card(item)


def is_attacking(game: Game, item: Object) -> bool:
    """Whether an object was put onto the combat chain as an attack, or attacks by an attack-proxy."""
    return item.zone == CHAIN and any(item.id in {link.attack, link.source} for link in game.state.links)


@book.definition("1.4.3b#sentence-1")
def attack_source(proxy: Object) -> int | None:
    """The attack-source is the object that is represented by an attack-proxy."""
    return proxy.proxy_of


def begin_layer_step(game: Game, layer: int, player: int) -> None:
    """Begin the Layer Step if the layer that a player added to the stack is an attack."""
    if is_attack(game, layer):
        happen(game, Began(by="fab:7.0.2a", what="combat:layer", player=player))
