"""Clauses of Magic about face-down creatures, abilities of permanents, and triggers that are told by what they do."""

import pytest
from support.situations import told

CARDS = """ゲーム: mtg

《影翼》 {4}{W} クリーチャー ― 天使 4/4
飛行
変異{2}{W}

《霜笏》 {3} アーティファクト
{1}, {T}: 対象のクリーチャーをタップする。

《霜撃》 {U} インスタント
対象のクリーチャーをタップする。

《泥小鬼》 {2}{B} クリーチャー ― ゴブリン 1/1
発掘2

《打消し蛇》 {1}{U} クリーチャー ― 蛇 1/1
これが場に出たとき、対象の呪文を打ち消す。

《牙獣》 {2}{G} クリーチャー ― ビースト 3/3

アンの場に裏向きの《影翼》と《霜笏》と《島》がある。アンの手札に《霜撃》と《打消し蛇》がある。
ベンの場に《牙獣》がある。ベンの墓地に《泥小鬼》がある。
"""
SAID = 4
"""The number of sentences behind the cards."""


def read(sentences: str) -> list[object]:
    """Return what sentences stand for."""
    return [one.clause for one in told.situation(f"{CARDS}{sentences}").sentences[SAID:]]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("アンは裏向きの《影翼》で攻撃した。", "アンは《影翼》で攻撃する。"),
        ("この裏向きのクリーチャーのタフネスは？", "《影翼》のタフネスは？"),
        ("アンは2マナ払って《影翼》を表向きにした。", "アンは《影翼》を表向きにする。アンは「{2}」を支払う。"),
        (
            "ブロックされた後、アンは《影翼》を表向きにした。",
            "ブロック・クリーチャー指定ステップまで全員がパスを続ける。アンは《影翼》を表向きにする。",
        ),
        ("アンは《霜笏》で《牙獣》を寝かせた。", "アンは《霜笏》の能力を起動する。対象: 《牙獣》。"),
        ("アンは《霜撃》で《牙獣》をタップした。", "アンは《霜撃》をプレイする。対象: 《牙獣》。"),
        (
            "アンは《島》からマナを出して《霜撃》を《牙獣》に撃った。",
            "アンは《霜撃》をプレイする。対象: 《牙獣》。マナを出すもの: 《島》。",
        ),
        ("アンは《島》からマナを出せる？", "アンは《島》の能力を起動できる？"),
        (
            "その能力がスタックにある間に、アンは《霜撃》を《牙獣》に撃った。",
            "アンは対応する。アンは《霜撃》をプレイする。対象: 《牙獣》。",
        ),
        (
            "アンは場に出たときの能力で《霜撃》を打ち消した。",
            "場に出たときの能力で。対象: 《霜撃》。《霜撃》が打ち消される。",
        ),
        (
            "アンは《打消し蛇》をプレイする。場に出たときの能力は《霜撃》が対象。",
            "アンは《打消し蛇》をプレイする。アンは《霜撃》を対象とする。",
        ),
        ("アンは《霜笏》の能力を《牙獣》に使った。", "アンは《霜笏》の能力を起動する。対象: 《牙獣》。"),
        ("アンは《霜笏》の能力を使える？", "アンは《霜笏》の能力を起動できる？"),
        ("《影翼》は《牙獣》のコピーになった。", "選ぶもの: 《牙獣》。"),
        ("アンは《牙獣》のコピーを選んだ。", "選ぶもの: 《牙獣》。"),
        ("《影翼》は《牙獣》のコピーとして場に出た。", "選ぶもの: 《牙獣》。"),
        ("ベンはドロー・ステップにカードを引こうとした。", "ドロー・ステップまで全員がパスを続ける。"),
        ("ベンはカードを引く代わりに《泥小鬼》を発掘した。", "ベンは《泥小鬼》を使う。"),
        ("ベンのライブラリーは残り何枚？", "ベンのライブラリーは何枚？"),
        ("先制攻撃のダメージが入った。", "先制攻撃の戦闘ダメージが解決される。"),
        ("通常の戦闘ダメージも入った。", "戦闘終了ステップまで全員がパスを続ける。"),
        ("アンのターンのドロー・ステップが終わった。", "アンのメイン・フェイズまで全員がパスを続ける。"),
        ("続くドロー・ステップに入った。", "ドロー・ステップまで全員がパスを続ける。"),
        ("《牙獣》が受けたダメージは何点？", "《牙獣》は何点のダメージを受ける？"),
    ],
)
def test_what_is_said_of_permanents(written: str, plain: str) -> None:
    """What a permanent does, or has been, is told by the verb of what comes of it."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (
            "アンの場には先のターンに裏向きで出した《影翼》と、《島》が2枚ある。",
            "アンは裏向きの《影翼》1枚と《島》2枚をコントロールしている。",
        ),
        ("ベンの場は空っぽ。", "ベンは何もコントロールしていない。"),
        ("ベンの手札は0枚。", "ベンの手札にカードはない。"),
        ("ベンのライブラリーには《島》が1枚しかない。", "ベンのライブラリーに《島》が1枚ある。"),
        (
            "ベンのライブラリーは、一番上が《島》、その下が《牙獣》である。",
            "ベンのライブラリーの上から順に《島》と《牙獣》がある。",
        ),
    ],
)
def test_what_there_is_at_first(written: str, plain: str) -> None:
    """Nothing, no more than so many, one below the other, and what has been put into play face down."""
    assert read(written) == read(plain)


def test_face_down_stays_said_where_it_is_stated() -> None:
    """A second face-down card of a name is no reference to the first."""
    assert read("アンは裏向きの《影翼》1枚をコントロールしている。") != read(
        "アンは《影翼》1枚をコントロールしている。"
    )


@pytest.mark.parametrize("answer", ["墓地に置かれる", "ベンの墓地に置かれている", "墓地"])
def test_a_place_may_be_expected_with_the_verb_of_going_there(answer: str) -> None:
    """墓地に置かれる is the graveyard."""
    found = told.played(f"{CARDS}《泥小鬼》はどうなる？ → {answer}\n")
    assert [one.is_as_expected for one in found.answered] == [True]
