"""What is asked about and has not happened, and what players have as the turn goes on: the rules that say so first."""

import pytest
from support.situations.told import situation

from rulesdb.situations.candidates import share
from rulesdb.situations.ruling import judge

_CARDS = """
《斬撃》 アクション ― 攻撃 コスト0 パワー4

《壁》 アクション コスト0 防御4

"""
_DEFENDED = (
    f"{_CARDS}アンの手札に《斬撃》がある。ベンの手札に《壁》がある。アンは《斬撃》で攻撃する。ベンは《壁》で防御する。"
)
_AFTER_DAMAGE = f"{_DEFENDED}ダメージステップまで全員がパスを続ける。"


@pytest.mark.parametrize(
    ("told", "answer", "rule"),
    [
        (f"{_DEFENDED}《斬撃》はヒットする？", "いいえ", "7.5.5"),
        (f"{_AFTER_DAMAGE}攻撃はヒットした？", "いいえ", "7.5.5"),
        (f"{_AFTER_DAMAGE}《斬撃》はベンにヒットした？", "いいえ", "7.5.5"),
        ("アンのターンが始まった。アンのアクションポイントは？", "1", "4.3.2"),
        ("ベンのターンである。ベンのアクションポイントは？", "1", "4.3.2"),
        ("アンのターンの開始フェイズである。アンのアクションポイントは？", "0", "4.3.2"),
        ("アンのターンの開始フェイズである。アンにアクションポイントはある？", "いいえ", "4.3.2"),
    ],
)
def test_the_rule_of_what_is_asked_about_comes_first(told: str, answer: str, rule: str) -> None:
    """An attack without damage has not hit, and the action point comes with the action phase."""
    (ruling,) = judge(situation(told)).rulings
    named = [*ruling.refusals, *(one.rule for one in ruling.deciding)]
    assert ruling.answered.outcome.answer == answer
    assert named[0].partition("#")[0] == f"fab:{rule}"


def test_a_new_clause_is_as_special_as_its_sentence() -> None:
    """Until it is measured by itself; a sentence that is not measured is special."""
    assert share("fab:4.3.2#sentence-1z") == share("fab:4.3.2#sentence-1") > 0
    assert share("fab:4.3.2#sentence-9") == 0
