"""Passes that nobody tells of: who plays a reaction after the defense means that the reaction step has come."""

import pytest
from support.situations.told import part_of, situation

from rulesdb.situations.ruling import judge

TOLD = """《拳》 アクション ― 攻撃 コスト0 パワー4

《気合》 攻撃リアクション コスト0
対象の攻撃アクションカードは+3{p}を得る。

《身かわし》 防御リアクション コスト0 防御3

アンの手札に《拳》と《気合》がある。ベンの手札に《身かわし》がある。
アンは《拳》でベンを攻撃する。
"""


@pytest.mark.parametrize(
    ("sentences", "power", "life"),
    [
        ("ベンは防御しない。アンは《気合》をプレイする。全員がパスする。", "7", "13"),
        ("ベンは防御しない。ベンは《身かわし》をプレイする。全員がパスする。", "4", "19"),
    ],
)
def test_the_passes_to_the_reaction_step_are_filled_in(sentences: str, power: str, life: str) -> None:
    """The ruling says so; either player reacts."""
    told = f"{TOLD}{sentences}《拳》のパワーは？ダメージステップまで全員がパスを続ける。ベンのライフは？"
    found = judge(situation(told))
    assert [one.answered.outcome.answer for one in found.rulings] == [power, life]
    assert found.played.understood[0].reads_as.startswith("全員がパスする。")
    assert found.played.refused == ()


def test_no_reaction_comes_before_defending_cards_are_declared() -> None:
    """Who defends must be told: nobody passes instead of that player."""
    found = judge(situation(f"{TOLD}アンは《気合》をプレイする。《拳》のパワーは？")).played
    assert [one.line.rule for one in found.refused] == ["fab:8.1.2a"]
    assert [one.outcome.answer for one in found.answered] == ["4"]


def test_what_never_can_be_played_is_refused_where_it_is() -> None:
    """No pass makes an action of the other player legal, so that none is filled in."""
    told = TOLD.replace("《身かわし》 防御リアクション コスト0 防御3", "《身かわし》 アクション コスト0 防御3")
    found = judge(situation(f"{told}ベンは防御しない。ベンは《身かわし》をプレイする。ベンのライフは？")).played
    assert (len(found.refused), [*found.understood]) == (1, [])


def test_who_chooses_what_an_effect_does_has_not_got_it_yet() -> None:
    """It is a mode that is chosen; to choose to pass is to pass."""
    found = part_of("ゲーム: fab\n\nアンは2点のライフを得ることを選ぶ。\nアンはパスすることを選ぶ。\n")
    assert [one.line for one in found.unread] == [3]
    assert [one.text for one in found.sentences] == ["アンはパスする"]


def test_a_mode_is_chosen_where_somebody_is_asked_for_one() -> None:
    """Nobody gets what only was chosen."""
    found = judge(situation("ゲーム: mtg\n\nアンは2点のライフを得ることを選ぶ。アンのライフは？")).played
    assert (found.problem is not None, [*found.answered]) == (True, [])
