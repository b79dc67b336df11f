"""Triggered abilities and replacement effects: simultaneous events, states, their order, and missing targets."""

from rulesdb.checks.mtg.table import Person, Table

DIES = "クリーチャーであるものが場から墓地に置かれたとき、ライフを1点得る。"
COMES = "クリーチャーであるものが場に出たとき、ライフを1点得る。"


def test_creatures_that_an_effect_destroys_at_once_see_each_other_die(table: Table, ann: Person) -> None:
    """Each of two triggers on both."""
    ann.creature("甲", DIES)
    ann.creature("乙", DIES)
    ann.plays(ann.sorcery("一掃", "すべてのクリーチャーを破壊する。")).resolve()
    assert table.stack == 4


def test_creatures_that_die_in_combat_see_each_other_die(table: Table, ann: Person, ben: Person) -> None:
    """By one state-based effect."""
    one, other = ann.creature("甲", DIES), ben.creature("乙", DIES)
    table.until("combat damage", attack=[one, None], block=[other, None])
    table.resolve()
    assert table.stack == 4


def test_creatures_that_come_at_once_see_each_other_come(table: Table, ann: Person) -> None:
    """An effect puts both into play."""
    ann.creature("甲", COMES, zone="graveyard")
    ann.creature("乙", COMES, zone="graveyard")
    ann.plays(ann.sorcery("帰り", "あなたの墓地のすべてのカードを場に出す。")).resolve()
    assert table.stack == 4


def test_a_state_triggers_once_until_its_ability_has_left_the_stack(table: Table, ann: Person) -> None:
    """It triggers as soon as the state is so, and again afterwards if it is so still."""
    ann.creature("見張り", "名前が「熊」のクリーチャーがあるとき、ライフを1点得る。")
    bear, away = ann.creature("熊", zone="hand"), ann.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    ann.plays(bear)
    assert table.stack == 1
    table.resolve()
    assert table.stack == 1
    table.resolve()
    assert (table.stack, ann.life) == (1, 21)
    ann.plays(away, target=bear).resolve(2)
    assert (table.stack, ann.life) == (0, 22)


def test_an_ability_without_a_legal_target_leaves_the_stack(table: Table, ann: Person) -> None:
    """There is no creature that could be destroyed."""
    ann.plays(
        ann.hand("《使い》 「{0}」 アーティファクト", "これ自身が場に出たとき、対象のクリーチャーを破壊する。")
    ).resolve()
    assert table.stack == 0


def test_a_player_orders_their_abilities_and_the_other_players_resolve_first(
    table: Table, ann: Person, ben: Person
) -> None:
    """The active player's two abilities are the lowest of three."""
    ann.plays_with("《甲》 「{0}」 エンチャント", COMES, "クリーチャーであるものが場に出たとき、カードを1枚引く。")
    ben.plays_with("《乙》 「{0}」 エンチャント", "クリーチャーであるものが場に出たとき、ライフを2点得る。")
    ann.plays(ann.creature("熊", zone="hand")).resolve(order_of_triggers=1).resolve()
    assert (ben.life, ann.life, ann.count("hand")) == (22, 20, 0)
    table.resolve()
    assert (ann.life, ann.count("hand")) == (21, 0)
    table.resolve()
    assert (ann.life, ann.count("hand")) == (21, 1)


def test_all_players_lose_at_once_and_the_game_is_a_draw(table: Table, ann: Person) -> None:
    """Nobody wins."""
    ann.plays(ann.sorcery("終末", "すべてのプレイヤーは、ライフを20点失う。")).resolve()
    assert table.winners == ()


def test_a_stolen_permanent_untaps_with_those_of_its_new_controller(table: Table, ann: Person, ben: Person) -> None:
    """Not in its owner's untap step; and then it attacks its owner."""
    bear = ben.creature("熊")
    sleep = ann.instant("眠り", "対象のパーマネントをタップする。")
    theft = ann.sorcery("強奪", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    ann.plays(sleep, target=bear).resolve()
    ann.plays(theft, target=bear).resolve().until("upkeep")
    assert bear.is_tapped
    table.until("end of turn")
    table.until("upkeep")
    assert not bear.is_tapped
    table.until("end of combat", attack=[bear, None])
    assert ben.life == 18
