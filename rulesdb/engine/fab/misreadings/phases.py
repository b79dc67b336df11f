"""Misreadings of turns and their phases (4.0, and 4.2 to 4.4), and of how long macros remain (1.5.1)."""

from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.turn import with_step_at
from rulesdb.engine.fab.rules.cards.categories import is_macro
from rulesdb.engine.fab.rules.continuous import layer_continuous
from rulesdb.engine.fab.rules.events.replacing import modified
from rulesdb.engine.fab.rules.general import players
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.objects.objects import layers
from rulesdb.engine.fab.rules.triggers.triggering import stack_triggered_layers, trigger_all
from rulesdb.engine.fab.rules.turn import priority, turns
from rulesdb.engine.fab.rules.turn.resolving import RESOLUTION
from rulesdb.engine.fab.state import LastingEffect, Player
from rulesdb.engine.kernel.effects.triggers import listeners
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen, note


def _in_order(*stages: str) -> Callable[[str, Game], str]:
    """Return a misreading of what follows: after each of some stages, the next one of them."""
    return lambda found, game: dict(pairwise(stages)).get(game.state.stage, found)


book.after(priority.what_follows, "4.0.3a#sentence-1", "ターンは、開始フェイズとアクションフェイズの2つでできている")(
    lambda stage, _game: "end: turn" if stage == "end phase" else stage
)
_ACTION_FIRST = "アクションフェイズを先に行い、開始フェイズはその後に行う"
book.instead(turns.begin_first_phase, "4.0.3a#sentence-2", _ACTION_FIRST)(
    lambda game: note(game, kinds.GoTo(stage="action phase"))
)
book.after(priority.what_follows, "4.0.3a#sentence-2", _ACTION_FIRST)(
    lambda stage, _game: {"action phase": "end phase", "end phase": "start phase"}.get(stage, stage)
)


book.after(players.has_turn, "4.0.3b#sentence-1", "同じパーティーのプレイヤーは、ともにターンを持つ")(
    lambda found, game, player: found or game.state.turn_player in game.party(player)
)


@book.instead(turns.next_turn_player, "4.0.3c#sentence-1", "追加のターンは、自分の次のターンのすぐ後に行う")
def _after_their_own_turn(game: Game) -> int:
    state, following = game.state, game.next_clockwise(game.state.turn_player)
    earned = any(isinstance(one, kinds.ExtraTurn) for one in state.history)
    if not earned and state.turn_player in state.extra_turns:
        note(game, kinds.ExtraTurn(player=state.turn_player, is_begun=True))
        return state.turn_player
    return following


# Phases in which nobody gets priority (4.2.1, 4.4.1), and how they go on

for _sentence, _phase, _name in (("4.2.1#sentence-1", "start", "開始"), ("4.4.1#sentence-1", "end", "終了")):
    book.after(priority.is_withheld, _sentence, f"{_name}フェイズにも、プレイヤーは優先権を得る")(
        lambda found, game, phase=_phase: found and game.state.phase != phase
    )


def _at(*stages: str) -> Callable[[Game], bool]:
    """Return whether the game is in one of some stages."""
    return lambda game: game.state.stage in stages


_is_start, _is_end, _is_procedure = _at("start phase"), _at("end phase"), _at(*priority.PROCEDURE[:-2])
for _sentence, _is_there, _reading in (
    ("4.2.2#sentence-5a", _is_start, "開始フェイズのレイヤーは、アクションフェイズに全員がパスしてから解決される"),
    (
        "4.4.2#sentence-3a",
        _is_end,
        "終了フェイズの開始時のレイヤーは、最初のステップの後に解決される",
    ),
    ("4.4.3#sentence-4a", _is_procedure, "レイヤーは、手順のステップがすべて終わってから、まとめて解決される"),
):
    book.around(priority.settle_without_priority, _sentence, _reading)(
        lambda settle, game, is_there=_is_there: priority.act(game) if is_there(game) else settle(game)
    )
book.around(
    priority.settle_without_priority,
    "4.4.3#sentence-3",
    "誘発レイヤーは、手順のステップがすべて終わってから、まとめてスタックに加える",
)(lambda settle, game: None if _is_procedure(game) else settle(game))
for _sentence, _is_there, _name in (
    ("4.2.2#sentence-5b", _is_start, "開始フェイズ"),
    ("4.4.2#sentence-3b", _is_end, "終了フェイズの開始時"),
    ("4.4.3#sentence-4b", _is_procedure, "ターン終了時の手順の間"),
):
    book.around(
        priority.settle_without_priority,
        _sentence,
        f"{_name}には、レイヤーが解決されるだけで、ゲーム状況処理は行わない",
    )(lambda settle, game, is_there=_is_there: resolve_alone(game) if is_there(game) else settle(game))


def resolve_alone(game: Game) -> None:
    """Resolve all layers as for lack of game state actions other than that triggered-layers are added to the stack."""
    stack_triggered_layers(game)
    while layers(game.state):
        RESOLUTION.resolve(game)
        stack_triggered_layers(game)


book.after(priority.what_follows, "4.2.3#sentence-2", "手札のないターンプレイヤーは、アクションフェイズを飛ばす")(
    lambda stage, game: (
        "end phase" if stage == "action phase" and not game.zone("hand", game.state.turn_player) else stage
    )
)


@book.instead(
    layer_continuous.next_turns_begun,
    "4.2.2#sentence-3",
    "「ターンの開始時」までの効果は、そのターンの終わりまで残る",
)
def _until_its_end(game: Game, event: kinds.TurnBegins) -> tuple[Event, ...]:
    def later(one: LastingEffect) -> LastingEffect:
        return replace(one, until="end of turn", is_dormant=False)

    found = (one for one in game.state.lasting if one.whose == event.player and "next turn" in one.until)
    return tuple(Lasts(before=one, after=later(one)) for one in found)


# The action phase (4.3)

book.after(
    turns.steps_of_action_phase,
    "4.3.2#sentence-1",
    "アクションポイントを持つのは、「アクションフェイズの開始時」のイベントより先だ",
)(with_step_at(turns.give_the_action_point, 0))


@book.after(
    turns.give_the_action_point, "4.3.2#sentence-2", "ターンプレイヤーだけでなく、全員が1アクションポイントを持つ"
)
def _to_all(_nothing: None, game: Game) -> None:
    for player in game.clockwise(game.state.turn_player)[1:]:
        has = game.state.players[player]
        note(game, kinds.SetAssets(player=player, action=1, resource=has.resource, chi=has.chi))


@book.around(turns.give_the_action_point, "4.3.2a#sentence-1", "最初のアクションポイントも、得れば、効果が誘発する")
def _triggers(give: Callable[[Game], None], game: Game) -> None:
    give(game)
    trigger_all(game, listeners(game), (_gained(game),))


def _gained(game: Game) -> kinds.GainAsset:
    return kinds.GainAsset(by="fab:4.3.2", player=game.state.turn_player, asset="action", amount=1)


@book.instead(turns.give_the_action_point, "4.3.2b#sentence-1", "最初のアクションポイントを得ることも、置換できる")
def _is_replaced(game: Game) -> None:
    instead, _ = modified(game, _gained(game), frozenset())
    if instead is not None:
        note(game, instead)


@book.around(
    priority.receiver, "4.3.3#sentence-2", "アクションフェイズで最初に優先権を得るのは、ターンプレイヤーの次の人だ"
)
def _next_one_first(receiver: Callable[[Game], int], game: Game) -> int:
    return game.next_clockwise(game.state.turn_player) if game.state.stage == "action phase" else receiver(game)


def _is_outside_combat(game: Game) -> bool:
    return game.state.phase == "action" and not game.state.combat


@book.around(priority.all_passed, "4.3.4#sentence-2a", "スタックにレイヤーが残っていても、全員が続けてパスすれば終わる")
def _with_layers_left(all_passed: Callable[[Game], None], game: Game) -> None:
    is_over = _is_outside_combat(game)
    all_passed(game)
    if is_over and _is_outside_combat(game):
        note(game, kinds.GoTo(stage="end phase"))


@book.around(priority.what_follows, "4.3.4#sentence-2b", "戦闘チェインが開いていても、全員が続けてパスすれば終わる")
def _with_open_chain(what_follows: Callable[[Game], str], game: Game) -> str:
    if game.state.combat != "resolution":
        return what_follows(game)
    note(game, kinds.Began(what="combat:", player=game.state.turn_player))
    note(game, kinds.CombatEnds())
    return "end phase"


book.after(
    priority.passes_in_succession, "4.3.4#sentence-2c", "ターンプレイヤーがパスすれば、アクションフェイズは終わる"
)(lambda passed, game, _before: passed if game.stack or not _is_outside_combat(game) else len(game.playing))

# The end-of-turn procedure (4.4.3)

book.after(priority.what_follows, "4.4.3#sentence-2", "だれも何もしなかったターンでは、ターン終了時の手順は省く")(
    lambda stage, game: (
        "end: turn"
        if game.state.stage == "end phase" and not any(isinstance(one, kinds.CardPlayed) for one in game.state.history)
        else stage
    )
)
book.after(priority.what_follows, "4.4.3#sentence-5", "カードを引いてから、手札を格納庫に置いてもよい")(
    _in_order("end phase", "end: draw", *priority.PROCEDURE[:-2], "end: turn")
)
book.around(turns.life_of_ally, "4.4.3a#sentence-1a", "ライフが戻るのは、ターンプレイヤーの盟友だけ")(
    lambda life, game, ally: (
        life(game, ally) if game.player_of(ally) == game.state.turn_player else life_total(game, ally) or 0
    )
)
book.after(turns.life_of_ally, "4.4.3a#sentence-1b", "盟友のライフも、ヒーローのライフと同じように、減ったままだ")(
    lambda _life, game, ally: life_total(game, ally) or 0
)
book.instead(turns.life_of_ally, "4.4.3a#sentence-2", "カウンターがあっても、書かれているライフの値に戻す")(
    lambda game, ally: game.object(ally).card.life or 0
)


@book.after(turns.put_into_arsenal, "4.4.3b#sentence-1a", "ほかのプレイヤーも、手札を格納庫に置いてよい")
def _others_too(_nothing: None, game: Game) -> None:
    for player in game.clockwise(game.state.turn_player)[1:]:
        turns.choose_card_for_arsenal(game, player)


book.after(turns.put_into_arsenal, "4.4.3b#sentence-1f", "空の格納庫ゾーンの数だけ、手札のカードを置いてよい")(
    lambda _nothing, game: turns.choose_card_for_arsenal(game, game.state.turn_player)
)
book.after(turns.cards_for_arsenal, "4.4.3b#sentence-1b", "手札があれば、必ず1枚を格納庫に置く")(
    lambda found, *_: found[1:] or found
)
book.instead(turns.cards_for_arsenal, "4.4.3b#sentence-1c", "すでにカードのある格納庫にも置いてよい")(
    lambda game, player: (None, *game.zone("hand", player))
)
book.after(turns.cards_for_arsenal, "4.4.3b#sentence-1e", "ピッチしたカードも、格納庫に置いてよい")(
    lambda found, game, player: (*found, *game.zone("pitch", player)) if found else found
)
book.after(turns.move_to_arsenal, "4.4.3b#sentence-1d", "格納庫には、表向きで置く")(
    lambda move, *_: replace(move, is_public=True)
)
book.around(turns.return_pitched_cards_of, "4.4.3c#sentence-1a", "デッキの下に置くのは、ターンプレイヤーだけ")(
    lambda put, game, player: put(game, player) if player == game.state.turn_player else None
)


@book.instead(turns.return_pitched_cards_of, "4.4.3c#sentence-1b", "デッキの下に置くのは、ピッチしたカードの1枚だけ")
def _one_card(game: Game, player: int) -> None:
    for card in game.zone("pitch", player)[:1]:
        happen(game, turns.move_under_deck(card, player))


book.after(turns.move_under_deck, "4.4.3c#sentence-1c", "ピッチしたカードは、デッキの上に戻す")(
    lambda move, *_: replace(move, at_bottom=False)
)
book.after(turns.next_pitched_cards, "4.4.3c#sentence-2", "デッキの下には、ピッチした順に置く")(
    lambda cards, *_: cards[:1]
)
book.after(turns.move_under_deck, "4.4.3c#sentence-3", "デッキの下に置かれたカードは、その順番も、だれでも見てよい")(
    lambda move, *_: replace(move, is_public=True)
)
book.instead(turns.permanents_to_untap, "4.4.3d#sentence-1a", "すべてのプレイヤーのパーマネントをアンタップする")(
    lambda game: [item.id for item in game.objects() if item.is_tapped]
)
book.after(turns.permanents_to_untap, "4.4.3d#sentence-1b", "アンタップするのは、武器と装備品だけだ")(
    lambda found, game: [one for one in found if game.object(one).card.types & {"weapon", "equipment"}]
)
book.around(turns.points_left, "4.4.3e#sentence-1a", "ポイントを失うのは、ターンプレイヤーだけ")(
    lambda left, game, player: left(game, player) if player == game.state.turn_player else game.state.players[player]
)
for _sentence, _name, _field in (
    ("4.4.3e#sentence-1b", "アクションポイント", "action"),
    ("4.4.3e#sentence-1c", "リソースポイント", "resource"),
):

    @book.after(turns.points_left, _sentence, f"使わなかった{_name}は、次のターンに持ち越せる")
    def _carried_over(left: Player, game: Game, player: int, field: str = _field) -> Player:
        return replace(left, **{field: game.state.players[player].points(field)})


book.instead(turns.players_who_draw_up, "4.4.3f#sentence-1a", "どのターンの終わりにも、すべてのプレイヤーが引く")(
    lambda game: game.clockwise(game.state.turn_player)
)
book.instead(turns.as_far_as_possible, "1.0.2#sentence-2b", "ルールの求めることが全部はできなければ、何もしない")(
    lambda missing, in_deck: missing if missing <= in_deck else 0
)
book.after(turns.missing_cards, "4.4.3f#sentence-1b", "ターンの終わりに引くのは、1枚だけ")(
    lambda missing, *_: min(1, missing)
)
book.instead(turns.players_who_draw_up, "4.4.3f#sentence-2", "最初のターンにも、引くのはターンプレイヤーだけ")(
    lambda game: (game.state.turn_player,)
)
book.after(turns.missing_cards, "4.4.3f#sentence-3", "手札が知力と同じ枚数以上あっても、1枚は引く")(
    lambda missing, *_: max(1, missing)
)


# The end of the turn (4.4.4)


@book.around(turns.begin_next_turn, "4.4.4#sentence-2", "1ターンに1回の制限は、ターンが終わってもなくならない")
def _counts_stay(begin: Callable[[Game], None], game: Game) -> None:
    counts = game.state.counts
    begin(game)
    game.become(replace(game.state, counts=counts))


@book.before(turns.beginning_of_end_phase, "4.4.4#sentence-3", "「このターン」の効果は、終了フェイズになると終わる")
def _until_the_end_phase(game: Game) -> tuple[Game]:
    for one in [one for one in game.state.lasting if one.until == "end of turn"]:
        note(game, Lasts(before=one))
    return (game,)


@book.around(turns.begin_next_turn, "4.2.2#sentence-2", "前のターンに起こったことも、次の「このターン」のことに入る")
def _history_stays(begin: Callable[[Game], None], game: Game) -> None:
    history = game.state.history
    begin(game)
    game.become(replace(game.state, history=(*history, *game.state.history)))


book.after(turns.next_turn_player, "4.4.4#sentence-4", "反時計回り順で次のプレイヤーが、ターンプレイヤーになる")(
    lambda found, game: (
        game.clockwise(game.state.turn_player)[-1] if found == game.next_clockwise(game.state.turn_player) else found
    )
)
book.around(turns.begin_first_phase, "4.4.4#sentence-5", "新しいターンは、アクションフェイズから始まる")(
    lambda _begin, game: note(game, kinds.GoTo(stage="action phase"))
)


@book.around(turns.restore_allies, "1.5.1#sentence-1a", "マクロが闘技場に残るのは、ターンの終わりまでだ")
def _without_macros(law: Callable[[Game], None], game: Game) -> None:
    law(game)
    for macro in [item.id for item in game.objects() if is_macro(item.card)]:
        note(game, kinds.Cease(by="fab:1.5.3", object=macro))
