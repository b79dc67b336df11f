"""Several objects of one name: which of them a sentence means, and that it is asked back where the answer differs."""

import pytest
from support.situations.told import played

from rulesdb.situations.session import Outcome

_FISTS = """
《拳》 アクション ― 攻撃 コスト0 パワー3
続行

《足》 アクション ― 攻撃 コスト0 パワー2

アンの手札に《拳》が2枚ある。アンの手札に《足》がある。
アンは《拳》で攻撃する。
解決ステップまで全員がパスを続ける。
"""
_BEARS = """
ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 熊 2/2

"""


def _last(text: str) -> Outcome:
    """Return the answer to the last question of a situation that is played to its end."""
    found = played(text)
    assert (found.open, found.problem) == (None, None)
    return found.answered[-1].outcome


def _problem(text: str) -> str:
    """Return why a situation cannot be played to its end."""
    found = played(text).problem
    assert found is not None
    return found.message


@pytest.mark.parametrize(
    ("text", "answer", "about"),
    [
        pytest.param(f"{_FISTS}アンは《拳》をプレイできる？", "はい", "2枚目の《拳》(アンの手札)", id="play"),
        pytest.param(f"{_FISTS}アンは《拳》で攻撃できる？", "はい", "2枚目の《拳》(アンの手札)", id="attack"),
        pytest.param(f"{_FISTS}《拳》のパワーは？", "3", "1枚目の《拳》(戦闘チェイン)", id="in play"),
        pytest.param(f"{_FISTS}《足》のパワーは？", "2", "", id="a name of one"),
        pytest.param(f"{_FISTS}2枚目の《拳》はどこにある？", "アンの手札", "", id="told apart"),
        pytest.param(f"{_FISTS}1枚目の《拳》はどこにある？", "戦闘チェイン", "", id="the first"),
        pytest.param(
            f"{_BEARS}アンの場と手札に《熊》がある。\n《熊》は攻撃できる？".replace(
                "場と手札に《熊》がある", "場に《熊》がある。アンの手札に《熊》がある"
            ),
            "はい",
            "1枚目の《熊》(アンの場)",
            id="creature in play",
        ),
        pytest.param(f"{_BEARS}アンの場に《熊》が5枚ある。\n《熊》は攻撃できる？", "はい", "どの《熊》も", id="many"),
    ],
)
def test_the_copy_for_which_the_question_makes_sense_is_meant(text: str, answer: str, about: str) -> None:
    """The answer says which one that is, where there are several."""
    outcome = _last(text)
    assert (outcome.answer, outcome.about) == (answer, about)


def test_a_refusal_is_about_the_copy_in_the_hand() -> None:
    """Without go again there is no action point; that the other copy is on the chain is not the reason."""
    outcome = _last(f"{_FISTS.replace('続行', '')}アンは《拳》をプレイできる？")
    assert (outcome.answer, outcome.about) == ("いいえ(1.14.2b、8.1.1c)", "2枚目の《拳》(アンの手札)")


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        pytest.param(
            f"{_FISTS}《拳》はどこにある？", "1枚目の《拳》(戦闘チェイン) / 2枚目の《拳》(アンの手札)", id="zone"
        ),
        pytest.param(
            f"{_BEARS}アンの場に《熊》がある。アンの場に《熊》が出たばかりである。\n《熊》は攻撃できる？",
            "1枚目の《熊》(アンの場) / 2枚目の《熊》(アンの場)",
            id="attack",
        ),
        pytest.param(
            f"{_BEARS}アンの場に《熊》がある。アンの場に《熊》がタップ状態である。\n《熊》はタップ状態である？",
            "1枚目の《熊》(アンの場) / 2枚目の《熊》(アンの場)",
            id="tapped",
        ),
        pytest.param(
            "《拳》 アクション ― 攻撃 コスト0 パワー3\n\nアンの手札に《拳》がある。アンの格納庫に《拳》がある。\n"
            "アンは《拳》をプレイする。",
            "1枚目の《拳》(アンの手札) / 2枚目の《拳》(アンの格納庫)",
            id="action",
        ),
    ],
)
def test_copies_of_which_the_answer_differs_are_asked_back(text: str, ways: str) -> None:
    """With the words that tell them apart, and where each is."""
    assert _problem(text).endswith(f"write one of: {ways}")


_SWORD = """
《剣》 武器 ― 剣・片手 パワー3
1ターンに1回、アクション ― コストなし: 『攻撃』

《研ぎ》 攻撃リアクション コスト0
対象の攻撃は、パワーに2の修整を得る。

アンの武器ゾーンに《剣》がある。アンの手札に《研ぎ》がある。
アンは《剣》でベンを攻撃する。
"""


def test_the_power_of_a_weapon_that_attacks_is_that_of_its_attack() -> None:
    """The answer says so, with the power of the weapon itself; without an attack it is that of the weapon."""
    sharpened = f"{_SWORD}リアクションステップに進む。アンは《研ぎ》をプレイする。全員がパスする。《剣》のパワーは？"
    found = _last(sharpened)
    assert (found.answer, found.about) == ("5", "《剣》の攻撃の値、《剣》自体は3")
    closed = _last(f"{_SWORD}戦闘チェインが閉じる。《剣》のパワーは？")
    assert (closed.answer, closed.about) == ("3", "")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_card_that_is_enchanted_first_is_the_one_that_is_put_there_next(order: tuple[int, int]) -> None:
    """Whichever of the sentences comes first, there is one of it."""
    sentences = ("アンの場に《枷》がある。《枷》はベンの《大熊》についている。", "ベンの場に《大熊》がいる。")
    cards = "ゲーム: mtg\n\n《大熊》 {1}{G} クリーチャー ― 熊 2/2\n\n"
    cards += "《枷》 {W} エンチャント ― オーラ\nエンチャント(クリーチャー)\n\n"
    found = played(f"{cards}{''.join(sentences[at] for at in order)}ベンの場には何がある？")
    assert [one.outcome.answer for one in found.answered] == ["《大熊》"]
