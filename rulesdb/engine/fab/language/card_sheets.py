"""The card sheets of Flesh and Blood (kernel/language/card_sheets.py)."""

from functools import cache

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.reading import reader
from rulesdb.engine.fab.language.sheets import HALF, SHEET
from rulesdb.engine.fab.language.symbols import has_symbols
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.language.card_sheets import CardSheets


def _complete(header: Card, abilities: tuple[Ability, ...], halves: tuple[Card, ...]) -> Card:
    return replace(header, abilities=abilities, halves=halves)


_SHEETS = CardSheets(reader, Card, SHEET, "《強打》 アクション ― 攻撃 コスト0", HALF, _complete)

read_sheets = _SHEETS.read
"""Return the cards of a file, and what is wrong with it."""

_known_card = cache(_SHEETS.card)


def read_card(*lines: str) -> Card:
    """Return the card of the lines of a card sheet, which checks read over and over; symbols are read by rules.

    Raises EngineError for lines that are no card.
    """
    return _SHEETS.card(*lines) if any(map(has_symbols, lines)) else _known_card(*lines)
