"""The type box (2.14), its keywords (2.10, 2.11, 2.13, 2.15), and other print outside the text box (2.8.2)."""

from operator import contains
from typing import Literal, NamedTuple, get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import CardType, Class, FunctionalSubtype, NonfunctionalSubtype, Talent, Trait

Words = frozenset[str]
"""Keywords, as cards have them."""

CLASSES: Words = frozenset(get_args(Class))
TALENTS: Words = frozenset(get_args(Talent))
TRAITS: Words = frozenset(get_args(Trait))
FUNCTIONAL_SUBTYPES: Words = frozenset(get_args(FunctionalSubtype))
SUBTYPES: Words = FUNCTIONAL_SUBTYPES | frozenset(get_args(NonfunctionalSubtype))
TYPES: Words = frozenset(get_args(CardType))


@book.law
def classes_among(supertypes: Words) -> Words:
    """The supertypes that are classes."""
    return supertypes & CLASSES


@book.law
def talents_among(supertypes: Words) -> Words:
    """The supertypes that are talents."""
    return supertypes & TALENTS


DASH, SLASH, GENERIC = "―", "/", "generic"
"""The words of a type box that are no keywords: the dash, the slash of hybrid cards, and that for no supertypes."""

BoxWords = tuple[str, ...]


class Slots(NamedTuple):
    """The words of a type box by their slots (2.14.1)."""

    supertypes: BoxWords
    """The words before the types."""
    types: BoxWords
    """The words from the first type to the dash."""
    subtypes: BoxWords
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


@book.law
def read_type_box(words: BoxWords) -> TypeBox:
    """What the words of a type box say; a hybrid card has two sets of supertypes, a generic card no supertypes."""
    box = slots(words)
    first, second = words_around(box.supertypes, SLASH)
    supertypes, hybrid = frozenset(first) - {GENERIC}, frozenset(second) - {GENERIC}
    return TypeBox(supertypes, hybrid, frozenset(box.types) & TYPES, frozenset(box.subtypes) & SUBTYPES)


def words_around(words: BoxWords, mark: str) -> tuple[BoxWords, BoxWords]:
    """Return the words before a mark and those behind it; all words and none where there is no mark."""
    at = words.index(mark) if mark in words else len(words)
    return words[:at], words[at + 1 :]


@book.law
def slots(words: BoxWords) -> Slots:
    """The slots of a type box: zero or more supertypes, the types behind them, and the subtypes behind the dash."""
    before, behind = words_around(words, DASH)
    at = next((at for at, word in enumerate(before) if word in TYPES), len(before))
    return Slots(before[:at], before[at:], behind)


PointAsset = Literal["resource", "chi"]
"""The supertypes of a card, and the second set of a hybrid card."""


NO_PITCH: tuple[int | None, PointAsset] = None, "resource"


@book.law
def pitch_of_symbols(symbols: str | None) -> tuple[int | None, PointAsset]:
    """The printed pitch of a card, expressed by the number of its symbols, of resource points or chi points."""
    return NO_PITCH if symbols is None else (len(symbols), "chi" if symbols.startswith("c") else "resource")


"""Keywords of a property that is a collection of keywords."""


is_among_subtypes = book.definition("2.10.1#sentence-1")(contains)
"""Subtypes are a collection of subtype keywords."""
is_among_supertypes = book.definition("2.11.1#sentence-1")(contains)
"""Supertypes are a collection of supertype keywords."""
