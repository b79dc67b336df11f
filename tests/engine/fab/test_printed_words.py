"""Abilities in the words of printed Japanese cards, read by rows beside those of the card language."""

import pytest

from rulesdb.engine.fab.language.card_sheets import candidates_for, read_sheets, sheets_in_part
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.source.text import SourceText

_FIRST = "《試しの札》 アクション ― 攻撃 コスト1 パワー3"
READ = {
    "対象の短剣の攻撃は+1{p}を得る。": (
        "今から、対象の(サブタイプが短剣の、かつ攻撃である)ものは、パワーに1の修整を得る。"
    ),
    "このターン、あなたの次の武器による攻撃は+2{p}と続行を得る。": (
        "このターンの終わりまで、あなたの次のタイプが武器の攻撃は、(パワーに2の修整を得る、さらに『続行』を得る)。"
    ),
    "あなたのターンの開始時、これを破壊し、カードを1枚引く。": (
        "あなたのターンの開始時になったとき、(これを破壊する、その後カードを1枚引く)。"
    ),
    "このターン、あなたが青のカードをプレイしていたなら、これは圧倒を得る。": (
        "このターンに、あなたによって、カラーバーが青のものがプレイされたなら、これは、『圧倒』を得る。"
    ),
    "あなたの墓地のコスト1以下の攻撃アクションカード1枚を対象とし、それを手札に加える。": (
        "対象のあなたの墓地のカードのうち(コスト1以下の、かつ攻撃アクションカードである)ものを手札に置く。"
    ),
    "あなたがコントロールするアイテム1つを破壊する。そうしたなら、カードを1枚引く。": (
        "((あなたがコントロールする、かつサブタイプがアイテムの)パーマネントのうち1枚を破壊する)。できた場合、(カードを1枚引く)。"
    ),
}
"""Lines of cards, and how they are printed."""
NOT_READ = (
    "対象の短剣の攻撃は+1{p}を得る。それは次のターンに破壊される。",
    "あなたの次の緑の攻撃は+2{p}を得る。",
    "カードを1枚引き、そして1枚戻す。",
)
"""Lines with a word or clause that no row has."""


@pytest.mark.parametrize("line", READ)
def test_a_line_of_a_printed_card_is_read_as_what_it_says(line: str) -> None:
    """It is printed in the words of the card language, in which it reads back as the same ability."""
    (ability,) = _abilities(line)
    assert printer().say(ability) == READ[line]
    assert _abilities(READ[line]) == (ability,)


@pytest.mark.parametrize("line", NOT_READ)
def test_a_line_of_which_anything_is_not_known_is_refused(line: str) -> None:
    """No clause is dropped, and no word is guessed."""
    sheets, problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert (sheets, len(problems)) == ((), 1)


def _abilities(line: str) -> tuple[object, ...]:
    (sheet,), problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert problems == ()
    return sheet.card.abilities


MEANT = {
    "これがヒットしたとき、相手は手札からカードを2枚、捨てなければならない": (
        "これがヒットしたとき、対戦相手は、手札を2枚捨てる。"
    ),
    "デッキからカードを1枚ドローできる": "カードを1枚引いてもよい。",
}
"""What players say loosely, and the sentence that they are asked for first."""


@pytest.mark.parametrize("line", MEANT)
def test_what_is_said_loosely_is_asked_back_and_not_read(line: str) -> None:
    """It may mean something else."""
    (part,) = sheets_in_part(SourceText("card", f"{_FIRST}\n{line}"))
    (unread,) = part.unread
    assert candidates_for(unread)[0].text == MEANT[line]
