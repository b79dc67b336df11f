"""Announcement, the first step: of a card (5.1.2), of a split-card's half (5.1.2c), or of an ability (5.2.2a)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import abilities, properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Name
from rulesdb.engine.fab.rules.activated import base_abilities, type_of
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.layers import controller_of_layer, owner_of_activated_layer, owner_of_card_layer
from rulesdb.engine.fab.rules.next_card_effects import apply_to_the_next
from rulesdb.engine.fab.rules.splitting import played_as, ways_to_play
from rulesdb.engine.fab.state import Layer, Object
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.pipeline import note


@book.step("5.1.2")
def announce(game: Game, attempt: Attempt) -> None:
    """Announcement, first step: the player announces the card, which becomes the top layer under their control."""
    item = game.object(attempt.layer)
    owner = owner_of_card_layer(game, item.id, attempt.player)
    controller = controller_of_layer(owner, attempt.player)
    note(game, kinds.Became(object=replace(item, owner=owner, layer=Layer("card", item.id))))
    note(game, kinds.Move(by=announce.id, object=item.id, to=STACK, is_public=True, controller=controller))
    declare_half(game, attempt)
    apply_to_the_next(game, attempt.layer)


@book.step("5.1.2c")
def declare_half(game: Game, attempt: Attempt) -> None:
    """A split-card's player declares which half is played, or both with meld; the card has those properties."""
    item = game.object(attempt.layer)
    if not item.card.halves:
        return
    ways = {Name(card.name): halves for halves, card in ways_to_play(item.card).items()}
    halves = ways[game.pick(attempt.player, "half", list(ways), declare_half.id)]
    note(game, kinds.Became(object=played_as(item, halves)))
    attempt.declare(game, replace(attempt.declared(game), halves=halves))


def announce_ability(game: Game, player: int, object_id: int, index: int) -> int:
    """Create an activated-layer on top of the stack, controlled by the player (5.2.2a); return its object id."""
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    card = Card("", frozenset({type_of(ability)}), abilities=base_abilities((), ability))
    is_proxy = any(isinstance(keyword, AttackAbility) for keyword in card.abilities)
    owner = owner_of_activated_layer(game, object_id, player)
    made = game.state.next_id
    layer = Object(
        made, made, with_kinds_of_its_source(card, game, object_id), owner, STACK, is_public=True,
        controller=controller_of_layer(owner, player), layer=Layer("activated", object_id, ability=index),
        proxy_of=object_id if is_proxy else None,
    )  # fmt: skip
    note(game, kinds.Stack(by="fab:5.2.2a", layer=layer))
    return made


@book.transform("5.2.2a")
def with_kinds_of_its_source(card: Card, game: Game, object_id: int) -> Card:
    """An activated-layer is created with the supertypes and types of its source."""
    source = properties(game, object_id)
    return replace(card, types=card.types | source.types, supertypes=source.supertypes)
