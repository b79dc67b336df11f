"""Checks of 8.3: keywords of equipment that is used up by defending."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard


def _defends(t: Table, keyword: str) -> TrackedCard:
    """Let the second player's helmet with a keyword and 2 defense defend against an attack in combat; return it."""
    ann, ben = t.people
    helmet, claw = ben.equips("head", "兜", keyword, defense=2), ann.attack("爪", power=5)
    ann.plays(claw).until("attack").until("defend", defend=(helmet, None)).until("")
    t.expect("兜で防御したベンのライフ", ben.life, 17)
    return helmet


@fab.check("8.3.2#sentence-1", "バトルウォーンを持つ装備品は、防御した戦闘チェインが閉じると、防御値が1下がる")
def battleworn_leaves_a_counter(t: Table, ann: Person, ben: Person) -> None:
    """A helmet with 2 defense defends; a glove with the same keyword does not."""
    glove = ben.equips("arms", "籠手", "バトルウォーン", defense=2)
    helmet = _defends(t, "バトルウォーン")
    t.expect("防御した兜の防御値", helmet.defense, 1)
    t.expect("防御しなかった籠手の防御値", glove.defense, 2)


@fab.check("8.3.3#sentence-1", "ブレイドブレイクを持つ装備品は、防御した戦闘チェインが閉じると、破壊される")
def blade_break_destroys(t: Table, ann: Person, ben: Person) -> None:
    """A helmet defends; a glove with the same keyword does not."""
    glove = ben.equips("arms", "籠手", "ブレイドブレイク", defense=1)
    helmet = _defends(t, "ブレイドブレイク")
    t.expect("防御した兜のあるゾーン", helmet.zone, "墓地")
    t.expect("防御しなかった籠手のあるゾーン", glove.zone, "腕")


@fab.check("8.3.10#sentence-1", "テンパーを持つ装備品は、防御すると防御値が1下がり、それで0になれば破壊される")
def temper_wears_and_then_destroys(t: Table, ann: Person, ben: Person) -> None:
    """A helmet with 2 defense and a glove with 1 defend against the same attack."""
    glove = ben.equips("arms", "籠手", "テンパー", defense=1)
    helmet = ben.equips("head", "兜", "テンパー", defense=2)
    ann.plays(ann.attack("爪", power=5)).until("attack").until("defend", defend=(helmet, glove, None)).until("")
    t.expect("防御した兜の防御値", helmet.defense, 1)
    t.expect("防御値が0になった籠手のあるゾーン", glove.zone, "墓地")


@fab.check("8.3.34#sentence-1", "ガードウェルを持つ装備品は、防御した戦闘チェインが閉じると、防御値が0になる")
def guardwell_uses_up_all_defense(t: Table, ann: Person, ben: Person) -> None:
    """A helmet with 2 defense defends."""
    t.expect("防御した兜の防御値", _defends(t, "ガードウェル").defense, 0)
