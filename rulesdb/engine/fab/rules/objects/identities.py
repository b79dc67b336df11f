"""Object identities (1.2.2), metatypes (2.6), and groups of cards by a trait (2.13.4)."""

from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType, Subtype, Trait
from rulesdb.engine.fab.continuous import metatypes, properties, traits
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.layers import category_of, is_no_card
from rulesdb.engine.fab.rules.objects.permanents import is_card, is_permanent
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.fab.zones import CHAIN, STACK

Noun = Literal[
    "object", "card", "permanent", "attack", "activated ability", "triggered effect", CardType, Subtype, Trait
]  # fmt: skip
"""An identity that is a word of the rules, and no name."""

Identities = frozenset[str]
_NONE: Identities = frozenset()


@book.filter("1.2.2#sentence-1")
def is_referred_to(game: Game, object_id: int, identity: str) -> bool:
    """An object has one or more identities, by any of which it can be referred to."""
    return identity in identities(game, object_id)


def identities(game: Game, object_id: int) -> Identities:
    """Return all identities of an object."""
    item, present = game.object(object_id), properties(game, object_id)
    found = attack_identity(game, item) | permanent(object_(_NONE), item)
    if item.proxy_of is not None:  # effects refer to an attack-proxy as an attack alone (1.4.3a)
        return found
    found = moniker(name(found, present), item, present)
    if is_card(item):
        return kinds(card(found), present)
    return found if item.zone != STACK else triggered_effect(activated_ability(found, item), item)


@book.transform("1.2.2a#sentence-1")
def object_(others: Identities) -> Identities:
    """An object has the identity object."""
    return others | {"object"}


@book.transform("1.2.2b#sentence-1")
def name(others: Identities, present: Properties) -> Identities:
    """An object with a name has the name as an identity."""
    return others | {present.name} if present.name else others


@book.transform("1.2.2b#sentence-2")
def moniker(others: Identities, item: Object, present: Properties) -> Identities:
    """An object with a moniker has the moniker as an identity."""
    found = moniker_of(item.card) if present.name in {item.card.name, item.card.english} else None
    return others | {found} if found else others


@book.transform("1.2.2c#sentence-1")
def kinds(others: Identities, present: Properties) -> Identities:
    """A card has its traits, types and subtypes as identities."""
    return with_traits(others, present) | present.types | identifying(present.subtypes)


@book.transform("2.13.1#sentence-2")
def with_traits(others: Identities, present: Properties) -> Identities:
    """A trait of an object is one of its identities."""
    return others | present.traits


@book.definition("1.2.2c#sentence-2")
def identifying(subtypes: frozenset[Subtype]) -> frozenset[str]:
    """The subtype attack is no identity of a card."""
    return subtypes - {"attack"}


def attack_identity(game: Game, item: Object) -> Identities:
    """Return the identity attack of an attack, by its last known information if it is gone, none for another object."""
    if not is_attack(game, item.id):
        return _NONE
    if item.zone == CHAIN:
        return attacking(_NONE)
    if item.proxy_of is not None:
        return attack_proxy(_NONE)
    return attack_layer(_NONE) if is_no_card(item) else attack_card(_NONE)


@book.transform("1.2.2d#sentence-2")
def attack_card(others: Identities) -> Identities:
    """A card with the subtype attack on the stack has the identity attack."""
    return others | {"attack"}


@book.transform("1.2.2d#sentence-3")
def attack_proxy(others: Identities) -> Identities:
    """An attack-proxy on the stack has the identity attack."""
    return others | {"attack"}


@book.transform("1.2.2d#sentence-4")
def attack_layer(others: Identities) -> Identities:
    """An attack-layer on the stack has the identity attack."""
    return others | {"attack"}


@book.transform("1.2.2d#sentence-5")
def attacking(others: Identities) -> Identities:
    """An attacking object on the combat chain has the identity attack."""
    return others | {"attack"}


@book.transform("1.2.2e#sentence-1")
def card(others: Identities) -> Identities:
    """A card has the identity card."""
    return others | {"card"}


@book.transform("1.2.2f#sentence-1")
def permanent(others: Identities, item: Object) -> Identities:
    """A permanent has the identity permanent."""
    return others | {"permanent"} if is_permanent(item) and item.is_public else others


@book.transform("1.2.2g#sentence-1")
def activated_ability(others: Identities, item: Object) -> Identities:
    """An activated-layer has the identity activated ability."""
    return others | {"activated ability"} if category_of(item) == "activated" else others


@book.transform("1.2.2h#sentence-1")
def triggered_effect(others: Identities, item: Object) -> Identities:
    """A triggered-layer has the identity triggered effect."""
    return others | {"triggered effect"} if category_of(item) == "triggered" else others


Metatypes = frozenset[str]
_SETS = frozenset({"Rosetta"})
"""The set-metatypes."""


@book.definition("2.6.1#sentence-1")
def is_among_metatypes(found: Metatypes, metatype: str) -> bool:
    """Metatypes are a collection of metatype keywords."""
    return metatype in found


@book.transform("2.6.4#sentence-1")
def with_metatypes_of_source(layer: Card, game: Game, source: int) -> Card:
    """An activated-layer or triggered-layer has the same metatypes as its source."""
    return replace(layer, metatypes=metatypes(game, source)) if game.is_known(source) else layer


@book.filter("2.6.6#sentence-3")
def is_of_another_hero(card: Card, hero: Card) -> bool:
    """A card is in a card-pool only if the hero of the player has the moniker of a hero-metatype of the card."""
    wanted = hero_metatypes(all_of(card.metatypes))
    return bool(wanted) and not any(is_specified(hero, metatype) for metatype in wanted)


@book.definition("2.6.2#sentence-1")
def all_of(found: Metatypes) -> Metatypes:
    """An object can have any number of metatypes."""
    return found


@book.definition("2.6.6#sentence-1")
def hero_metatypes(found: Metatypes) -> Metatypes:
    """A metatype is a hero-metatype or a set-metatype."""
    return found - _SETS


@book.definition("2.6.6#sentence-2")
def is_specified(hero: Card, metatype: str) -> bool:
    """A hero-metatype specifies the moniker of a hero."""
    return moniker_of(hero) == metatype


@book.definition("2.13.4#sentence-1")
def is_in_group(game: Game, object_id: int, trait: str) -> bool:
    """An effect that refers to a group by a trait refers to all cards with the trait."""
    return trait in traits(game, object_id)
