"""Selections that no object can ever satisfy: refused where they are read, in both games, with the reason."""

import pytest

from rulesdb.cli.catalogue.sentence_lookup import japanese
from rulesdb.engine.fab.language import card_sheets as fab
from rulesdb.engine.mtg.language import card_sheets as mtg
from rulesdb.source.text import SourceText

OF_MAGIC = [
    ("すべての墓地にあるパーマネントを破壊する。", "墓地", "what is in 墓地 is not in 場"),
    ("墓地にある呪文1つを対象とし、それを打ち消す。", "墓地", "what is in 墓地 is not in スタック"),
    ("手札にある攻撃しているクリーチャー1体を対象とし、それをタップする。", "手札", "what is in 場 is not in 手札"),
    ("手札にある墓地にあるカード1枚を対象とし、それを追放する。", "手札", "what is in 墓地 is not in 手札"),
    ("対象のあなたのスタックにあるカードを追放する。", "あなた", "スタック belongs to no player"),
    (
        "あなたがコントロールするあなたの墓地にあるカード1枚を対象とし、それを追放する。",
        "あなた",
        "a card has a controller in play and",
    ),
    ("対象のインスタントであるパーマネントを破壊する。", "インス", "インスタント is never a permanent"),
    ("土地呪文1つを対象とし、それを打ち消す。", "土地", "土地 is never a spell"),
    ("すべてのクリーチャーでないクリーチャーを破壊する。", "クリー", "nothing both is and is not クリーチャーである"),
    ("すべての黒でない黒のパーマネントを破壊する。", "黒", "nothing both is and is not 黒の"),
    ("対象のパワーが5以上のパワーが3以下のクリーチャーを破壊する。", "パワー", "no number is 5 or more and 3 or less"),
    (
        "(攻撃している、かつブロックしている)ものは、+1/+1の修整を受ける。",
        "(",
        "no creature attacks and blocks at once",
    ),
    (
        "((白の、または黒の)、かつ(白のもの以外の、かつ黒のもの以外の))ものは攻撃できない。",
        "(",
        "nothing both is and is not 白の",
    ),
    ("あなたの墓地にあるクリーチャー・カード1枚を対象とし、それを破壊する。", "あなた", "this is never done to"),
    (
        "クリーチャー1体を対象とし、それを打ち消す。",
        "クリー",
        "this is never done to クリーチャー, but in スタック alone",
    ),
    ("プレイヤー1人を対象とし、それをタップする。", "プレイ", "this is never done to プレイヤー, but in 場 alone"),
    ("インスタントであるものが攻撃したとき、カードを1枚引く。", "インス", "インスタント is never a permanent"),
    ("墓地にあるものが攻撃したとき、カードを1枚引く。", "墓地", "what is in 墓地 is not in 場"),
]
OF_FLESH_AND_BLOOD = [
    ("すべてのあなたの手札にあるパーマネントを破壊する。", "あなた", "what is in 手札 is not in 闘技場"),
    ("すべての(手札にある、かつ攻撃している)ものを破壊する。", "(", "what is in 闘技場 is not in 手札"),
    ("すべての(墓地にある、かつデッキにある)ものを追放する。", "(", "what is in デッキ is not in 墓地"),
    (
        "対象の(手札にある、かつあなたがコントロールする)ものを追放する。",
        "(",
        "a card has a controller in the arena and",
    ),
    ("対象の(パワー5以上の、かつパワーがちょうど3の)ものを破壊する。", "(", "no number is 5 or more and 3 or less"),
    ("すべてのコストが0未満のパーマネントを破壊する。", "コスト", "no number is 0 or more and -1 or less"),
    ("すべての(攻撃である、かつ攻撃以外の)ものを破壊する。", "(", "nothing both is and is not 攻撃である"),
    ("あなたの手札のカードのうち墓地にあるものすべてを追放する。", "あなた", "what is in 墓地 is not in 手札"),
]


@pytest.mark.parametrize(("text", "at", "reason"), OF_MAGIC)
def test_a_selection_of_magic_that_nothing_satisfies_is_refused(text: str, at: str, reason: str) -> None:
    """The caret stands under the selection, and the reason is said in both languages."""
    cards, (problem,) = mtg.read_sheets(SourceText("cards.txt", f"《火花》 {{R}} ソーサリー\n{text}\n"))
    assert (cards, problem.line, problem.column) == ((), 2, text.index(at) + 1)
    assert reason in problem.message
    assert japanese(problem.message)


@pytest.mark.parametrize(("text", "at", "reason"), OF_FLESH_AND_BLOOD)
def test_a_selection_of_flesh_and_blood_that_nothing_satisfies_is_refused(text: str, at: str, reason: str) -> None:
    """As in Magic."""
    cards, (problem,) = fab.read_sheets(SourceText("cards.txt", f"《火花》 アクション コスト0\n{text}\n"))
    assert (cards, problem.line, problem.column) == ((), 2, text.index(at) + 1)
    assert reason in problem.message
    assert japanese(problem.message)


@pytest.mark.parametrize(
    "text",
    [
        "すべての(墓地にある、または手札にある)カードを追放する。",
        "すべての((墓地にある、かつ黒の)、または(手札にある、かつ白の))カードを追放する。",
        "すべてのパワーが3以上のパワーが3以下のクリーチャーを破壊する。",
        "インスタント1つを対象とし、それを打ち消す。",
        "すべてのこれ自身以外のクリーチャーを破壊する。",
        "スタックにあるクリーチャー1体を対象とし、それを打ち消す。",
    ],
)
def test_what_something_satisfies_is_read(text: str) -> None:
    """Alternatives need one that is possible."""
    assert mtg.read_card("《火花》 {R} ソーサリー", text)


def test_many_alternatives_are_read_quickly() -> None:
    """What has more cases than anybody looks at is taken to be possible."""
    either = "、かつ".join(["(白の、または黒の)"] * 40)
    assert mtg.read_card("《火花》 {R} ソーサリー", f"すべての({either})クリーチャーを破壊する。")
