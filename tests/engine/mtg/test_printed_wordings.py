"""The wordings of printed cards: read as the words of the card language."""

import pytest
from support.engine.mtg.printed_examples import FIRST_LINES, TEXTS

from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card, read_sheets
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(("printed", "read"), TEXTS)
def test_an_ability_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """A card with a printed text is the same as with the words of the language, in which it is printed back."""
    of_aura = ("エンチャント(クリーチャー)",) if "エンチャントされて" in printed else ()
    card = read_card("《火花》 {1}{R} インスタント", *of_aura, printed)
    assert card == read_card("《火花》 「{1}{R}」 インスタント", *of_aura, read)
    assert printer().say(card.abilities[-1]) == read


@pytest.mark.parametrize(("printed", "read"), FIRST_LINES)
def test_a_first_line_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """The type line needs no brackets, nor its subtypes; the card is printed back with them."""
    assert read_card(printed) == read_card(read)
    assert printer().say(read_card(printed), SHEET) == read


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


def test_what_is_rewritten_keeps_names() -> None:
    """Words of today within the name of a card are a part of the name."""
    card = read_card(
        "《戦場の死亡》 {1} アーティファクト", "{T}: 対象の名前が「戦場に出た者」のパーマネントを追放する。"
    )
    assert printer().say(card, SHEET).splitlines() == [
        "《戦場の死亡》 「{1}」 アーティファクト",
        "タップ: 対象の名前が「戦場に出た者」のパーマネントをゲームから取り除く。",
    ]


def test_a_card_calls_itself_by_its_name() -> None:
    """Where other cards have これ, at the beginning of a clause, with the signs around a name or without them."""
    named, plain = (
        read_card("《鞘虫》 {1}{G} クリーチャー ― 昆虫 1/1", f"{word}が戦場に出たとき、カードを1枚引く。")
        for word in ("鞘虫", "これ")
    )
    assert named == plain
    assert read_card("《鞘虫》 {1}{G} クリーチャー ― 昆虫 1/1", "《鞘虫》が戦場に出たとき、カードを1枚引く。") == plain
