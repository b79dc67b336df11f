"""Self-references (2.12.3a): names in rules text that stand for the source of the text."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.names import moniker_of
from rulesdb.engine.fab.selection.name_filters import IsCalledByName
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.defaults import unchanged
from rulesdb.engine.kernel.records.nested_records import FieldChanges, mentions, with_changed
from rulesdb.engine.kernel.selection.filters import IsThis


def with_self_references(card: Card) -> Card:
    """Return a card whose rules text means its source where it specifies it by name.

    A token that an effect creates has rules text of its own, and the source of an ability that an object gains is this
    object.
    """
    if not mentions(card.abilities, IsCalledByName):  # as most cards
        return card

    def self_reference(name: IsCalledByName) -> Filter:
        return of_the_source_alone(as_this(name), name) if specifies(card, name.name) else name

    changes: FieldChanges = {IsCalledByName: self_reference, Card: with_self_references, GetsAbility: unchanged}
    return replace(card, abilities=with_changed(card.abilities, changes))


def _by_name(card: Card, name: str) -> bool:
    return name in {card.name, card.english}


@book.definition("2.12.3a#sentence-1")
def specifies(card: Card, name: str) -> bool:
    """Rules text can specify its source, in the third person, by the name or the moniker."""
    return _by_name(card, name) or name == moniker_of(card)


@book.definition("2.12.3a#sentence-3")
def as_this(_name: IsCalledByName) -> Filter:
    """A self-reference is interpreted as "this"."""
    return IsThis()


@book.definition("2.12.3a#sentence-4")
def of_the_source_alone(source: Filter, _name: IsCalledByName) -> Filter:
    """It refers to the source object, and not to other cards with the same name."""
    return source
