"""Where cards were that sentences name only as they are used: in the hand, worn, in the arena or in play."""

import pytest
from support.situations import told

FAB = """《拳》 アクション ― 攻撃 コスト0 パワー4

《盾》 アクション コスト0 防御3

《籠手》 装備品 ― 腕 防御1

《大剣》 武器 ― 剣・両手 パワー3
1ターンに1回、アクション ― コストなし: 『攻撃』

《護り火》 トークン ― オーラ
インスタント ― 「これを破壊する」: ライフを1点得る。

"""
MTG = """ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 熊 2/2

《壁》 {1}{G} クリーチャー ― 壁 0/4
{T}：あなたは1点のライフを得る。

《鉄槌》 {0} アーティファクト ― 装備品
装備{1}

"""


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (
            f"{FAB}アンは《拳》でベンを攻撃する。ベンは《盾》と《籠手》で防御する。",
            ["アンの手札に《拳》がある", "ベンの手札に《盾》がある", "ベンは《籠手》を装備している"],
        ),
        (f"{FAB}アンは《大剣》でベンを攻撃する。", ["アンは《大剣》を装備している"]),
        (f"{FAB}アンは《拳》をプレイできる？", ["アンの手札に《拳》がある"]),
        (f"{FAB}アンの格納庫に《拳》がある。アンは《拳》でベンを攻撃する。", []),
        (
            f"{MTG}アンは《熊》で攻撃する。ベンは《壁》でブロックする。",
            ["アンの場に《熊》がある", "ベンの場に《壁》がある"],
        ),
        (f"{MTG}アンは《壁》の能力を起動する。", ["アンの場に《壁》がある"]),
        (f"{MTG}アンは《鉄槌》を唱える。", ["アンの手札に《鉄槌》がある"]),
    ],
)
def test_a_card_was_where_it_is_used_from(text: str, read: list[str]) -> None:
    """What is filled in is told; where a sentence says where the card is, nothing is."""
    played = told.played(text)
    assert [one.reads_as for one in played.understood if one.sentence.is_implied] == read
    assert played.problem is None


@pytest.mark.parametrize("used", ["《護り火》の能力を起動する", "《護り火》でベンを攻撃する", "《護り火》をプレイする"])
def test_nobody_guesses_where_a_token_was(used: str) -> None:
    """An effect creates it."""
    assert told.problem(f"{FAB}アンは{used}。").startswith("there is no card '護り火'")
