"""Rulings on what stands before a sentence that is not understood, and on those without one."""

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.judging import JudgedFile, answered, judge_text

TOLD = """《拳》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《拳》がある。
アンは《拳》でベンを攻撃する。
《拳》のパワーは？
{}
ダメージステップまで全員がパスを続ける。
ベンのライフは？
"""


def ruled(sentence: str, told: str = TOLD) -> JudgedFile:
    """Return the rulings on a situation with a sentence."""
    return judge_text(Graph({}, (), (), (), ()), told.format(sentence))


def answers(file: JudgedFile) -> list[str]:
    """Return the answers to the questions of a file."""
    return [] if file.judgement is None else [one.answered.outcome.answer for one in file.judgement.rulings]


@pytest.mark.parametrize(
    "sentence", ["ベンはくしゃみをする。", "ベンがくしゃみをしたら、《拳》はもにゃる？", "ベンはもにゃってから勝つか？"]
)
def test_nothing_is_ruled_on_behind_a_sentence_that_may_do_something(sentence: str) -> None:
    """What it tells or supposes may change the answers behind it, and not those before it."""
    file = ruled(sentence)
    assert (answers(file), file.stops_before, file.is_settled) == (["4"], 6, False)
    assert [one.part.line for one in file.asked_back] == [6]
    assert [one.line for one in file.diagnostics] == [6]


def test_what_stands_before_it_in_its_line_is_ruled_on() -> None:
    """A line of several sentences is told as far as the first that is not understood."""
    file = ruled("ベンのライフは？ ダメージステップまで全員がパスを続ける。ベンのライフは？ ベンはくしゃみをする。")
    assert answers(file) == ["4", "20", "16"]


def test_a_question_that_is_not_understood_keeps_no_other_from_its_answer() -> None:
    """It changes nothing, and is asked back beside the answers."""
    file = ruled("《拳》はもにゃもにゃですか？")
    assert (answers(file), file.stops_before, file.is_settled) == (["4", "16"], None, False)
    assert [one.part.line for one in file.asked_back] == [6]


def test_what_a_player_means_to_do_is_not_done_before_a_question_that_is_not_understood() -> None:
    """As before one that is: the player thinks about it, and the game goes on without it."""
    told = "《泉》 インスタント コスト0\nライフを3点得る。\n\nアンの手札に《泉》がある。\n{}\n"
    told += "《泉》はどこにある？"
    for question in ("アンは《泉》をプレイできる？", "アンはもにゃもにゃですか？"):
        assert answers(ruled(f"アンは《泉》をプレイしようとする。\n{question}", told))[-1] == "アンの手札"


def test_a_sentence_is_left_out_at_the_word_of_the_user_alone() -> None:
    """Others of its line are played, and the ruling names it."""
    file = ruled("ベンは防御しない。ベンはくしゃみをする。アンはパスする。")
    without = answered(file, [(file.asked_back[0], "0")])
    assert "ベンは防御しない。省略: ベンはくしゃみをする。アンはパスする。" in without.text
    file = judge_text(Graph({}, (), (), (), ()), without.text)
    assert (answers(file), file.is_settled) == (["4", "16"], True)
    assert [(one.part.line, one.part.card, one.part.unread.text) for one in file.set_aside] == [
        (6, None, "省略: ベンはくしゃみをする。")
    ]


def test_lines_of_cards_are_asked_back_with_the_sentence_that_stops_the_game() -> None:
    """What is behind the sentence may depend on them, so that all is asked at once."""
    told = TOLD.replace("パワー4\n", "パワー4\nこれがヒットしたとき、踊る。\n")
    file = ruled("ベンはくしゃみをする。", told)
    assert [one.part.line for one in file.asked_back] == [2, 7]
