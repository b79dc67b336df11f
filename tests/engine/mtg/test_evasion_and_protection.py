"""Keywords of combat, and protection: what blocks what, what is targeted, damaged and enchanted."""

import pytest

from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError


def is_blocked(table: Table, attacker: TrackedCard, blocker: TrackedCard) -> bool:
    """Whether a creature can block another one; the attack is made and the block is tried."""
    try:
        table.until("combat damage", attack=[attacker, None], block=[blocker, None])
    except IllegalChoiceError:
        return False
    return any(one.is_blocked for one in table.state.attackers)


def test_a_creature_with_defender_does_not_attack(table: Table, ann: Person) -> None:
    """It is not among those from which its controller chooses."""
    wall, _ = ann.creature("石垣", "防衛"), ann.creature("熊")
    with pytest.raises(IllegalChoiceError):
        table.until("declare blockers", attack=[wall, None])


def test_reach_blocks_what_flies(table: Table, ann: Person, ben: Person) -> None:
    """Any other creature on the ground does not."""
    bird, _spider = ann.creature("鳥", "飛行"), ben.creature("蜘蛛", "到達")
    assert is_blocked(table, bird, _spider)


@pytest.mark.parametrize(
    ("blocker", "expected"),
    [
        ("《像》 アーティファクト・クリーチャー 2/2", True),
        ("《鼠》 {B} クリーチャー 2/2", True),
        ("《熊》 {G} クリーチャー 2/2", False),
    ],
)
def test_fear(table: Table, ann: Person, ben: Person, blocker: str, expected: bool) -> None:
    """Artifact creatures and black creatures block it."""
    shade, guard, _ = ann.creature("影", "畏怖"), ben.has_card("in play", blocker), ben.creature("像", "畏怖")
    assert is_blocked(table, shade, guard) is expected


@pytest.mark.parametrize(("land", "expected"), [("《沼地》 土地 ― 沼", False), ("《森林》 土地 ― 森", True)])
def test_landwalk(table: Table, ann: Person, ben: Person, land: str, expected: bool) -> None:
    """A land of the subtype in the hands of the defending player makes the creature unblockable."""
    walker, guard, _ = ann.creature("歩哨", "沼渡り"), ben.creature("熊"), ben.has_card("in play", land)
    assert is_blocked(table, walker, guard) is expected


def test_double_strike(table: Table, ann: Person, ben: Person) -> None:
    """The creature deals its damage twice."""
    twin = ann.creature("双剣", "二段攻撃")
    table.until("first-strike damage", attack=[twin, None])
    table.resolve()
    assert ben.life == 18
    table.until("end of combat")
    assert ben.life == 16


KNIGHT = "プロテクション（赤）"


def test_protection_from_a_color_prevents_its_damage(ann: Person) -> None:
    """A spell without a target finds the creature, and deals it nothing."""
    knight, bear = ann.creature("騎士", KNIGHT), ann.creature("大熊", size="3/3")
    ann.lands("red", 1)
    sparks = [
        ann.sorcery(name, "各クリーチャーに1点のダメージを与える。", cost=cost)
        for name, cost in (("火花", "{R}"), ("光", "{0}"))
    ]
    ann.resolves(*sparks)
    assert (knight.damage, bear.damage) == (1, 2)


def test_protection_keeps_targets_and_blockers_of_the_color_off(table: Table, ann: Person, ben: Person) -> None:
    """Neither is the creature a legal target, nor is it blocked."""
    knight, goblin = ann.creature("騎士", KNIGHT), ben.creature("小鬼", cost="{R}")
    fire = ben.instant("炎", "攻撃クリーチャー1体を対象とし、それを破壊する。", cost="{R}")
    ben.lands("red", 1)
    table.until("declare attackers", attack=[knight, None])
    ann.passes()
    assert not ben.may_play(fire)
    table.until("combat damage", block=[goblin, None])
    assert not any(one.is_blocked for one in table.state.attackers)


def test_an_aura_of_the_color_falls_off(ann: Person) -> None:
    """It is put into the graveyard as soon as the creature is protected from it."""
    bear = ann.creature("熊")
    peace = ann.hand("《赤い枷》 {R} エンチャント ― オーラ", "エンチャント(クリーチャー)")
    shelter = ann.instant("守り", "クリーチャー1体を対象とする。それはターン終了時までプロテクション（赤）を得る。")
    ann.lands("red", 1)
    ann.plays(peace, target=bear).resolve()
    ann.plays(shelter, target=bear).resolve()
    assert peace.zone == "墓地"


def test_an_opponent_cannot_target_what_says_so(ann: Person, ben: Person) -> None:
    """Its controller can."""
    shell = ann.creature("甲殻", "これは、対戦相手がコントロールする呪文や能力の対象にならない。")
    own = ann.instant("手当て", "クリーチャー1体を対象とし、それをアンタップする。")
    other = ben.instant("炎", "クリーチャー1体を対象とし、それを破壊する。")
    ann.plays(own, target=shell)
    ann.passes()
    assert not ben.may_play(other)


def test_what_cannot_be_blocked(table: Table, ann: Person, ben: Person) -> None:
    """No creature blocks it."""
    ghost, guard, _ = ann.creature("幽霊", "これはブロックされない。"), ben.creature("熊"), ann.creature("狼")
    assert not is_blocked(table, ghost, guard)


def test_what_some_creatures_cannot_block(table: Table, ann: Person, ben: Person) -> None:
    """Those that fit do not block it."""
    ghost, guard = (
        ann.creature("幽霊", "これは飛行を持つクリーチャー以外によってはブロックされない。"),
        ben.creature("熊"),
    )
    assert not is_blocked(table, ghost, guard)


@pytest.mark.parametrize(("at", "expected"), [(0, False), (1, True)])
def test_a_target_that_cannot_block_this_turn(table: Table, ann: Person, ben: Person, at: int, expected: bool) -> None:
    """The effect is on it alone."""
    wolf, guards = ann.creature("狼"), (ben.creature("番人"), ben.creature("熊"))
    blind = ann.sorcery("目潰し", "クリーチャー1体を対象とする。このターン、それはブロックできない。")
    ann.plays(blind, target=guards[0]).resolve()
    assert is_blocked(table, wolf, guards[at]) is expected
