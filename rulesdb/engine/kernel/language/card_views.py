"""Cards of card sheets as commands show them."""

import json
from typing import Any

from rulesdb.engine.kernel.bundle import AbilityView, CardView
from rulesdb.engine.kernel.language.card_sheets import Sheet
from rulesdb.engine.kernel.language.phrases import SHEET, Printer
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.records.governing import governing


def card_view(sheet: Sheet[Any], printer: Printer, codec: Codec, parts: tuple[str, ...] = ()) -> CardView:
    """Return the view of a sheet's card; ``parts`` are the texts of its further parts, such as the halves."""
    say, card = printer.say, sheet.card
    abilities = tuple(
        AbilityView(line, say(ability), tuple(governing(ability)))
        for line, ability in zip(sheet.ability_lines, card.abilities, strict=True)
    )
    return CardView(sheet.line, card.name, say(card, SHEET), abilities, parts, json.loads(codec.encode(card)))
