"""How much of the printed cards is read, where their texts are there: they are not in the repository."""

from pathlib import Path

import printed_cards
import pytest

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "fab-en.tsv"
LEAST_LINES, LEAST_CARDS = 0.53, 0.3
"""The least shares of lines and whole cards that are read of the lot that is looked at."""


@pytest.mark.nightly
@pytest.mark.skipif(not CARDS.is_file(), reason="the printed cards are their publisher's")
def test_printed_cards_are_read_and_nothing_of_them_is_lost() -> None:
    """What is read reads back in both languages, and no line has two readings."""
    found = [*printed_cards.results(printed_cards.rows_of(CARDS, "seen"))]
    lines = [line for _, of_card, _ in found for line in of_card]
    read = [line for line in lines if line.problem is None]
    whole = [card for *_, card in found if card is not None]
    assert len(read) >= LEAST_LINES * len(lines)
    assert len(whole) >= LEAST_CARDS * len(found)
    assert not [line for line in lines if line.has_two_readings or line.is_lost]


def test_a_tenth_of_the_names_is_drawn_by_lot() -> None:
    """The lot depends on the name alone."""
    drawn = sum(printed_cards.is_unseen(f"Card {number}") for number in range(2000))
    assert 150 < drawn < 250
    assert printed_cards.lines_of({"functional_text": "**Go again**\n\nChoose 1;\n- A\n- B"}) == [
        "**Go again**",
        "Choose 1;\n- A\n- B",
    ]
