"""The categories of cards (1.3.2), distinct cards (1.3.4), macros (1.5) and split-cards (9.2)."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Meld
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.records.checked import Checked

CardCategory = Literal["hero", "token", "deck", "arena"]


@book.filter("1.5.1#sentence-1")
def is_macro(card: Card) -> bool:
    """A macro is no card, even if an official card represents it."""
    return "macro" in card.types


@book.filter("1.3.2a#sentence-1")
def is_hero_card(card: Card) -> bool:
    """A hero-card is any card with the type hero."""
    return "hero" in card.types


@book.filter("1.3.2b#sentence-1")
def is_token_card(card: Card) -> bool:
    """A token-card is any card with the type token."""
    return "token" in card.types


def _types_that_are_played() -> frozenset[CardType]:
    return frozenset({"action", "attack reaction", "defense reaction", "instant"})


@book.definition("1.3.2c#sentence-2")
def types_of_deck_cards() -> frozenset[CardType]:
    """The types are action, attack reaction, block, defense reaction, instant, mentor and resource."""
    return _types_that_are_played() | {"block", "mentor", "resource"}


@book.definition("1.3.2c#sentence-1")
def is_deck_card(card: Card) -> bool:
    """A deck-card is any card with one of the types of deck-cards, perhaps beside others."""
    return bool(card.types & types_of_deck_cards())


@book.definition("1.3.2d#sentence-1")
def is_arena_card(card: Card) -> bool:
    """An arena-card is any card that is no hero-card, no token-card and no deck-card."""
    return not (is_macro(card) or is_hero_card(card) or is_token_card(card) or is_deck_card(card))


@book.definition("1.3.2#sentence-2")
def category_by_types(card: Card) -> CardCategory | None:
    """Cards are hero-cards, token-cards, deck-cards or arena-cards; return None for what is none of them."""
    return _category(by_its_types(card))


category_of = remembered(category_by_types)
"""Return the category of a card, which it has in every state."""


def _category(card: Card) -> CardCategory | None:
    if is_arena_card(card):
        return "arena"
    if is_hero_card(card):
        return "hero"
    if is_token_card(card):
        return "token"
    return "deck" if is_deck_card(card) else None


@book.definition("2.15.1#sentence-2")
def by_its_types(card: Card) -> Card:
    """The types of a card determine whether it is a hero-card, token-card, deck-card or arena-card."""
    return card


def number_of_distinct(cards: Iterable[Card]) -> int:
    """Return the number of cards of which each is distinct from the others."""
    found: list[Card] = []
    for card in cards:
        if all(is_distinct(card, other) or is_distinct(other, card) for other in found):
            found.append(card)
    return len(found)


@book.definition("1.3.4#sentence-1")
def is_distinct(card: Card, other: Card) -> bool:
    """A card is distinct from another card if one of its faces has a name or a pitch that the other does not have."""
    return has_another_name(card, other) or has_another_pitch(card, other)


@book.filter("2.7.1#sentence-3")
def has_another_name(card: Card, other: Card) -> bool:
    """The name of an object, with its pitch, determines its uniqueness."""
    return not _names(card) <= _names(other)


@book.filter("2.8.1#sentence-4")
def has_another_pitch(card: Card, other: Card) -> bool:
    """The pitch of an object, with its name, determines its uniqueness."""
    return not _pitches(card) <= _pitches(other)


def _faces(card: Card) -> tuple[Card, ...]:
    return card.halves or (card,)


def _names(card: Card) -> set[str]:
    return {face.name for face in _faces(card)}


def _pitches(card: Card) -> set[int | None]:
    return {card.pitch if face.pitch is None else face.pitch for face in _faces(card)}


class MacroRule(Checked, frozen=True):
    """A tournament rule that creates a macro as the game starts."""

    macro: Card
    """Base properties of the macro."""
    controller: int
    """Index of the player who controls the macro, from 0."""


@book.definition("1.5.1a#sentence-1")
def owner_of_macro(_rule: MacroRule) -> int | None:
    """A macro has no owner."""
    return None


@book.definition("1.5.1b#sentence-1")
def controller_of_macro(_state: State, rule: MacroRule) -> int:
    """The controller of a macro is determined by the tournament rule that created it."""
    return rule.controller


@book.filter("5.1.2c#sentence-2")
def may_be_melded(card: Card) -> bool:
    """The player of a split-card with meld may declare that both halves are played."""
    return any(isinstance(ability, Meld) for ability in card.abilities)


def forms(card: Card) -> dict[tuple[int, ...], Card]:
    """Return the forms in which a split-card is played, by the indices of the halves played (9.2.3, 8.3.38)."""
    found: dict[tuple[int, ...], Card] = {
        (at,): replace(
            card,
            name=half.name,
            types=half.types,
            subtypes=half.subtypes,
            supertypes=half.supertypes,
            abilities=half.abilities,
            halves=(),
        )
        for at, half in enumerate(card.halves)
    }
    if may_be_melded(card):
        found[tuple(range(len(card.halves)))] = replace(
            card,
            types=frozenset().union(*(half.types for half in card.halves)),
            subtypes=frozenset().union(*(half.subtypes for half in card.halves)),
            supertypes=frozenset().union(*(half.supertypes for half in card.halves)),
            abilities=tuple(ability for half in card.halves for ability in half.abilities),
            halves=(),
        )
    return found


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
