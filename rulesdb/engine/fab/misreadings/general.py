"""Misreadings of the rules of players, of precedence and of priority."""

from collections.abc import Callable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Allowance, Requirement
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general import players, precedence
from rulesdb.engine.fab.selection.objects import Permanents, counting_as, fitting_permanents
from rulesdb.engine.kernel.book import empty, never, nothing, unchanged
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.process import game as seats
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import Activate, Pass


@book.after(
    fitting_permanents,
    "1.8.8#sentence-4b",
    "ほかのものとして数えられるオブジェクトは、どの効果にとっても、そのものになる",
)
def _permanents_and_substitutes(
    found: tuple[int, ...], game: Game, selection: Permanents, context: Context
) -> tuple[int, ...]:
    counted = counting_as(game, selection, context)
    return tuple(sorted({*found, *(one.context.source for _, one in counted)})) if counted else found


book.instead(players.players_of, "1.1.2b#sentence-2", "ヒーローへの指示を、プレイヤーが行うことはない")(empty)
book.instead(players.acting_hero, "1.1.2b#sentence-1", "プレイヤーの行うことは、ヒーローの行うことではない")(nothing)
book.instead(players.hero_of_you, "1.1.2b#sentence-3", "「あなた」とは人のことで、ヒーローのことではない")(nothing)
book.instead(players.hero_of_opponent, "1.1.2b#sentence-4", "「対戦相手」とは人のことで、ヒーローのことではない")(
    nothing
)
book.instead(seats.participants, "1.1.1#sentence-1", "敗北した人も、ゲームが終わるまではプレイヤーだ")(
    lambda state: tuple(range(len(state.players)))
)
book.instead(players.win_together, "1.1.4#sentence-1", "同じパーティーのプレイヤーも、最後の1人が決まるまで互いに争う")(
    lambda _game, left: len(left) == 1
)
book.after(seats.members, "1.1.4a#sentence-1", "パーティーとは、自分を除いた味方のことだ")(
    lambda found, _state, _player: found[1:]
)
book.after(seats.members, "1.1.4a#sentence-2", "1人だけなら、パーティーはない")(
    lambda found, _state, _player: found if len(found) > 1 else ()
)
book.instead(seats.opponents, "1.1.5#sentence-1", "同じパーティーのプレイヤーも、対戦相手だ")(
    lambda order, _party, player: tuple(other for other in order if other != player)
)
book.after(seats.clockwise, "1.1.6#sentence-1b", "時計回りを、テーブルの下から見た回り方")(
    lambda order, _playing, _first: (*order[:1], *reversed(order[1:]))
)
book.instead(seats.clockwise, "1.1.6#sentence-1a", "時計回り順は、いつも同じプレイヤーから始まる")(
    lambda playing, _first: playing
)
book.instead(seats.next_clockwise, "1.1.6#sentence-2", "時計回り順で次に来るのは、右隣のプレイヤーだ")(
    lambda playing, player: seats.from_seat(playing, player)[-1]
)
book.instead(precedence.allows, "1.0.1a#sentence-2", "効果が認めていても、ルールが認めないことはできない")(never)


@book.around(
    precedence.tournament_rule, "1.0.1b#sentence-2a", "トーナメントルールがあっても、ゲームのルールは変わらない"
)
def _against_effects_alone(
    law: Callable[..., bool | None], game: Game, action: RestrictedAction, player: int, object_id: int
) -> bool | None:
    is_against_effect = any(precedence.restrictions_on(game, action, player, object_id))
    return law(game, action, player, object_id) if is_against_effect else None


@book.around(precedence.tournament_rule, "1.0.1b#sentence-2b", "効果は、ルールにもトーナメントルールにも優先する")
def _against_rules_alone(
    law: Callable[..., bool | None], game: Game, action: RestrictedAction, player: int, object_id: int
) -> bool | None:
    is_against_effect = any(precedence.restrictions_on(game, action, player, object_id))
    return None if is_against_effect else law(game, action, player, object_id)


book.instead(precedence.is_left_out, "1.0.2a#sentence-2", "「のみ」は、それを認めるだけで、ほかのことを禁じない")(never)
_CHOSEN = "制限は、プレイヤーが自分で選んですることを妨げるだけで、効果がすることは妨げない"
_OF_EFFECTS = frozenset({"banish", "destroy", "discard", "put", "reveal", "tap", "untap"})
book.instead(precedence.cannot_happen, "1.0.2#sentence-1a", _CHOSEN)(never)
book.around(precedence.restricts, "1.0.2#sentence-1a", _CHOSEN)(
    lambda law, game, effect, *about: effect.action not in _OF_EFFECTS and law(game, effect, *about)
)
book.instead(precedence.restricts, "1.8.1#sentence-2c", "効果が変えるのはオブジェクトだけだ")(never)
book.after(precedence.is_impossible, "1.0.2#sentence-5a", "要求されたことは、制限があってもできる")(
    lambda found, game, action, player, object_id, *_forbidden: (
        found and not precedence.is_required(game, action, player, object_id)
    )
)
book.after(precedence.is_impossible, "1.0.2#sentence-5b", "効果が認めていることは、別の効果に制限されていてもできる")(
    lambda found, game, action, player, object_id, *_forbidden: (
        found and not precedence.is_allowed(game, action, player, object_id)
    )
)


book.after(precedence.is_impossible, "1.0.2#sentence-1b", "制限とは効果のことで、要求はルールの禁止より優先する")(
    lambda found, game, action, player, object_id, is_forbidden=False: (
        found and not (is_forbidden and precedence.is_required(game, action, player, object_id))
    )
)
book.instead(precedence.required_first, "1.0.2#sentence-6", "要求されていても、認められているほかのことを選んでよい")(
    unchanged
)
book.after(
    precedence.required_first, "1.0.2#sentence-3b", "ルールが認めるパスや起動は、許可ではないので、要求に妨げられない"
)(lambda found, able, _required: able if isinstance(able[0], Pass | Activate) else found)


@book.instead(precedence.requirements, "1.0.2#sentence-3a", "許可されたことは、しなければならない")
def _requirements_and_allowances(game: Game) -> tuple[tuple[Requirement, EffectInForce], ...]:
    allowing = of_kind(game, Allowance)
    demanded = ((Requirement(one.action, one.what, one.who, one.against), in_force) for one, in_force in allowing)
    return (*of_kind(game, Requirement), *demanded)


book.after(precedence.active_players, "1.11.2#sentence-1", "優先権は、全員が同時に持てる")(
    lambda found, game: game.playing if found else ()
)
book.after(precedence.active_players, "1.11.1#sentence-3", "ほかのだれも持たないとき、優先権はターンプレイヤーにある")(
    lambda found, game: found or (game.state.turn_player,)
)


@book.after(precedence.active_players, "1.11.5#sentence-2", "パスしたプレイヤーも、まだ優先権を持っている")
def _active_and_passed_players(found: tuple[int, ...], game: Game) -> tuple[int, ...]:
    order = game.clockwise(found[0]) if found else ()
    return (*found, *order[len(order) - game.state.passed :])


book.after(
    precedence.active_players,
    "1.11.5#sentence-4",
    "ゲームプロセスやゲーム状況処理の間は、ターンプレイヤーが優先権を持つ",
)(lambda found, game: found if game.state.stage == "priority" else (game.state.turn_player,))
