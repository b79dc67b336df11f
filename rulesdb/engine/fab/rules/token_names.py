"""Names of objects in effects that create them (2.12.3b)."""

from collections.abc import Iterable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.names import moniker_of


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
