"""The boards of checks: what a reader sees of a game line by line, and of the same game without a sentence."""

import gzip
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.pipeline.checking import execute
from rulesdb.pipeline.proof_making import proofs_of_checks, proofs_of_report
from rulesdb.proofs.boards import BoardStep, Changes, Course, OtherCourse
from rulesdb.proofs.verdicts import Board

CHECKS = [check for registry in registries() for check in registry.checks.values()]
MOST_BYTES = 12_000
LIFE = re.compile(r"(アン|ベン)のライフ: (\d+)(?:\(.*)?")


def _course(board: Board | None) -> Course:
    assert board is not None
    return msgspec.json.decode(board.course, type=Course)


def _pictures(start: Changes, steps: Sequence[BoardStep]) -> Iterator[dict[str, Any]]:
    """Yield the picture at each line."""
    picture = dict(start)
    for step in steps:
        picture |= step.changes
        yield dict(picture)


def _drinks(table: Table, ann: Person, ben: Person) -> None:
    """Drink a tonic, which gives life."""
    assert ben
    ann.plays(ann.instant("強壮剤", "ライフを3点得る。")).resolve()
    table.expect("アンのライフ", ann.life, 23)


def _drinking() -> Check:
    def play(table: Table) -> None:
        _drinks(table, *table.seated(2))

    return Check("fab/drinks", "飲む", ("fab:1.13.4a#sentence-1",), None, play, Table)


def test_a_board_shows_where_cards_go_and_what_players_have() -> None:
    """A card moves from the hand to the stack and to the graveyard, and life rises with the line that says so."""
    (proof,) = proofs_of_checks([_drinking()])
    course = _course(proof.board)
    (tonic,) = (index for index, sheet in enumerate(course.cards) if sheet[0] == "強壮剤")
    (key,) = (key for key, value in course.start if key.startswith("c") and value[0] == tonic)
    labels = [zone.label for zone in course.zones]
    pictures = list(_pictures(course.start, course.steps))
    zones = [
        labels[int(re.split(r"[z.]", name)[1])]
        for picture in (dict(course.start), *pictures)
        for name, value in picture.items()
        if name.startswith("z") and value and int(key[1:]) in value
    ]
    assert list(dict.fromkeys(zones)) == ["手札", "スタック", "墓地"]
    (gain,) = (at for at, step in enumerate(course.steps) if ["ライフ", 23] in dict(step.changes).get("p0", ()))
    assert "ライフ" in course.steps[gain].text
    assert pictures[gain - 1]["p0"][0] == ["ライフ", 20]
    assert course.cards[tonic][1:] == ("《強壮剤》 インスタント コスト0", "\u3000ライフを3点得る。")
    assert proof.board is not None
    (line,) = (line for line in proof.lines if line.text == course.steps[gain].text)
    assert proof.board.rules[course.steps[gain].rule - 1] == line.rule


def test_the_game_without_a_sentence_goes_beside_the_check() -> None:
    """Lines that both have are shared; the life that is not gained differs, and the outcomes stand side by side."""
    (proof,) = proofs_of_checks([_drinking()])
    course = _course(proof.board)
    (other,) = course.without
    assert other.claim == "fab:1.13.4a#sentence-1"
    assert sum(run.both + run.first for run in other.runs) == len(course.steps)
    assert sum(run.both + run.second for run in other.runs) == len(other.steps)
    assert other.steps[0] is None
    last = other.steps[-1]
    assert last is not None
    assert last.text == "アンのライフ: 20(正しくは23)"


def test_a_game_that_goes_on_for_long_without_a_sentence_is_cut() -> None:
    """What follows long after the lines of the check is left out, and the board says so."""
    (check,) = (one for one in CHECKS if one.name == "fab/a_proxy_represents_the_attack_of_another_object")
    (proof,) = proofs_of_checks([check])
    (other, *_) = _course(proof.board).without
    assert other.is_cut
    assert len(other.steps) < 100


def test_what_is_expected_before_the_game_stands_at_its_beginning() -> None:
    """A check of a deck differs without the sentence before a card has moved."""
    (check,) = (one for one in CHECKS if one.name == "fab/a_hero_card_starts_as_a_hero")
    (proof,) = proofs_of_checks([check])
    course = _course(proof.board)
    assert course.steps[0].part == "outcome"
    assert course.steps[0].changes == ()
    assert course.without[0].steps[0] not in {None, course.steps[0]}


def test_a_check_that_fails_has_no_board_and_one_without_a_game_neither() -> None:
    """There is nothing to step through."""

    def looks(table: Table) -> None:
        table.begin()
        table.expect("ライフ", table.people[0].life, 21)

    found = proofs_of_checks(
        [Check("fab/looks", "見る", (), None, looks, Table), Check("fab/none", "なし", (), None, _idle, Table)]
    )
    assert [(proof.status, proof.board) for proof in found] == [("failed", None), ("passed", None)]


def _idle(_table: Table) -> None:
    """Play nothing."""


def test_nothing_is_recorded_that_nobody_asks_for() -> None:
    """A check that a user plays keeps no states, and its verdicts are those of a recorded one."""
    checks = [_drinking()]
    report = execute(checks, lambda *_: None, with_knock_out=True)
    assert report.boards == {}
    assert tuple(proof._replace(board=None) for proof in proofs_of_checks(checks)) == proofs_of_report(report)


@pytest.mark.in_part(1, 1)
@pytest.mark.parametrize("part", range(12))
def test_the_board_of_every_check_is_small_and_agrees_with_its_outcomes(part: int) -> None:
    """A board has less than 12 KB compressed; its life totals are those of outcomes; each sentence matters."""
    for proof in proofs_of_checks(CHECKS[part :: 12 if part else 40]):
        if proof.board is None:
            continue
        assert len(gzip.compress(proof.board.course.encode())) < MOST_BYTES
        course = _course(proof.board)
        wrong = _wrong_lives(course.players, course.start, course.steps)
        for other in course.without:
            pairs = zip(other.steps, _shared(other), strict=True)
            steps = [course.steps[at] if step is None else step for step, at in pairs]
            wrong += _wrong_lives(course.players, (*course.start, *other.start), steps)
            assert (proof.name, other.claim, steps) != (proof.name, other.claim, [*course.steps])
        assert (proof.name, wrong) == (proof.name, [])


def _shared(other: OtherCourse) -> Iterator[int]:
    """Yield for each line of a course without a sentence the index of that line of the check, -1 where it has none."""
    at = 0
    for run in other.runs:
        yield from range(at, at + run.both)
        yield from [-1] * run.second
        at += run.both + run.first


def _wrong_lives(players: Sequence[str], start: Changes, steps: Sequence[BoardStep]) -> list[str]:
    """Return the outcomes that name another life total than the board shows at them."""
    return [
        f"{step.text}: {picture}"
        for step, picture in zip(steps, _pictures(start, steps), strict=True)
        if step.part == "outcome"
        if (said := LIFE.fullmatch(step.text))
        if dict(picture[f"p{players.index(said[1])}"])["ライフ"] != int(said[2])
    ]
