"""The bundle of a game: all that commands, checks and the rulebook use of a game that is played on the kernel."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from rulesdb.engine.kernel.book import Book, never
from rulesdb.engine.kernel.event_kinds.telling import OptionUse
from rulesdb.engine.kernel.events import AnyState, Event
from rulesdb.engine.kernel.process.options import Decision, Option
from rulesdb.engine.kernel.process.process import Rules
from rulesdb.engine.kernel.records.governing import Governed, Governing
from rulesdb.engine.kernel.state.state import AnyObject
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


class Narrator(Protocol):
    """The Japanese texts about one running game, for a reader who sees what one player sees, or everything."""

    def look(self, state: AnyState) -> None:
        """Store the names of the objects of a state."""
        ...

    def player(self, index: int) -> str:
        """Return the name of a player."""
        ...

    def name(self, object_id: int | None) -> str:
        """Return the name of an object."""
        ...

    def nameless(self, item: AnyObject) -> str:
        """Return the name of an object whose card has no name."""
        ...

    def question(self, kind: str) -> str:
        """Return the question of a kind of decision."""
        ...

    def explanation(self, kind: str) -> str:
        """Return what the question of a kind of decision is about, "" where nothing more is to be said."""
        ...

    def use(self, option: Option) -> OptionUse:
        """Return what an option does."""
        ...

    def sheet(self, object_id: int) -> str:
        """Return the sheet of an object's card, of several lines; "" where the reader does not see it or has none."""
        ...

    def sheets(self) -> Iterable[tuple[str, str]]:
        """Return the names and the sheets of all cards that the reader has seen or knows."""
        ...

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option as the answer to a kind of question."""
        ...

    def answer(self, option: Option, decision: Decision[Any]) -> str:
        """Return the text of an option of a decision: one that is a number by what it stands for."""
        ...

    def noun(self, option: Option, decision: Decision[Any]) -> str:
        """Return a noun for what an option of a decision chooses: one that is a number by what it stands for."""
        ...

    def chosen(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses as the answer to a kind of question."""
        ...

    def board(self, state: AnyState) -> Iterable[str]:
        """Return the lines that show a state to the reader."""
        ...

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event, "" if accounts leave it out."""
        ...

    def note(self, event: Event) -> str:
        """Return a note on an event that would surprise the reader, "" for none."""
        ...


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
    rules: Rules[Any, Any, Any]
    """The process of the game and its stages."""
    setup: str
    """Name of the sample game."""
    begin: Callable[..., AnyState]
    """Return the initial state of a game, by the seed of its chance and, if given, the decks of its players.

    A deck is what ``read_deck`` returns, None for that of the sample game.
    """
    narrator: Callable[[AnyState, int | None], Narrator]
    """Return the narrator of a game from its initial state, for a player by index, or for None, who sees all."""
    read_cards: Callable[[SourceText], tuple[Sequence[CardView], Sequence[Diagnostic]]]
    """Return the cards of a file of card sheets, and what is wrong with the file."""
    read_deck: Callable[[SourceText], tuple[Any, Sequence[Diagnostic]]]
    """Return the deck of a file of card sheets, None if it is wrong, and what is wrong with it."""
    governed: Governed = {}
    """The rules that govern records of the classes that all games share."""
    is_idle: Callable[[AnyState, Option], bool] = never
    """Whether an option in a state only gains points, for what may come."""
    is_ending: Callable[[AnyState], bool] = never
    """Whether a state is in the part of a turn that ends it, in which its player takes no actions."""
