"""The categories of cards (1.3.2): hero-cards, token-cards, deck-cards and arena-cards."""

from typing import Literal

from msgspec.structs import replace

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


@book.definition(
    "1.3.2c#sentence-2", _types_that_are_played, "プレイできるカードのタイプだけが、デッキカードのタイプだとする読み方"
)
def types_of_deck_cards() -> frozenset[CardType]:
    """The types are action, attack reaction, block, defense reaction, instant, mentor and resource."""
    return _types_that_are_played() | {"block", "mentor", "resource"}


def _has_only_such_types(card: Card) -> bool:
    return card.types <= types_of_deck_cards()


@book.definition(
    "1.3.2c#sentence-1", _has_only_such_types, "ほかのタイプも持つカードは、デッキカードではないとする読み方"
)
def is_deck_card(card: Card) -> bool:
    """A deck-card is any card with one of the types of deck-cards, perhaps beside others."""
    return bool(card.types & types_of_deck_cards())


def _is_equipment_or_weapon(card: Card) -> bool:
    return bool(card.types & {"equipment", "weapon"})


@book.definition("1.3.2d#sentence-1", _is_equipment_or_weapon, "闘技場カードとは、装備品と武器だけのことだとする読み方")
def is_arena_card(card: Card) -> bool:
    """An arena-card is any card that is no hero-card, no token-card and no deck-card."""
    return not (is_macro(card) or is_hero_card(card) or is_token_card(card) or is_deck_card(card))


def _deck_or_arena(card: Card) -> CardCategory | None:
    return "deck" if is_deck_card(card) else "arena"


@book.definition(
    "1.3.2#sentence-2",
    _deck_or_arena,
    "カテゴリーはデッキカードと闘技場カードだけで、ヒーローやトークンも闘技場カードだとする読み方",
)
def _category_of(card: Card) -> CardCategory | None:
    """Cards are hero-cards, token-cards, deck-cards or arena-cards; return None for what is none of them."""
    return _category(by_its_types(card))


category_of = remembered(_category_of)
"""Return the category of a card, which it has in every state."""


def _category(card: Card) -> CardCategory | None:
    if is_arena_card(card):
        return "arena"
    if is_hero_card(card):
        return "hero"
    if is_token_card(card):
        return "token"
    return "deck" if is_deck_card(card) else None


def _by_its_cost(card: Card) -> Card:
    return replace(card, types=frozenset({"equipment" if card.cost is None else "action"}))


@book.definition(
    "2.15.1#sentence-2", _by_its_cost, "コストの書かれたカードはデッキカード、ほかは闘技場カードだとする読み方"
)
def by_its_types(card: Card) -> Card:
    """The types of a card determine whether it is a hero-card, token-card, deck-card or arena-card."""
    return card
