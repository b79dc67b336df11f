"""Combats told in a sentence or two, of cards that have no name, and what is asked before their damage is dealt."""

import pytest
from support.situations.told import answers, problem, situation

from rulesdb.situations.ruling import judge

_CARDS = """
《大槌》 アクション ― 攻撃 コスト0 パワー7
続行
《突き》 アクション ― 攻撃 コスト0 パワー3
《壁》 アクション コスト0 防御3
《小鬼》 アクション ― 盟友 コスト0 ライフ3

アンの手札に《大槌》と《突き》がある。ベンの手札に《壁》がある。
"""


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("ベンはパワー6の攻撃を防御値3のカード2枚で防御した。", "0"),
        ("ベンはパワー7の攻撃を、防御3のカードと防御2のカードで防御した。", "2"),
        ("パワー6の攻撃を、ベンは防御しなかった。", "6"),
        ("アンはパワー6の攻撃でベンを攻撃した。ベンは防御3のカードで防御した。", "3"),
        ("ベンにパワー4の攻撃が飛んできた。ベンは防御2のカードで防御した。", "2"),
    ],
)
def test_a_combat_is_told_in_one_sentence(told: str, answer: str) -> None:
    """The only other player attacks; the damage to come is power minus defense."""
    asked = "ベンは何点のダメージを受ける？\n"
    after = "戦闘が終わった。ベンは何点のダメージを受けた？"
    assert answers(f"{told}\n{asked}{after}") == [answer, answer]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("ベンは何点のダメージを受ける？", "4"),
        ("ベンに何点のダメージが入りますか？", "4"),
        ("ベンは何点のダメージを受けた？", "0"),
        ("《大槌》はヒットする？", "はい"),
        ("攻撃はヒットする？", "はい"),
        ("《大槌》はヒットした？", "いいえ"),
    ],
)
def test_what_is_to_come_is_asked_in_the_present(asked: str, answer: str) -> None:
    """What has happened so far is asked in the past."""
    assert answers(f"{_CARDS}アンは《大槌》で攻撃した。ベンは《壁》で防御した。\n{asked}") == [answer]


def test_the_rule_of_damage_decides_what_is_to_come() -> None:
    """The game goes on by itself for the question."""
    told = f"{_CARDS}アンは《大槌》で攻撃した。ベンは防御しない。\nベンは何点のダメージを受ける？\n今はどのステップ？"
    damage, step = judge(situation(told)).rulings
    assert damage.deciding[0].rule.startswith("fab:7.5.2")
    assert step.answered.outcome.answer == "アンのターンの防御ステップ"


def test_damage_that_depends_on_a_choice_is_not_foretold() -> None:
    """Nobody has said yet whether anything defends."""
    told = f"{_CARDS}アンは《大槌》で攻撃した。\nベンは何点のダメージを受ける？"
    assert problem(told).startswith("this depends on a choice that comes first")


@pytest.mark.parametrize(
    ("told", "step"),
    [
        ("防御ステップが終わった。", "リアクションステップ"),
        ("リアクションステップが終わる。", "ダメージステップ"),
        ("ダメージステップが終わった。", "解決ステップ"),
        ("解決ステップが終わりました。", "アクションフェイズ"),
    ],
)
def test_behind_the_end_of_a_step_is_the_next_one(told: str, step: str) -> None:
    """The steps of combat follow each other."""
    text = f"{_CARDS}アンは《大槌》で攻撃した。ベンは防御しない。{told}今はどのステップ？"
    assert answers(text) == [f"アンのターンの{step}"]


def test_an_attack_without_damage_does_not_hit() -> None:
    """What is told of the damage lets all pass until then."""
    told = "アンは《突き》で攻撃した。ベンは《壁》で防御し、ダメージはなかった。今はどのステップ？攻撃はヒットした？"
    assert answers(f"{_CARDS}{told}") == ["アンのターンのダメージステップ", "いいえ"]


def test_a_second_attack_costs_an_action_point() -> None:
    """The rule of that cost stands beside the one that it cannot be paid."""
    told = f"{_CARDS}アンは《突き》で攻撃した。ベンは防御しない。解決ステップになった。アンは《大槌》で攻撃できる？"
    (ruling,) = judge(situation(told)).rulings
    assert ruling.answered.outcome.answer == "いいえ(1.14.2b、8.1.1c)"


def test_the_layer_step_is_that_of_an_attack_on_the_stack() -> None:
    """It needs no pass behind the attack, and no card is declared in it by another word of the question."""
    told = "アンは《大槌》で攻撃した。レイヤーステップである。今はどのステップ？"
    asked = "防御ステップになった。ベンは《壁》でも防御できる？ベンは《壁》でもう一度防御できる？"
    assert answers(f"{_CARDS}{told}{asked}") == ["アンのターンのレイヤーステップ", "はい", "はい"]


@pytest.mark.parametrize("asked", ["ベンは《壁》で防御できる？", "ベンは手札の《壁》を防御に出せる？"])
def test_cards_defend_a_hero_and_no_ally(asked: str) -> None:
    """The rule of what may be declared says so (7.3.2a)."""
    told = f"{_CARDS}ベンは《小鬼》をコントロールしている。アンは《突き》で《小鬼》を攻撃した。防御ステップになった。"
    assert answers(f"{told}{asked}") == ["いいえ(7.3.2a)"]
