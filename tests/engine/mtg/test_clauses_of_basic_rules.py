"""Clauses of Magic's basic rules that no check needs: each test fails without one of them."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.mtg.state import Step


def test_a_creature_attacks_unless_it_is_tapped_or_of_this_turn(table: Table, ann: Person) -> None:
    """An artifact does not attack, a creature with haste does; those of this turn are not tapped for mana."""
    mana = "タップ: 緑マナ1点を加える。"
    sage, old = ann.creature("賢者", "タップ: ライフを1点得る。"), ann.creature("古い妖精", mana)
    new, wolf = ann.creature("新しい妖精", mana, zone="hand"), ann.creature("狼", "速攻", zone="hand")
    stone = ann.hand("《石》 「{0}」 アーティファクト", "タップ: 無色マナ1点を加える。")
    ann.activates(sage).resolve()
    ann.resolves(new, wolf, stone)
    assert [ann.may_activate(one) for one in (old, new, stone)] == [True, False, True]
    assert table.until("declare attackers", attack=...).choices == ["《古い妖精》", "《狼》", "これ以上は選ばないこと"]


@pytest.mark.parametrize(
    ("abilities", "blockers"), [(["飛行"], ["《鷹》"]), (["先制攻撃"], ["《鷹》", "《狼》"])], ids=["flying", "other"]
)
def test_only_flying_creatures_block_a_flying_one(
    table: Table, ann: Person, ben: Person, abilities: list[str], blockers: list[str]
) -> None:
    """And they block others, too."""
    bird, _hawk, _wolf = ann.creature("鳥", *abilities), ben.creature("鷹", "飛行"), ben.creature("狼")
    table.until("declare attackers", attack=[bird, None]).until("declare blockers", block=...)
    assert table.choices == [*blockers, "これ以上は選ばないこと"]


def test_mana_of_a_color_comes_from_lands_that_give_it(ann: Person) -> None:
    """The first land in play gives another color, and is not tapped for it."""
    (forest,), (mountain,) = ann.lands("green", 1), ann.lands("red", 1)
    ann.plays(ann.instant("泉", "ライフを1点得る。", cost="{R}")).resolve()
    assert [forest.is_tapped, mountain.is_tapped, ann.life] == [False, True, 21]


def test_an_ability_for_the_time_of_sorceries_waits_for_a_main_phase(table: Table, ann: Person) -> None:
    """It is refused in the upkeep, and played in the main phase."""
    well = ann.plays_with(
        "《井戸》 「{1}」 アーティファクト",
        "コストなし: ライフを1点得る。ソーサリーをプレイできるときにだけプレイできる。",
    )
    table.begin("upkeep")
    ann.cannot_activate(well, "403")
    table.until("first main")
    ann.activates(well).resolve()
    assert ann.life == 21


def test_only_tapped_permanents_untap(table: Table, ann: Person) -> None:
    """No event untaps one that is not tapped."""
    tapped, _other = ann.lands("green", 2)
    ann.activates(tapped).until("end of turn").until("upkeep")
    table.until("end of turn")
    table.until("upkeep")
    untaps = [one.object for one in table.state.history if isinstance(one, Tapped) and not one.is_tapped]
    assert (untaps, tapped.is_tapped) == ([tapped.id], False)


def test_the_account_says_whose_turn_begins(table: Table) -> None:
    """With the untap step; the other steps follow without a name."""
    table.until("end of turn")
    table.until("draw")
    texts = [line.text for line in table.lines]
    assert "ベンのターンのアンタップ・ステップになる" in texts
    assert "ドロー・ステップになる" in texts


@pytest.mark.parametrize(
    ("skipped", "after"), [("アップキープ・ステップ", "draw"), ("クリンナップ・ステップ", "upkeep")]
)
def test_after_a_step_that_is_skipped_the_turn_goes_on(
    table: Table, ann: Person, ben: Person, skipped: str, after: Step
) -> None:
    """With the next step, or with the turn of the next player after the last one."""
    ann.plays_with(
        "《時の裂け目》 「{0}」 エンチャント", f"各プレイヤーの{skipped}が始まる場合、代わりに何も起こらない。"
    )
    table.until("end of turn")
    table.until(after)
    assert (table.state.turn_player, table.step) == (1, after)
    table.until("first main")
    assert (table.state.turn_player, ben.count("hand")) == (1, 1)


@pytest.mark.parametrize(("is_met", "life"), [(True, 22), (False, 23)])
def test_a_conditional_effect_has_an_alternative(ann: Person, is_met: bool, life: int) -> None:
    """Of two effects one is generated, by the condition."""
    if is_met:
        ann.creature("熊")
    words = "クリーチャーがあるなら(あなたは2点のライフを得る)、そうでないなら(あなたは3点のライフを得る)。"
    ann.plays(ann.sorcery("二択", words)).resolve()
    assert ann.life == life


def test_counters_are_counted_by_name(ann: Person) -> None:
    """The first use finds none."""
    either = (
        "これの上に「蓄積」カウンターがあるなら(あなたは2点のライフを得る)、そうでないなら(あなたは3点のライフを得る)。"
    )
    pillar = ann.plays_with("《柱》 {0} アーティファクト", f"コストなし: {either}")
    growth = ann.sorcery("蓄え", "すべてのアーティファクトの上に「蓄積」カウンターを1個置く。")
    lives = []
    for _ in range(2):
        ann.activates(pillar).resolve()
        lives.append(ann.life)
        if len(lives) == 1:
            ann.plays(growth).resolve()
    assert lives == [23, 25]
