"""The lines of cards that are not understood: which of them a game depends on, and why it does not on the others."""

import pytest
from support.situations.told import part_of

from rulesdb.situations.playing import play
from rulesdb.situations.reservations import Reservations

_CARDS = """《霊薬》 インスタント コスト0
ライフを2点得る。

《突き》 アクション ― 攻撃 コスト0 パワー3 防御3

《強打》 アクション ― 攻撃 コスト1 パワー3

《処分》 アクション コスト0
手札を1枚捨てる。

《謎》 {kind}
{line}

"""
_ATTACK = (
    "アンの手札に《突き》がある。アンは《突き》で攻撃する。\n"
    "ダメージステップまで全員がパスを続ける。防御するカード: なし。"
)
_PITCHED = "アンの手札に《強打》と《謎》がある。アンは《謎》をピッチして《強打》で攻撃する。"
_DISCARDED = "アンの手札に《処分》と《謎》がある。アンは《処分》をプレイする。全員がパスする。"
_MOVED = "the card is only moved, between these: 手札、ピッチゾーン"
_PITCH = "アクション コスト0 ピッチ値1 防御3"
_CHESTPIECE, _ACTION = "装備品 ― 胴 防御1", "アクション コスト0 防御3"


def why(line: str, sentences: str, kind: str = _CHESTPIECE) -> str:
    """Return why a game does not depend on a line of a card, "" if it may."""
    situation = part_of(f"{_CARDS.format(line=line, kind=kind)}{sentences}\nアンのライフは？\n")
    (part,) = situation.unread
    session = play(situation).session
    assert session is not None
    return Reservations(situation).why_untouched(part, session)


@pytest.mark.parametrize(
    ("line", "sentences", "kind", "expected"),
    [
        ("踊る。", _ATTACK, _CHESTPIECE, "nothing else names the card"),
        ("踊る。", f"ベンは《謎》を装備している。{_ATTACK}", _CHESTPIECE, ""),
        ("踊る。", f"ベンの手札に《謎》がある。{_ATTACK}", _ACTION, "nobody uses the card, which stays here: 手札"),
        ("踊り", f"ベンの手札に《謎》がある。{_ATTACK}", _ACTION, "nobody uses the card, which stays here: 手札"),
        ("踊り", f"ベンの墓地に《謎》がある。{_ATTACK}", _ACTION, ""),
        ("これが手札にある間、踊る。", f"ベンの手札に《謎》がある。{_ATTACK}", _ACTION, ""),
        ("踊る。", f"ベンの手札に《謎》がある。{_ATTACK}\nベンは《謎》をプレイできる？", _ACTION, ""),
        ("踊る。", f"ベンの手札に《謎》がある。{_ATTACK}\n何を選べる？", _ACTION, ""),
        ("踊る。", "アンの手札に《謎》がある。アンは《謎》をプレイする。", _ACTION, ""),
        ("踊る。", _PITCHED, _PITCH, _MOVED),
        ("Dance!.", _PITCHED, "Generic Action, cost 0, pitch 1", _MOVED),
        ("これをピッチしたとき、踊る。", _PITCHED, _PITCH, ""),
        ("When you pitch this, dance.", _PITCHED, "Generic Action, cost 0, pitch 1", ""),
        ("これがピッチゾーンにある間、踊る。", _PITCHED, _PITCH, ""),
        ("踊り", _PITCHED, _PITCH, ""),
        ("踊る。", f"{_PITCHED}ベンは《謎》をプレイできる？", _PITCH, ""),
        ("踊る。", f"{_PITCHED}何を選べる？", _PITCH, ""),
        ("踊る。", _DISCARDED, _ACTION, "the card is only moved, between these: 手札、墓地"),
        ("捨てられたとき、踊る。", _DISCARDED, _ACTION, ""),
        ("これが置かれる代わりに、踊る。", _DISCARDED, _ACTION, ""),
        ("これが墓地にあるなら、踊る。", _DISCARDED, _ACTION, ""),
    ],
)
def test_a_card_that_does_nothing_is_set_aside(line: str, sentences: str, kind: str, expected: str) -> None:
    """One that stays where it is, where the line says nothing of it, and about which nothing is asked."""
    assert why(line, sentences, kind) == expected


@pytest.mark.parametrize(
    ("line", "sentences", "expected"),
    [
        ("カードが引かれたとき、踊る。", _ATTACK, "this never happens: カードが引かれたとき"),
        ("カードが引かれたとき、代わりに踊る。", _ATTACK, ""),
        ("カードが引かれたとき、踊る。ライフは増えない。", _ATTACK, ""),
        ("インスタント ― {r}: 踊る。", _ATTACK, "nobody activates this: インスタント ― {r}"),
        ("インスタント ― {r}: 踊る。", f"{_ATTACK}\nベンは《謎》の能力を起動する。", ""),
        ("インスタント ― {r}: 踊る。", f"{_ATTACK}\nベンは《謎》の能力を起動できる？", ""),
        ("攻撃がヒットしたとき、踊る。", _ATTACK, ""),
        ("攻撃が舞ったとき、踊る。", _ATTACK, ""),
    ],
)
def test_a_condition_that_is_never_met_is_set_aside(line: str, sentences: str, expected: str) -> None:
    """Where the beginning of a line is understood, and all of the rest belongs to it."""
    assert why(line, f"ベンは《謎》を装備している。{sentences}") == expected


@pytest.mark.parametrize(
    ("line", "sentences", "kind", "expected"),
    [
        ("これをプレイするための追加コストとして、踊る。", "", _CHESTPIECE, "nobody plays the card"),
        (
            "As an additional cost to play this, dance.",
            "",
            "Generic Equipment - Chest, defense 1",
            "nobody plays the card",
        ),
        (
            "謎 costs {r} less to play if you dance.",
            "",
            "Generic Equipment - Chest, defense 1",
            "nobody plays the card",
        ),
        ("これをプレイするための追加コストとして、踊る。カードを1枚引く。", "", _CHESTPIECE, ""),
        ("As an additional cost to play an item, dance.", "", "Generic Equipment - Chest, defense 1", ""),
        ("これをプレイするための追加コストとして、踊る。", "何を選べる？", _CHESTPIECE, ""),
    ],
)
def test_what_it_costs_to_play_a_card_that_nobody_plays_is_set_aside(
    line: str, sentences: str, kind: str, expected: str
) -> None:
    """Where the line says nothing else, and nothing is asked about playing."""
    assert why(line, f"ベンは《謎》を装備している。{_ATTACK}\n{sentences}", kind) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("これがあなたの墓地にある間、踊る。", "the card is never there: 墓地"),
        ("これがあなたの墓地にある間、踊ってもよい。そうした場合、歌う。", "the card is never there: 墓地"),
        ("これが追放ゾーンにあるかぎり、踊る。", "the card is never there: 追放ゾーン"),
        ("While this is in your graveyard, dance.", "the card is never there: graveyard"),
        ("これが手札にある間、踊る。", ""),
        ("これがあなたの墓地にある間、踊る。これは歌う。", ""),
        ("ほかの《謎》があなたの墓地にある間、踊る。", ""),
        ("While this is in your hand, dance.", ""),
        ("While this is in your wardrobe, dance.", ""),
    ],
)
def test_a_line_that_functions_where_the_card_never_is_is_set_aside(line: str, expected: str) -> None:
    """Also where something is asked about the card."""
    kind = "Generic Action, cost 0" if line.startswith("While") else _ACTION
    assert why(line, "アンの手札に《謎》がある。アンは《謎》をプレイできる？", kind) == expected


def test_a_game_that_does_not_begin_leaves_every_line_open() -> None:
    """A sentence names a card without a sheet, so that no game is played that could tell."""
    assert why("踊る。", "ベンの手札に《誰も知らない》がある。ベンは《謎》を装備している。") == ""
