"""The types, supertypes and subtypes that layers have from their sources (2.10.4, 2.11.4, 2.15.4)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.fab.rules.activated import types_of_layer
from rulesdb.engine.fab.state import Properties


def with_keywords_of_its_source(layer: Card, source: Properties) -> Card:
    """Return a layer with the types, supertypes and subtypes that its source has now."""
    return with_subtypes(with_supertypes(with_types(layer, source), source), source)


@book.transform("2.10.4#sentence-1")
def with_subtypes(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the subtypes of its source."""
    return replace(layer, subtypes=source.subtypes)


@book.transform("2.11.4#sentence-1")
def with_supertypes(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the supertypes of its source."""
    return replace(layer, supertypes=source.supertypes)


@book.transform("2.15.4#sentence-1")
def with_types(layer: Card, source: Properties) -> Card:
    """An activated-layer or triggered-layer has the types of its source."""
    return replace(layer, types=layer.types | source.types)


@book.definition("2.15.4a#sentence-1")
def with_type_of_ability(of_source: frozenset[CardType], ability: Activated) -> frozenset[CardType]:
    """The types of an activated-layer include the type that the activated ability determines."""
    return of_source | types_of_layer(frozenset(), ability)
