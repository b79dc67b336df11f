"""Monikers that cards state: names that no list knows, and that no sign divides."""

import pytest

from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(
    ("header", "moniker"),
    [
        ("《Iron Maid Mk3》 通称「Iron Maid」 ヒーロー ライフ20 知力4", "Iron Maid"),
        ("《鋼の人形マリー》 通称「マリー」 ヒーロー ライフ20 知力4", "マリー"),
        ("《The Weaver of Webs》 通称「The Weaver」 メンター", "The Weaver"),
        ("《紅の狩人・ローザ・ベル》 (個人名) 通称「ローザ」 武器", "ローザ"),
        ("《Iron Maid Mk3》 ヒーロー ライフ20 知力4", "Iron"),
        ("《暁の騎士、レディ・マリー》 ヒーロー ライフ20 知力4", "マリー"),
        ("《鋼の人形》 武器", None),
    ],
)
def test_a_card_can_state_its_moniker(header: str, moniker: str | None) -> None:
    """What it states stands before what the signs of its name tell; the card is printed back with it."""
    card = read_card(header)
    assert moniker_of(card) == moniker
    assert printer().say(card, SHEET) == header


def test_a_moniker_is_a_part_of_the_name() -> None:
    """Another word is refused."""
    cards, (problem,) = read_sheets(SourceText("cards.txt", "《熊》 通称「狼」 ヒーロー ライフ20 知力4\n"))
    assert cards == ()
    assert "the moniker 狼 is no part of the name" in problem.message
