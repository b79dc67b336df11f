"""Lines in the words of printed cards that rows beside those of the card language read, by a chart of all ways."""

import pytest

from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.source.text import SourceText

_FIRST = "《試しの装具》 {2} アーティファクト ― 装備品\n装備{1}"
READ = {
    "装備しているクリーチャーは速攻を持つとともに、呪文や能力の対象にならない。": (
        "これを装備しているものは、(『速攻』を得る、さらに『被覆』を得る)。"
    ),
    "{2}：あなたがコントロールするクリーチャー1体を対象とし、試しの装具をそれにつける。": (
        "「{2}」: これを対象のあなたがコントロールするクリーチャーにつける。"
    ),
    "{1},試しの装具を生け贄に捧げる：あなたがコントロールする各クリーチャーを再生する。": (
        "「{1}」、(これを生け贄に捧げる): すべてのあなたがコントロールするクリーチャーを再生する。"
    ),
    "試しの装具は、あなたの墓地にある土地カード1枚につき霊気カウンターが1個置かれた状態で場に出る。": (
        "これは「霊気」カウンターがすべての(あなたの墓地にある、かつ土地である)カードの数個置かれた状態で場に出る。"
    ),
    "クリーチャー1体かプレイヤー1人を対象とする。試しの装具はそれに4点のダメージを与え、あなたに2点のダメージを与える。": (  # noqa: E501
        "(対象のクリーチャーかプレイヤーに4点のダメージを与える、その後あなた自身に2点のダメージを与える)。"
    ),
    "あなたの次のアップキープの開始時に、{4}を支払う。そうしない場合、あなたはゲームに敗北する。": (
        "あなたの次のアップキープ・ステップが始まったとき、「{4}」を支払ってもよい。そうしなかった場合、ゲームに敗北する。"
    ),
    "各対戦相手は、自分がソーサリーをプレイできるときにのみ呪文をプレイできる。": (
        "対戦相手は、ソーサリーをプレイできるときにだけ呪文をプレイできる。"
    ),
    "装備しているクリーチャーの起動型能力は、それがマナ能力でないかぎりプレイできない。": (
        "これを装備しているもののマナ能力でない起動型能力はプレイできない。"
    ),
    "呪文1つかパーマネント1つを対象とし、それをオーナーの手札に戻す。": (
        "対象の(呪文か、パーマネント)をオーナーの手札に戻す。"
    ),
    "刻カウンターが置かれていない、土地でない各パーマネントを破壊する。": (
        "すべての(上に「刻」カウンターがあるもの以外の、かつ土地であるもの以外の)パーマネントを破壊する。"
    ),
    "試しの装具は青である。": "これは青である。",
    "各対戦相手は2点のライフを失う。あなたは、これにより失われたライフの点数に等しい点数のライフを得る。": (
        "対戦相手はライフを2点失い、あなたは失われた点数のライフを得る。"
    ),
    "試しの装具がアンタップ状態であるかぎり、プレイするためのマナ・コストが合計2点より少ない各呪文は、プレイするためのコストが2点になる。": (  # noqa: E501
        "これがアンタップ状態のものであるなら、あらゆるものをプレイするコストは、少なくとも2点になる。"
    ),
    "忍術{1}{U}": "忍術「{1}{U}」",
    "親和（アーティファクト）": "親和(アーティファクトであるもの)",
    "接合2": "接合2",
    "消失3": "消失3",
    "狂喜1": "狂喜1",
    "発掘4": "発掘4",
    "変成{1}{U}{U}": "変成「{1}{U}{U}」",
    "沼サイクリング{2}": "「沼」サイクリング「{2}」",
}
"""Lines of cards, and how they are printed."""
NOT_READ = (
    "装備しているクリーチャーは速攻を持つとともに、そわそわする。",
    "クリーチャー1体を対象とする。試しの装具はそれに4点のダメージを与え、それを笑わせる。",
    "発掘",
    "各対戦相手は2点のライフを失う。あなたは、これにより失われた呪文の点数に等しい点数のライフを得る。",
    "試しの装具がアンタップ状態であるかぎり、プレイするためのマナ・コストが合計2点より少ない各呪文は、プレイするためのコストが3点になる。",
    "親和（笑い）の",
)
"""Lines with a word or clause that no row has."""


@pytest.mark.parametrize("line", READ)
def test_a_line_in_printed_words_is_read_as_what_it_says(line: str) -> None:
    """It is printed in the words of the card language, in which it reads back as the same ability."""
    (ability,) = _abilities(line)
    assert printer().say(ability) == READ[line]
    assert _abilities(READ[line]) == (ability,)


@pytest.mark.parametrize("line", NOT_READ)
def test_a_line_with_a_word_that_is_not_known_is_refused(line: str) -> None:
    """No clause is dropped, and no word is guessed."""
    sheets, problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert (sheets, len(problems)) == ((), 1)


def _abilities(line: str) -> tuple[object, ...]:
    (sheet,), problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert problems == ()
    return sheet.card.abilities[1:]
