"""What the account of a situation says about an event, and the rule that it cites for it."""

import pytest
from support.situations.told import played, situation

from rulesdb.situations.ruling import Ruling, judge


def _lines(text: str) -> list[tuple[str, str]]:
    """Return the lines of the account of a situation, each with its rule."""
    return [(line.text, line.rule) for line in played(text).account]


def _ruling(text: str) -> Ruling:
    """Return the ruling on the only question of a situation."""
    (ruling,) = judge(situation(text)).rulings
    return ruling


def test_a_draw_cites_the_rule_of_draws_and_that_of_dead_heroes() -> None:
    """A draw is no victory, whose rule is another one."""
    lines = _lines(
        "《相討ち》 インスタント コスト0\nすべてのヒーローに9点の秘術ダメージを与える。\n\n"
        "アンの手札に《相討ち》がある。アンのライフは3である。ベンのライフは4である。\n"
        "アンは《相討ち》をプレイする。\n全員がパスする。\n勝ったのは誰？"
    )
    assert lines[-2:] == [("アンとベンはゲームに敗北する", "fab:1.10.2a"), ("引き分け", "fab:4.5.4a")]


def test_a_triggered_effect_without_a_legal_target_is_told_and_not_put_on_the_stack() -> None:
    """The rule is that of what is declared for a triggered-layer."""
    lines = _lines(
        "《粉砕》 アクション ― 攻撃 コスト0 パワー3\n"
        "これがヒットしたとき、対象のサブタイプがオーラのものを破壊する。\n\n"
        "アンの手札に《粉砕》がある。\nアンは《粉砕》で攻撃する。\n戦闘の終わりまで全員がパスを続ける。\nベンのライフは？"
    )
    texts = [text for text, _ in lines]
    assert ("《粉砕》の効果は、適正な対象がないので、スタックに置かれない", "fab:6.6.6a") in lines
    assert "《粉砕》のレイヤーがスタックに置かれる" not in texts


def test_a_triggered_ability_of_magic_without_a_legal_target_is_told() -> None:
    """It is never on the stack, and a question about the stack names the rule."""
    text = (
        "ゲーム: mtg\n\n《暗殺者》 {B} クリーチャー ― 人間 1/1\n"
        "これが戦場に出たとき、対象の対戦相手がコントロールするクリーチャーを破壊する。\n\n"
        "アンの手札に《暗殺者》がある。アンの場に《沼》がある。\nアンは《暗殺者》を唱える。\n全員がパスする。\n"
        "スタックには何がある？"
    )
    told = ("《暗殺者》の能力は、適正な対象がないので、スタックに置かれない", "mtg:410.3")
    assert told in _lines(text)
    assert not any("誘発型能力がスタックに置かれる" in line for line, _ in _lines(text))
    (ruling,) = judge(situation(text)).rulings
    assert ruling.answered.outcome.answer == "なし"
    assert (ruling.deciding[0].event, ruling.deciding[0].rule) == told


@pytest.mark.parametrize(
    ("asked", "answer"),
    [("アンは勝つか", "はい"), ("ベンは勝ちますか", "いいえ"), ("アンは負ける", "いいえ"), ("ベンは負けたか", "はい")],
)
def test_whether_a_player_wins_or_loses_is_answered_with_yes_or_no(asked: str, answer: str) -> None:
    """And with the loss by which the game is over, also where it has made the answer no other one."""
    burnt = "《火》 インスタント コスト0\n対象のヒーローに3点の秘術ダメージを与える。\n\n"
    told = f"{burnt}アンの手札に《火》がある。ベンのライフは3である。"
    ruling = _ruling(f"{told}アンは《火》をプレイする。対象: ベン。全員がパスする。{asked}？")
    assert ruling.answered.outcome.answer == answer
    assert any("敗北" in one.event for one in ruling.deciding)
    assert _ruling(f"{told}{asked}？").answered.outcome.answer == "いいえ"
