"""What is asked about before it has resolved: the answer says what waits, and what it will be."""

import pytest
from support.situations import told

from rulesdb.situations.unresolved import Ahead

FAB = """《雷》 アクション コスト0
対象のヒーローに3点の秘術ダメージを与える。

《槌》 アクション ― 攻撃 コスト0 パワー4

《壁》 アクション コスト0 防御3

アンの手札に《雷》と《槌》がある。
"""
SWORD = "《剣》 武器 ― 剣・片手 パワー2\n1ターンに1回、アクション ― コストなし: 『攻撃』\n\n"
MTG = """ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 熊 2/2

《火》 {R} インスタント
クリーチャー1体かプレイヤー1人を対象とする。火はそれに2点のダメージを与える。

アンの場に《熊》と《山》がある。アンの手札に《火》がある。
"""


@pytest.mark.parametrize(
    ("situation", "waiting"),
    [
        (f"{FAB}アンは《雷》をプレイする。対象: ベン。\nベンのライフは？", Ahead(("《雷》",), "17")),
        (f"{FAB}アンは《槌》で攻撃する。全員がパスする。\nベンのライフは？", Ahead(("《槌》の攻撃",), "16")),
        (
            f"{FAB}ベンの手札に《壁》がある。\nアンは《槌》で攻撃する。\nベンのライフは？",
            Ahead(("《槌》",), ""),
        ),
        (
            f"{SWORD}アンは《剣》で攻撃する。ベンは防御しない。\nベンのライフは？",
            Ahead(("《剣》の攻撃",), "18"),
        ),
        (f"{MTG}アンは《火》を唱える。対象: ベン。\nベンのライフは？", Ahead(("《火》",), "18")),
        (f"{MTG}アンは《熊》で攻撃する。\nベンのライフは？", Ahead(("《熊》の攻撃",), "18")),
    ],
)
def test_an_answer_before_its_time_says_what_it_will_be(situation: str, waiting: Ahead) -> None:
    """All that waits resolves as players pass; where one of them must choose before, nothing is foretold."""
    (asked,) = told.played(situation).answered
    assert asked.ahead == waiting
    assert asked.outcome.answer == "20"


@pytest.mark.parametrize(
    "situation",
    [
        f"{FAB}ベンのライフは？",
        f"{FAB}アンは《雷》をプレイする。対象: ベン。\nアンのライフは？",
        f"{FAB}アンは《雷》をプレイする。対象: ベン。\n全員がパスする。ベンのライフは？",
        f"{FAB}アンは《雷》をプレイする。対象: ベン。\n優先権は誰にある？",
        f"{MTG}アンは《火》を唱える。対象: ベン。\nアンのライフは？",
    ],
)
def test_what_will_not_change_waits_for_nothing(situation: str) -> None:
    """Neither an answer that stays, nor one that something has changed just now, nor one about who may act."""
    assert told.played(situation).answered[-1].ahead is None
