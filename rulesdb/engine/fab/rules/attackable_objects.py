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


def _of_anybody(game: Game, player: int) -> list[int]:
    return [item.id for item in _public_in_the_arena(game) if is_attackable(game, player, item)]


@book.definition("1.4.5#sentence-3", _of_anybody, "攻撃対象には、自分がコントロールするものも宣言できるとする読み方")
def attackable_of_opponents(game: Game, player: int) -> list[int]:
    """What a player declares as the attack-target is an attackable object that an opponent controls."""
    opponents = game.opponents(player)
    return [
        item.id
        for item in game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
        if item.controller in opponents and is_attackable(game, player, item)
    ]


def _if_a_hero(game: Game, player: int, item: Object) -> bool:
    return item.zone.name == "hero" and _may_be_attacked(game, player, item.id)


@book.definition("1.4.5a#sentence-1", _if_a_hero, "攻撃可能なのは、ヒーローだけだとする読み方")
def is_attackable(game: Game, player: int, item: Object) -> bool:
    """An object is attackable if it is a living object, or made attackable by an effect."""
    is_able = is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id)
    return is_able and _may_be_attacked(game, player, item.id)


def _may_be_attacked(game: Game, player: int, object_id: int) -> bool:
    return not is_impossible(game, "be attacked", player, object_id)


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.in_arena() if item.is_public]


def _what_was_attacked(game: Game, able: list[int]) -> list[int]:
    before = {target for link in game.state.links for target in link.targets}
    return [target for target in able if not before or target in before]


@book.definition(
    "1.4.5b#sentence-2",
    _what_was_attacked,
    "同じ戦闘チェインの攻撃には、以前の攻撃と同じ対象を宣言しなければならないとする読み方",
)
def whatever_was_attacked(_game: Game, able: list[int]) -> list[int]:
    """The target does not have to be the same as that of a previous attack on the combat chain."""
    return able


def _still_attackable(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    able = {target for player in game.playing for target in attackable(game, player)}
    return tuple(target for target in targets if target in able)


@book.definition(
    "1.4.5b#sentence-1", _still_attackable, "攻撃対象は、攻撃可能でなくなると、もう攻撃の対象ではないとする読み方"
)
def remaining_targets(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    """An attack-target remains the target of the attack until the combat chain closes, as long as it exists."""
    return tuple(target for target in targets if game.has(target))


def _if_it_differs(game: Game, targets: Sequence[int]) -> bool:
    return bool(game.state.links) and set(targets) != set(game.state.links[-1].targets)


@book.definition(
    "1.4.5b#sentence-3", _if_it_differs, "以前の攻撃と違う対象を攻撃すると、戦闘チェインが閉じるとする読み方"
)
def closes_by_another_target(_game: Game, _targets: Sequence[int]) -> bool:
    """To declare another target than that of a previous attack does not close the combat chain."""
    return False


def _any_again(able: Sequence[int]) -> Left:
    return lambda _chosen: able


@book.definition("1.4.5c#sentence-2", _any_again, "1つの攻撃の対象に、同じものを2回宣言してもよいとする読み方")
def separate(able: Sequence[int]) -> Left:
    """The targets of an attack that has several must be different, and all of them legal to declare."""
    return different(able)
