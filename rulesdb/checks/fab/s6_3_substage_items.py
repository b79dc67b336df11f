"""Checks of the items of 6.3.3: the kinds of modifications of numeric properties, substage by substage."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import attacks_under, turn_effect
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import Dominate


@fab.check("6.3.3#item-1", "数値特性を得る効果は、その値に加算する効果より新しくても、先に適用される")
def properties_come_before_their_values(t: Table, ann: Person) -> None:
    """The base power of allies grows by 1, and then an ally without power gains power 4."""
    sheep = ann.has_card("permanent", "《羊》 アクション ― 盟友 ライフ3")
    spells = (
        turn_effect(ann, "加算", "サブタイプが盟友のものは、パワーの基本の値に1の修整を得る"),
        turn_effect(ann, "武装", "サブタイプが盟友のものは、基本の値が4のパワーを得る"),
    )
    ann.plays(spells[0]).resolve()
    t.expect("武装の前の羊のパワー", sheep.power, None)
    ann.plays(spells[1]).resolve()
    t.expect("武装の後の羊のパワー", sheep.power, 5)


@fab.check("6.3.3#item-2", "値をセットする効果は、加算する効果より新しくても、先に適用される")
def setting_comes_first(t: Table, ann: Person) -> None:
    """Attacks get 2 power, and then their power becomes 5."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 固定="攻撃は、パワーの値が5になる")
    t.expect("爪のパワー", claw.power, 7)


@fab.check("6.3.3#item-3", "乗算する効果は、除算する効果より新しくても、先に適用される")
def multiplying_comes_before_dividing(t: Table, ann: Person) -> None:
    """The power of attacks is halved, and then doubled: 3 becomes 6 and 3, and not 1 and 2."""
    claw = attacks_under(ann, 除算="攻撃は、パワーの値が2分の1になる", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("爪のパワー", claw.power, 3)


@fab.check("6.3.3#item-4", "除算する効果は、加算する効果より先に適用される")
def dividing_comes_before_adding(t: Table, ann: Person) -> None:
    """Attacks of power 3 get 2 power, and their power is halved."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 除算="攻撃は、パワーの値が2分の1になる")
    t.expect("爪のパワー", claw.power, 3)


@fab.check("6.3.3#item-5", "加算する効果は、乗算する効果より古くても、後に適用される")
def adding_comes_after_multiplying(t: Table, ann: Person) -> None:
    """Attacks get 2 power, and then their power is doubled."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("爪のパワー", claw.power, 8)


@fab.check("6.3.3#item-6", "減算する効果は、加算する効果より古くても、後に適用される")
def subtracting_comes_after_adding(t: Table, ann: Person) -> None:
    """Attacks of power 3 get 4 power less, and then 2 more: 5 less 4, and not 0 and 2 more."""
    claw = attacks_under(ann, 減算="攻撃は、パワーに-4の修整を得る", 加算="攻撃は、パワーに2の修整を得る")
    t.expect("爪のパワー", claw.power, 1)


@fab.check("6.3.3#item-7", "パワーに依存する効果は、基本のパワーや乗算の後ではなく、減算も終わった後のパワーを見る")
def dependent_effects_come_last(t: Table, ann: Person) -> None:
    """Equipment gives dominate to what has a power of 3; an attack of power 4 has its power doubled, and 5 less."""
    ann.equips("head", "小兵の兜", "パワーがちょうど3のものは、『圧倒』を得る。")
    claw = attacks_under(ann, 減算="攻撃は、パワーに-5の修整を得る", 乗算="攻撃は、パワーの値が2倍になる", power=4)
    t.expect("爪のパワー", claw.power, 3)
    t.expect("爪は圧倒を持つか", claw.has(Dominate), True)
