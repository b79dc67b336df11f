"""Object identities (1.2.2), metatypes of layers (2.6.4), and groups of cards by a trait (2.13.4)."""

from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType, Subtype, Trait
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import metatypes, properties, traits
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.objects import is_card, is_permanent, layer_category
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.fab.zones import CHAIN, STACK

Noun = Literal[
    "object", "card", "permanent", "attack", "activated ability", "triggered effect", CardType, Subtype, Trait
]  # fmt: skip
"""An identity that is a word of the rules, and no name."""
Identities = frozenset[str]


@book.definition("1.2.2#sentence-1")
def is_referred_to(game: Game, object_id: int, identity: str) -> bool:
    """An object has one or more identities, by any of which it can be referred to."""
    return identity in identities(game, object_id)


@book.law
def identities(game: Game, object_id: int) -> Identities:
    """The identities of an object."""
    item = game.object(object_id)
    found = {"object"}
    if has_identity_attack(game, item):
        found.add("attack")
    if is_permanent(item) and item.is_public:
        found.add("permanent")
    if item.proxy_of is not None:  # effects refer to an attack-proxy as an attack alone (1.4.3a)
        return frozenset(found)
    present = properties(game, object_id)
    found |= names_of_object(item, present)
    if is_card(item):
        return frozenset(found | {"card"} | kinds_of_card(present))
    of_layer = {"activated": "activated ability", "triggered": "triggered effect"}
    if item.zone == STACK and (category := layer_category(item)) in of_layer:
        found.add(of_layer[category])
    return frozenset(found)


@book.law
def names_of_object(item: Object, present: Properties) -> Identities:
    """The name and the moniker of an object, as far as it has them."""
    moniker = moniker_of(item.card) if present.name in {item.card.name, item.card.english} else None
    return frozenset(filter(None, (present.name, moniker)))


@book.law
def kinds_of_card(present: Properties) -> Identities:
    """The traits, types and subtypes of a card by which it can be referred to: all but the subtype attack."""
    return present.traits | present.types | (present.subtypes - {"attack"})


@book.law
def has_identity_attack(game: Game, item: Object) -> bool:
    """Whether an object is referred to as an attack, by its last known information if it is gone."""
    return item.zone in {STACK, CHAIN} and is_attack(game, item.id)


@book.definition("2.6.4#sentence-1")
def with_metatypes_of_source(layer: Card, game: Game, source: int) -> Card:
    """An activated-layer or triggered-layer has the same metatypes as its source."""
    return replace(layer, metatypes=metatypes(game, source)) if game.is_known(source) else layer


@book.definition("2.13.4#sentence-1")
def is_in_group(game: Game, object_id: int, trait: str) -> bool:
    """An effect that refers to a group by a trait refers to all cards with the trait."""
    return trait in traits(game, object_id)
