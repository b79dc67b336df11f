"""The sentences nearest to a text that is not understood: they are whole, and say nothing that nobody had."""

import pytest

from rulesdb.engine.fab.language.card_sheets import candidates_for, read_sheets, sheets_in_part
from rulesdb.engine.kernel.language.card_sheets import LEAVING_OUT
from rulesdb.engine.kernel.language.nearest_sentences import LONGEST, MOST_NEAREST
from rulesdb.source.text import SourceText

FIRST = "《甲》 アクション ― 攻撃 コスト0 パワー3 防御3\n"


def candidates(line: str) -> list[str]:
    """Return what may be meant by a whole line of a card, as the card language prints it."""
    (found,) = sheets_in_part(SourceText("card", f"{FIRST}{line}"))
    every = (one for unread in found.unread for one in candidates_for(unread))
    return [one.reads_as for one in every if LEAVING_OUT not in one.text]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("カードを引く。", "カードを1枚引く。"),
        ("ライフが2点増える。", "ライフを2点得る。"),
        ("対象のヒーローに3点ダメージ。", "対象のヒーローに3点の一般ダメージを与える。"),
        ("攻撃した時、2枚引く。", "これが攻撃したとき、カードを2枚引く。"),
    ],
)
def test_what_is_meant_is_among_the_nearest(line: str, meant: str) -> None:
    """Its gaps have the numbers of the text; every sentence is read as it is offered."""
    found = candidates(line)
    assert meant in found
    assert len(found) <= MOST_NEAREST
    for text in found:
        sheets, problems = read_sheets(SourceText("card", f"{FIRST}{text}"))
        assert (len(sheets), problems) == (1, ())


@pytest.mark.parametrize(
    ("line", "never"),
    [
        ("ライフを2点得ない。", "ライフを2点得る。"),
        ("対戦相手は次のターン、リアクションをプレイできない。", "アクション"),
        ("手札が4枚以上あるなら、2枚引く。", "捨てる"),
        ("ほかの各ヒーローはカードを1枚引く。", "カードを1枚引く。"),
        ("カードを1枚引く。もにゃもにゃする。", "カードを1枚引く。"),
        ("盟友がこれを防御したとき、これを破壊する。", "ともに"),
        ("(コスト3以上の)ものがこれを防御したとき、これを破壊する。", "防御が行われた"),
        ("あなたのピッチゾーンにコストが0のものがあるなら、これの攻撃は続行を得る。", "とき、"),
    ],
)
def test_no_part_of_a_text_is_left_out(line: str, never: str) -> None:
    """Neither a negation nor a condition, a number, an action or a word that the language knows."""
    assert [text for text in candidates(line) if never in text and "ほかの" not in text] == []


def test_words_that_nobody_knows_have_no_candidates() -> None:
    """Nothing is near them; a very long line is not looked at."""
    assert candidates("木漏れ日が揺れる。") == []
    assert candidates("カードを引く。" * LONGEST) == []
