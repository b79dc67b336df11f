"""Combats and first turns that are told without a player: whom a clause is about where it can be one alone."""

import pytest
from support.situations.told import answers, problem, problems, situation

from rulesdb.situations.ruling import judge

_CARDS = """
《刃》 武器 ― 剣・片手 パワー3
1ターンに1回、アクション ― コストなし: 『攻撃』

《大槌》 アクション ― 攻撃 コスト0 パワー7

《壁》 アクション コスト0 防御3

《火花》 インスタント コスト0
すべての対戦相手のヒーローに2点の秘術ダメージを与える。

《小鬼》 アクション ― 盟友 コスト0 ライフ3

《大剣》 武器 ― 剣・両手 パワー3
1ターンに1回、アクション ― コストなし: 『攻撃』

《盾》 装備品 ― 逆手 防御1

《小盾》 装備品 ― 逆手 防御1

《兜》 装備品 ― 頭 防御1

《冠》 装備品 ― 頭 防御1

《鐘》 アクション ― オーラ コスト0
あなたのターンの開始時になったとき、ライフを1点得る。

"""


@pytest.mark.parametrize(
    ("told", "damage"),
    [
        ("刃で攻撃、防御なし。", "3"),
        ("《大槌》で攻撃、《壁》で防御。", "4"),
        ("ベンのターンである。《刃》で攻撃、防御なし。", "3"),
        ("アンは《刃》を装備している。アンは《刃》で攻撃する。防御なし。", "3"),
        ("アンの手札に《大槌》がある。アンは《大槌》で攻撃した。ベンは《壁》で防御した。", "4"),
        ("ベンの手札に《壁》がある。アンは《大槌》で攻撃し、《壁》で防御した。", "4"),
    ],
)
def test_damage_is_dealt_to_whom_is_attacked(told: str, damage: str) -> None:
    """Who attacks has the turn, who defends is attacked, and who is dealt damage is neither of those who act last."""
    assert answers(f"{_CARDS}{told}\n何点受ける？\n何点のダメージを受けますか？") == [damage, damage]


@pytest.mark.parametrize(
    "told",
    [
        "アンの手札に《火花》がある。アンは《火花》をプレイする。全員がパスする。",
        "アンの手札に《大槌》がある。ベンの闘技場に《小鬼》がある。アンは《大槌》で《小鬼》を攻撃する。",
    ],
)
def test_nobody_is_guessed_to_be_dealt_damage(told: str) -> None:
    """Where no hero is attacked, the question does not say who is asked about."""
    assert [one.code for one in problems(f"{_CARDS}{told}\n何点のダメージを受けた？")] == ["situation-not-understood"]


@pytest.mark.parametrize(
    "told",
    [
        "1ターン目。ベンは《刃》を装備している。",
        "ベンは《刃》を装備している。最初のターンに、",
        "ゲームが始まった。ベンのターンである。ベンは《刃》を装備している。",
        "ベンのターンである。ゲーム開始時、ベンは《刃》を装備している。",
    ],
)
def test_a_first_turn_is_that_of_the_only_player(told: str) -> None:
    """Ben attacks in the first turn of the game."""
    assert answers(f"{_CARDS}{told}ベンは《刃》で攻撃できる？") == ["はい"]


@pytest.mark.parametrize("turn", ["1ターン目。", "ベンの1ターン目。"])
def test_a_first_turn_of_several_players_is_asked_back(turn: str) -> None:
    """It may be the first one of the game or not, and anybody's."""
    told = f"{_CARDS}{turn}アンは《刃》を装備している。ベンは《兜》を装備している。アンは《刃》で攻撃できる？"
    assert [one.code for one in problems(told)] == ["situation-not-understood"]


@pytest.mark.parametrize("begins", ["ゲームが始まった。", "ゲーム開始時、"])
def test_a_game_begins_with_the_start_phase(begins: str) -> None:
    """What triggers at the beginning of a turn does so."""
    assert answers(f"{_CARDS}{begins}アンの闘技場に《鐘》がある。全員がパスする。アンのライフは？") == ["21"]


@pytest.mark.parametrize(
    ("worn", "asked", "answer"),
    [
        ("《刃》", "《盾》も", "はい"),
        ("《大剣》", "《盾》も", "いいえ(8.5.41c)"),
        ("《刃》", "《大剣》も", "いいえ(8.5.41c、3.16.2a)"),
        ("《刃》と《盾》", "《小盾》も", "いいえ(8.2.10b)"),
        ("《兜》", "《冠》も", "いいえ(8.5.41c)"),
        ("《兜》", "《兜》を", "いいえ(8.5.41c)"),
        ("《兜》", "《壁》を", "いいえ(8.5.41b)"),
    ],
)
def test_what_may_be_equipped_depends_on_the_zones(worn: str, asked: str, answer: str) -> None:
    """As the game begins, beside what is equipped; the rule that forbids it is the first."""
    (ruling,) = judge(situation(f"{_CARDS}アンは{worn}を装備している。アンは{asked}装備できますか？")).rulings
    assert ruling.answered.outcome.answer == answer
    assert not ruling.refusals or ruling.refusals[0].partition(":")[2] in answer


def test_nothing_is_equipped_later_but_by_effects() -> None:
    """Neither from hand nor once players have acted."""
    assert "only an effect" in problem(f"{_CARDS}アンの手札に《兜》がある。アンは《兜》を装備できる？")
    told = "アンは《刃》を装備している。アンは《刃》で攻撃する。アンは《兜》を装備できる？"
    assert "only an effect" in problem(f"{_CARDS}{told}")
