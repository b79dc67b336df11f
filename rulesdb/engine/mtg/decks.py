"""Decks of Magic as files of card sheets. No rule that the engine knows forbids a card to a deck."""

from rulesdb.engine.kernel.language.card_sheets import copies
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.rules.starting import Seat
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


def read_deck(source: SourceText) -> tuple[Seat | None, tuple[Diagnostic, ...]]:
    """Return the seat of a player with the deck of a file, whose name is "", and what is wrong with the file."""
    sheets, problems = read_sheets(source)
    return (None, problems) if problems else (Seat("", copies(sheets)), ())
