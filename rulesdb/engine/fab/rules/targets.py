"""Attackable objects, the legal attack-targets (1.4.5), and living objects (2.5.1a)."""

from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.precedence import is_allowed
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA


def attackable(game: Game, player: int) -> list[int]:
    """Return the legal attack-targets of a player: opponents' objects that are living or made attackable (1.4.5a)."""
    return game.once(("attackable", player), _attackable, game, player)


def _attackable(game: Game, player: int) -> list[int]:
    opponents = game.opponents(player)
    return [
        item.id
        for item in game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
        if item.controller in opponents
        and (is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id))
    ]


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.objects() if item.zone.name in ARENA and item.is_public]


def is_living(game: Game, object_id: int) -> bool:
    """Whether an object is a living object: a permanent with the life property (2.5.1a)."""
    item = game.object(object_id)
    return item.zone.name in ARENA and properties(game, object_id).life is not None
