"""The ladders of the checks of 6.3: which effect changes a property in which stage, and to what."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.pipeline.proof_making import proofs_of_checks
from rulesdb.proofs.boards import BoardStep, Changes, Course, LadderStep

CHECKS = {check.name: check for registry in registries() for check in registry.checks.values()}
OF_THE_ORDER = [check for check in CHECKS.values() if any(claim.startswith("fab:6.3.") for claim in check.claims)]


def _course(check: Check) -> Course:
    (proof,) = proofs_of_checks([check])
    assert proof.board is not None
    return msgspec.json.decode(proof.board.course, type=Course)


def _pictures(start: Changes, steps: Sequence[BoardStep]) -> Iterator[dict[str, Any]]:
    """Yield the picture at the beginning, and the one at each line."""
    picture = dict(start)
    yield dict(picture)
    for step in steps:
        picture |= step.changes
        yield dict(picture)


def _ladders(picture: dict[str, Any]) -> dict[str, list[LadderStep]]:
    """Return the ladders of a picture by the numbers of their cards."""
    return {key[1:]: [LadderStep(*step) for step in value] for key, value in picture.items() if key[0] == "l" and value}


def test_a_value_falls_through_the_substages_of_a_stage() -> None:
    """Power is set twice by newer effects and still multiplied and added to afterwards, by the older ones."""
    course = _course(CHECKS["fab/substages_come_before_timestamps"])
    *_, last = _pictures(course.start, course.steps)
    (steps,) = _ladders(last).values()
    assert steps == [
        (8, 2, "パワー", "3", "4", "《甲の術》の効果"),
        (8, 2, "パワー", "4", "5", "《乙の術》の効果"),
        (8, 3, "パワー", "5", "10", "《乗算》の効果"),
        (8, 5, "パワー", "10", "12", "《加算》の効果"),
    ]
    assert course.ladder is not None
    assert (course.ladder.stages[7], course.ladder.substages[2]) == ("数値特性の値", "乗算")


def test_without_its_sentence_the_stages_come_in_another_order() -> None:
    """Descending, the last stage finds no go again yet; only the name changes."""
    course = _course(CHECKS["fab/stages_ascend"])
    *_, last = _pictures(course.start, course.steps)
    (steps,) = _ladders(last).values()
    assert [(step.stage, step.what, step.after) for step in steps] == [
        (3, "名前", "牙"), (4, "サブタイプ", "攻撃・短剣"), (5, "スーパータイプ", "忍者"),
        (6, "能力", "『続行』を得る"), (8, "パワー", "5"),
    ]  # fmt: skip
    (other,) = (one for one in course.without if one.claim == "fab:6.3.2#sentence-2")
    changes = [value for step in other.steps if step is not None for key, value in step.changes if key[0] == "l"]
    assert [[step[2] for step in value] for value in changes if value] == [["名前"]]


@pytest.mark.parametrize(
    ("name", "stage", "what"),
    [("copies_come_before_older_effects", 1, "名前"), ("control_comes_before_what_looks_at_it", 2, "コントローラー")],
)
def test_copies_and_control_are_the_first_stages(name: str, stage: int, what: str) -> None:
    """What an object becomes a copy of, or who controls it, comes before an older effect on its power."""
    course = _course(CHECKS[f"fab/{name}"])
    *_, last = _pictures(course.start, course.steps)
    (steps,) = (steps for steps in _ladders(last).values() if len(steps) > 1)
    assert (steps[0].stage, steps[0].what) == (stage, what)
    assert (steps[-1].stage, steps[-1].what) == (8, "パワー")


def test_a_base_value_has_its_own_line_only_where_the_value_is_another() -> None:
    """By the rules the value follows its base value; with both in one stage, the base value changes under the value."""
    course = _course(CHECKS["fab/base_values_have_a_separate_stage"])
    *_, last = _pictures(course.start, course.steps)
    (steps,) = _ladders(last).values()
    assert [step[:5] for step in steps] == [(7, 5, "パワー", "3", "6"), (8, 3, "パワー", "6", "12")]
    (other,) = course.without
    changes = [value for step in other.steps if step is not None for key, value in step.changes if key[0] == "l"]
    assert [tuple(step[:5]) for step in changes[-1]] == [(8, 5, "パワー", "3", "6")]


def test_counters_stand_on_the_ladder_of_their_card() -> None:
    """A counter is named as such, since no card makes its modification."""
    course = _course(CHECKS["fab/counters_modify_values"])
    *_, last = _pictures(course.start, course.steps)
    (steps,) = _ladders(last).values()
    *_, counter, dependent = steps
    assert counter == (8, 5, "パワー", "4", "5", "カウンター")
    assert dependent.stage == 8


def test_a_check_of_another_section_has_no_ladders() -> None:
    """Its board says nothing of stages."""
    course = _course(CHECKS["fab/a_proxy_represents_the_attack_of_another_object"])
    assert course.ladder is None
    assert not any(_ladders(picture) for picture in _pictures(course.start, course.steps))


@pytest.mark.in_part(1)
@pytest.mark.parametrize("part", range(6))
def test_a_ladder_ends_with_the_power_that_the_board_shows(part: int) -> None:
    """At every line of every check, each step starts from the value before, and the last value is the card's."""
    for check in OF_THE_ORDER[part::6]:
        course = _course(check)
        for picture in _pictures(course.start, course.steps):
            for number, steps in _ladders(picture).items():
                shown = re.search(r"力(\d+)", picture[f"c{number}"][1])
                values = [(step.before, step.after) for step in steps if step.what == "パワー"]
                assert [after for _, after in values[:-1]] == [before for before, _ in values[1:]]
                if values:
                    assert (check.name, values[-1][1]) == (check.name, shown[1] if shown else "なし")
