"""Abilities that have not triggered: which are named, and by which rule."""

import pytest
from support.situations.told import situation

from rulesdb.situations.ruling import Ruling, judge

_ATTACK = """
《小打撃》 アクション ― 攻撃 コスト0 パワー2

《札》 アクション コスト0

《大打撃》 アクション ― 攻撃 コスト0 パワー5
これがヒーローにヒットしたとき、カードを1枚引く。

アンの手札に《小打撃》がある。アンのデッキに《札》がある。{place}
アンは《小打撃》で攻撃する。
戦闘の終わりまで全員がパスを続ける。
アンの手札は何枚？
"""
_BLADE_BREAK = """
《小手》 装備品 ― 腕 防御2
ブレイドブレイク

《突き》 アクション ― 攻撃 コスト0 パワー3

アンの手札に《突き》がある。ベンは《小手》を装備している。
アンは《突き》で攻撃する。
防御ステップまで全員がパスを続ける。
ベンは防御しない。
戦闘の終わりまで全員がパスを続ける。
《小手》はどこにある？
"""
_BURIED = """
ゲーム: mtg

《見張り》 {1}{W} クリーチャー ― 兵士 1/1
クリーチャーが場に出たとき、あなたは1点のライフを得る。

アンの場に《見張り》がある。
アンのターンの戦闘前メインである。
アンのライフは？
"""


def _last(text: str) -> Ruling:
    return judge(situation(text)).rulings[-1]


@pytest.mark.parametrize("place", ["デッキ", "手札", "墓地"])
def test_an_attack_that_was_not_made_has_not_missed(place: str) -> None:
    """Its ability does not function where it lies, so that the hit that was none is not what it waited for."""
    ruling = _last(_ATTACK.format(place=f"アンの{place}に《大打撃》がある。"))
    assert [one.ability for one in ruling.deciding if one.is_unmet] == []


@pytest.mark.parametrize(("zone", "number"), [("場", 1), ("手札", 0), ("墓地", 0), ("ライブラリー", 0)])
def test_a_creature_waits_for_its_event_in_play_alone(zone: str, number: int) -> None:
    """In Magic, too, what lies elsewhere has not failed to trigger."""
    assert sum(one.is_unmet for one in _last(_BURIED.replace("場に《", f"{zone}に《")).deciding) == number


_SPELLED_OUT = "戦闘チェインが閉じたとき、これがその戦闘チェインで防御した場合、これを破壊する。"


@pytest.mark.parametrize(
    ("ability", "rule"), [("ブレイドブレイク", "fab:8.3.3"), (_SPELLED_OUT, "fab:6.6.5b")], ids=["keyword", "in words"]
)
def test_an_event_without_the_state_that_belongs_to_it_is_no_matter_of_state_triggers(ability: str, rule: str) -> None:
    """The combat chain has closed, which is the event; that the equipment had not defended kept it from triggering."""
    (first,) = _last(_BLADE_BREAK.replace("ブレイドブレイク", ability)).deciding
    assert (first.rule, first.is_unmet, first.answer) == (rule, True, "ベンの墓地")
