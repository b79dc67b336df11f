"""Checks of 7.0: the combat chain, chain links, active-attacks and defending cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("7.0.1a#sentence-1", "戦闘チェインが開いている間は、アクションポイントがあっても、アクションを使えない")
def no_action_is_used_in_combat(t: Table, ann: Person) -> None:
    """Ann gains another action point and attacks; she has two action cards, and an item with an action ability."""
    haste, claw = ann.instant("早足", "アクションポイントを1点得る。"), ann.attack("爪")
    rest, fang = ann.action("休息"), ann.attack("牙")
    lamp = ann.item("手燭", "アクション ― コストなし: ライフを1点得る。")
    ann.plays(haste).resolve()
    ann.plays(claw).until("attack").expect("攻撃ステップの、アンのアクションポイント", ann.action_points, 1)
    ann.cannot_play(rest, "7.0.1a")
    ann.cannot_play(fang, "7.0.1a")
    ann.cannot_activate(lamp, "7.0.1a")
    t.until("").expect("戦闘チェインが閉じた後は、休息をプレイできるか", ann.may_play(rest), True)
    t.expect("戦闘チェインが閉じた後は、手燭の能力を起動できるか", ann.may_activate(lamp), True)
