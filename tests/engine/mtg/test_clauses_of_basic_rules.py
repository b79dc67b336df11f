"""Clauses of Magic's basic rules that no check needs: each test fails without one of them."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.mtg.rules.combat import forbidding_attack, forbidding_block
from rulesdb.engine.mtg.rules.payment import has_summoning_sickness
from rulesdb.engine.mtg.state import Step

STONE = ("《石》 「{2}」 アーティファクト", "タップ: 無色マナ1点を加える。")


def test_only_creatures_attack(table: Table, ann: Person) -> None:
    """An artifact does not."""
    stone, bear = ann.plays_with(*STONE), ann.creature("熊")
    assert [not any(forbidding_attack(table.game, one.id)) for one in (stone, bear)] == [False, True]


def test_a_creature_of_this_turn_neither_attacks_nor_is_tapped_for_mana(table: Table, ann: Person) -> None:
    """An artifact of this turn is tapped for mana, and so is a creature of earlier turns."""
    mana = "タップ: 緑マナ1点を加える。"
    old, new = ann.creature("古い妖精", mana), ann.creature("新しい妖精", mana, zone="hand")
    stone = ann.hand("《石》 「{0}」 アーティファクト", "タップ: 無色マナ1点を加える。")
    ann.resolves(new, stone)
    assert [has_summoning_sickness(table.game, one.id) for one in (old, new, stone)] == [False, True, False]
    assert [not any(forbidding_attack(table.game, one.id)) for one in (old, new)] == [True, False]
    assert [ann.may_activate(one) for one in (old, new, stone)] == [True, False, True]


def test_only_flying_creatures_block_a_flying_one(table: Table, ann: Person, ben: Person) -> None:
    """And they block others, too."""
    bird, bear = ann.creature("鳥", "飛行"), ann.creature("熊")
    hawk, wolf = ben.creature("鷹", "飛行"), ben.creature("狼")
    pairs = [(hawk, bird), (wolf, bird), (hawk, bear), (wolf, bear)]
    assert [not any(forbidding_block(table.game, one.id, other.id)) for one, other in pairs] == [
        True,
        False,
        True,
        True,
    ]


def test_mana_of_a_color_comes_from_lands_that_give_it(ann: Person) -> None:
    """The first land in play gives another color, and is not tapped for it."""
    (forest,), (mountain,) = ann.lands("green", 1), ann.lands("red", 1)
    ann.plays(ann.instant("泉", "ライフを1点得る。", cost="{R}")).resolve()
    assert [forest.is_tapped, mountain.is_tapped, ann.life] == [False, True, 21]


def test_one_land_a_turn_is_played(ann: Person) -> None:
    """The second one is refused in the same main phase."""
    land = ("《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。")
    first, second = ann.hand(*land), ann.hand(*land)
    ann.plays(first)
    ann.cannot_play(second, "212.6")


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


def test_a_tapped_creature_does_not_block(table: Table, ann: Person, ben: Person) -> None:
    """It was tapped for its ability; the other one blocks."""
    wolf, bear = ann.creature("狼"), ben.creature("熊")
    sage = ben.creature("賢者", "タップ: ライフを1点得る。")
    ann.passes()
    ben.activates(sage).resolve()
    assert [not any(forbidding_block(table.game, one.id, wolf.id)) for one in (sage, bear)] == [False, True]


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


def test_a_tapped_creature_does_not_attack(table: Table, ann: Person) -> None:
    """It was tapped for its ability; the other one attacks."""
    sage, bear = ann.creature("賢者", "タップ: ライフを1点得る。"), ann.creature("熊")
    ann.activates(sage).resolve()
    assert [not any(forbidding_attack(table.game, one.id)) for one in (sage, bear)] == [False, True]
