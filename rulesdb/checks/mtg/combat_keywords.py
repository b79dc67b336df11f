"""Checks of the keywords of combat: flanking (502.3) and shadow (502.8)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard


def _attack(t: Table, attacker: TrackedCard, *blockers: TrackedCard) -> None:
    """Let a creature attack and be blocked, and stop in the declare blockers step."""
    t.until("declare blockers", attack=[attacker, None], block=[*blockers, None])


@mtg.check(
    "502.3a#sentence-1",
    "側面攻撃は、ブロックされたときに誘発してスタックに置かれ、戦闘ダメージより前にブロック・クリーチャーを小さくする",
)
def flanking_triggers_as_the_creature_becomes_blocked(t: Table, ann: Person, ben: Person) -> None:
    """A knight of 2/2 is blocked by a bear of 2/2."""
    knight, bear = ann.creature("騎兵", "側面攻撃"), ben.creature("熊")
    _attack(t, knight, bear)
    t.expect("スタックにあるものの数", t.stack, 1)
    t.expect("解決する前の熊の大きさ", bear.size, "2/2")
    t.resolve().expect("解決した後の熊の大きさ", bear.size, "1/1")
    t.until("end of combat").expect("騎兵のある領域", knight.zone, "場")
    t.expect("熊のある領域", bear.zone, "墓地")


@mtg.check("502.3a#sentence-2b", "側面攻撃による修整は−1/−1で、ターン終了時に終わる")
def flanking_weakens_until_end_of_turn(t: Table, ann: Person, ben: Person) -> None:
    """A wall of 0/4 survives the attack, and is as large as before in the next turn."""
    knight, wall = ann.creature("騎兵", "側面攻撃"), ben.creature("壁", size="0/4")
    _attack(t, knight, wall)
    t.resolve().expect("このターンの壁の大きさ", wall.size, "-1/3")
    t.until("end of combat").expect("戦闘の後の壁の大きさ", wall.size, "-1/3")
    t.until("upkeep").expect("次のターンの壁の大きさ", wall.size, "0/4")


@mtg.check(
    "502.3a#sentence-2a", "側面攻撃は、ブロックしたクリーチャーのうち、側面攻撃を持たないものをそれぞれ小さくする"
)
def each_blocker_without_flanking_is_weakened(t: Table, ann: Person, ben: Person) -> None:
    """Two bears and another knight block a knight of 2/2."""
    knight = ann.creature("騎兵", "側面攻撃")
    first, second, other = (
        ben.creature("熊", size="3/3"),
        ben.creature("狼", size="3/3"),
        ben.creature("敵の騎兵", "側面攻撃"),
    )
    _attack(t, knight, first, second, other)
    t.expect("スタックにあるものの数", t.stack, 2)
    t.resolve(2)
    sizes = [one.size for one in (first, second, other, knight)]
    t.expect("熊、狼、敵の騎兵、騎兵の大きさ", sizes, ["2/2", "2/2", "2/2", "2/2"])


@mtg.check("502.3b#sentence-1", "側面攻撃を2つ持つクリーチャーがブロックされたなら、2回誘発し、合わせて−2/−2になる")
def two_instances_of_flanking_trigger_twice(t: Table, ann: Person, ben: Person) -> None:
    """A lord gives flanking to a knight that has it already."""
    knight, ogre = ann.creature("騎兵", "側面攻撃"), ben.creature("鬼", size="4/4")
    ann.creature("騎兵の長", "名前が「騎兵」のものは、『側面攻撃』を得る。", size="1/1")
    _attack(t, knight, ogre)
    t.expect("スタックにあるものの数", t.stack, 2)
    t.resolve(2).expect("鬼の大きさ", ogre.size, "2/2")


@mtg.check(
    "502.8a#sentence-1 502.8b#sentence-1a",
    "シャドーを持つ攻撃クリーチャーは、シャドーを持たないクリーチャーにはブロックされない",
)
def a_creature_with_shadow_evades_others(t: Table, ann: Person, ben: Person) -> None:
    """A bear and a bird stand ready, and cannot block."""
    thief = ann.creature("影の盗賊", "シャドー")
    ben.creature("熊")
    ben.creature("鳥", "飛行")
    t.until("declare blockers", attack=[thief, None])
    t.expect("ブロックするクリーチャーをベンに尋ねたか", t.was_asked_of(1, "block"), False)
    t.until("end of combat").expect("ベンのライフ", ben.life, 18)


@mtg.check(
    "502.8b#sentence-1b",
    "シャドーを持つクリーチャーは、シャドーを持たない攻撃クリーチャーをブロックできない(飛行とはここが違う)",
)
def a_creature_with_shadow_blocks_no_other(t: Table, ann: Person, ben: Person) -> None:
    """A bear attacks a player whose only creature has shadow."""
    bear = ann.creature("熊")
    ben.creature("影の番人", "シャドー")
    t.until("declare blockers", attack=[bear, None])
    t.expect("ブロックするクリーチャーをベンに尋ねたか", t.was_asked_of(1, "block"), False)
    t.until("end of combat").expect("ベンのライフ", ben.life, 18)


@mtg.check("502.8c#sentence-1", "シャドーを2つ持つクリーチャーも、シャドーを1つ持つクリーチャーにブロックされる")
def two_instances_of_shadow_are_one(t: Table, ann: Person, ben: Person) -> None:
    """A creature with shadow gains shadow once more, and is blocked by one that has it once."""
    thief, guard = ann.creature("影の盗賊", "シャドー"), ben.creature("影の番人", "シャドー")
    veil = ann.instant("影の覆い", "ターン終了時まで、対象のクリーチャーは、『シャドー』を得る。")
    ann.plays(veil, target=thief).resolve().until("declare attackers", attack=[thief, None])
    t.until("declare blockers", block=...)
    t.expect("ブロックに選べるもの", t.choices, ["《影の番人》", "これ以上は選ばないこと"])
    t.answer(block=[guard, None]).until("end of combat").expect("影の盗賊のある領域", thief.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 20)
