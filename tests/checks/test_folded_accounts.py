"""Accounts in which a repeated block of lines stands once, with the number of its repetitions."""

import pytest

from rulesdb.checks.mtg.table import Table
from rulesdb.proofs.account import AccountLine, as_text, folded

PAYMENT = [AccountLine("action", "選ぶ"), AccountLine("event", "タップ"), AccountLine("event", "加わる")]
BEFORE, AFTER = AccountLine("event", "スタックに移る"), AccountLine("event", "支払う")


@pytest.mark.parametrize(
    ("repetitions", "expected"),
    [
        (2, ["行動: 選ぶ", "出来事: タップ", "出来事: 加わる"] * 2),
        (4, ["行動: 選ぶ", "出来事: タップ", "出来事: 加わる", "行動: 直前の3行が、あと3回くり返される"]),
    ],
)
def test_a_block_that_stands_three_times_or_more_is_folded(repetitions: int, expected: list[str]) -> None:
    """The lines around it stay."""
    lines = folded([BEFORE, *PAYMENT * repetitions, AFTER])
    assert [as_text(line) for line in lines] == ["出来事: スタックに移る", *expected, "出来事: 支払う"]


def test_one_repeated_line_is_folded() -> None:
    """With words for one line."""
    lines = folded([PAYMENT[1]] * 3)
    assert [as_text(line) for line in lines] == ["出来事: タップ", "行動: 直前の行が、あと2回くり返される"]


def test_outcomes_are_never_folded() -> None:
    """Neither alone nor within a block, because each is an expectation of the check."""
    lines = [PAYMENT[0], AccountLine("outcome", "ライフ: 20")] * 4
    assert folded(lines) == tuple(lines)


def test_equal_cards_in_one_zone_are_counted() -> None:
    """Four forests of a player are one line; a card between them begins a new one."""
    table = Table()
    ann, ben = table.people
    ann.lands("green", 4)
    ben.lands("green", 1)
    ann.lands("green", 2)
    assert [line.text for line in table.lines] == [
        "アンの場に《森》が4枚ある",
        "ベンの場に《森》がある",
        "アンの場に《森》が2枚ある",
    ]
