"""Fates of the numbers of a former version, by the comparison of its rules with the present ones."""

from support.comparison.made_up_versions import HARBOUR, compared

from rulesdb.citations.fates import Fate, Fault
from rulesdb.pipeline.comparing import share_kept
from rulesdb.pipeline.number_fates import fates_of_comparison

NOW = """\
1 港§
1.0 入港§
1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§
1.0.2 船は、旗を掲げてから港に入る。§
1.0.3 港に入った船は、空いている桟橋につながれる。§
1.0.4 嵐の日に沖で待つ船は、[1.0.3]の桟橋の代わりに浮標につながれる。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を三つまで下ろす。濡れた荷は倉庫に入らず、干し場で一手番を過ごす。§
1.1.4 港を出る船は、[1.0.2]の旗を下ろす。§
"""


def test_fates_of_numbers() -> None:
    """A number that its rule has left names another rule, has moved or is gone; edits and references change none."""
    assert fates_of_comparison(compared(HARBOUR, NOW)) == {
        "1.0.1": Fate(Fault.OTHER_RULE, ("1.0.2",)),
        "1.0.2": Fate(Fault.OTHER_RULE, ("1.0.3",)),
        "1.0.3": Fate(Fault.OTHER_RULE),
        "1.1.2": Fate(Fault.DEAD),
        "1.1.3": Fate(Fault.MOVED, ("1.1.4",)),
    }


def test_rule_that_became_a_part_of_another_one_is_there() -> None:
    """A citation of a merged rule leads to the rule that took it in."""
    merged = HARBOUR.replace("§\n1.0.3 ", "")
    assert fates_of_comparison(compared(HARBOUR, merged)) == {"1.0.3": Fate(Fault.MOVED, ("1.0.2",))}


def test_same_version_has_no_fates() -> None:
    """A text compared with itself keeps all numbers."""
    same = compared(HARBOUR, HARBOUR)
    assert fates_of_comparison(same) == {}
    assert share_kept(same) == 1.0


def test_share_of_rules_that_were_kept() -> None:
    """A text in other words keeps no rule, an excerpt all that it has."""
    other = "".join(f"{line.partition(' ')[0]} {line[-2:5:-1]}§\n" for line in HARBOUR.splitlines())
    assert share_kept(compared(HARBOUR, other)) < 0.5
    assert share_kept(compared(HARBOUR, HARBOUR[: HARBOUR.index("1.1 ")])) == 1.0
