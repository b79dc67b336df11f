"""Names and monikers (2.7), and names of objects in effects that create them (2.12.3b)."""

import re
from collections.abc import Iterable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game

_HONORIFICS = frozenset({"サー", "ロード", "レディ", "デイム", "Ser", "Sir", "Lord", "Lady", "Dame"})
_WORD = re.compile(r"[A-Za-z0-9'’]+|[^\sA-Za-z0-9]")


@book.transform("2.7.2#sentence-2")
def defined_name(_none: str, card: Card) -> str:
    """The printed name of a card defines its name."""
    return name_in_english(card)


@book.definition("2.7.4#sentence-1")
def name_in_english(card: Card) -> str:
    """The printed name is always considered to be the English version of the name."""
    return card.english or card.name


def moniker_of(card: Card) -> str | None:
    """Return the moniker of a card, None if it has none."""
    if not has_moniker(card):
        return None
    return card.moniker or moniker_in(None, card.name)


def names_of(card: Card) -> set[str | None]:
    """Return the names by which rules text specifies a card: its name, also in English, and its moniker."""
    return {card.name, card.english, moniker_of(card)}


@book.definition("2.7.3a#sentence-1")
def has_moniker(card: Card) -> bool:
    """An object has a moniker only if its name is a personal name, as that of a hero or an ally is."""
    return card.is_personal or bool(card.moniker) or card.life is not None or bool(card.types & {"hero", "demi-hero"})


@book.transform("2.7.3#sentence-1")
def moniker_in(_none: str | None, name: str) -> str | None:
    """A personal name determines the moniker."""
    main = without_suffix(name)
    joint = "・" if "・" in main else " "
    return joint.join(without_last_names(without_honorifics(tuple(main.split(joint)))))


def parts_of_name(name: str) -> tuple[str, str]:
    """Return the name before its suffix, and the suffix, which comes first in Japanese."""
    suffix, comma, main = name.rpartition("、")
    if comma:
        return main, suffix
    main, _, suffix = name.partition(", ")
    return main, suffix


@book.definition("2.7.3#sentence-7")
def without_suffix(name: str) -> str:
    """A title or nickname that a comma separates is the suffix."""
    return parts_of_name(name)[0]


@book.transform("2.7.3#sentence-4")
def without_honorifics(words: tuple[str, ...]) -> tuple[str, ...]:
    """One or more honorifics come before the moniker."""
    return tuple(word for word in words if word not in _HONORIFICS)


@book.transform("2.7.3#sentence-6")
def without_last_names(words: tuple[str, ...]) -> tuple[str, ...]:
    """Middle and last names come after the moniker."""
    return words[:1]


@book.definition("2.7.3c#sentence-2")
def by_name_alone(is_equal: bool, _name: str, _wanted: str) -> bool:
    """An effect that identifies an object by a name does not identify one by its moniker."""
    return is_equal


def is_named(name: str, wanted: str) -> bool:
    """Whether an object of a name is identified by a name."""
    return by_name_alone(are_equal(name, wanted), name, wanted)


@book.definition("2.7.5#sentence-1")
def are_equal(name: str, other: str) -> bool:
    """Names are equal only if they match exactly."""
    return are_same_words(_words(name), _words(other))


@book.definition("2.7.5#sentence-1")
def has_part(name: str, part: str) -> bool:
    """A part of a name is equal to another one only if they match exactly."""
    words, wanted = _words(name), _words(part)
    windows = (words[at : at + len(wanted)] for at in range(len(words) - len(wanted) + 1))
    return any(are_same_words(window, wanted) for window in windows)


@book.definition("2.7.5#sentence-2")
def are_same_words(words: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """To match, the words must be the same as a whole, in the same order."""
    return words == others


@book.transform("2.7.5#sentence-3")
def folded(name: str) -> str:
    """Upper and lower case are not distinguished."""
    return name.casefold()


def _words(name: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(folded(name)))


def specified_token(game: Game, name: str, tokens: Iterable[Card]) -> Card | None:
    """Return the token that a name refers to in an effect that creates it, None if no token is defined to have it."""
    token = next((token for token in tokens if specifies(token, name)), None)
    return None if token is None else with_defined_properties(hypothetical(token, game))


def _by_name(token: Card, name: str) -> bool:
    return name in {token.name, token.english}


@book.definition("2.12.3b#sentence-1")
def specifies(token: Card, name: str) -> bool:
    """Rules text specifies an object that it creates by the name or the moniker."""
    return _by_name(token, name) or name == moniker_of(token)


@book.definition("2.12.3b#sentence-2")
def hypothetical(token: Card, _game: Game) -> Card | None:
    """The name refers to a hypothetical object, which need not exist."""
    return token


@book.definition("2.12.3b#sentence-3")
def with_defined_properties(token: Card | None) -> Card | None:
    """The object has defined properties, that name among them (8.6)."""
    return token
