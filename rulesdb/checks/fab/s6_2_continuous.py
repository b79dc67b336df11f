"""Checks of 6.2: continuous effects and their durations."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, instant


@fab.check("6.2.2a#sentence-2", title="「このターンの終わりまで」の効果は、ターンが終わると終わる")
def an_effect_of_a_turn_ends_with_it(t: Table) -> None:
    """Ben, in Ann's turn, makes attacks stronger, and attacks in his own turn."""
    ann, ben = t.people
    rage = ben.hand("《激昂》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ann.hand(attack("爪", power=3)), ben.hand(attack("牙", power=3))
    t.begin()
    ann.plays(first)
    ann.passes()
    ben.plays(rage)
    t.resolve()
    t.expect("このターンの爪のパワー", first.power, 5)
    t.until("")
    t.end_turn()
    ben.plays(second)
    t.expect("次のターンの牙のパワー", second.power, 3)


@fab.check(
    "6.2.2a#sentence-2", title="「チェインリンクが解決されるまで」の効果は、そのチェインリンクが解決されると終わる"
)
def an_effect_of_a_link_ends_with_it(t: Table) -> None:
    """Two attacks on one combat chain, and an effect from the first one."""
    ann, _ben = t.people
    first = ann.hand(
        "《先手》 アクション ― 攻撃 コスト0 パワー3",
        "チェインリンクが解決されるまで、攻撃は、パワーに2の修整を得る。",
        "続行",
    )
    second = ann.hand(attack("追い打ち", GoAgain(), power=3))
    t.begin()
    ann.plays(first)
    t.until("attack")
    t.expect("1つ目のチェインリンクの攻撃のパワー", first.power, 5)
    t.until("resolution")
    ann.plays(second)
    t.until("attack")
    t.expect("2つ目のチェインリンクの攻撃のパワー", second.power, 3)


@fab.check(
    "6.2.2a#sentence-2", title="「戦闘チェインが閉じるまで」の効果は、閉じたことで誘発した効果が解決されるまで続く"
)
def an_effect_of_a_combat_chain_ends_last(t: Table) -> None:
    """An aura gives life when the combat chain closes, and an effect gives more of it; later it gives no more."""
    ann, _ben = t.people
    ann.has_card("permanent", "《残り香》 アクション ― オーラ コスト0", "戦闘チェインが閉じたとき、ライフを1点得る。")
    bloom = ann.hand(
        "《開花》 アクション ― 攻撃 コスト0 パワー3",
        "戦闘チェインが閉じるまで、ライフが増える場合、代わりにその量が3増える。",
    )
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(bloom)
    t.until("")
    t.expect("戦闘チェインが閉じた後のアンのライフ", ann.life, 24)
    ann.plays(spark)
    t.resolve()
    t.expect("火花の後のアンのライフ", ann.life, 25)


@fab.check("6.2.2#sentence-1", title="レイヤーが解決されると、その継続効果が始まる")
def a_layer_generates_a_continuous_effect(t: Table) -> None:
    """The power of an attack before and after the resolution of a card that changes it."""
    ann, _ben = t.people
    claw = ann.hand(attack("爪", power=3))
    grows = ann.hand("《成長》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    t.begin()
    ann.plays(claw)
    ann.plays(grows)
    t.expect("解決される前の爪のパワー", claw.power, 3)
    t.resolve()
    t.expect("解決された後の爪のパワー", claw.power, 5)


@fab.check("6.2.2a#sentence-1", title="継続効果は、生成されるとすぐに、すでにプレイされている攻撃にも適用される")
def a_layer_continuous_effect_applies_at_once(t: Table) -> None:
    """An attack that was played before a card made attacks stronger, and one that is played later."""
    ann, _ben = t.people
    claw = ann.hand("《爪》 アクション ― 攻撃 コスト0 パワー3", "続行")
    fang = ann.hand(attack("牙", power=3))
    grows = ann.hand("《成長》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    t.begin()
    ann.plays(claw)
    ann.plays(grows)
    t.resolve()
    t.expect("すでにプレイされていた爪のパワー", claw.power, 5)
    t.until("resolution")
    ann.plays(fang)
    t.expect("後からプレイされた牙のパワー", fang.power, 5)


@fab.check(
    "6.2.2a#sentence-3", title="「このターン」は、効果が生成されたターンのことで、後のターンになっても変わらない"
)
def a_duration_does_not_change(t: Table) -> None:
    """An effect until the end of Ann's turn, and attacks in the turns of Ben and of Ann that follow."""
    ann, ben = t.people
    rage = ann.hand("《激昂》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ben.hand(attack("牙", power=3)), ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(rage)
    t.resolve()
    t.end_turn()
    ben.plays(first)
    t.expect("次のターンの牙のパワー", first.power, 3)
    t.until("")
    t.end_turn()
    ann.plays(second)
    t.expect("その次のターンの爪のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-4", title="期間を示さない継続効果は、生成されたターンが終わると終わる")
def an_effect_without_a_duration_ends_with_the_turn(t: Table) -> None:
    """An effect that specifies no duration, in the turn in which it was generated and in the next one."""
    ann, ben = t.people
    rage = ann.hand("《激昂》 インスタント コスト0", "今から、攻撃は、パワーに2の修整を得る。")
    first, second = ann.hand(attack("爪", power=3)), ben.hand(attack("牙", power=3))
    t.begin()
    ann.plays(rage)
    t.resolve()
    ann.plays(first)
    t.expect("このターンの爪のパワー", first.power, 5)
    t.until("")
    t.end_turn()
    ben.plays(second)
    t.expect("次のターンの牙のパワー", second.power, 3)
