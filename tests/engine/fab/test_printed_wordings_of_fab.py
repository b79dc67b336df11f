"""The wordings of printed cards of Flesh and Blood: read as the words of the card language."""

import pytest
from support.engine.fab.printed_examples import FIRST_LINES, TEXTS

from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(("printed", "read"), TEXTS)
def test_an_ability_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """A card with a printed text is the same as with the words of the language, in which it is printed back."""
    card = read_card("《試作》 アクション ― オーラ コスト0", printed)
    assert card == read_card("《試作》 アクション ― オーラ コスト0", read)
    assert printer().say(card.abilities[0]) == read


@pytest.mark.parametrize(("printed", "read"), FIRST_LINES)
def test_a_first_line_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """The properties may stand in any order, and the hands of a weapon in brackets."""
    assert read_card(printed) == read_card(read)
    assert printer().say(read_card(printed), SHEET) == read


def test_a_property_that_is_written_twice_is_refused() -> None:
    """None of the two values is dropped."""
    cards, problems = read_sheets(SourceText("cards.txt", "《強打》 アクション ― 攻撃 パワー4 コスト1 パワー5\n"))
    assert (cards, len(problems)) == ((), 1)


def test_what_is_wrong_is_found_at_its_own_place() -> None:
    """A word that is not understood is named at the column where it stands in the printed text."""
    text = "《油》 インスタント コスト0\n対象の攻撃は、ターン終了時まで+2{p}を得る。油を塗る。\n"
    _, (problem,) = read_sheets(SourceText("cards.txt", text))
    assert (problem.line, problem.column) == (2, text.splitlines()[1].index("油を") + 1)
