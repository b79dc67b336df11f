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


@book.definition("2.12.3b#sentence-1", _by_name, "作成するオブジェクトを、通称では指定できないとする読み方")
def specifies(token: Card, name: str) -> bool:
    """Rules text specifies an object that it creates by the name or the moniker."""
    return _by_name(token, name) or name == moniker_of(token)


def _existing(token: Card, game: Game) -> Card | None:
    return next((item.card for item in game.objects() if item.card.name == token.name), None)


@book.definition(
    "2.12.3b#sentence-2", _existing, "作成するオブジェクトの名前は、すでに存在するオブジェクトを参照するとする読み方"
)
def hypothetical(token: Card, _game: Game) -> Card | None:
    """The name refers to a hypothetical object, which need not exist."""
    return token


def _name_alone(token: Card | None) -> Card | None:
    return token and Card(token.name, frozenset({"token"}))


@book.definition(
    "2.12.3b#sentence-3", _name_alone, "名前で指定されたトークンには、名前のほかに定義された特性はないとする読み方"
)
def with_defined_properties(token: Card | None) -> Card | None:
    """The object has defined properties, that name among them (8.6)."""
    return token
