"""Magic as a game: the turn, mana, the stack, combat and state-based effects, each seen at a table."""

from rulesdb.checks.games import registry
from rulesdb.checks.mtg.table import Person, Table
from rulesdb.checks.running import play
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.mtg.events.points import Wounded
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.stages import MTG

SHOCK = "対象のクリーチャーかプレイヤーに2点のダメージを与える。"


def test_a_spell_is_paid_with_mana_and_resolves(table: Table, ann: Person, ben: Person) -> None:
    """Of two red lands one pays; the spell waits on the stack until both players pass."""
    lands = ann.lands("red", 2)
    shock = ann.instant("火花", SHOCK, cost="{R}")
    ann.plays(shock, target=ben)
    assert ([land.is_tapped for land in lands], table.stack, ben.life) == ([True, False], 1, 20)
    table.resolve()
    assert (ben.life, shock.zone) == (18, "墓地")


def test_a_spell_of_another_color_is_refused(ann: Person, ben: Person) -> None:
    """Green mana pays no red symbol, but generic mana."""
    ann.lands("green", 2)
    shock, stone = ann.instant("火花", SHOCK, cost="{R}"), ann.hand("《石》 「{2}」 アーティファクト")
    ann.cannot_play(shock, "409.1h")
    ann.plays(stone).resolve()
    assert stone.zone == "場"
    assert ben.life == 20


def test_a_card_without_a_mana_cost_is_refused(ann: Person) -> None:
    """What has no mana cost is not free: {0} would be."""
    ann.lands("red", 1)
    nothing, zero = ann.hand("《無代》 インスタント", "カードを1枚引く。"), ann.instant("零", "カードを1枚引く。")
    ann.cannot_play(nothing, "401.1b")
    assert ann.may_play(zero)


def test_the_last_spell_resolves_first(ann: Person, ben: Person) -> None:
    """A spell in response counters the one below it."""
    first = ann.instant("火花", SHOCK)
    no = ben.instant("否定", "対象の呪文を打ち消す。")
    ann.plays(first, target=ben)
    ben.responds(no, target=first).resolve(2)
    assert (ben.life, first.zone, no.zone) == (20, "墓地", "墓地")


def test_a_spell_whose_target_is_gone_is_countered(ann: Person, ben: Person) -> None:
    """The creature dies in response, so the second spell draws no card either."""
    bear = ben.creature("熊")
    late = ann.instant("火花", "対象のクリーチャーに2点のダメージを与える。カードを1枚引く。")
    first = ben.instant("生け贄の刃", "対象のクリーチャーを破壊する。")
    ann.plays(late, target=bear)
    ben.responds(first, target=bear).resolve(2)
    assert (bear.zone, ann.count("hand")) == ("墓地", 0)


def test_one_land_a_turn(table: Table, ann: Person, ben: Person) -> None:
    """In a main phase, with an empty stack, by the active player."""
    one, two = (ann.hand("《山》 〈基本〉 土地", "タップ: 赤マナ1点を加える。") for _ in range(2))
    other = ben.hand("《島》 〈基本〉 土地", "タップ: 青マナ1点を加える。")
    ann.plays(one)
    assert one.zone == "場"
    ann.cannot_play(two, "212.6")
    ann.passes()
    ben.cannot_play(other, "212.6")
    assert table.stack == 0


def test_damage_is_dealt_after_it_was_put_on_the_stack(table: Table, ann: Person, ben: Person) -> None:
    """A creature that leaves play while its damage is on the stack deals it all the same."""
    bear = ann.creature("熊")
    away = ben.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    table.until("declare attackers", attack=[bear, None])
    table.until("combat damage")
    assert (table.stack, ben.life) == (1, 20)
    ben.responds(away, target=bear).resolve(2)
    assert (bear.zone, ben.life) == ("手札", 18)


def test_a_blocked_creature_deals_its_damage_to_the_blocker(table: Table, ann: Person, ben: Person) -> None:
    """Both die, and the player loses no life."""
    bear, guard = ann.creature("熊"), ben.creature("番兵")
    table.until("declare blockers", attack=[bear, None], block=[guard, None])
    table.until("end of combat")
    assert (bear.zone, guard.zone, ben.life) == ("墓地", "墓地", 20)


def test_first_strike_comes_before(table: Table, ann: Person, ben: Person) -> None:
    """The knight survives a creature of its size."""
    knight, guard = ann.creature("騎士", "先制攻撃"), ben.creature("番兵")
    table.until("declare blockers", attack=[knight, None], block=[guard, None])
    table.until("end of combat")
    assert (knight.zone, guard.zone) == ("場", "墓地")


def test_trample_goes_past_the_blocker(table: Table, ann: Person, ben: Person) -> None:
    """Two points are lethal to the blocker, the other three go to the player."""
    beast, guard = ann.creature("獣", "トランプル", size="5/4"), ben.creature("番兵")
    table.until("declare blockers", attack=[beast, None], block=[guard, None])
    table.until("end of combat")
    assert (guard.zone, ben.life) == ("墓地", 17)


def test_a_stolen_creature_does_not_attack_this_turn(table: Table, ann: Person, ben: Person) -> None:
    """It has been in play for long, but its new controller has not controlled it since the turn began."""
    bear = ben.creature("熊")
    theft = ann.sorcery("強奪", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    ann.plays(theft, target=bear).resolve().until("end of combat", attack=[bear, None])
    assert (bear.controller, table.was_asked_of(0, "attack"), ben.life) == ("アン", False, 20)


def test_damage_wears_off_and_effects_end(table: Table, ann: Person, ben: Person) -> None:
    """At the end of the turn the creature is as it was."""
    bear, shock = ben.creature("熊", size="3/3"), ann.instant("火花", SHOCK)
    growth = ann.instant("成長", "ターン終了時まで、対象のクリーチャーは、+1/+1の修整を受ける。")
    ann.plays(shock, target=bear).resolve()
    ann.plays(growth, target=bear).resolve()
    assert (bear.size, bear.damage) == ("4/4", 2)
    table.until("upkeep")
    assert (bear.size, bear.damage, table.state.turn_player) == ("3/3", 0, 1)


def test_counters_and_static_abilities_add_up(table: Table, ann: Person) -> None:
    """A counter, a lord, and an effect until end of turn."""
    bear = ann.creature("熊")
    ann.creature("王", "名前が「熊」のものは、+1/+1の修整を受ける。", size="1/1")
    drill = ann.sorcery("鍛錬", "すべての名前が「熊」のクリーチャーの上に「+1/+1」カウンターを1個置く。")
    wither = ann.instant("萎縮", "ターン終了時まで、対象のクリーチャーは、−3/−3の修整を受ける。")
    ann.plays(drill).resolve()
    assert (bear.size, bear.counters("+1/+1")) == ("4/4", 1)
    ann.plays(wither, target=bear).resolve()
    assert (bear.size, table.winners) == ("1/1", None)


def test_legends_of_one_name_all_go(ann: Person, ben: Person) -> None:
    """By the legend rule of 2006 none stays."""
    header = "《女王》 「{0}」 〈伝説〉 クリーチャー パワー2 タフネス2"
    one, two = ann.plays_with(header), ben.plays_with(header)
    assert (one.zone, two.zone) == ("墓地", "墓地")


def test_triggered_abilities_of_the_active_player_resolve_last(table: Table, ann: Person, ben: Person) -> None:
    """They go on the stack first."""
    sheet = ("《鐘》 「{0}」 アーティファクト", "各プレイヤーのアップキープ・ステップが始まったとき、ライフを1点得る。")
    ann.plays_with(*sheet)
    ben.plays_with(*sheet)
    table.until("upkeep")
    assert (table.stack, ann.life, ben.life) == (2, 20, 20)
    table.resolve()
    assert (table.state.turn_player, ann.life, ben.life) == (1, 21, 20)


def test_who_draws_from_an_empty_library_loses() -> None:
    """A whole game of passing: the player who begins draws last."""
    card = read_card("《島》 〈基本〉 土地", "タップ: 青マナ1点を加える。")
    position, _ = start(MTG, set_up([Seat("アン", (card,) * 9), Seat("ベン", (card,) * 8)], 1))
    while position.decision is not None:
        position, _ = proceed(MTG, position, position.decision.options[-1])
    assert position.now.winners == (0,)


def test_an_ability_triggers_as_its_own_permanent_comes_into_play(table: Table, ann: Person) -> None:
    """It did not exist before, and does now."""
    ann.plays(ann.creature("先触れ", "これ自身が場に出たとき、ライフを3点得る。", zone="hand")).resolve()
    assert (table.stack, ann.life) == (1, 20)
    table.resolve()
    assert ann.life == 23


def test_turns_in_which_nobody_is_asked_come_to_an_end() -> None:
    """Without the rule of a turn's progress nobody is ever asked: the game is stopped and says so."""
    check = registry("mtg").named("mtg/a_suspended_creature_has_haste")
    result = play(check, ("mtg:300.1",))
    assert result.status == "error"
    assert "this would go on for ever" in result.problem


def test_only_players_and_creatures_in_play_are_dealt_damage(ann: Person, ben: Person) -> None:
    """Damage to all artifacts, of which one is a creature, stays on that one alone."""
    stone, golem = (
        ben.has_card("in play", sheet)
        for sheet in (
            "《石》 「{0}」 アーティファクト",
            "《像》 「{0}」 アーティファクト・クリーチャー 1/2",
        )
    )
    table = ann.plays(ann.instant("雨", "すべてのアーティファクトに1点のダメージを与える。", cost="{0}"))
    table.resolve()
    assert (stone.zone, golem.zone, table.event_count(Wounded)) == ("場", "場", 1)
