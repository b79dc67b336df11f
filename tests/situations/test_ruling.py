"""Rulings: the rules that decide an answer, and what the answer would be without them."""

from pathlib import Path

import pytest
from support.situations.fab_cards import CARDS, situation

from rulesdb.situations.files import read_situation
from rulesdb.situations.playing import game_without, play
from rulesdb.situations.ruling import judge
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text

EXAMPLES = sorted(data_folder().glob("*/situations/*.txt"))
DEFENDED = """
アンは《一撃》をプレイする。ピッチするカード: 《石》。
防御ステップまで全員がパスを続ける。
ベンは《盾》で防御する。
解決ステップまで全員がパスを続ける。
ベンのライフは？
"""


@pytest.mark.in_part(4)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_examples_have_the_answers_that_they_expect(path: Path) -> None:
    """Every question expects one, and every claimed sentence decides one."""
    found, wrong = read_situation(read_text(path))
    assert found is not None, wrong
    judgement = judge(found)
    played = judgement.played
    assert (played.open, played.problem, judgement.undemonstrated) == (None, None, ())
    assert [(one.sentence.line, one.outcome.answer) for one in played.answered if not one.is_as_expected] == []
    assert all(one.sentence.expected is not None for one in played.answered)


def test_the_rules_that_decide_come_with_the_other_answer() -> None:
    """Without declaring defending cards the attack deals all of its damage, and without dealing damage none."""
    (ruling,) = judge(situation(DEFENDED), every_rule=True).rulings
    decided = {one.rule: one.answer for one in ruling.deciding}
    assert (decided["fab:7.3.2#sentence-2"], decided["fab:7.5.2#sentence-3a"]) == ("16", "20")
    assert ruling.answered.outcome.answer not in decided.values()


def test_a_refusal_is_decided_by_its_rule() -> None:
    """Without it the action is legal."""
    cards = "《霊薬》 インスタント コスト0\nライフを2点得る。\n\nアンの墓地に《霊薬》がある。\n"
    (ruling,) = judge(situation("アンは《霊薬》をプレイできる？", cards)).rulings
    assert [(one.rule, one.answer) for one in ruling.deciding] == [("fab:5.1.1a#sentence-1", "はい")]


def test_a_claim_without_which_all_answers_are_the_same_is_named() -> None:
    """And one that decides an answer is not."""
    told = situation(DEFENDED, f"主張: 7.3.2 1.13.4a#sentence-1\n{CARDS}")
    assert judge(told).undemonstrated == ("fab:1.13.4a#sentence-1",)


@pytest.mark.in_part(2, 8)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_game_goes_on_from_where_a_rule_is_first_called(path: Path) -> None:
    """Without a rule the answers are those of a game that is played without it from the start."""
    found, _ = read_situation(read_text(path))
    assert found is not None
    played = play(found)
    first, *later = played.marks
    never = len(played.trace)
    marks = (first._replace(calls=0), *(mark._replace(calls=never) for mark in later))
    from_the_start = played._replace(marks=marks)
    tried = played.trace[::7]
    others = [
        rule
        for rule in tried
        if game_without(found, rule, played).answers != game_without(found, rule, from_the_start).answers
    ]
    assert others == []
