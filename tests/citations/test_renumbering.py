"""What became of the numbers of an older version, by the texts of both."""

import pytest

from rulesdb.citations.fates import Fate, Fault
from rulesdb.citations.renumbering import fates, share_kept

OLD = {
    "1": "漕艇",
    "1.1": "船には漕ぎ手が四人まで乗る。",
    "1.2": "舵が折れた船は、岸に着くまで向きを変えられない [1.4]。",
    "1.3": "櫂が折れた漕ぎ手は、その番のあいだ休む。",
    "1.4": "嵐のあいだ、船は沖へ出られない。",
    "1.5": "灯台の光が届く区画では、船は座礁しない。",
    "1.6": "積荷は港でだけ下ろせる。",
}
NEW = {
    "1": "漕艇",
    "1.1": "船には漕ぎ手が六人まで乗る。",
    "1.2": "帆を張った船は、風下へ余分に進む。",
    "1.3": "舵が折れた船は、岸に着くまで向きを変えられない [1.5]。",
    "1.4": "櫂が折れた漕ぎ手は、その番のあいだ休む。",
    "1.6": "錨を下ろした船は、潮に流されずにその場へとどまる。",
    "1.7": "嵐のあいだ、船は沖に出られない。",
}


def test_fates_of_numbers() -> None:
    """A number that its rule has left names another rule; edits and references that follow change no rule."""
    assert fates(OLD, NEW) == {
        "1.2": Fate(Fault.OTHER_RULE, ("1.3",)),
        "1.3": Fate(Fault.OTHER_RULE, ("1.4",)),
        "1.4": Fate(Fault.OTHER_RULE, ("1.7",)),
        "1.5": Fate(Fault.DEAD),
        "1.6": Fate(Fault.OTHER_RULE),
    }


def test_rule_at_a_new_number_has_moved() -> None:
    """A number that is gone leads to the one that has its text."""
    assert fates({"1.1a": OLD["1.3"]}, {"1.4": OLD["1.3"]}) == {"1.1a": Fate(Fault.MOVED, ("1.4",))}


@pytest.mark.parametrize("texts", [{}, OLD, {"1": ""}])
def test_same_version_has_no_fates(texts: dict[str, str]) -> None:
    """A text compared with itself keeps all numbers."""
    assert fates(texts, texts) == {}
    assert share_kept(texts, texts) == 1.0


def test_text_that_stands_everywhere_has_moved_nowhere() -> None:
    """A sentence of many rules does not tell which of them is meant."""
    everywhere = {f"2.{number}": OLD["1.3"] for number in range(1, 9)}
    assert fates({"1.1": OLD["1.3"]}, everywhere) == {"1.1": Fate(Fault.DEAD)}


def test_share_of_numbers_with_their_text() -> None:
    """Texts of another language or other words keep hardly a number."""
    assert share_kept(OLD, {number: text[::-1] for number, text in OLD.items()}) < 0.5
