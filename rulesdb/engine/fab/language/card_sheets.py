"""The card sheets of Flesh and Blood (kernel/language/card_sheets.py)."""

from functools import cache

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.reading import reader
from rulesdb.engine.fab.language.sheets import HALF, SHEET
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.language.card_sheets import CardSheets


def _complete(header: Card, abilities: tuple[Ability, ...], halves: tuple[Card, ...]) -> Card:
    return replace(header, abilities=abilities, halves=halves)


_SHEETS = CardSheets(reader, Card, SHEET, "《強打》 アクション ― 攻撃 コスト0", HALF, _complete)

read_sheets = _SHEETS.read
"""Return the cards of a file, and what is wrong with it."""

read_card = cache(_SHEETS.card)
"""Return the card of the lines of a card sheet, which checks read over and over."""
