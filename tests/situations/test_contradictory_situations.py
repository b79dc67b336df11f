"""Situations that contradict themselves, and those that are too large: each is refused in a sentence, with status 2."""

import pytest
from support.situations import told

ASKED = "アンのライフは？\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "there is no sentence in the file"),
        ("\n# 何もない\n", 1, "there is no sentence in the file"),
        ("題: 表題だけ\n", 1, "there is no sentence in the file"),
        ("《盾》 アクション コスト0 防御3\n", 1, "there is no sentence in the file"),
        (f"題: 甲\n題: 乙\n\n{ASKED}", 2, "題 is in the head twice"),
        (f"ゲーム: mtg\nゲーム: mtg\n\n{ASKED}", 2, "ゲーム is in the head twice"),
        (f"主張: 1.1.1\n主張: 1.1.2\n\n{ASKED}", 2, "主張 is in the head twice"),
        (f"ゲーム:\n\n{ASKED}", 1, "nothing is behind ゲーム"),
        (f"プレイヤー: アン、ベン、アン\n\n{ASKED}", 1, "two players have the name アン"),
        (f"プレイヤー: アン\n\n{ASKED}", 1, "there are 1 players"),
        (f"アンのライフは0である。\n{ASKED}", 1, "this number can be 1 to 1,000,000, and 0 stands there"),
        (f"アンのライフは−5です。\n{ASKED}", 1, "this number can be 1 to 1,000,000, and -5 stands there"),
        (f"ゲーム: mtg\n\nアンのライフは0である。\n{ASKED}", 3, "this number can be 1 to"),
        (f"ゲーム: mtg\n\nアンの場に《山》が0枚ある。\n{ASKED}", 3, "this number can be 1 to 1,000"),
        (f"ゲーム: mtg\n\nアンの場に《山》が50000枚ある。\n{ASKED}", 3, "this number can be 1 to 1,000"),
        ("ゲーム: mtg\n\nアンの場に《山》がある。0枚目の《山》はどこにある？", 3, "this number can be 1 to 1,000"),
        ("全員が0回ずつパスする。\n", 1, "this number can be 1 to 100"),
        (ASKED * 2001, 2001, "a situation has at most 2,000 sentences"),
        (f"ゲーム: mtg\n\n{'アンの場に《山》がある。' * 2001}", 3, "a situation has at most 2,000 sentences"),
        ("《盾》 アクション コスト0 防御3\n\n" * 501, 1001, "a situation has at most 500 card sheets"),
    ],
)
def test_what_cannot_be_is_refused_where_it_is_read(text: str, line: int, message: str) -> None:
    """With its line, and what is wrong with it; nothing of the file is believed."""
    problem = told.problems(text)[0]
    assert (problem.code, problem.line) == ("situation-impossible", line)
    assert problem.message.startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("アンのライフは5である。アンのライフは7である。", "another sentence says otherwise: 5"),
        ("アンの気ポイントは3である。アンの気ポイントは2である。", "another sentence says otherwise: 3"),
        ("アンのターンである。ベンのターンである。", "another sentence says that it is the turn of another player"),
        (
            "アンの手札は空である。\n\n《盾》 アクション コスト0 防御3\n\nアンの手札に《盾》がある。",
            "another sentence says",
        ),
        ("ゲーム: mtg\n\nアンのライフは5である。アンのライフは7である。", "another sentence says otherwise: 5"),
        (
            "ゲーム: mtg\n\nアンのターンのアップキープである。アンのターンのドローである。",
            "another sentence names another phase or step",
        ),
        ("ゲーム: mtg\n\nアンの場に《山》が1000枚ある。アンの場に《山》がある。", "a situation begins with at most"),
    ],
)
def test_a_beginning_that_two_sentences_tell_differently_is_refused(text: str, message: str) -> None:
    """Neither of the sentences counts for more than the other one."""
    problem = told.played(text).problem
    assert problem is not None
    assert problem.message.startswith(message)


def test_what_is_said_twice_alike_is_no_contradiction() -> None:
    """A turn can be named before its step, and a life twice."""
    text = "アンのライフは7である。アンのライフは7である。アンのターンである。アンのターンの終了フェイズである。\n"
    assert told.answers(f"{text}{ASKED}") == ["7"]


def test_a_number_behind_two_cards_is_refused() -> None:
    """It may be of each of them or of the last one."""
    head = "ゲーム: mtg\n\n《熊》 「{G}」 クリーチャー ― 「熊」 パワー2 タフネス2\n\n"
    (problem,) = told.problems(f"{head}ベンの場に《平地》と《熊》が4枚ある。ベンのライフは？")
    assert problem.message.startswith("the number may be")
