"""Effects of printed cards, played: mana of a spell, counters on targets, what an enchanted creature cannot do."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError


def test_a_spell_adds_mana_that_stays_until_the_end_of_the_phase(table: Table, ann: Person) -> None:
    """Three black mana are added as it resolves, and each that is left burns."""
    ann.plays(ann.hand("《黒い儀式》 {0} インスタント", "{B}{B}{B}を加える。"))
    assert ann.mana == 0
    table.resolve()
    assert (ann.mana, ann.life) == (3, 20)
    table.until("beginning of combat")
    assert (ann.mana, ann.life) == (0, 17)


def test_mana_of_a_spell_has_its_colors(ann: Person) -> None:
    """A number is colorless mana, which does not pay for a color."""
    ritual = ann.hand("《灰の儀式》 {0} インスタント", "あなたのマナ・プールに{R}{2}を加える。")
    twin, fire = (ann.sorcery("双つ火", "ライフを1点得る。", cost=cost) for cost in ("{R}{R}", "{2}{R}"))
    ann.plays(ritual).resolve()
    ann.cannot_play(twin, "409.1h")
    ann.plays(fire).resolve()
    assert ann.life == 21


def test_counters_are_put_on_a_target(ann: Person) -> None:
    """The other creature gets none."""
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    ann.plays(ann.sorcery("成長", "クリーチャー1体を対象とし、それに+1/+1カウンターを2個置く。"), target=bear).resolve()
    assert (bear.size, wolf.size) == ("4/4", "2/2")


PEACE = (
    "《静けさ》 {0} エンチャント ― オーラ",
    "エンチャント(クリーチャー)",
    "エンチャントされているクリーチャーでは攻撃もブロックもできない。",
)


def test_an_enchanted_creature_cannot_attack(table: Table, ann: Person) -> None:
    """It is not among those from which its controller chooses attackers."""
    peace, bear, wolf = ann.hand(*PEACE), ann.creature("熊"), ann.creature("狼")
    ann.plays(peace, target=bear).resolve()
    with pytest.raises(IllegalChoiceError):
        table.until("declare blockers", attack=[bear, wolf])


def test_an_enchanted_creature_cannot_block(table: Table, ann: Person, ben: Person) -> None:
    """The same effect is about blocks."""
    peace, wolf, wall, guard = ann.hand(*PEACE), ann.creature("狼"), ben.creature("壁"), ben.creature("番人")
    ann.plays(peace, target=wall).resolve()
    with pytest.raises(IllegalChoiceError):
        table.until("combat damage", attack=[wolf, None], block=[wall, guard], blocked=[wolf, wolf])


def test_a_creature_triggers_as_it_dies(ann: Person) -> None:
    """The printed trigger is that of a permanent put into a graveyard from play."""
    bear = ann.creature("熊", "これが死亡したとき、あなたは3点のライフを得る。")
    ann.plays(
        ann.instant("終止", "クリーチャー1体を対象とし、それを破壊する。それは再生できない。"), target=bear
    ).resolve(2)
    assert (bear.zone, ann.life) == ("墓地", 23)


def test_an_enchanted_creature_loses_all_abilities(ann: Person) -> None:
    """It becomes 1/1, and flies no more."""
    drake, wolf = ann.creature("竜", "飛行"), ann.creature("狼")
    frog = ann.hand(
        "《蛙の皮》 {0} エンチャント ― オーラ",
        "エンチャント(クリーチャー)",
        "エンチャントされているクリーチャーは能力を失い、1/1になる。",
    )
    wind = ann.sorcery("突風", "すべての飛行を持つクリーチャーを破壊する。")
    ann.plays(frog, target=drake).resolve()
    assert (drake.size, wolf.size) == ("1/1", "2/2")
    ann.plays(wind).resolve()
    assert drake.zone == "場"


def test_a_lord_counts_neither_itself_nor_others(ann: Person, ben: Person) -> None:
    """It gives what it says to other creatures of its controller alone."""
    text = "あなたがコントロールする他のクリーチャーは+1/+1の修整を受けるとともに飛行を持つ。"
    lord, bear, foe = ann.creature("王", text), ann.creature("熊"), ben.creature("狼")
    wind = ann.sorcery("突風", "すべての飛行を持つクリーチャーを破壊する。")
    assert (lord.size, bear.size, foe.size) == ("2/2", "3/3", "2/2")
    ann.plays(wind).resolve()
    assert (lord.zone, bear.zone, foe.zone) == ("場", "墓地", "場")
