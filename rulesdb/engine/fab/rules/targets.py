"""Attackable objects, the legal attack-targets (1.4.5), and living objects (2.5.1a)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import life
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.precedence import is_allowed
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA


def attackable(game: Game, player: int) -> list[int]:
    """Return the legal attack-targets of a player: opponents' objects that are living or made attackable (1.4.5a)."""
    return game.once(("attackable", player), attackable_of_opponents, game, player)


def _of_anybody(game: Game, player: int) -> list[int]:
    return [item.id for item in _public_in_the_arena(game) if _is_attackable(game, player, item)]


@book.definition("1.4.5#sentence-3", _of_anybody, "攻撃対象には、自分がコントロールするものも宣言できるとする読み方")
def attackable_of_opponents(game: Game, player: int) -> list[int]:
    """What a player declares as the attack-target is an attackable object that an opponent controls."""
    opponents = game.opponents(player)
    return [
        item.id
        for item in game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
        if item.controller in opponents and _is_attackable(game, player, item)
    ]


def _is_attackable(game: Game, player: int, item: Object) -> bool:
    return is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id)


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.objects() if item.zone.name in ARENA and item.is_public]


def is_living(game: Game, object_id: int) -> bool:
    """Whether an object is a living object: a permanent with the life property (2.5.1a)."""
    item = game.object(object_id)
    return item.zone.name in ARENA and life(game, object_id) is not None
