"""Turns that begin and end, and the first turn of the game, as players tell of them."""

import pytest
from support.situations.told import answers, problem

_CARDS = """
《石》 リソース ピッチ3

《大振り》 アクション ― 攻撃 コスト2 パワー6

アンの手札に《石》と《大振り》がある。ベンの手札は2枚である。
"""
_PITCHED = f"{_CARDS}アンは《石》をピッチして《大振り》でベンを攻撃した。ベンは防御しない。アンのターンが終わった。\n"


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("アンのターンが始まった。アンのアクションポイントはいくつ？", "1"),
        ("ベンのターンが始まる。今は誰のターン？", "ベン"),
        ("アンはターンを終える。格納庫に置くカード: なし。ベンのターンが始まる。今は誰のターン？", "ベン"),
        ("アンはターンを終える。格納庫に置くカード: なし。ベンのターンになる。今は誰のターン？", "ベン"),
        ("アンはターンエンド。格納庫に置くカード: なし。次のターンになる。今は誰のターン？", "ベン"),
        ("アンのターンが終わる。アンは《石》を格納庫に置ける？", "はい"),
        ("ゲームの最初のターンである。アンのターンが終わる。格納庫に置くカード: なし。ベンの手札は何枚？", "4"),
        ("これは2ターン目である。アンのターンが終わる。格納庫に置くカード: なし。ベンの手札は何枚？", "2"),
        ("今はゲームの最初のターンです。アンはターンを終える。格納庫に置くカード: なし。アンは何枚引いた？", "2"),
    ],
)
def test_a_turn_begins_or_ends(told: str, answer: str) -> None:
    """A turn that has just begun is not waited for again, and all players draw in the first one (4.4.3f)."""
    assert answers(f"{_CARDS}{told}") == [answer]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("《石》はアンのデッキの一番下にある？", "はい"),
        ("《石》はデッキの底に行く？", "はい"),
        ("《石》はデッキの一番上にある？", "いいえ"),
        ("《石》はベンのデッキの一番下にある？", "いいえ"),
        ("《大振り》はデッキの一番下にある？", "いいえ"),
    ],
)
def test_a_pitched_card_is_at_the_bottom_then(asked: str, answer: str) -> None:
    """It is asked of a deck, or of that of a player (4.4.3c)."""
    assert answers(f"{_PITCHED}{asked}") == [answer]


def test_only_the_turn_player_ends_the_turn() -> None:
    """Nobody passes through another turn for it."""
    assert problem(f"{_CARDS}ベンのターンが終わる。") == "it is not the turn of ベン"


@pytest.mark.parametrize("said", ["アンのデッキの一番下に《石》がある", "《石》はアンのデッキの一番下にある"])
def test_a_card_is_at_the_bottom_at_first(said: str) -> None:
    """Nothing is said of the others, which are above it."""
    asked = "アンのデッキの一番下には何がある？《石》はデッキの一番下にある？《石》はデッキの一番上にある？"
    assert answers(f"《石》 リソース ピッチ3\n\n{said}。{asked}") == ["《石》", "はい", "いいえ"]
