"""The bundle of a game: all that commands, checks and the rulebook use of a game that is played on the kernel."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from rulesdb.engine.kernel.book import Book, never
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.events import AnyState, OfAnyGame
from rulesdb.engine.kernel.language.written_lines import Candidate
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.process import Rules
from rulesdb.engine.kernel.records.governing import Governed, Governing
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


class AbilityView(NamedTuple):
    """An ability of a card as a command shows it."""

    line: int
    """Its line in the file, from 1."""
    text: str
    """Its text."""
    governing: tuple[Governing, ...]
    """Its parts that rules govern, with these rules."""


class CardView(NamedTuple):
    """A card of a file as a command shows it."""

    line: int
    """The line of its name, from 1."""
    name: str
    """Its name."""
    text: str
    """Its sheet, of several lines."""
    abilities: tuple[AbilityView, ...]
    """Its abilities, in printed order."""
    parts: tuple[str, ...]
    """The texts of its further parts, such as the halves of a split-card."""
    value: object
    """The card as JSON values."""


class LineView(NamedTuple):
    """A line of a card as a command shows it: an ability that is understood, or what is not."""

    line: int
    """Its line in the file, from 1."""
    text: str
    """The line as it is written."""
    reads_as: str | None
    """The ability as the card language prints it, None for a line that is not understood."""
    candidates: tuple[Candidate, ...] = ()
    """What may be meant by a line that is not understood, the nearest first."""


class Bundle(Struct, frozen=True, eq=False):
    """A game."""

    ruleset: str
    """The part of a rule's identifier before the colon."""
    book: Book
    """The rules of the game."""
    outside_rules: Callable[[], frozenset[str]]
    """Return the identifiers of the rules that the engine enforces although no shipped text contains them."""
    subjects: Callable[[], Mapping[str, str]]
    """Return what these rules are about, in Japanese, by identifier."""
    rules: Rules[OfAnyGame, OfAnyGame, OfAnyGame]
    """The process of the game and its stages."""
    setup: str
    """Name of the sample game."""
    begin: Callable[..., AnyState]
    """Return the initial state of a game, by the seed of its chance and, if given, the decks of its players.

    A deck is what ``read_deck`` returns, None for that of the sample game.
    """
    narrator: Callable[[AnyState, int | None], CoreNarrator]
    """Return the narrator of a game from its initial state, for a player by index, or for None, who sees all."""
    read_cards: Callable[[SourceText], tuple[Sequence[CardView], Sequence[Diagnostic]]]
    """Return the cards of a file of card sheets, and what is wrong with the file."""
    read_deck: Callable[[SourceText], tuple[OfAnyGame, Sequence[Diagnostic]]]
    """Return the deck of a file of card sheets, None if it is wrong, and what is wrong with it."""
    read_lines: Callable[[SourceText], Sequence[LineView]] = lambda _source: ()
    """Return the lines of the cards of a file, with what may be meant by those that are not understood."""
    governed: Governed = {}
    """The rules that govern records of the classes that all games share."""
    is_idle: Callable[[AnyState, Option], bool] = never
    """Whether an option in a state only gains points, for what may come."""
    is_ending: Callable[[AnyState], bool] = never
    """Whether a state is in the part of a turn that ends it, in which its player takes no actions."""
