"""Costs of keyword abilities that a sentence tells with what they are paid for: they are verified."""

import pytest
from support.situations.told import answers, part_of, played, problem

CARDS = """ゲーム: mtg

《甲虫》 {G} クリーチャー ― 昆虫 2/2
キッカー{3}

《鷲》 {4}{G} クリーチャー ― 鳥 5/5
変異{2}{G}

《輪》 {2} アーティファクト
サイクリング{2}

《火》 {R} インスタント
対象のプレイヤーに2点のダメージを与える。
フラッシュバック{1}{R}

《像》 {3} アーティファクト
{2}: ライフを1点得る。

アンの場に《森》が4枚ある。アンの場に《鷲》が裏向きである。アンの場に《像》がある。
アンの手札に《甲虫》と《輪》がある。アンの墓地に《火》がある。
"""


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("アンはキッカー・コスト{2}を支払って《甲虫》を唱える。", "キッカーコスト of 《甲虫》 is {3}, and {2}"),
        ("アンはキッカーコストの{2}を支払って《甲虫》をプレイする。", "キッカーコスト of 《甲虫》 is {3}, and {2}"),
        ("アンは変異コストの{1}{G}を支払って《鷲》を表向きにする。", "変異コスト of 《鷲》 is {2}{G}, and {1}{G}"),
        ("アンはサイクリング・コスト{1}を支払って《輪》をサイクリングする。", "サイクリングコスト of 《輪》 is {2}"),
        ("アンはフラッシュバック・コスト{R}を支払って、墓地の《火》を唱える。対象: ベン。", "is {1}{R}, and {R}"),
        ("アンはバイバック・コスト{3}を支払って《甲虫》を唱える。", "《甲虫》 has no バイバックコスト"),
        ("アンは{1}を支払って《像》の能力を起動する。", "what is paid here is 緑マナ2点, and not {1}"),
        ("アンは《森》2枚から{3}を支払って《像》の能力を起動する。", "what is paid here is 緑マナ2点, and not {3}"),
        ("アンは{R}{R}を支払って《像》の能力を起動する。", "what is paid here is 緑マナ2点, and not {R}{R}"),
    ],
)
def test_another_cost_than_that_of_the_card_is_contradicted(sentence: str, message: str) -> None:
    """The message has the cost of the card and the one that is told."""
    assert message in problem(f"{CARDS}{sentence}")


def test_the_cost_of_the_card_is_paid() -> None:
    """The kicker cost is paid in addition, the creature is turned face up, and the card is cycled."""
    kicked = "アンはキッカー・コスト{3}を支払って《甲虫》を唱える。全員がパスする。《甲虫》はどこにある？"
    assert answers(f"{CARDS}{kicked}1枚目の《森》はタップ状態である？") == ["場", "はい"]
    turned = "アンは変異コスト{2}{G}を支払って《鷲》を表向きにする。《鷲》のパワーは？"
    assert answers(f"{CARDS}{turned}") == ["5"]
    cycled = "アンはサイクリング・コスト{2}を支払って《輪》をサイクリングする。《輪》はどこにある？"
    assert answers(f"{CARDS}{cycled}") == ["アンの墓地"]


def test_what_gives_the_mana_is_asked_before_the_payment_is_verified() -> None:
    """Where lands differ, the question is open; once it is answered, another amount is contradicted."""
    told = f"{CARDS}アンの場に《山》がある。アンは{{2}}を支払って《像》の能力を起動する。"
    left = played(f"{told}アンのライフは？").open
    assert left is not None
    assert left.topic == "マナを出すもの"
    assert answers(f"{told}マナを出すもの: 《森》2枚。全員がパスする。アンのライフは？") == ["21"]
    other = told.replace("{2}を支払って", "{3}を支払って")
    assert "緑マナ2点, and not {3}" in problem(f"{other}マナを出すもの: 《森》2枚。")


@pytest.mark.parametrize(
    "sentence",
    [
        "アンは追加コスト{2}を支払って《甲虫》を唱える。",
        "アンはキッカー{2}を支払い、《甲虫》を唱える。",
    ],
)
def test_an_amount_is_never_left_out(sentence: str) -> None:
    """A sentence with an amount that nothing verifies is not understood."""
    assert part_of(f"{CARDS}{sentence}アンのライフは？").unread != ()
