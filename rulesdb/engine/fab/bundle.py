"""The bundle of Flesh and Blood."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import CODEC, GOVERNED
from rulesdb.engine.fab.decks import least_deck, read_deck, seats
from rulesdb.engine.fab.language.card_sheets import candidates_for, read_sheets, sheets_in_part
from rulesdb.engine.fab.language.vocabulary import HALF, printer
from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.rules.turn.start_of_game import Match, set_up
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.bundle import Bundle, CardView, LineView
from rulesdb.engine.kernel.language.card_sheets import card_view, line_views, with_decks
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


def _begin(seed: int, decks: Sequence[Seat | None] = ()) -> State:
    taken = with_decks(seats(), decks)
    return set_up(taken, seed, match=Match(deck_size=least_deck(taken)))


def _read_cards(source: SourceText) -> tuple[tuple[CardView, ...], tuple[Diagnostic, ...]]:
    sheets, problems = read_sheets(source)
    return tuple(card_view(sheet, printer(), CODEC, GOVERNED, _halves(sheet.card)) for sheet in sheets), problems


def _read_lines(source: SourceText) -> tuple[LineView, ...]:
    return line_views(source, [*sheets_in_part(source)], printer(), candidates_for)


def _halves(card: Card) -> tuple[str, ...]:
    """Return the texts of the halves of a split-card."""
    return tuple(printer().say(half).join(HALF) for half in card.halves)


BUNDLE = Bundle(
    ruleset=book.ruleset,
    book=book,
    outside_rules=frozenset,
    subjects=dict,
    rules=FAB,
    setup="starter",
    begin=_begin,
    narrator=FabNarrator,
    read_cards=_read_cards,
    read_lines=_read_lines,
    read_deck=read_deck,
    governed=GOVERNED,
    is_ending=lambda state: state.phase == "end",
)
"""Flesh and Blood."""
