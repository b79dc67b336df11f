"""Distinct cards (1.3.4)."""

from collections.abc import Iterable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card


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
