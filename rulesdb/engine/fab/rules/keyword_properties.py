"""The keywords that an object has as types, subtypes, supertypes and traits (2.10, 2.11, 2.13, 2.15)."""

from typing import Any

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.rules.type_keywords import trait_keywords

Words = frozenset[Any]
"""Keywords of a property that is a collection of keywords."""


@book.definition("2.10.2#sentence-1")
def any_number_of_subtypes(words: Words) -> Words:
    """An object has zero or more subtypes."""
    return words


@book.definition("2.11.2#sentence-1")
def any_number_of_supertypes(words: Words) -> Words:
    """An object has zero or more supertypes."""
    return words


@book.definition("2.15.2#sentence-1")
def any_number_of_types(words: Words) -> Words:
    """An object has zero or more types."""
    return words


@book.transform("2.14.1b#sentence-4")
def of_both_sets(supertypes: Words, hybrid: Words) -> Words:
    """A hybrid card has the supertypes of both sets, but for being included in a card-pool."""
    return supertypes | hybrid


@book.transform("2.13.2#sentence-2")
def printed_traits(none: Words, printed: Words) -> Words:
    """The printed traits of a card are its traits."""
    return none | (printed & trait_keywords())


def with_words_that_are_no_traits(supertypes: Words, printed: Words) -> Words:
    """Return the printed supertypes of a card with the words in the line of traits that are no keywords of traits."""
    return supertypes | (printed - trait_keywords())


@book.definition("2.10.1#sentence-1")
def is_among_subtypes(words: Words, word: str) -> bool:
    """Subtypes are a collection of subtype keywords."""
    return word in words


@book.definition("2.11.1#sentence-1")
def is_among_supertypes(words: Words, word: str) -> bool:
    """Supertypes are a collection of supertype keywords."""
    return word in words


@book.definition("2.15.1#sentence-1")
def is_among_types(words: Words, word: str) -> bool:
    """Types are a collection of type keywords."""
    return word in words
