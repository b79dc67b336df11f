"""Checks of 7.3: the defend step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("7.3.2#sentence-2", "防御カードに宣言したカードは、チェインリンクに置かれ、攻撃対象を防御する")
def a_declared_card_defends(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 5 power is defended by a card with 2 defense."""
    claw, wall = ann.attack("爪", power=5), ben.action("壁", defense=2)
    ann.plays(claw).until("attack").until("defend", defend=(wall, None))
    t.expect("壁のあるゾーン", wall.zone, "戦闘チェイン")
    t.until("damage").expect("ベンのライフ", ben.life, 17)
