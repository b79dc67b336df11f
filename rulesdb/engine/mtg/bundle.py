"""The bundle of Magic: what commands, checks and the rulebook are given of the game."""

from collections.abc import Mapping, Sequence
from functools import cache

from rulesdb.engine.kernel.bundle import Bundle, CardView, LineView
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.card_sheets import card_view, copies, line_views, with_decks
from rulesdb.engine.kernel.process.options import Activate, Option
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, ManaAbility
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.decks import seats
from rulesdb.engine.mtg.language.card_sheets import candidates_for, read_sheets, sheets_in_part
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.narrator import MtgNarrator
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.source.text import SourceText


@cache
def subjects() -> Mapping[str, str]:
    """Return the subjects of the rules of 2006 that the engine enforces although no shipped text has them, by id.

    Their numbers come from the project's own fact sheet. Search does not read the table: with these subjects it ranks
    questions about the primer worse.
    """
    columns = ("number", "about")
    rows = read_table(data_folder() / "mtg" / "unshipped-rules.tsv", columns, columns)
    return {f"mtg:{row['number']}": row["about"] for _, row in rows}


def _begin(seed: int, decks: Sequence[Seat | None] = ()) -> State:
    return set_up(with_decks(seats(), decks), seed)


def _is_idle(state: State, option: Option) -> bool:
    """Whether an option is to tap a land for mana.

    Whatever the mana could pay for is an option itself, since its mana can be made as it is paid for (409.1g).
    """
    if not isinstance(option, Activate):
        return False
    game = MTG.process(state)
    ability = abilities(game, option.object)[option.ability]
    is_land_alone = types(game, option.object) == {"land"}
    return is_land_alone and isinstance(ability, ManaAbility) and ability.cost == Cost(tap=True)


def _read_cards(source: SourceText) -> tuple[tuple[CardView, ...], tuple[Diagnostic, ...]]:
    sheets, problems = read_sheets(source)
    return tuple(card_view(sheet, printer(), CODEC, {}) for sheet in sheets), problems


def _read_lines(source: SourceText) -> tuple[LineView, ...]:
    return line_views(source, [*sheets_in_part(source)], printer(), candidates_for)


def _read_deck(source: SourceText) -> tuple[Seat | None, tuple[Diagnostic, ...]]:
    """Return the seat of a player with the deck of a file, whose name is "", and what is wrong with the file.

    No rule that the engine knows forbids a card to a deck.
    """
    sheets, problems = read_sheets(source)
    return (None, problems) if problems else (Seat("", copies(sheets)), ())


BUNDLE = Bundle(
    ruleset=book.ruleset,
    book=book,
    outside_rules=lambda: frozenset(subjects()),
    subjects=subjects,
    rules=MTG,
    setup="starter",
    begin=_begin,
    narrator=MtgNarrator,
    read_cards=_read_cards,
    read_lines=_read_lines,
    read_deck=_read_deck,
    is_idle=_is_idle,
    is_ending=lambda state: state.step == "cleanup",
)
"""Magic."""
