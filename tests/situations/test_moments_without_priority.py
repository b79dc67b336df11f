"""Questions about the start phase, the end phase and the Close Step, in which nobody gets priority."""

import pytest
from support.situations.told import answers, situation

from rulesdb.situations.ruling import judge

_CARDS = """
《閃き》 インスタント コスト0
カードを1枚引く。

《斬撃》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《閃き》と《斬撃》がある。ベンの手札に《閃き》がある。
"""
_ATTACK = "アンは《斬撃》で攻撃した。ベンは防御しない。"


@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ("アンの開始フェイズである。アンは《閃き》をプレイできる？", "4.2.1"),
        ("アンのターンの開始フェイズである。ベンは《閃き》をプレイできる？", "4.2.1"),
        ("開始フェイズに、アンは《閃き》をプレイできる？", "4.2.1"),
        ("ベンは自分の開始フェイズに《閃き》をプレイできる？", "4.2.1"),
        ("アンの終了フェイズになった。アンは《閃き》をプレイできる？", "4.4.1"),
        ("終了フェイズに、ベンは《閃き》をプレイできる？", "4.4.1"),
        (f"{_ATTACK}クローズステップになった。アンは《閃き》をプレイできる？", "7.7.1"),
        (f"{_ATTACK}クローズステップで、ベンは《閃き》をプレイできる？", "7.7.1"),
    ],
)
def test_nobody_plays_anything_there(told: str, rule: str) -> None:
    """The game does not wait there, and the answer is not that of the phase or step behind it."""
    assert answers(f"{_CARDS}{told}") == [f"いいえ({rule})"]


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (f"{_ATTACK}戦闘が終わった。アンは《閃き》をプレイできる？", "はい"),
        ("アンのターンの開始フェイズである。アンは《斬撃》で攻撃する。アンは《閃き》をプレイできる？", "はい"),
        ("アンはターンを終えた。格納庫に置くカード: なし。ベンは《閃き》をプレイできる？", "はい"),
        ("アンの開始フェイズである。優先権は誰にある？", "なし"),
        ("アンの開始フェイズである。今はどのステップ？", "アンのターンの開始フェイズ"),
        ("アンの開始フェイズである。アンはパスできる？", "いいえ(4.2.1)"),
    ],
)
def test_what_is_asked_behind_it_is_another_matter(told: str, answer: str) -> None:
    """Whoever says that a turn has ended, or that somebody has acted, speaks of a later time."""
    assert answers(f"{_CARDS}{told}") == [answer]


def test_the_rule_is_tried_out() -> None:
    """Without it players get priority in the phase, so that the game waits there."""
    (ruling,) = judge(situation(f"{_CARDS}アンの開始フェイズである。アンは《閃き》をプレイできる？")).rulings
    assert [one.rule for one in ruling.deciding][:1] == ["fab:4.2.1#sentence-1"]
