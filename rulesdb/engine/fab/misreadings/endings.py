"""Misreadings of the end of a game (4.5)."""

from collections.abc import Callable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import win_together
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.turn import end_of_game, priority, turns
from rulesdb.engine.kernel.book import always, empty
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.start_and_end import end_at_once

for _sentence, _is_won, _when in (
    ("4.5.1#sentence-1a", True, "だれかが勝利しても"),
    ("4.5.1#sentence-1b", False, "引き分けになっても"),
):
    book.around(end_at_once, _sentence, f"{_when}、途中まで行ったことは、最後まで行う")(
        lambda end, game, is_won=_is_won: None if bool(game.state.winners) == is_won else end(game)
    )
book.instead(end_of_game.controlled_by, "4.5.1a#sentence-2", "")(empty)
book.instead(end_of_game.owned_by, "4.5.1a#sentence-3", "敗北したプレイヤーのカードは、ゲームに残る")(empty)
for _law in (end_of_game.controlled_by, end_of_game.owned_by):
    book.after(_law, "4.5.1a#sentence-4b", "敗北したプレイヤーのヒーローも、死亡したカードとしてゲームに残る")(
        lambda found, game, _players: tuple(one for one in found if game.object(one).zone.name != "hero")
    )


book.instead(turns.next_turn_player, "4.5.1a#sentence-4a", "敗北したプレイヤーにも、自分のターンが回ってくる")(
    lambda game: (game.state.turn_player + 1) % len(game.state.players)
)


@book.after(end_of_game.leave, "4.5.1a#sentence-5", "敗北したプレイヤーのレイヤー型継続効果は、ただちに終わる")
def _effects_end(_nothing: None, game: Game, players: tuple[int, ...]) -> None:
    for one in [one for one in game.state.lasting if one.context.controller in players]:
        note(game, Lasts(before=one))


book.instead(win_together, "4.5.2a#sentence-1", "対戦相手が1人でも敗北すれば、残りのプレイヤーが勝利する")(always)


def _controls_hero(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return hero is not None and game.object(hero).controller == player


_ALIVE = "ヒーローがいれば、ライフ総量が0になっても、まだ敗北しない"
book.instead(priority.has_died, "4.5.3a#sentence-1a", _ALIVE)(lambda game, player: not _controls_hero(game, player))
book.before(priority.die, "4.5.3a#sentence-1a", _ALIVE)(
    lambda game, objects: (game, tuple(one for one in objects if game.object(one).zone.name != "hero"))
)


@book.instead(
    priority.has_died, "4.5.3a#sentence-1b", "ヒーローのコントロールを失っても、ライフ総量が0でなければ、敗北しない"
)
def _only_without_life(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return hero is None or life_total(game, hero) == 0


@book.before(end_of_game.lose, "4.5.4a#sentence-1", "全員のライフ総量が同時に0まで減れば、ターンプレイヤーが勝利する")
def _not_the_turn_player(game: Game, players: tuple[int, ...], by: str) -> tuple[Game, tuple[int, ...], str]:
    is_all = set(players) == set(game.playing)
    return game, tuple(one for one in players if not is_all or one != game.state.turn_player), by


def _anyone(question: str) -> Callable[..., bool]:
    """Return a misreading of agreeing to a proposal of a kind: one other player is enough."""
    return lambda agree, game, player, kind, rule: (
        any(game.answers_yes(other, kind, rule) for other in game.clockwise(player)[1:])
        if kind == question
        else agree(game, player, kind, rule)
    )


book.around(end_of_game.agree, "4.5.4c#sentence-1", "残っているプレイヤーのうち、過半数が合意すれば引き分けになる")(
    _anyone("draw")
)
book.around(end_of_game.offer_draw, "4.5.4c#sentence-2", "引き分けに合意できるのは、だれかが優先権を持つときだけ")(
    lambda offer, game, player: None if game.state.priority is None else offer(game, player)
)
book.instead(end_of_game.is_stalemate, "4.5.4d#sentence-2", "だれの手札にもデッキにもカードがなければ、手詰まり")(
    lambda game: not any(game.zone(zone, player) for player in game.playing for zone in ("hand", "deck"))
)
book.around(end_of_game.agree, "4.5.4e#sentence-2", "対戦相手のうち1人でも拒めば、膠着")(_anyone("deadlock"))
