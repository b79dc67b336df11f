"""Decks as files of card sheets: their cards in copies, and diagnostics of decks with which no game can begin."""

from collections.abc import Sequence
from itertools import chain, repeat
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.kernel.language.card_sheets import Sheet
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText

NOT_ALLOWED = "deck-not-allowed"
"""Code of a deck with which a game cannot begin."""


def not_allowed(source: SourceText, sheet: Sheet[Any] | None, message: str) -> Diagnostic:
    """Return the diagnostic of a deck: at the first line of a card's sheet, or at the beginning of the file."""
    if sheet is None:
        return located(NOT_ALLOWED, Severity.ERROR, source, Span(0, 0), message)
    start = source.line_starts[sheet.line - 1]
    return located(NOT_ALLOWED, Severity.ERROR, source, Span(start, start + len(source.line(sheet.line))), message)


def copies(sheets: Sequence[Sheet[Any]]) -> tuple[Any, ...]:
    """Return the cards of sheets, each as often as its sheet says."""
    return tuple(card for sheet in sheets for card in (sheet.card,) * sheet.copies)


def with_decks(seats: Sequence[Any], decks: Sequence[Any]) -> list[Any]:
    """Return seats with the decks of others, whose names they keep; None, or no deck at all, leaves a seat its own."""
    given = zip(seats, chain(decks, repeat(None)), strict=False)
    return [seat if deck is None else replace(deck, name=seat.name) for seat, deck in given]
