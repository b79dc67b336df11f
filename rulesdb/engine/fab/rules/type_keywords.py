"""The keywords of types, subtypes, supertypes and traits (2.10.6, 2.11.6, 2.13.3, 2.15.6), as the rules list them."""

from typing import get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import CardType, Class, FunctionalSubtype, NonfunctionalSubtype, Talent, Trait

Words = frozenset[str]
"""Keywords, as cards have them."""

FUNCTIONAL: Words = frozenset(get_args(FunctionalSubtype))
NONFUNCTIONAL: Words = frozenset(get_args(NonfunctionalSubtype))
CLASSES: Words = frozenset(get_args(Class))
TALENTS: Words = frozenset(get_args(Talent))
_TRAITS: Words = frozenset(get_args(Trait))
TYPES: Words = frozenset(get_args(CardType))


@book.definition("2.10.6a#sentence-1")
def functional_subtypes() -> Words:
    """The functional subtype keywords, from one-handers and two-handers to quivers."""
    return FUNCTIONAL


@book.definition("2.10.6b#sentence-1")
def nonfunctional_subtypes() -> Words:
    """The non-functional subtype keywords, from angels to the young."""
    return NONFUNCTIONAL


@book.definition("2.11.6a#sentence-1")
def classes() -> Words:
    """The supertype keywords that are classes."""
    return CLASSES


@book.definition("2.11.6b#sentence-1")
def talents() -> Words:
    """The supertype keywords that are talents."""
    return TALENTS


@book.definition("2.13.3a#sentence-1")
def trait_keywords() -> Words:
    """The trait keywords and phrases: agents of chaos."""
    return _TRAITS


@book.definition("2.15.6a#sentence-1")
def type_keywords() -> Words:
    """The type keywords."""
    return TYPES
