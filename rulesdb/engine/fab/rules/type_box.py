"""The type box (2.14): which of its words are the supertypes, the types and the subtypes of a card."""

from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.rules.type_keywords import functional_subtypes, nonfunctional_subtypes, type_keywords

DASH, SLASH, GENERIC = "―", "/", "generic"
"""The words of a type box that are no keywords: the dash, the slash of hybrid cards, and that for no supertypes."""

Words = tuple[str, ...]


class Slots(NamedTuple):
    """The words of a type box by their slots (2.14.1)."""

    supertypes: Words
    """The words before the types."""
    types: Words
    """The words from the first type to the dash."""
    subtypes: Words
    """The words behind the dash."""


class TypeBox(NamedTuple):
    """The supertypes, types and subtypes that a type box gives to a card."""

    supertypes: frozenset[str]
    """Supertypes; of a hybrid card the first set."""
    hybrid: frozenset[str]
    """The second set of supertypes of a hybrid card, empty for other cards."""
    types: frozenset[str]
    """Types."""
    subtypes: frozenset[str]
    """Subtypes."""


def read_type_box(words: Words) -> TypeBox:
    """Return what the words of a type box say."""
    box = any_number_of_words(slots(*_around(words, DASH)))
    first, second = supertype_sets(supertypes_before_types(box))
    types, subtypes = types_before_the_dash(box), subtypes_behind_the_dash(box)
    return TypeBox(
        supertypes=without_generic(frozenset(first)),
        hybrid=without_generic(frozenset(second)),
        types=frozenset(types) & type_keywords(),
        subtypes=frozenset(subtypes) & (functional_subtypes() | nonfunctional_subtypes()),
    )


def _around(words: Words, mark: str) -> tuple[Words, Words]:
    """Return the words before a mark and those behind it; all words and none where there is no mark."""
    at = words.index(mark) if mark in words else len(words)
    return words[:at], words[at + 1 :]


@book.definition("2.14.1#sentence-3")
def slots(before: Words, behind: Words) -> Slots:
    """A type box is written as the supertypes, the types, a dash and the subtypes."""
    at = next((at for at, word in enumerate(before) if word in type_keywords()), len(before))
    return Slots(before[:at], before[at:], behind)


@book.definition("2.14.1#sentence-5")
def any_number_of_words(box: Slots) -> Slots:
    """A type box has zero or more supertypes, types and subtypes."""
    return box


@book.definition("2.11.3#sentence-2")
def supertypes_before_types(box: Slots) -> Words:
    """Supertypes are printed before the types."""
    return box.supertypes


@book.definition("2.15.3#sentence-3")
def types_before_the_dash(box: Slots) -> Words:
    """Types are printed before the dash of the subtypes, if there are any."""
    return types_behind_supertypes(box)


@book.definition("2.15.3#sentence-2")
def types_behind_supertypes(box: Slots) -> Words:
    """Types are printed behind the supertypes."""
    return box.types


@book.definition("2.10.3#sentence-2")
def subtypes_behind_the_dash(box: Slots) -> Words:
    """Subtypes are printed behind the types and a dash."""
    return box.subtypes


@book.definition("2.14.1b#sentence-1")
def supertype_sets(words: Words) -> tuple[Words, Words]:
    """A hybrid card has two sets of supertypes with a slash between them; any other card has one set."""
    return _around(words, SLASH)


@book.transform("2.14.1a#sentence-1")
def without_generic(supertypes: frozenset[str]) -> frozenset[str]:
    """A card with the word generic in its type box has no supertypes."""
    return supertypes - {GENERIC}
