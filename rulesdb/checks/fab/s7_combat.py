"""Checks of chapter 7: combat."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN
from rulesdb.checks.fab.table import Person, Table

_DRAIN = "これがヒットしたとき、ライフを5点得る。"


@fab.check("7.0.1a#sentence-1", "戦闘チェインが開いている間は、アクションポイントがあっても、アクションを使えない")
def no_action_is_used_in_combat(t: Table, ann: Person) -> None:
    """Ann gains another action point and attacks; she has two action cards, and an item with an action ability."""
    haste, claw = ann.instant("早足", "アクションポイントを1点得る。"), ann.attack("爪")
    rest, fang = ann.action("休息"), ann.attack("牙")
    lamp = ann.item("手燭", "アクション ― コストなし: ライフを1点得る。")
    ann.plays(haste).resolve()
    ann.plays(claw).until("attack")
    t.expect("攻撃ステップの、アンのアクションポイント", ann.action_points, 1)
    ann.cannot_play(rest, "7.0.1a")
    ann.cannot_play(fang, "7.0.1a")
    ann.cannot_activate(lamp, "7.0.1a")
    t.until("")
    t.expect("戦闘チェインが閉じた後は、休息をプレイできるか", ann.may_play(rest), True)
    t.expect("戦闘チェインが閉じた後は、手燭の能力を起動できるか", ann.may_activate(lamp), True)


@fab.check("7.3.2#sentence-2", "防御カードに宣言したカードは、チェインリンクに置かれ、攻撃対象を防御する")
def a_declared_card_defends(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 5 power is defended by a card with 2 defense."""
    claw, wall = ann.attack("爪", power=5), ben.action("壁", defense=2)
    ann.plays(claw).until("attack")
    t.until("defend", defend=(wall, None))
    t.expect("壁のあるゾーン", wall.zone, "戦闘チェイン")
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 17)


@fab.check(
    "7.5.2#sentence-3 7.5.2#example-1",
    "攻撃は、自身のパワーと、防御カードの防御値の合計との差に等しいダメージを与える",
)
def an_attack_deals_the_difference(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 9 power is defended by three cards with 4, 2 and 1 defense."""
    claw = ann.attack("爪", power=9)
    walls = [ben.action(name, defense=defense) for name, defense in (("城壁", 4), ("柵", 2), ("盾", 1))]
    ann.plays(claw).until("attack")
    t.until("damage", defend=(*walls, None))
    t.expect("防御値の合計が7だったベンのライフ", ben.life, 18)


@fab.check("7.5.5#sentence-1", "攻撃は、ダメージステップに攻撃対象にダメージを与えると、ヒットしたとみなされる")
def an_attack_that_deals_damage_hits(t: Table, ann: Person, ben: Person) -> None:
    """An attack whose player gains life if it hits deals damage to the opposing hero."""
    ann.plays(ann.attack("爪", _DRAIN)).until("damage")
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check("7.5.5b#sentence-1", "攻撃のダメージがすべて軽減されれば、その攻撃は、ヒットしたことにならない")
def an_attack_whose_damage_is_prevented_does_not_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben prevents the 3 damage of an attack whose player gains life if it hits."""
    shield = ben.instant("光の盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の3点だけ、軽減する。")
    ann.plays(ann.attack("爪", _DRAIN)).until("reaction")
    ben.responds(shield).resolve()
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)
