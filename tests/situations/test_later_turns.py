"""Moments of later turns: no whole turn passes that the sentence does not name."""

import pytest
from support.situations.told import answers, problem

MAGIC = """ゲーム: mtg

アンのターンの戦闘後メイン・フェイズである。
アンのライブラリーに《森》が3枚ある。ベンのライブラリーに《森》が3枚ある。
"""
FLESH = """ゲーム: fab

《石》 リソース ピッチ3

アンのデッキに《石》が5枚ある。ベンのデッキに《石》が5枚ある。
"""


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("アンのアップキープになる。", "アンの次のアップキープ・ステップまで進む"),
        ("アンのアップキープまで進む。", "アンの次のアップキープ・ステップまで進む"),
        ("アンの戦闘前メイン・フェイズになる。", "アンの次の戦闘前メイン・フェイズまで進む"),
        ("アンのターンになる。", "アンの次のターンになる"),
    ],
)
def test_a_whole_turn_does_not_pass_unsaid_in_magic(sentence: str, meant: str) -> None:
    """The message names the turn that would pass, and the sentence that says which turn is meant."""
    message = problem(f"{MAGIC}{sentence}")
    assert "the whole turn of ベン" in message
    assert message.endswith(meant)
    assert answers(f"{MAGIC}{meant}。今はどのステップ？ベンの手札は何枚？")[1] == "1"


@pytest.mark.parametrize("sentence", ["ベンのアップキープになる。", "アップキープになる。", "次のターンになる。"])
def test_the_next_turn_begins_without_a_further_word(sentence: str) -> None:
    """Only the rest of this turn passes."""
    assert answers(f"{MAGIC}{sentence}今はどのステップ？") == ["ベンのターンのアップキープ・ステップ"]


def test_combat_of_another_turn_is_not_meant() -> None:
    """A step of combat that does not come in this turn is refused."""
    assert "the whole turn of ベン" in problem(f"{MAGIC}戦闘ダメージまで進む。")
    assert "the whole turn of ベン" in problem(f"{FLESH}防御ステップまで全員がパスを続ける。")


def test_the_next_turn_of_a_player_is_that_of_the_player() -> None:
    """In Flesh and Blood it is not the next turn of anybody, which is that of the other player."""
    assert answers(f"{FLESH}アンの次のターンまで全員がパスを続ける。今は誰のターン？") == ["アン"]
    assert answers(f"{FLESH}次のターンまで全員がパスを続ける。今は誰のターン？") == ["ベン"]
    assert "the whole turn of ベン" in problem(f"{FLESH}アンのターンになる。")


def test_a_second_phase_of_the_beginning_contradicts_the_first() -> None:
    """Also where the first one is the usual one."""
    assert "another phase or step" in problem(f"{MAGIC.replace('戦闘後', '戦闘前')}アンのアップキープに。")
