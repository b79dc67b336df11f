"""Modes, conditions and counters of Magic's cards, and a player without priority."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.mtg.rules.legality import LEGALITY

DESTROYS, GAINS = "対象のクリーチャーを破壊する。", "あなたは2点のライフを得る。"


@pytest.mark.parametrize(("creatures", "modes"), [(0, [2]), (1, [3, 2])])
def test_a_mode_is_chosen_among_those_with_targets(table: Table, ann: Person, creatures: int, modes: list[int]) -> None:
    """Without a creature in play the first one is left out, and none is chosen twice."""
    for _ in range(creatures):
        ann.creature("熊")
    ann.plays(ann.sorcery("岐路", f"以下から2つを選ぶ: 『{DESTROYS}』『{GAINS}』『{GAINS}』"), mode=(1, 2)).resolve()
    assert [len(decision.options) for decision in table.decisions if decision.kind == "mode"] == modes
    assert ann.life == 24


def test_a_spell_is_not_played_if_all_its_modes_lack_targets(ann: Person) -> None:
    """As one without modes is not."""
    with pytest.raises(IllegalChoiceError, match=r"mtg:409\.1c"):
        ann.plays(ann.sorcery("袋小路", f"以下から1つを選ぶ: 『{DESTROYS}』『{DESTROYS}』"))


@pytest.mark.parametrize(("is_met", "life"), [(True, 22), (False, 23)])
def test_a_conditional_effect_has_an_alternative(ann: Person, is_met: bool, life: int) -> None:
    """Of two effects one is generated, by the condition."""
    if is_met:
        ann.creature("熊")
    words = "クリーチャーがあるなら(あなたは2点のライフを得る)、そうでないなら(あなたは3点のライフを得る)。"
    ann.plays(ann.sorcery("二択", words)).resolve()
    assert ann.life == life


def test_counters_are_counted_by_name(table: Table, ann: Person) -> None:
    """The first use finds none."""
    either = (
        "これの上に「蓄積」カウンターがあるなら(あなたは2点のライフを得る)、そうでないなら(あなたは3点のライフを得る)。"
    )
    pillar = ann.plays_with("《柱》 {0} アーティファクト", f"コストなし: {either}")
    growth = ann.sorcery("蓄え", "すべてのアーティファクトの上に「蓄積」カウンターを1個置く。")
    lives = []
    for _ in range(2):
        ann.activates(pillar)
        table.resolve()
        lives.append(ann.life)
        if len(lives) == 1:
            ann.plays(growth).resolve()
    assert lives == [23, 25]


def test_nothing_is_legal_without_priority(table: Table, ann: Person, ben: Person) -> None:
    """Not even to pass."""
    ann.creature("熊")
    table.begin()
    assert LEGALITY.legal(table.game, ben.number) == []
