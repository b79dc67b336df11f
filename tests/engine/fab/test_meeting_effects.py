"""Continuous effects where the sentences of 6.3 meet: dependency on what objects bring, and the current stage."""

import pytest

from rulesdb.checks.fab.scenes import attacks_under, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain


def _people(t: Table) -> tuple[Person, Person]:
    ann, ben = t.people
    return ann, ben


def _marked_attack(ann: Person, *abilities: str, counter: str, power: int) -> TrackedCard:
    """Let a player attack with a claw on which a counter is put."""
    whet = ann.instant("研ぎ", f"すべての名前が「爪」のものに「{counter}」カウンターを1個置く。")
    claw = ann.attack("爪", *abilities, power=power)
    ann.plays(claw).until("attack")
    ann.plays(whet).resolve()
    return claw


@pytest.mark.parametrize(("counter", "power", "dominates"), [("+1{p}", 6, True), ("-1{p}", 4, False)])
def test_an_ability_that_waits_for_power_sees_a_counter(counter: str, power: int, *, dominates: bool) -> None:
    """What an attack gains for more power than its base is gained by a counter, too (6.3.2a, 1.15.2a)."""
    ann, _ben = _people(Table())
    gains = "(これである、かつパワーが基本の値を上回る)ものは、『圧倒』を得る。"
    claw = _marked_attack(ann, gains, counter=counter, power=5)
    assert (claw.power, claw.has(Dominate)) == (power, dominates)


def test_equipment_sees_the_counter_on_an_attack() -> None:
    """An attack of power 5 with a counter has the power 6 that a piece of equipment looks for."""
    ann, _ben = _people(Table())
    ann.equips("head", "疾風の冠", "パワー6以上のものは、『続行』を得る。")
    assert _marked_attack(ann, counter="+1{p}", power=5).has(GoAgain)


@pytest.mark.parametrize("over", ["パワーの基本の値が2以上", "パワー2以上"])
def test_equipment_sees_the_power_that_an_asterisk_stands_for(over: str) -> None:
    """An attack of power (*) is defined by its ability as 2; the equipment gives go again from 2 on (2.9.2a)."""
    ann, _ben = _people(Table())
    ann.equips("head", "疾風の冠", f"{over}のものは、『続行』を得る。")
    mass = ann.hand("《変異》 アクション ― 攻撃 コスト0 パワー*", "パワーの値は、2である。")
    ann.plays(mass)
    assert (mass.power, mass.has(GoAgain)) == (2, True)


@pytest.mark.parametrize("is_older", [True, False])
def test_an_effect_of_the_current_substage_is_added(*, is_older: bool) -> None:
    """Power 5 is reached by an addition; the older effect of the same substage applies then, too (6.3.5a)."""
    ann, _ben = _people(Table())
    effects = {"成長": "パワー5以上のものは、パワーに1の修整を得る", "強化": "攻撃は、パワーに2の修整を得る"}
    order = effects if is_older else dict(reversed(effects.items()))
    assert attacks_under(ann, power=3, **order).power == 6


def test_a_chain_of_additions_reaches_back_through_the_substage() -> None:
    """Each of three additions needs what the next newer one makes."""
    ann, _ben = _people(Table())
    claw = attacks_under(
        ann,
        三の術="パワー5以上のものは、パワーに1の修整を得る",
        二の術="パワー4以上のものは、パワーに1の修整を得る",
        一の術="攻撃は、パワーに1の修整を得る",
    )
    assert claw.power == 6


def test_no_effect_is_added_for_a_second_time() -> None:
    """An addition to what has power 3 or more makes such an attack fit it again, and applies once."""
    ann, _ben = _people(Table())
    claw = attacks_under(
        ann, 甲の術="パワー3以上のものは、パワーに1の修整を得る", 乙の術="攻撃は、パワーに2の修整を得る"
    )
    assert claw.power == 6


def test_a_counter_of_the_current_substage_makes_an_attack_fit() -> None:
    """The counter is newer than the effect of the equipment that looks for power 6."""
    ann, _ben = _people(Table())
    ann.equips("head", "力の冠", "パワー6以上のものは、パワーに1の修整を得る。")
    assert _marked_attack(ann, counter="+1{p}", power=5).power == 7


def test_an_effect_of_the_current_stage_is_added() -> None:
    """What dominates gets go again, and a newer effect of stage 6, too, makes an attack dominate (6.3.5a)."""
    ann, _ben = _people(Table())
    claw = attacks_under(ann, 甲の術="圧倒を持つものは、『続行』を得る", 乙の術="攻撃は、『圧倒』を得る")
    assert (claw.has(Dominate), claw.has(GoAgain)) == (True, True)


def test_two_additions_reach_a_threshold_together() -> None:
    """An attack of power 4 with two additions has the power 6 that a piece of equipment looks for (6.3.2a)."""
    ann, _ben = _people(Table())
    ann.equips("head", "疾風の冠", "パワー6以上のものは、『続行』を得る。")
    claw = ann.attack("爪", power=4)
    plus = [turn_effect(ann, f"{name}の術", "攻撃は、パワーに1の修整を得る") for name in "甲乙"]
    ann.plays(claw)
    ann.resolves(*plus)
    assert (claw.power, claw.has(GoAgain)) == (6, True)


def test_a_base_value_and_an_addition_reach_a_threshold_together() -> None:
    """A base value of 5 and an addition are of two stages; the effect waits for the later one (6.3.2b)."""
    ann, _ben = _people(Table())
    ann.equips("head", "疾風の冠", "パワー6以上のものは、『続行』を得る。")
    claw = attacks_under(ann, 甲の術="攻撃は、パワーの基本の値が5になる", 乙の術="攻撃は、パワーに1の修整を得る")
    assert (claw.power, claw.has(GoAgain)) == (6, True)


def test_an_amount_may_count_objects_by_what_effects_change() -> None:
    """Equipment adds as much as there are objects of power 3 or more, of which the attack is one."""
    ann, _ben = _people(Table())
    ann.equips("head", "群れの兜", "攻撃は、パワーに(すべてのパワー3以上のものの数)の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(claw)
    assert claw.power == 4


def test_what_an_asterisk_defines_is_the_base_of_other_effects() -> None:
    """An attack of power (*) with as much as there are objects with more than their base power has 1 less by an effect.

    The number is worked out anew as other effects are applied (2.9.2a).
    """
    ann, _ben = _people(Table())
    ann.equips("head", "軽石の兜", "《変異》は、パワーの基本の値に-1の修整を得る。")
    mass = ann.hand(
        "《変異》 アクション ― 攻撃 コスト0 パワー*",
        "パワーの値は、((すべてのパワーが基本の値を上回るものの数)の3倍)である。",
    )
    whet = ann.instant("研ぎ", "すべての名前が「爪」のものに「+1{p}」カウンターを1個置く。")
    ann.has_card("permanent", "《爪》 アクション ― 盟友 パワー2 ライフ3")
    ann.plays(whet).resolve()
    assert mass.power == 2


def test_a_value_that_was_set_stays_so_under_another_base_value() -> None:
    """Power is set to 7 and the base power changes in a later substage: what was set is 7 (2.0.3a)."""
    ann, _ben = _people(Table())
    ann.equips("head", "軽石の兜", "パワーが基本の値を上回るものは、パワーの基本の値に-2の修整を得る。")
    claw = attacks_under(ann, 固定="攻撃は、パワーの値が7になる")
    assert claw.power == 7


def test_the_loss_of_a_property_does_not_wait_for_its_value() -> None:
    """A power of 6 or more would be lost; an addition makes it 6 in substage 5, and losing is substage 1 (6.3.3)."""
    ann, _ben = _people(Table())
    ann.equips("head", "無力の冠", "パワー6以上のものは、パワーを失う。")
    assert attacks_under(ann, 成長="攻撃は、パワーに1の修整を得る", power=5).power == 6
