"""Announcement, the first step: of a card (5.1.2), of a split-card's half (5.1.2c), or of an ability (5.2.2a)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import (
    base_abilities,
    printed_cost,
    with_cost_and_types,
    with_subtypes,
    with_supertypes,
    with_type_of_ability,
    with_types,
)
from rulesdb.engine.fab.rules.cards.categories import forms, played_as
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_the_next, come_under_control
from rulesdb.engine.fab.rules.effects.abilities import (
    controller_of_activated_layer,
    defined_by_creator,
    source_of_ability,
)
from rulesdb.engine.fab.rules.objects.identities import with_metatypes_of_source
from rulesdb.engine.fab.rules.objects.layers import layer_of_ability, owner_of_card_layer
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.state import Layer, Object, Properties
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import note


def announce(game: Game, attempt: Attempt) -> None:
    """Perform the first step of playing a card (5.1.2): the player announces it, and declares a split-card's half."""
    item = game.object(attempt.layer)
    owner = owner_of_card_layer(game, item.id, attempt.player)
    if item.card.is_attack:
        owner = owner_of_attack(owner, attempt.player)
    layer = layer_of_the_card(source_of_ability(game, item.id))
    note(game, kinds.Became(record=replace(item, owner=owner, layer=layer)))
    put_on_the_stack(game, item.id, attempt.player)
    if not item.card.halves:
        apply_to_the_next(game, item.id)
        come_under_control(game, item.id)
        return
    halves = declared_half(game, attempt)
    note(game, kinds.Became(record=as_declared(game.object(item.id), halves)))
    attempt.declare(game, replace(attempt.declared(game), halves=halves))
    apply_to_the_half(game, item.id)
    come_under_control(game, item.id)


@book.definition("1.4.1a#sentence-1")
def owner_of_attack(owner: int, _player: int) -> int:
    """The owner of an attack is the same as the owner of the card or activated ability that represents it."""
    return owner


@book.definition("5.1.1#sentence-1")
def layer_of_the_card(object_id: int) -> Layer:
    """To play a card is to move it to the stack as a card-layer."""
    return Layer("card", object_id)


@book.step("5.1.2#sentence-3")
def put_on_the_stack(game: Game, object_id: int, controller: int) -> None:
    """The announced card moves to the stack under its player's control."""
    move = kinds.Move(by=put_on_the_stack.id, object=object_id, to=STACK, controller=controller)
    note(game, proposed(replace(move, at_bottom=is_below_other_layers())))


@book.definition("5.1.2#sentence-2")
def proposed(move: kinds.Move) -> kinds.Move:
    """The player proposes the card: it is public on the stack, so that everyone sees which card is played."""
    return replace(move, is_public=True)


@book.definition("5.1.2#sentence-4")
def is_below_other_layers() -> bool:
    """The announced card becomes the topmost layer of the stack."""
    return False


@book.definition("5.1.2c#sentence-1")
def declared_half(game: Game, attempt: Attempt) -> tuple[int, ...]:
    """A split-card's player declares which half is played; the indices of the halves are returned."""
    card = game.object(attempt.layer).card
    ways = {Name(way.name): halves for halves, way in forms(card).items()}
    return ways[game.pick(attempt.player, "half", list(ways), declared_half.id)]


@book.transform("5.1.2c#sentence-3")
def as_declared(item: Object, halves: tuple[int, ...]) -> Object:
    """The declared half or halves determine the properties of the card on the stack."""
    return played_as(item, halves)


@book.definition("5.1.2c#sentence-4")
def apply_to_the_half(game: Game, object_id: int) -> None:
    """The declared half or halves determine which effects then apply to the card."""
    apply_to_the_next(game, object_id)


def announce_ability(game: Game, player: int, object_id: int, index: int) -> int:
    """Create an activated-layer on top of the stack, controlled by the player (5.2.2a); return its object id."""
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    of_layer = base_abilities((), ability)
    of_layer = without_copied_statics(not_a_copy(of_layer, game, object_id), game, object_id)
    source, cost = properties(game, object_id), printed_cost(game, object_id, ability)
    of_source = with_subtypes(with_kinds_of_its_source(Card("", frozenset()), source), source)
    card = with_cost_and_types(of_source, cost, with_type_of_ability(of_source.types, ability))
    card = replace(card, abilities=defined_by_creator(of_layer, game, object_id))
    card = with_metatypes_of_source(card, game, object_id)
    controller = controller_of_activation(game, object_id, controller_of_activated_layer(game, player))
    layer = layer_of_ability(game, card, Layer("activated", object_id, ability=index), player, controller)
    layer = replace(layer, proxy_of=attack_source(None, card, object_id))
    note(game, kinds.Stack(by="fab:5.2.2a", layer=layer, at_bottom=is_below_others()))
    return layer.id


@book.transform("1.4.3#sentence-1")
def attack_source(_none: int | None, card: Card, object_id: int) -> int | None:
    """A layer with the attack ability is an attack-proxy: it represents the attack of its source, the attack-source."""
    return object_id if any(isinstance(keyword, AttackAbility) for keyword in card.abilities) else None


@book.definition("1.4.3a#sentence-5")
def not_a_copy(of_layer: tuple[Ability, ...], _game: Game, _source: int) -> tuple[Ability, ...]:
    """An attack-proxy is no copy of its attack-source: its triggered-static abilities exist once."""
    return of_layer


@book.definition("1.4.3a#sentence-6")
def without_copied_statics(of_layer: tuple[Ability, ...], _game: Game, _source: int) -> tuple[Ability, ...]:
    """An attack-proxy has no copy of the properties of its attack-source: inherited abilities generate nothing more."""
    return of_layer


@book.definition("5.2.2a#sentence-2")
def controller_of_activation(_game: Game, _object_id: int, player: int) -> int:
    """The activated-layer is created in the stack zone under the control of the player who activates the ability."""
    return player


@book.definition("5.2.2a#sentence-3")
def is_below_others() -> bool:
    """The activated-layer becomes the topmost layer of the stack."""
    return False


@book.transform("5.2.2a#sentence-4")
def with_kinds_of_its_source(card: Card, source: Properties) -> Card:
    """An activated-layer is created with the supertypes and types of its source."""
    return with_supertypes(with_types(card, source), source)
