"""Print on cards: the type box (2.14) and its keywords (2.6 to 2.15), pitch symbols (2.8.2), the text box (2.12)."""

import re
from collections.abc import Sequence
from operator import contains
from typing import Literal, NamedTuple, get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType, Class, FunctionalSubtype, NonfunctionalSubtype, Talent, Trait

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


is_among_metatypes = book.definition("2.6.1#sentence-1")(contains)
"""Metatypes are a collection of metatype keywords."""
is_among_subtypes = book.definition("2.10.1#sentence-1")(contains)
"""Subtypes are a collection of subtype keywords."""
is_among_supertypes = book.definition("2.11.1#sentence-1")(contains)
"""Supertypes are a collection of supertype keywords."""

# The type box (2.14)

DASH, SLASH, GENERIC = "―", "/", "generic"
"""The words of a type box that are no keywords: the dash, the slash of hybrid cards, and that for no supertypes."""

BoxWords = tuple[str, ...]


class Slots(NamedTuple):
    """The words of a type box by their slots (2.14.1): in brackets, to the first type, to the dash, and behind it."""

    metatypes: BoxWords
    """The words in brackets before all others."""
    supertypes: BoxWords
    """The words before the first type."""
    types: BoxWords
    """The words from the first type to the dash."""
    subtypes: BoxWords
    """The words behind the dash."""


class TypeBox(NamedTuple):
    """The metatypes, supertypes, types and subtypes that a type box gives to a card.

    A hybrid card has two sets of supertypes.
    """

    metatypes: Words
    """The metatypes."""
    supertypes: Words
    """The supertypes; of a hybrid card, those before the slash."""
    hybrid: Words
    """The supertypes behind the slash of a hybrid card."""
    types: Words
    """The types."""
    subtypes: Words
    """The subtypes."""


@book.law
def read_type_box(words: BoxWords) -> TypeBox:
    """What the words of a type box say; a hybrid card has two sets of supertypes, a generic card no supertypes."""
    box = slots(words)
    supertypes, hybrid = (frozenset(found) - {GENERIC} for found in words_around(box.supertypes, SLASH))
    metatypes = frozenset(word.strip("「」") for word in box.metatypes)
    return TypeBox(metatypes, supertypes, hybrid, frozenset(box.types) & TYPES, frozenset(box.subtypes) & SUBTYPES)


def words_around(words: BoxWords, mark: str) -> tuple[BoxWords, BoxWords]:
    """Return the words before a mark and those behind it; all words and none where there is no mark."""
    at = words.index(mark) if mark in words else len(words)
    return words[:at], words[at + 1 :]


@book.law
def slots(words: BoxWords) -> Slots:
    """The slots of a type box: metatypes, supertypes and types, zero or more of each, and subtypes behind the dash."""
    before, behind = words_around(words, DASH)
    start = next((at for at, word in enumerate(before) if not word.startswith("「")), len(before))
    at = next((at for at, word in enumerate(before) if word in TYPES), len(before))
    return Slots(before[:start], before[start:at], before[at:], behind)


PrintedPitch = tuple[int | None, Literal["resource", "chi"]]
"""The printed pitch of a card, None for none, and the asset that it represents."""
NO_PITCH: PrintedPitch = None, "resource"


@book.law
def pitch_of_symbols(symbols: str | None) -> PrintedPitch:
    """The printed pitch of a card, expressed by the number of its symbols, of resource points or chi points."""
    return NO_PITCH if symbols is None else (len(symbols), "chi" if symbols.startswith("c") else "resource")


# The text box (2.12)

BAR = re.compile(r"[-―—–ー\s]{2,}")
REMINDER = re.compile(r"\s*\([^()]*。\)$")


class TextBoxPart(NamedTuple):
    """A part of a card text, of rules text, reminder text or flavor text."""

    kind: Literal["rules", "reminder", "flavor"]
    """What sort of text it is."""
    text: str
    """The text; of reminder text, what its brackets hold."""


Passages = tuple[TextBoxPart, ...]


@book.law
def paragraphs_of_abilities(text: Sequence[str]) -> tuple[str, ...]:
    """The words of each paragraph of a text box that define an ability, "" for a paragraph without rules text."""
    return tuple("".join(part.text for part in paragraph if part.kind == "rules") for paragraph in paragraphs(text))


@book.law
def paragraphs(text: Sequence[str]) -> tuple[Passages, ...]:
    """The paragraphs of a text box, each of rules text, reminder text or both, or of flavor text."""
    above, below = above_the_bar(tuple(text))
    return (*map(with_reminder_in_brackets, above), *((TextBoxPart("flavor", line),) for line in below))


@book.definition("2.12.2#sentence-6")
def above_the_bar(text: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Flavor text stands in paragraphs of its own, below a bar; return the lines above the bar and those from it on."""
    at = next((at for at, line in enumerate(text) if BAR.fullmatch(line)), len(text))
    return text[:at], text[at:]


@book.definition("2.12.2#sentence-4")
def with_reminder_in_brackets(line: str) -> Passages:
    """Reminder text is in brackets, behind the rules text of its paragraph or by itself."""
    found = REMINDER.search(line) if line.endswith("。)") else None
    if found is None:
        return (TextBoxPart("rules", line),)
    return TextBoxPart("rules", line[: found.start()]), TextBoxPart("reminder", found[0].strip()[1:-1])


@book.definition("2.12.1#sentence-1")
def contents(card: Card) -> tuple[object, ...]:
    """The text box of a card contains the card text; the engine knows what of it defines abilities."""
    return card.abilities
