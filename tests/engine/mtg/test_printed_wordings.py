"""The wordings of printed cards: read as the words of the card language."""

import pytest

from rulesdb.engine.mtg.language.card_sheets import read_card, read_sheets
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("呪文１つを対象とし、それを打ち消す。", "対象の呪文を打ち消す。"),
        ("クリーチャー1体を対象とし、それをオーナーの手札に戻す。", "対象のクリーチャーをオーナーの手札に戻す。"),
        ("黒でないクリーチャー1体を対象とし、それを破壊する。", "対象の黒のもの以外のクリーチャーを破壊する。"),
        ("対象のクリーチャー1体を破壊する。", "対象のクリーチャーを破壊する。"),
        (
            "クリーチャー1体かプレイヤー1人を対象とする。火花はそれに2点のダメージを与える。",
            "対象のクリーチャーかプレイヤーに2点のダメージを与える。",
        ),
        (
            "クリーチャー１体を対象とする。それはターン終了時まで＋３/＋３の修整を受ける。",
            "ターン終了時まで、対象のクリーチャーは、+3/+3の修整を受ける。",
        ),
        (
            "クリーチャー1体を対象とする。ターン終了時まで、それは飛行を得る。",
            "ターン終了時まで、対象のクリーチャーは、『飛行』を得る。",
        ),
        ("あなたは3点のライフを得る。", "ライフを3点得る。"),
    ],
)
def test_an_effect_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """A spell with a printed text is the same card as with the words of the language."""
    assert read_card("《火花》 {1}{R} インスタント", printed) == read_card("《火花》 「{1}{R}」 インスタント", read)


def test_a_creature_is_read_as_it_is_printed() -> None:
    """Mana symbols, the symbol for tapping, and power and toughness need no words."""
    printed = read_card("《若木》 {1}{G} クリーチャー ― 「樹木」 0/3", "{T}：{G}を加える。", "変異{2}{G}")
    in_words = read_card(
        "《若木》 「{1}{G}」 クリーチャー ― 「樹木」 パワー0 タフネス3",
        "タップ: 緑マナ1点を加える。",
        "変異「{2}{G}」",
    )
    assert printed == in_words


def test_what_is_wrong_is_found_at_its_own_place() -> None:
    """A word that is not understood is named at the column where it stands in the printed text."""
    text = "《火花》 {1}{R} インスタント\nクリーチャー1体を対象とし、それを焦がす。\n"
    _, (problem,) = read_sheets(SourceText("cards.txt", text))
    assert (problem.line, problem.column) == (2, text.splitlines()[1].index("焦") + 1)


def test_a_target_that_is_named_twice_is_refused() -> None:
    """A second それ means something else in the card language, so that nothing is guessed."""
    text = "《火花》 {1}{R} インスタント\nクリーチャー1体を対象とし、それをタップする。それを破壊する。\n"
    cards, problems = read_sheets(SourceText("cards.txt", text))
    assert cards == ()
    assert [problem.line for problem in problems] == [2]
