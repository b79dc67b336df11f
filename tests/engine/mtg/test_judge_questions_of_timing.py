"""Questions that judges of Magic got about split second, suspend, X and cards without a mana cost, each as a game."""

from support.engine.mtg.judge_tables import COUNTER, SHOCK, to_upkeep_of

from rulesdb.checks.mtg.table import Person, Table, TrackedCard

TICK = "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。"


def sudden(player: Person) -> TrackedCard:
    """Give a player an instant with split second."""
    return player.instant("不意の火花", "刹那", SHOCK)


def test_a_triggered_ability_counters_a_spell_with_split_second(table: Table, ann: Person, ben: Person) -> None:
    """No spell could; the ability triggers and resolves as usual."""
    ben.creature("見張り", f"対戦相手が呪文をプレイしたとき、{COUNTER}")
    spell = sudden(ann)
    ann.plays(spell, target=[ben, spell])
    table.resolve()
    assert (spell.zone, ben.life) == ("墓地", 20)


def test_a_second_spell_with_split_second_waits_for_the_first(ann: Person, ben: Person) -> None:
    """Split second is no exception to split second."""
    first, second = sudden(ann), sudden(ben)
    ann.plays(first, target=ben)
    ann.passes()
    ben.cannot_play(second, "502.58a")


def test_no_card_is_suspended_under_split_second(ann: Person, ben: Person) -> None:
    """To suspend is a special action, but the card must be one that the player could play now."""
    ben.lands("red", 1)
    slow = ben.hand("《遅い火花》 「{4}{R}」 インスタント", SHOCK, "待機1 ― 「{R}」")
    ann.plays(sudden(ann), target=ben)
    ann.passes()
    ben.cannot_take_action("suspend", slow, "502.58a")
    ben.passes()
    ann.passes()
    ben.takes_action("suspend", slow)
    assert slow.zone == "ゲーム外"


def test_a_suspended_card_whose_time_comes_under_split_second_stays(table: Table, ann: Person, ben: Person) -> None:
    """An ability that triggers on the spell with split second removes the last counter: the card cannot be played."""
    ann.lands("red", 1)
    ann.plays_with("《早い時計》 「{0}」 アーティファクト", f"対戦相手が呪文をプレイしたとき、{TICK}")
    slow, spell = ann.hand("《遅い癒し》 「{4}{R}」 ソーサリー", "ライフを3点得る。", "待機1 ― 「{R}」"), sudden(ben)
    ann.takes_action("suspend", slow)
    ben.responds(spell, target=ann)
    table.resolve()
    assert (table.stack, slow.counters("時間")) == (2, 0)
    table.resolve()
    assert (table.stack, slow.zone) == (1, "ゲーム外")
    to_upkeep_of(table, ann)
    assert (table.stack, slow.zone, ann.life) == (0, "ゲーム外", 18)


def test_x_is_0_for_a_suspended_card(table: Table, ann: Person, ben: Person) -> None:
    """Whatever mana there is: the mana cost with X in it is not paid."""
    lands = ann.lands("red", 4)
    fire = ann.hand(
        "《遅い炎》 「{X}{R}」 ソーサリー", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", "待機1 ― 「{R}」"
    )
    ann.takes_action("suspend", fire)
    to_upkeep_of(table, ann)
    table.resolve(2, target=ben)
    assert (fire.zone, table.was_asked_of(0, "x")) == ("スタック", False)
    table.resolve()
    assert (ben.life, [land.is_tapped for land in lands]) == (20, [False] * 4)


def test_more_counters_are_removed_than_there_are(table: Table, ann: Person, ben: Person) -> None:
    """The last one is among them, and the card is played once."""
    slow = ann.hand("《遅い癒し》 「{5}」 ソーサリー", "ライフを3点得る。", "待機2 ― 「{0}」")
    hurry = ben.instant("早送り", "すべての待機状態のカードの上から「時間」カウンターを3個取り除く。")
    ann.takes_action("suspend", slow)
    ben.responds(hurry).resolve()
    assert table.stack == 1
    table.resolve(2)
    assert (slow.zone, ann.life, table.stack) == ("墓地", 23, 0)


def test_a_suspended_creature_that_is_countered(table: Table, ann: Person, ben: Person) -> None:
    """The spell can be countered as any spell, and goes to the graveyard."""
    no = ben.instant("否定", COUNTER)
    beast = ann.hand("《遅い獣》 「{5}」 クリーチャー パワー4 タフネス4", "待機1 ― 「{0}」")
    ann.takes_action("suspend", beast)
    to_upkeep_of(table, ann)
    table.resolve(2)
    ben.responds(no, target=beast).resolve()
    assert (beast.zone, table.stack) == ("墓地", 0)


def test_an_effect_that_increases_costs_and_suspend(table: Table, ann: Person) -> None:
    """The increase is due though the mana cost is not paid; without mana the card stays removed."""
    lands = ann.lands("green", 1)
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "ソーサリーであるものをプレイするコストは、「{1}」多くなる。"
    )
    sheets = [(f"《遅い癒し{one}》 「{{5}}」 ソーサリー", "ライフを3点得る。", "待機1 ― 「{0}」") for one in range(2)]
    first, second = (ann.hand(*sheet) for sheet in sheets)
    ann.takes_action("suspend", first)
    ann.takes_action("suspend", second)
    to_upkeep_of(table, ann)
    table.resolve(6)
    assert sorted([first.zone, second.zone]) == ["ゲーム外", "墓地"]
    assert (ann.life, lands[0].is_tapped) == (23, True)


def test_a_creature_card_with_flash_is_suspended_at_any_time(ann: Person, ben: Person) -> None:
    """In the other player's turn, even in response to a spell."""
    viper = ben.hand("《神出の蛇》 「{4}」 クリーチャー パワー2 タフネス2", "瞬速", "待機2 ― 「{0}」")
    ann.plays(ann.instant("水薬", "ライフを1点得る。"))
    ann.passes()
    ben.takes_action("suspend", viper)
    assert (viper.zone, viper.counters("時間")) == ("ゲーム外", 2)


def test_x_is_0_for_a_card_played_by_madness(table: Table, ann: Person, ben: Person) -> None:
    """The madness cost has no X in it."""
    ann.lands("red", 3)
    ann.hand(
        "《狂炎》 「{X}{R}」 ソーサリー", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", "マッドネス「{R}」"
    )
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True)
    table.resolve(may=True, target=ben)
    table.resolve()
    assert (ben.life, table.was_asked_of(0, "x")) == (20, False)


def test_x_in_a_flashback_cost_is_announced(table: Table, ann: Person, ben: Person) -> None:
    """The cost that is paid decides, though the mana cost has no X."""
    ann.lands("red", 4)
    fire = ann.has_card(
        "graveyard",
        "《余炎》 「{R}」 ソーサリー",
        "対象のクリーチャーかプレイヤーにX点のダメージを与える。",
        "フラッシュバック「{X}{R}」",
    )
    ann.plays(fire, target=ben, x=3).resolve()
    assert (ben.life, fire.zone, table.stack) == (17, "ゲーム外", 0)


def test_a_reduction_makes_no_mana_cost(ann: Person) -> None:
    """What costs two less, and has no mana cost, still cannot be played."""
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{2}」少なくなる。"
    )
    ann.cannot_play(ann.hand("《無代》 インスタント", "ライフを2点得る。"), "401.1b")
