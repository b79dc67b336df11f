"""Cards without a name, of which a situation tells the color or a number: they pay, defend and are counted."""

import pytest
from support.situations import told

from rulesdb.situations.ruling import judge

CARDS = """《拳》 アクション ― 攻撃 コスト2 ピッチ1 パワー6

《剣》 武器 ― 剣（片手） パワー2
1ターンに1回のアクション ― {r}：攻撃。

"""
ATTACK = "アンは青のカード1枚をピッチして《拳》をプレイし、ベンを攻撃した。"


def _answers(text: str) -> list[str]:
    judged = judge(told.situation(f"{CARDS}{text}"))
    assert judged.played.problem is None
    return [one.answered.outcome.answer for one in judged.rulings]


@pytest.mark.parametrize(
    ("defense", "life"),
    [
        ("ベンは手札の防御3のカード1枚で防御した。リアクションはお互いなし。", "17"),
        ("ベン、防御2のアクション1枚で防御。お互いにリアクションはありません。", "16"),
        ("ベン防御なし。リアクションもうなし。", "14"),
    ],
)
def test_described_cards_pay_and_defend(defense: str, life: str) -> None:
    """What is played and what pays were in the hand, as nobody says otherwise; the attack is played once."""
    assert _answers(f"アンのターン。{ATTACK}{defense}戦闘が終わった。ベンのライフは？") == [life]


def test_a_described_card_is_among_the_cards_of_a_hand() -> None:
    """The number of a hand counts the cards that are pitched from it, and what is played."""
    assert _answers(f"アンのターン。アンの手札は4枚である。{ATTACK}アンの手札は何枚？") == ["2"]


def test_a_described_card_stays_what_it_is() -> None:
    """Each use is of another card; those that a sentence has put somewhere are no further ones."""
    text = f"アンのターン。アンの手札は《拳》と青のカード2枚である。{ATTACK}アンの手札には何がある？"
    assert _answers(text) == ["《青のカード》"]


@pytest.mark.parametrize(
    "sentence",
    [
        "ベンは防御3以上のカードで防御した。",
        "ベンはコスト1以下の赤のカードで防御した。",
        "ベンは青のカード以外で防御した。",
        "ベンは青くないカードで防御した。",
        "アンは緑のカードをピッチした。",
    ],
)
def test_what_is_no_description_of_one_card_is_not_read(sentence: str) -> None:
    """A bound, an exception, a negation, and no color of the game."""
    assert told.problems(f"{CARDS}アンの手札に《拳》がある。{sentence}")


def test_a_color_may_mean_a_card_that_the_player_has() -> None:
    """Then no further card is put into the hand: which one is meant, the situation says."""
    text = f"{CARDS}アンの手札に《拳》がある。アンは赤のカードをピッチして《剣》でベンを攻撃した。ベンのライフは？"
    assert judge(told.situation(text)).played.problem is not None


def test_a_question_about_both_players_is_two() -> None:
    """Each has an answer."""
    assert _answers("アンのライフ15、ベン20。アンのターン。アンとベンのライフは？") == ["15", "20"]


@pytest.mark.parametrize("sentence", ["アンは《拳》。", "アンの手札は《剣》。ベンは《拳》。", "アンは《拳》なし。"])
def test_a_card_without_a_verb_is_no_attack(sentence: str) -> None:
    """It may be what a player has."""
    assert told.problems(f"{CARDS}{sentence}")
