"""Checks of shadow (502.8)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table


@mtg.check("502.8a#sentence-1", "シャドーを持つ攻撃クリーチャーは、シャドーを持たないクリーチャーにはブロックされない")
def a_creature_with_shadow_evades_others(t: Table, ann: Person, ben: Person) -> None:
    """A bear stands ready, and cannot block."""
    thief = ann.creature("影の盗賊", "シャドー")
    ben.creature("熊")
    t.until("declare blockers", attack=[thief, None])
    t.expect("ブロックするクリーチャーをベンに尋ねたか", t.was_asked_of(1, "block"), False)
    t.until("end of combat").expect("ベンのライフ", ben.life, 18)


@mtg.check(
    "502.8b#sentence-1",
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
