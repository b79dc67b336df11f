"""Questions that judges were asked about the keywords of Time Spiral in 2006, each played at a table."""

from support.engine.mtg.judge_tables import COUNTER, SHOCK, to_upkeep_of

from rulesdb.checks.mtg.table import Person, Table

STIFLE = "対象の起動型能力か誘発型能力を打ち消す。"
THEFT = "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。"


# Storm


def test_storm_copies_a_spell_that_has_been_countered(table: Table, ann: Person, ben: Person) -> None:
    """The ability is on the stack by itself: it copies the spell as it last was there."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    no = ben.instant("否定", COUNTER)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben)
    ben.responds(no, target=storm).resolve()
    assert storm.zone == "墓地"
    table.resolve(new_targets=False)
    assert len(table.copies(storm)) == 1
    table.resolve()
    assert ben.life == 18


def test_a_countered_storm_ability_makes_no_copies(table: Table, ann: Person, ben: Person) -> None:
    """The spell itself resolves."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    stifle = ben.instant("もみ消し", STIFLE)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben)
    ben.responds(stifle).resolve()
    assert (table.stack, len(table.copies(storm))) == (1, 0)
    table.resolve()
    assert ben.life == 18


def test_the_spell_that_answers_a_countered_spell_counts_for_storm(table: Table, ann: Person, ben: Person) -> None:
    """Two spells of the opponent and the countered one were played before."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    no, other = ben.instant("否定", COUNTER), ben.instant("拒否", COUNTER)
    ann.plays(sip)
    ben.responds(no, target=sip)
    ben.plays(other, target=no)
    table.resolve()
    assert (sip.zone, no.zone) == ("スタック", "墓地")
    table.resolve()
    ann.plays(storm, target=ben).resolve(new_targets=[False] * 3)
    assert len(table.copies(storm)) == 3


# Madness


# Flashback and buyback


# Echo


def test_a_creature_that_comes_back_from_another_player_has_echo_due(table: Table, ann: Person, ben: Person) -> None:
    """Its owner gains control of it anew at the end of the turn, after the last upkeep."""
    beast = ann.creature("なだれ獣", "エコー「{2}」")
    theft = ben.sorcery("一時の支配", THEFT)
    to_upkeep_of(table, ben)
    table.until("first main")
    ben.plays(theft, target=beast).resolve()
    assert beast.controller == "ベン"
    to_upkeep_of(table, ann)
    assert (beast.controller, table.stack) == ("アン", 1)
    table.resolve(pay=False)
    assert beast.zone == "墓地"


def test_echo_of_a_creature_that_has_left_and_come_back(table: Table, ann: Person, ben: Person) -> None:
    """The permanent for which the ability triggered is gone: nothing is sacrificed if its controller does not pay."""
    beast = ann.creature("なだれ獣", "瞬速", "エコー「{2}」", zone="hand")
    away = ben.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    ann.plays(beast).resolve()
    to_upkeep_of(table, ann)
    ben.responds(away, target=beast).resolve()
    ann.plays(beast).resolve()
    assert (beast.zone, table.stack) == ("場", 1)
    table.resolve(pay=False)
    assert (beast.zone, table.stack) == ("場", 0)
    to_upkeep_of(table, ann)
    assert table.stack == 1


def test_a_countered_echo_ability_does_not_trigger_again(table: Table, ann: Person, ben: Person) -> None:
    """Nothing is paid, nothing is sacrificed, and in the next upkeep the permanent is no new one."""
    beast = ann.creature("なだれ獣", "エコー「{2}」", zone="hand")
    stifle = ben.instant("もみ消し", STIFLE)
    ann.plays(beast).resolve()
    to_upkeep_of(table, ann)
    ben.responds(stifle).resolve()
    assert (beast.zone, table.stack) == ("場", 0)
    to_upkeep_of(table, ann)
    assert (beast.zone, table.stack) == ("場", 0)


# Combat


def test_flanking_kills_a_blocker_and_its_creature_stays_blocked(table: Table, ann: Person, ben: Person) -> None:
    """Two instances take a creature of toughness 2 before damage; the player is not hit all the same."""
    knight, bear = ann.creature("騎兵", "側面攻撃", "側面攻撃"), ben.creature("熊")
    table.until("declare blockers", attack=[knight, None], block=[bear, None])
    table.resolve(2)
    assert (bear.zone, table.stack) == ("墓地", 0)
    table.until("end of combat")
    assert (knight.zone, ben.life) == ("場", 20)


def test_a_creature_with_flanking_that_blocks_weakens_nothing(table: Table, ann: Person, ben: Person) -> None:
    """Flanking is about becoming blocked."""
    bear, knight = ann.creature("熊"), ben.creature("騎兵", "側面攻撃")
    table.until("declare blockers", attack=[bear, None], block=[knight, None])
    assert (table.stack, bear.size) == (0, "2/2")


def test_shadow_gained_after_blocks_changes_nothing(table: Table, ann: Person, ben: Person) -> None:
    """The creature stays blocked, and both deal damage."""
    bear, guard = ann.creature("熊"), ben.creature("番兵")
    veil = ann.instant("影の覆い", "ターン終了時まで、対象のクリーチャーは、『シャドー』を得る。")
    table.until("declare blockers", attack=[bear, None], block=[guard, None])
    ann.plays(veil, target=bear).resolve()
    table.until("end of combat")
    assert (bear.zone, guard.zone, ben.life) == ("墓地", "墓地", 20)


def test_who_blocks_shadow_and_flying_has_both(table: Table, ann: Person, ben: Person) -> None:
    """Each evasion ability is about the block by itself."""
    bat = ann.creature("影の蝙蝠", "シャドー", "飛行")
    ben.creature("影の番人", "シャドー")
    ben.creature("鳥", "飛行")
    both = ben.creature("影の鳥", "シャドー", "飛行")
    table.until("declare attackers", attack=[bat, None])
    table.until("declare blockers", block=...)
    assert table.choices == ["《影の鳥》", "これ以上は選ばないこと"]
    table.answers(block=[both, None])
    table.until("end of combat")
    assert bat.zone == "墓地"


def test_a_sliver_with_damage_dies_as_another_one_leaves(ann: Person, ben: Person) -> None:
    """What the other one gave is gone, and 2 damage is lethal for a 2/2."""
    strength = "「スリヴァー」であるものは、+1/+1の修整を受ける。"
    header = "クリーチャー ― 「スリヴァー」 パワー1 タフネス1"
    first, second = (
        ann.plays_with(f"《{name}》 「{{1}}」 {header}", strength) for name in ("兄スリヴァー", "弟スリヴァー")
    )
    shock, end = ben.instant("火花", SHOCK), ben.instant("終止", "対象のクリーチャーを破壊する。")
    ann.passes()
    ben.plays(shock, target=first).resolve()
    assert (first.zone, first.size) == ("場", "3/3")
    ben.responds(end, target=second).resolve()
    assert (first.zone, second.zone) == ("墓地", "墓地")


# Split second


# Suspend


# X, and cards without a mana cost
