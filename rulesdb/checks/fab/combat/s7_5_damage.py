"""Checks of 7.5: the damage step, and hits."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN
from rulesdb.checks.fab.table import Person, Table

_DRAIN = "これがヒットしたとき、ライフを5点得る。"


@fab.check(
    "7.5.2#sentence-3 7.5.2#example-1",
    "攻撃は、自身のパワーと、防御カードの防御値の合計との差に等しいダメージを与える",
)
def an_attack_deals_the_difference(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 9 power is defended by three cards with 4, 2 and 1 defense."""
    claw = ann.attack("爪", power=9)
    walls = [ben.action(name, defense=defense) for name, defense in (("城壁", 4), ("柵", 2), ("盾", 1))]
    ann.plays(claw).until("attack").until("damage", defend=(*walls, None))
    t.expect("防御値の合計が7だったベンのライフ", ben.life, 18)


@fab.check("7.5.5#sentence-1", "攻撃は、ダメージステップに攻撃対象にダメージを与えると、ヒットしたとみなされる")
def an_attack_that_deals_damage_hits(t: Table, ann: Person, ben: Person) -> None:
    """An attack whose player gains life if it hits deals damage to the opposing hero."""
    ann.plays(ann.attack("爪", _DRAIN)).until("damage").expect("ベンのライフ", ben.life, 17)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 25)


@fab.check("7.5.5b#sentence-1", "攻撃のダメージがすべて軽減されれば、その攻撃は、ヒットしたことにならない")
def an_attack_whose_damage_is_prevented_does_not_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben prevents the 3 damage of an attack whose player gains life if it hits."""
    shield = ben.instant("光の盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の3点だけ、軽減する。")
    ann.plays(ann.attack("爪", _DRAIN)).until("reaction")
    ben.responds(shield).resolve().until("damage").expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)
