"""Numbers that now name another rule: what they were, what they are, and what cites them."""

from support.comparison.made_up_versions import HARBOUR, compared

NEW = """\
1 港§
1.0 入港§
1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§
1.0.2 船は、旗を掲げてから港に入る。§
1.0.3 港に入った船は、空いている桟橋につながれる。§
1.0.4 嵐の日に沖で待つ船は、[1.0.3]の桟橋の代わりに浮標につながれる。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を二つまで下ろす。濡れた荷は倉庫に入らず、干し場で一手番を過ごす。§
1.1.2 荷を下ろし終えた船は、次の手番に港を出る。§
1.1.3 港を出る船は、[1.0.2]の旗を下ろす。§
"""


def test_every_number_that_names_another_rule_is_found() -> None:
    """Numbers of renumbered and removed rules that another rule has now, with the rule that they name."""
    found = compared(HARBOUR, NEW)
    assert [(one.number, one.meaning.old, one.meaning.cited_by) for one in found.renamed] == [
        ("1.0.1", None, ()),
        ("1.0.2", "1.0.1", ("1.1.3",)),
        ("1.0.3", "1.0.2", ("1.0.4",)),
    ]
    assert found.totals["number_now_means"] == 3
    assert found.renamed[2].change.kind == "removed"
    assert found.renamed[1].meaning.text == "船は、旗を掲げてから港に入る。"


def test_number_that_no_rule_has_now_names_none() -> None:
    """A number that was given up, or a rule that was edited under its number, is no number of another rule."""
    assert compared(NEW, NEW.replace("1.1.3", "1.1.5")).renamed == ()
    assert compared(HARBOUR, HARBOUR.replace("旗", "のぼり")).renamed == ()


def test_number_that_stands_twice_still_names_its_rule() -> None:
    """A text that has a number twice does not rename it."""
    twice = HARBOUR + "1.1.3 同じ番号の、別のことを述べたルールがここにもう一つある。§\n"
    assert compared(twice, twice).listed == ()
    assert compared(HARBOUR, twice).renamed == ()
