"""The type box (2.14), its keywords (2.10, 2.11, 2.13, 2.15), and other print outside the text box (2.8.2)."""

from typing import Any, Literal, NamedTuple, get_args

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


def read_type_box(words: BoxWords) -> TypeBox:
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


def _around(words: BoxWords, mark: str) -> tuple[BoxWords, BoxWords]:
    """Return the words before a mark and those behind it; all words and none where there is no mark."""
    at = words.index(mark) if mark in words else len(words)
    return words[:at], words[at + 1 :]


@book.definition("2.14.1#sentence-3")
def slots(before: BoxWords, behind: BoxWords) -> Slots:
    """A type box is written as the supertypes, the types, a dash and the subtypes."""
    at = next((at for at, word in enumerate(before) if word in type_keywords()), len(before))
    return Slots(before[:at], before[at:], behind)


@book.definition("2.14.1#sentence-5")
def any_number_of_words(box: Slots) -> Slots:
    """A type box has zero or more supertypes, types and subtypes."""
    return box


@book.definition("2.11.3#sentence-2")
def supertypes_before_types(box: Slots) -> BoxWords:
    """Supertypes are printed before the types."""
    return box.supertypes


@book.definition("2.15.3#sentence-3")
def types_before_the_dash(box: Slots) -> BoxWords:
    """Types are printed before the dash of the subtypes, if there are any."""
    return types_behind_supertypes(box)


@book.definition("2.15.3#sentence-2")
def types_behind_supertypes(box: Slots) -> BoxWords:
    """Types are printed behind the supertypes."""
    return box.types


@book.definition("2.10.3#sentence-2")
def subtypes_behind_the_dash(box: Slots) -> BoxWords:
    """Subtypes are printed behind the types and a dash."""
    return box.subtypes


@book.definition("2.14.1b#sentence-1")
def supertype_sets(words: BoxWords) -> tuple[BoxWords, BoxWords]:
    """A hybrid card has two sets of supertypes with a slash between them; any other card has one set."""
    return _around(words, SLASH)


@book.transform("2.14.1a#sentence-1")
def without_generic(supertypes: frozenset[str]) -> frozenset[str]:
    """A card with the word generic in its type box has no supertypes."""
    return supertypes - {GENERIC}


PointAsset = Literal["resource", "chi"]
SupertypeGroups = tuple[frozenset[str], frozenset[str]]
"""The supertypes of a card, and the second set of a hybrid card."""


@book.definition("2.15.3#sentence-1")
def types_of(box: TypeBox, _cost: object) -> frozenset[str]:
    """The type box of a card determines its types."""
    return box.types


@book.definition("2.10.3#sentence-1")
def subtypes_of(box: TypeBox, _power: object) -> frozenset[str]:
    """The type box of a card determines its subtypes."""
    return box.subtypes


@book.definition("2.11.3#sentence-1")
def supertypes_of(box: TypeBox, _name: str) -> SupertypeGroups:
    """The type box of a card determines its supertypes."""
    return box.supertypes, box.hybrid


NO_PITCH: tuple[int | None, PointAsset] = None, "resource"


@book.definition("2.8.2#sentence-1")
def pitch_of_symbols(symbols: str | None) -> tuple[int | None, PointAsset]:
    """The printed pitch of a card is expressed by symbols of resource points or chi points."""
    if symbols is None:
        return NO_PITCH
    return value_of_symbols(symbols), asset_of_symbols(symbols)


@book.definition("2.8.2#sentence-4")
def value_of_symbols(symbols: str) -> int:
    """The number of symbols is the printed pitch value."""
    return len(symbols)


@book.definition("2.8.2#sentence-3")
def asset_of_symbols(symbols: str) -> PointAsset:
    """The type of the symbols is the type of the assets that pitching the card gives."""
    return "chi" if symbols.startswith("c") else "resource"


KeywordSet = frozenset[Any]
"""Keywords of a property that is a collection of keywords."""


@book.definition("2.10.2#sentence-1")
def any_number_of_subtypes(words: KeywordSet) -> KeywordSet:
    """An object has zero or more subtypes."""
    return words


@book.definition("2.11.2#sentence-1")
def any_number_of_supertypes(words: KeywordSet) -> KeywordSet:
    """An object has zero or more supertypes."""
    return words


@book.definition("2.15.2#sentence-1")
def any_number_of_types(words: KeywordSet) -> KeywordSet:
    """An object has zero or more types."""
    return words


@book.transform("2.14.1b#sentence-4")
def of_both_sets(supertypes: KeywordSet, hybrid: KeywordSet) -> KeywordSet:
    """A hybrid card has the supertypes of both sets, but for being included in a card-pool."""
    return supertypes | hybrid


@book.transform("2.13.2#sentence-2")
def printed_traits(none: KeywordSet, printed: KeywordSet) -> KeywordSet:
    """The printed traits of a card are its traits."""
    return none | (printed & trait_keywords())


def with_words_that_are_no_traits(supertypes: KeywordSet, printed: KeywordSet) -> KeywordSet:
    """Return the printed supertypes of a card with the words in the line of traits that are no keywords of traits."""
    return supertypes | (printed - trait_keywords())


@book.definition("2.10.1#sentence-1")
def is_among_subtypes(words: KeywordSet, word: str) -> bool:
    """Subtypes are a collection of subtype keywords."""
    return word in words


@book.definition("2.11.1#sentence-1")
def is_among_supertypes(words: KeywordSet, word: str) -> bool:
    """Supertypes are a collection of supertype keywords."""
    return word in words


@book.definition("2.15.1#sentence-1")
def is_among_types(words: KeywordSet, word: str) -> bool:
    """Types are a collection of type keywords."""
    return word in words


Types = frozenset[str]


@book.definition("2.15.1#sentence-3")
def deciding_how_to_play(types: Types) -> Types:
    """The types of a deck-card determine how it may be played."""
    return types


@book.definition("2.15.6#sentence-2")
def with_rules_of_types(types: Types, _is_card: bool) -> Types:
    """Types add their rules to an object, whether it is a card or the layer of an activated ability."""
    return types
