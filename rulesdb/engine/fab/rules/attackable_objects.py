"""Attackable objects, the legal attack-targets (1.4.5 to 1.4.5c)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.life_totals import is_living
from rulesdb.engine.fab.rules.precedence import is_allowed, is_impossible
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.play.targets import Left, different


def attackable(game: Game, player: int) -> list[int]:
    """Return the legal attack-targets of a player."""
    return game.once(("attackable", player), _attackable, game, player)


def _attackable(game: Game, player: int) -> list[int]:
    return whatever_was_attacked(game, attackable_of_opponents(game, player))


@book.definition("1.4.5#sentence-3")
def attackable_of_opponents(game: Game, player: int) -> list[int]:
    """What a player declares as the attack-target is an attackable object that an opponent controls."""
    opponents = game.opponents(player)
    return [
        item.id
        for item in game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
        if item.controller in opponents and is_attackable(game, player, item)
    ]


@book.definition("1.4.5a#sentence-1")
def is_attackable(game: Game, player: int, item: Object) -> bool:
    """An object is attackable if it is a living object, or made attackable by an effect."""
    is_able = is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id)
    return is_able and _may_be_attacked(game, player, item.id)


def _may_be_attacked(game: Game, player: int, object_id: int) -> bool:
    return not is_impossible(game, "be attacked", player, object_id)


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.in_arena() if item.is_public]


@book.definition("1.4.5b#sentence-2")
def whatever_was_attacked(_game: Game, able: list[int]) -> list[int]:
    """The target does not have to be the same as that of a previous attack on the combat chain."""
    return able


@book.definition("1.4.5b#sentence-1")
def remaining_targets(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    """An attack-target remains the target of the attack until the combat chain closes, as long as it exists."""
    return tuple(target for target in targets if game.has(target))


@book.definition("1.4.5b#sentence-3")
def closes_by_another_target(_game: Game, _targets: Sequence[int]) -> bool:
    """To declare another target than that of a previous attack does not close the combat chain."""
    return False


@book.definition("1.4.5c#sentence-2")
def separate(able: Sequence[int]) -> Left:
    """The targets of an attack that has several must be different, and all of them legal to declare."""
    return different(able)
