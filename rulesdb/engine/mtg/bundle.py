"""The bundle of Magic."""

from collections.abc import Sequence

from rulesdb.engine.kernel.bundle import Bundle, CardView
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.card_sheets import card_view, with_decks
from rulesdb.engine.kernel.process.options import Activate, Option
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, ManaAbility
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.decks import read_deck
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.narrator import MtgNarrator
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.sample_cards.decks import seats
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State
from rulesdb.engine.mtg.unshipped_rules import outside_rules, subjects
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


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


BUNDLE = Bundle(
    ruleset=book.ruleset,
    book=book,
    outside_rules=outside_rules,
    subjects=subjects,
    rules=MTG,
    setup="starter",
    begin=_begin,
    narrator=MtgNarrator,
    read_cards=_read_cards,
    read_deck=read_deck,
    is_idle=_is_idle,
    is_ending=lambda state: state.step == "cleanup",
)
"""Magic."""
