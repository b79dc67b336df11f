"""Attacks (1.4.1 to 1.4.2a, 1.4.4), and the Layer Step that one begins by opening the combat chain (7.0.2a)."""

from rulesdb.engine.fab.attack_effects import is_attack_layer
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import subtypes
from rulesdb.engine.fab.events import Began
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.layers import is_no_card
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.process.pipeline import happen


def is_attack(game: Game, object_id: int) -> bool:
    """Whether an object has the object identifier attack (1.2.2d)."""
    item = game.object(object_id)
    return can_hold_attacks(item) and is_of_a_kind_of_attack(game, item)


@book.definition("1.4.1#sentence-2")
def can_hold_attacks(item: Object) -> bool:
    """Attacks exist on the stack and on the combat chain."""
    return item.zone in {STACK, CHAIN}


@book.definition("1.4.1#sentence-3")
def is_of_a_kind_of_attack(game: Game, item: Object) -> bool:
    """Attack-cards, attack-layers and attack-proxies are attacks; so is the object that attacks by an attack-proxy."""
    if _is_card_with_the_subtype(game, item):
        return is_attack_card(game, item)
    return item.proxy_of is not None or is_attack_layer(item) or _is_attacking(game, item)


def _is_card_with_the_subtype(game: Game, item: Object) -> bool:
    return "attack" in subtypes(game, item.id) and not is_no_card(item)


def _is_attacking(game: Game, item: Object) -> bool:
    return item.zone == CHAIN and any(item.id in {link.attack, link.source} for link in game.state.links)


@book.definition("1.4.2#sentence-1")
def is_attack_card(game: Game, item: Object) -> bool:
    """An attack-card is a card with the subtype attack on the stack, or one that is attacking on the combat chain."""
    return _is_attack_card(game, item)


def _is_attack_card(game: Game, item: Object) -> bool:
    is_considered = only_then(put_there_as_an_attack(on_the_stack(False, item), game, item))
    return is_considered and _is_card_with_the_subtype(game, item)


@book.transform("1.4.2a#sentence-2")
def on_the_stack(_otherwise: bool, item: Object) -> bool:
    """A card with the subtype attack is considered an attack if it is on the stack."""
    return item.zone == STACK


@book.transform("1.4.2a#sentence-3")
def put_there_as_an_attack(otherwise: bool, game: Game, item: Object) -> bool:
    """A card with the subtype attack is considered an attack if it was put onto the combat chain as an attack."""
    return otherwise or _is_attacking(game, item)


@book.definition("1.4.2a#sentence-4")
def only_then(is_considered: bool) -> bool:
    """Otherwise a card with the subtype attack is not considered an attack."""
    return is_considered


@book.definition("1.4.3b#sentence-1")
def attack_source(proxy: Object) -> int | None:
    """The attack-source is the object that is represented by an attack-proxy."""
    return proxy.proxy_of


def begin_layer_step(game: Game, layer: int, player: int) -> None:
    """Begin the Layer Step if the layer that a player added to the stack is an attack."""
    if is_attack(game, layer):
        happen(game, Began(by="fab:7.0.2a", what="combat:layer", player=player))
