"""The categories of cards (1.3.2): hero-cards, token-cards, deck-cards and arena-cards."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.kernel.book import remembered

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
