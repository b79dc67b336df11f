"""The bundle of Magic."""

from rulesdb.engine.kernel.bundle import Bundle, CardView
from rulesdb.engine.kernel.language.card_views import card_view
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.narrator import MtgNarrator
from rulesdb.engine.mtg.rules.starting import set_up
from rulesdb.engine.mtg.sample_cards.decks import seats
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State
from rulesdb.engine.mtg.unshipped_rules import outside_rules, unshipped_subjects
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


def _begin(seed: int) -> State:
    return set_up(seats(), seed)


def _read_cards(source: SourceText) -> tuple[tuple[CardView, ...], tuple[Diagnostic, ...]]:
    sheets, problems = read_sheets(source)
    return tuple(card_view(sheet, printer(), CODEC) for sheet in sheets), problems


BUNDLE = Bundle(
    ruleset=book.ruleset,
    book=book,
    outside_rules=outside_rules,
    unshipped_subjects=unshipped_subjects,
    rules=MTG,
    setup="starter",
    begin=_begin,
    narrator=MtgNarrator,
    read_cards=_read_cards,
)
"""Magic."""
