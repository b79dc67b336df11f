"""Names and monikers (2.7), and names of objects in effects that create them (2.12.3b)."""

import re

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game

HONORIFICS = frozenset({"サー", "ロード", "レディ", "デイム", "Ser", "Sir", "Lord", "Lady", "Dame"})
_WORD = r"[A-Za-z0-9'’]+|[^\sA-Za-z0-9]"


@book.law
def printed_name(card: Card) -> str:
    """The name of a card, which its printed name defines: always the English version of the name."""
    return card.english or card.name


@book.definition("2.7.3a#sentence-1")
def moniker_of(card: Card) -> str | None:
    """An object has a moniker only if its name is a personal name, as that of a hero or an ally is; None otherwise."""
    is_personal = card.is_personal or card.life is not None or bool(card.types & {"hero", "demi-hero"})
    return card.moniker or (moniker_in(card.name) if is_personal else None)


def names_of(card: Card) -> set[str | None]:
    """Return the names by which rules text specifies a card: its name, also in English, and its moniker."""
    return {card.name, card.english, moniker_of(card)}


@book.law
def moniker_in(name: str) -> str | None:
    """The moniker in a personal name: the first word that is no honorific, without suffix and other names."""
    words, _, _ = parts_of_name(name)
    return next((word for word in words if word not in HONORIFICS), "")


def parts_of_name(name: str) -> tuple[list[str], str, str]:
    """Return the words of a personal name, what joins them, and the suffix, which comes first in Japanese."""
    suffix, comma, main = name.rpartition("、")
    if not comma:
        main, _, suffix = name.partition(", ")
    joint = "・" if "・" in main else " "
    return main.split(joint), joint, suffix


@book.law
def is_named(name: str, wanted: str) -> bool:
    """Whether an object of a name is identified by a name: only if they match exactly."""
    return are_same_words(re.findall(_WORD, name), re.findall(_WORD, wanted))


@book.law
def name_has_part(name: str, part: str) -> bool:
    """Whether a part of a name is equal to another one: only if they match exactly."""
    words, wanted = re.findall(_WORD, name), re.findall(_WORD, part)
    windows = (words[at : at + len(wanted)] for at in range(len(words) - len(wanted) + 1))
    return any(are_same_words(window, wanted) for window in windows)


@book.law
def are_same_words(words: list[str], others: list[str]) -> bool:
    """Whether words are the same as a whole, in the same order, in upper or lower case."""
    return [*map(str.casefold, words)] == [*map(str.casefold, others)]


@book.law
def specified_token(game: Game, name: str) -> Card | None:
    """The token with its defined properties to which its name or moniker refers in an effect that creates it."""
    return next((token for token in game.rules.tokens() if name in names_of(token)), None)
