"""References of effects to attack-proxies and attack-layers (1.4.3, 1.4.4), and self-references (2.12.3a)."""

from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.card_parts.roles import is_attack_layer
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import names_of
from rulesdb.engine.fab.selection.identity_filters import (
    AttacksTarget,
    IsAttack,
    IsAttackOfSource,
    IsCalled,
    IsCalledByName,
    IsNthOfTurn,
)
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.book import unchanged
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.continuous import seen_with
from rulesdb.engine.kernel.records.governing import FieldChanges, mentions, with_changed
from rulesdb.engine.kernel.selection.filters import Both, Either, IsThis


def refers(game: Game, described: Filter, object_id: int, context: Context) -> bool:
    """Whether a description in an effect refers to an object."""
    item = game.state.objects.get(object_id)
    return item is not None and meets(game, described, item, context) and not is_not_referred_to(game, described, item)


def applies(game: Game, described: Filter, object_id: int, context: Context) -> bool:
    """Whether a continuous effect applies to an object by its description."""
    item = game.state.objects.get(object_id)
    return item is not None and meets(game, described, item, context) and not is_not_applied_to(game, described, item)


def names_attack(described: Filter) -> bool:
    """Whether a description has the object identifier attack."""
    if isinstance(described, Both | Either):
        return any(map(names_attack, described.filters))
    is_called_attack = isinstance(described, IsCalled) and described.noun == "attack"
    if isinstance(described, IsNthOfTurn):
        return described.doing == "attacks"
    return is_called_attack or isinstance(described, AttacksTarget | IsAttack | IsAttackOfSource)


def is_source_of_attack(game: Game, described: Filter, item: Object) -> bool:
    """Whether an object on the combat chain attacks by an attack-proxy, to which a description refers as an attack."""
    attacks = any(link.source == item.id and link.attack in game.state.objects for link in game.state.links)
    return attacks and names_attack(described)


is_not_referred_to = book.filter("1.4.3e#sentence-2")(is_source_of_attack)
"""An effect that refers to the attack-proxy of an attack does not refer to its attack-source."""
is_not_applied_to = book.definition("1.4.3e#sentence-3")(is_source_of_attack)
"""An effect that applies to the attack-proxy of an attack does not apply to its attack-source."""


WITHOUT_PROPERTIES = Properties(
    "", frozenset(), frozenset(), frozenset(), frozenset(), None, None, None, None, None, None, ()
)
"""The properties of the attack that an attack-layer represents."""


@book.law
def meets(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """Whether an object meets a description, as far as the description can be of it."""
    if item.proxy_of is None and (item.layer is None or not is_attack_layer(item)):
        return described.fits(game, item.id, context)
    return attack_meets(game, described, item, context)


@book.law
def attack_meets(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """Whether an attack-proxy or attack-layer meets a description.

    An attack-proxy is described as an attack alone, but by its own ability as "this". An attack-layer is an attack
    without properties to an effect that speaks of attacks, and a typical layer to any other.
    """
    if isinstance(described, Either):
        return any(attack_meets(game, one, item, context) for one in described.filters)
    is_of_attack = names_attack(described)
    if item.proxy_of is not None:
        return (is_of_attack or isinstance(described, IsThis)) and described.fits(game, item.id, context)
    if not is_of_attack:
        return described.fits(game, item.id, context)
    return seen_with(game, item.id, WITHOUT_PROPERTIES, lambda: described.fits(game, item.id, context))


def with_self_references(card: Card) -> Card:
    """Return a card whose text means its source where it names it; a token's text, or a gained ability, has its own."""
    if not mentions(card.abilities, IsCalledByName):  # as most cards
        return card

    reference = partial(self_reference, card)
    changes: FieldChanges = {IsCalledByName: reference, Card: with_self_references, GetsAbility: unchanged}
    return replace(card, abilities=with_changed(card.abilities, changes))


@book.law
def self_reference(card: Card, name: IsCalledByName) -> Filter:
    """A name in rules text, which means "this", the source alone, if it is the name or the moniker of the source."""
    return IsThis() if name.name in names_of(card) else name
