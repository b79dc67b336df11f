"""Card facts: what a row says of a card, and the message about a row that is wrong."""

from pathlib import Path

import pytest

from rulesdb.source.card_facts import COLUMNS, NAME, CardFact, read_card_facts, shipped_card_facts
from rulesdb.source.text_reading import SourceError

HEAD = "\t".join(COLUMNS) + "\n"


def card_facts(folder: Path, text: str) -> Path:
    """Write the card facts of the game ``oar``."""
    path = folder / NAME
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_is_a_card(tmp_path: Path) -> None:
    """All names come in their order, and blanks around a part are dropped; other names may be none."""
    path = card_facts(tmp_path, HEAD + "櫂船\tRow Boat | 舟\t櫂|岸\t櫂でこぐ\n帆船\t\t 帆 \t\n")
    assert read_card_facts(path, "oar") == [
        CardFact("oar", ("櫂船", "Row Boat", "舟"), ("櫂", "岸")),
        CardFact("oar", ("帆船",), ("帆",)),
    ]


def test_names_and_terms_are_enough(tmp_path: Path) -> None:
    """A user's own table has no other columns."""
    assert read_card_facts(card_facts(tmp_path, "terms\tname\n櫂\t櫂船\n"), "") == [CardFact("", ("櫂船",), ("櫂",))]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("name\n", 1, "does not name the columns"),
        (HEAD + "櫂船\t櫂\n", 2, "has 2 cells, not 4"),
        (HEAD + " \t\t櫂\t\n", 2, "has nothing under name"),
        (HEAD + "櫂船\t\t|\t\n", 2, "has nothing under terms"),
        (HEAD + "櫂船\t\t櫂\t\n櫂船\t\t岸\t\n", 3, "has 櫂船 a second time"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line(text: str, line: int, problem: str, tmp_path: Path) -> None:
    """The error names the file, the line, the column, and the way out."""
    path = card_facts(tmp_path, text)
    with pytest.raises(SourceError) as refused:
        read_card_facts(path, "oar")
    assert refused.value.file == f"{path}:{line}"
    assert problem in refused.value.problem
    assert refused.value.way_out


def test_both_games_have_card_facts() -> None:
    """The shipped card facts can be read."""
    assert {fact.ruleset for fact in shipped_card_facts()} == {"fab", "mtg"}
