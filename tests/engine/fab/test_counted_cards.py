"""Cards of a deck with the number of their copies."""

import pytest

from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.source.text import SourceText


@pytest.mark.parametrize("written", ["3x ", "３枚　", "3 × ", "3X"])
def test_a_number_of_copies_stands_before_the_name(written: str) -> None:
    """In half or full width, with or without a blank."""
    (sheet,), problems = read_sheets(SourceText("cards.txt", f"{written}《霧》 インスタント コスト0"))
    assert (sheet.card.name, sheet.copies, problems) == ("霧", 3, ())


@pytest.mark.parametrize(
    ("line", "column"),
    [("0x 《霧》 インスタント", 1), (f"{'9' * 5000}x 《霧》 インスタント", 1), ("12x 《霧》 高い", 9)],
)
def test_what_is_wrong_with_a_counted_card_is_told_with_its_column(line: str, column: int) -> None:
    """A deck has 1 to 99 copies, and the caret stands below the word that is not understood."""
    _, (problem,) = read_sheets(SourceText("cards.txt", line))
    assert problem.column == column
