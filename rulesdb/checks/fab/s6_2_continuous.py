"""Checks of 6.2: continuous effects and their durations."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table


@fab.check("6.2.2a#sentence-2", "「このターンの終わりまで」の効果は、ターンが終わると終わる")
def an_effect_of_a_turn_ends_with_it(t: Table, ann: Person, ben: Person) -> None:
    """Ben, in Ann's turn, makes attacks stronger, and attacks in his own turn."""
    rage = ben.instant("激昂", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ann.attack("爪"), ben.attack("牙")
    ann.plays(first)
    ben.responds(rage).resolve()
    t.expect("このターンの爪のパワー", first.power, 5)
    t.until("")
    t.end_turn()
    ben.plays(second)
    t.expect("次のターンの牙のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-2", "「チェインリンクが解決されるまで」の効果は、そのチェインリンクが解決されると終わる")
def an_effect_of_a_link_ends_with_it(t: Table, ann: Person) -> None:
    """Two attacks on one combat chain, and an effect from the first one."""
    first = ann.attack("先手", "チェインリンクが解決されるまで、攻撃は、パワーに2の修整を得る。", "続行", defense=None)
    second = ann.attack("追い打ち", "続行")
    ann.plays(first).until("attack")
    t.expect("1つ目のチェインリンクの攻撃のパワー", first.power, 5)
    t.until("resolution")
    ann.plays(second).until("attack")
    t.expect("2つ目のチェインリンクの攻撃のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-2", "「戦闘チェインが閉じるまで」の効果は、閉じたことで誘発した効果が解決されるまで続く")
def an_effect_of_a_combat_chain_ends_last(t: Table, ann: Person) -> None:
    """An aura gives life when the combat chain closes, and an effect gives more of it; later it gives no more."""
    ann.aura("残り香", "戦闘チェインが閉じたとき、ライフを1点得る。")
    bloom = ann.attack("開花", "戦闘チェインが閉じるまで、ライフが増える場合、代わりにその量が3増える。", defense=None)
    spark = ann.instant("火花")
    ann.plays(bloom).until("")
    t.expect("戦闘チェインが閉じた後のアンのライフ", ann.life, 24)
    ann.plays(spark).resolve()
    t.expect("火花の後のアンのライフ", ann.life, 25)


@fab.check("6.2.2#sentence-1", "カードのレイヤーでも能力のレイヤーでも、解決されると、その継続効果が始まる")
def any_layer_generates_a_continuous_effect(t: Table, ann: Person) -> None:
    """The power of an attack before and after the resolution of a card, and of an ability, that change it."""
    grows = f"{THIS_TURN}攻撃は、パワーに2の修整を得る。"
    claw, spell = ann.attack("爪"), ann.instant("成長", grows)
    totem = ann.has_card("permanent", "《石像》 アクション ― アイテム", f"インスタント ― 「これを破壊する」: {grows}")
    ann.plays(claw)
    ann.plays(spell)
    t.expect("カードが解決される前の爪のパワー", claw.power, 3)
    t.resolve()
    t.expect("カードが解決された後の爪のパワー", claw.power, 5)
    ann.activates(totem).resolve()
    t.expect("能力が解決された後の爪のパワー", claw.power, 7)


@fab.check("6.2.2a#sentence-1", "継続効果は、生成されるとすぐに、すでにプレイされている攻撃にも適用される")
def a_layer_continuous_effect_applies_at_once(t: Table, ann: Person) -> None:
    """An attack that was played before a card made attacks stronger, and one that is played later."""
    claw = ann.attack("爪", "続行", defense=None)
    fang = ann.attack("牙")
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("すでにプレイされていた爪のパワー", claw.power, 5)
    t.until("resolution")
    ann.plays(fang)
    t.expect("後からプレイされた牙のパワー", fang.power, 5)


@fab.check("6.2.2a#sentence-3", "「このターン」は、効果が生成されたターンのことで、後のターンになっても変わらない")
def a_duration_does_not_change(t: Table, ann: Person, ben: Person) -> None:
    """An effect until the end of Ann's turn, and attacks in the turns of Ben and of Ann that follow."""
    rage = ann.instant("激昂", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ben.attack("牙"), ann.attack("爪")
    ann.plays(rage).resolve()
    t.end_turn()
    ben.plays(first)
    t.expect("次のターンの牙のパワー", first.power, 3)
    t.until("")
    t.end_turn()
    ann.plays(second)
    t.expect("その次のターンの爪のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-4", "期間を示さない継続効果は、生成されたターンが終わると終わる")
def an_effect_without_a_duration_ends_with_the_turn(t: Table, ann: Person, ben: Person) -> None:
    """An effect that specifies no duration, in the turn in which it was generated and in the next one."""
    rage = ann.instant("激昂", "今から、攻撃は、パワーに2の修整を得る。")
    first, second = ann.attack("爪"), ben.attack("牙")
    ann.plays(rage).resolve()
    ann.plays(first)
    t.expect("このターンの爪のパワー", first.power, 5)
    t.until("")
    t.end_turn()
    ben.plays(second)
    t.expect("次のターンの牙のパワー", second.power, 3)
