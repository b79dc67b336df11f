"""The categories of cards (1.3.2), distinct cards (1.3.4), macros (1.5) and split-cards (9.2)."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Meld
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.records.checked import Checked

CardCategory = Literal["hero", "token", "deck", "arena"]


@book.definition("1.5.1#sentence-1b")
def is_macro(card: Card) -> bool:
    """A macro is no card, even if an official card represents it."""
    return "macro" in card.types


@book.definition("1.3.2a#sentence-1")
def is_hero_card(card: Card) -> bool:
    """A hero-card is any card with the type hero."""
    return "hero" in card.types


@book.definition("1.3.2b#sentence-1")
def is_token_card(card: Card) -> bool:
    """A token-card is any card with the type token."""
    return "token" in card.types


PLAYED_TYPES = frozenset({"action", "attack reaction", "defense reaction", "instant"})
"""The types of cards that are played."""
TYPES_OF_DECK_CARDS = PLAYED_TYPES | {"block", "mentor", "resource"}
"""The types of deck-cards."""


@book.law
def category_by_types(card: Card) -> CardCategory | None:
    """The category of a card by its types, one of a deck-card perhaps beside others; a macro has none."""
    if is_hero_card(card):
        return "hero"
    if is_token_card(card):
        return "token"
    if not card.types.isdisjoint(TYPES_OF_DECK_CARDS):
        return "deck"
    return None if is_macro(card) else "arena"


card_category = remembered(category_by_types)
"""Return the category of a card, which it has in every state."""


def number_of_distinct(cards: Iterable[Card]) -> int:
    """Return the number of cards of which each is distinct from the others."""
    found: list[Card] = []
    for card in cards:
        if all(is_distinct(card, other) or is_distinct(other, card) for other in found):
            found.append(card)
    return len(found)


@book.law
def is_distinct(card: Card, other: Card) -> bool:
    """Whether one of the faces of a card has a name or a pitch that another card does not have."""
    (names, pitches), (other_names, other_pitches) = names_and_pitches(card), names_and_pitches(other)
    return not (names <= other_names and pitches <= other_pitches)


def names_and_pitches(card: Card) -> tuple[set[str], set[int | None]]:
    """Return the names and the pitches of the faces of a card."""
    faces = card.halves or (card,)
    return {face.name for face in faces}, {card.pitch if face.pitch is None else face.pitch for face in faces}


class MacroRule(Checked, frozen=True):
    """A tournament rule that creates a macro as the game starts."""

    macro: Card
    """Base properties of the macro."""
    controller: int
    """Index of the player who controls the macro, from 0."""


@book.filter("5.1.2c#sentence-2a")
def may_be_melded(card: Card) -> bool:
    """The player of a split-card with meld may declare that both halves are played."""
    return any(isinstance(ability, Meld) for ability in card.abilities)


def forms(card: Card) -> dict[tuple[int, ...], Card]:
    """Return the forms in which a split-card is played, by the indices of the halves played (9.2.3, 8.3.38)."""
    halves = tuple(range(len(card.halves)))
    melded = {halves: _with_text_of(card, *card.halves)} if may_be_melded(card) else {}
    return {(at,): _with_text_of(card, card.halves[at], name=card.halves[at].name) for at in halves} | melded


def _with_text_of(card: Card, *halves: Card, name: str = "") -> Card:
    """Return a split-card with the type box and the abilities of halves, and the name of one if it is given."""
    return replace(
        card,
        name=name or card.name,
        types=frozenset().union(*(half.types for half in halves)),
        subtypes=frozenset().union(*(half.subtypes for half in halves)),
        supertypes=frozenset().union(*(half.supertypes for half in halves)),
        abilities=tuple(ability for half in halves for ability in half.abilities),
        halves=(),
    )


def played_as(item: Object, halves: tuple[int, ...]) -> Object:
    """Return an object whose card is played with ``halves``; the object keeps the whole split-card in ``whole``."""
    return replace(item, card=forms(item.card)[halves], whole=item.card)


def melded_halves(item: Object) -> tuple[Card, ...]:
    """Return the left and the right half of a melded split-card; none for any other object."""
    if item.whole is None or item.layer is None or len(item.layer.declared.halves) != len(item.whole.halves):
        return ()
    return item.whole.halves


@book.transform("8.3.38#sentence-1")
def cost_of_halves(base: int, declared: Declared) -> int:
    """A melded card costs twice its base cost, before anything increases or reduces it."""
    return base * max(1, len(declared.halves))
