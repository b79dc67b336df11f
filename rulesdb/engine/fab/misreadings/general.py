"""Misreadings: general."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Allowance, Requirement
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import (
    acting_hero,
    hero_of_opponent,
    hero_of_you,
    players_of,
    win_together,
)
from rulesdb.engine.fab.rules.general.precedence import (
    active_players,
    as_they_are,
    demands,
    for_no_other_effect,
    holder_at_the_stage,
    holder_of_priority,
    is_possible,
    those_left_with_priority,
)
from rulesdb.engine.fab.rules.general.seats import _all_others, clockwise, next_clockwise, opponents, participants
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.process import game as at_table
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

_INSTANT: frozenset[str] = frozenset({"instant"})


@book.instead(
    for_no_other_effect,
    "1.8.8#sentence-4",
    "インスタントであるかのようにプレイしたカードは、どの効果にとってもインスタントになるとする読み方",
)
def _for_all_effects(types: frozenset[str], item: Object) -> frozenset[str]:
    is_so = item.layer is not None and item.layer.declared.as_instant
    return types | _INSTANT if is_so else types


@book.instead(
    as_they_are,
    "1.8.8#sentence-4",
    "ほかのものとして数えられるオブジェクトは、どの効果にとっても、そのものになるとする読み方",
)
def _with_their_sources(found: tuple[int, ...], sources: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({*found, *sources}))


@book.instead(players_of, "1.1.2b#sentence-2", "ヒーローへの指示を、プレイヤーが行うことはないとする読み方")
def _nobody(_game: Game, _heroes: tuple[int, ...]) -> tuple[int, ...]:
    return ()


@book.instead(acting_hero, "1.1.2b#sentence-1", "プレイヤーの行うことは、ヒーローの行うことではないとする読み方")
@book.instead(hero_of_you, "1.1.2b#sentence-3", "「あなた」とは人のことで、ヒーローのことではないとする読み方")
@book.instead(hero_of_opponent, "1.1.2b#sentence-4", "「対戦相手」とは人のことで、ヒーローのことではないとする読み方")
def _no_hero(_game: Game, _player: int) -> int | None:
    return None


@book.instead(participants, "1.1.1#sentence-1", "敗北した人も、ゲームが終わるまではプレイヤーだとする読み方")
def _all_who_began(state: State) -> tuple[int, ...]:
    return tuple(range(len(state.players)))


@book.instead(
    win_together, "1.1.4#sentence-1", "同じパーティーのプレイヤーも、最後の1人が決まるまで互いに争うとする読み方"
)
def _alone(_game: Game, left: tuple[int, ...]) -> bool:
    return len(left) == 1


book.instead(opponents, "1.1.5#sentence-1", "同じパーティーのプレイヤーも、対戦相手だとする読み方")(_all_others)


@book.instead(clockwise, "1.1.6#sentence-1", "時計回りを、テーブルの下から見た回り方とする読み方")
def _counterclockwise(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    order = at_table.clockwise(playing, first)
    return (*order[:1], *reversed(order[1:]))


@book.instead(next_clockwise, "1.1.6#sentence-2", "時計回り順で次に来るのは、右隣のプレイヤーだとする読み方")
def _right_of(playing: tuple[int, ...], player: int) -> int:
    return at_table.clockwise(playing, player)[-1]


@book.instead(is_possible, "1.0.2#sentence-5", "許可や要求のほうが、制限より優先するとする読み方")
def _allowance_first(is_restricted: bool, is_required: bool, is_allowed: bool) -> bool:
    """Return whether an action is possible if allowances and requirements took precedence (misreading of 1.0.2)."""
    return is_allowed or is_required or not is_restricted


@book.instead(demands, "1.0.2#sentence-3", "許可されたことは、しなければならないとする読み方")
def _with_allowances(game: Game) -> tuple[tuple[Requirement, EffectInForce], ...]:
    """Return the requirements, and the allowances as requirements (misreading of 1.0.2)."""
    allowing = of_kind(game, Allowance)
    demanded = ((Requirement(one.action, one.what, one.who, one.against), in_force) for one, in_force in allowing)
    return (*of_kind(game, Requirement), *demanded)


@book.instead(active_players, "1.11.2#sentence-1", "優先権は、全員が同時に持てるとする読み方")
def _everybody(game: Game) -> tuple[int, ...]:
    """Return all players while a player has priority (misreading of 1.11.2)."""
    return () if holder_of_priority(game) is None else game.playing


@book.instead(
    holder_of_priority, "1.11.1#sentence-3", "ほかのだれも持たないとき、優先権はターンプレイヤーにあるとする読み方"
)
def _at_least_the_turn_player(game: Game) -> int | None:
    holder = holder_at_the_stage(game)
    return game.state.turn_player if holder is None else holder


@book.instead(those_left_with_priority, "1.11.5#sentence-2", "パスしたプレイヤーも、まだ優先権を持っているとする読み方")
def _and_those_who_passed(game: Game, holder: int) -> tuple[int, ...]:
    """Return the player with priority, and those who have passed before (misreading of 1.11.5)."""
    order = game.clockwise(holder)
    return (holder, *order[len(order) - game.state.passed :])


@book.instead(
    holder_at_the_stage,
    "1.11.5#sentence-4",
    "ゲームプロセスやゲーム状況処理の間は、ターンプレイヤーが優先権を持つとする読み方",
)
def _or_the_turn_player(game: Game) -> int | None:
    return game.state.priority if game.state.stage == "priority" else game.state.turn_player
