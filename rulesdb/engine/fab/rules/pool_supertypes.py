"""The supertypes that decide whether a card may be in a card-pool (2.11.1, 2.14.1b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card

Supertypes = frozenset[str]
Sets = tuple[Supertypes, ...]


@book.definition("2.11.1#sentence-2")
def deciding(supertypes: Supertypes) -> Supertypes:
    """The supertypes of a card determine whether it may be in a player's card-pool."""
    return supertypes


@book.definition("2.14.1b#sentence-2")
def any_of(sets: Sets) -> Sets:
    """A hybrid card may be included as though it had only one of its sets of supertypes, whichever it is."""
    return sets


@book.definition("2.14.1b#sentence-3")
def not_as_both(sets: Sets, _card: Card) -> Sets:
    """A hybrid card is not included as though it had both sets."""
    return sets
