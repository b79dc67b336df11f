"""The games in which situations can be told; a game is a folder of situations with a value of SituationGame."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.card_sheets import SheetInPart
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import Printer, Vocabulary
from rulesdb.engine.kernel.language.wordings import Wording
from rulesdb.engine.kernel.language.written_lines import Candidate, UnreadLine
from rulesdb.engine.kernel.state.state import AnyCard as PrintedCard
from rulesdb.situations.open_table import AnyOpenTable
from rulesdb.situations.session import Session
from rulesdb.source.text import SourceText

if TYPE_CHECKING:
    from rulesdb.situations.prose.frames import Frames


class SituationGame(NamedTuple):
    """What situations need of a game."""

    ruleset: str
    """The game, as in the identifiers of its rules."""
    vocabulary: Callable[[], Vocabulary]
    """Return the phrases of its situations."""
    table: Callable[[Sequence[str]], AnyOpenTable]
    """Return a new table for players of these names."""
    read_cards: Callable[[SourceText], Iterable[SheetInPart[PrintedCard]]]
    """Return the card sheets of a text, each as far as it is understood."""
    candidates: Callable[[UnreadLine], Sequence[Candidate]]
    """Return the lines that may be meant by a line of a card that is not understood."""
    beginning: Callable[[UnreadLine], tuple[str, Ability] | None]
    """Return the beginning of such a line and when its ability does anything, None if that is not understood."""
    card_printer: Callable[[], Printer]
    """Return the printer of its cards."""
    keywords: str
    """The identifier of the section of its keywords."""
    course: frozenset[str]
    """Identifiers of the rules by which a game goes on: they change every answer after them, and explain none."""
    given: frozenset[str]
    """Identifiers of the rules by which players have points as a turn goes on: they explain how many these are."""
    absent: Mapping[type[Event], tuple[str, str]]
    """For events that are asked about, the identifier of the rule by which they happen, and that none has, in words."""
    effects: str
    """The identifier with which those of the sections about kinds of effects begin, such as replacement."""
    named: tuple[str, ...] = ()
    """The identifiers with which those of further rules begin whose subjects cards name, as they name keywords."""
    known: Callable[[str], PrintedCard | None] = lambda _name: None
    """Return the card of a name that situations name without a sheet, such as a basic land, None for none."""
    other_names: Mapping[str, str] = {}
    """The names of such cards by other names, such as English ones."""
    players: range = range(2, 9)
    """The numbers of players that its situations can have."""
    wordings: Sequence[Wording] = ()
    """Wordings of sentences that the phrases of this game have in other words."""
    spoken: Sequence[Wording] = ()
    """Wordings of this game that are applied before any other, while sentences are joined as they were told."""

    in_play: str = ""
    """The zone of the permanents that players use where no sentence says where they were, "" for none."""
    described: Sequence[Wording] = ()
    """Wordings of cards without a name, whose description becomes one: 青のカード."""
    description: Callable[[str], Callable[[str], bool] | None] = lambda _name: None
    """Return whether the first line of a sheet is of a card that such a name describes; None for any other name."""

    first_turn: str = ""
    """The sentence that it is the first turn of the game, "" where no sentence says so."""

    def reader(self) -> Reader:
        """Return the parser of its situations, whose parse table is shipped."""
        return _reader(self.ruleset)

    def printer(self) -> Printer:
        """Return the printer of its situations."""
        return Printer(self.vocabulary())

    def frames(
        self, players: Sequence[str], holders: Mapping[str, Collection[str]], first_lines: Mapping[str, str]
    ) -> "Frames":
        """Return the case frames of its clauses for some players, who hold cards of names, with cards' first lines.

        They are loaded for a sentence that its phrases do not have.
        """
        found: Frames = import_module(f"rulesdb.situations.{self.ruleset}.frames").frames(players, holders, first_lines)
        return found

    def session(self, players: Sequence[str], cards: Sequence[PrintedCard]) -> Session:
        """Return a new session of players with printed cards."""
        return Session(self.table(players), cards, self.known)


@cache
def _reader(ruleset: str) -> Reader:
    return Reader(situation_game(ruleset).vocabulary(), f"{ruleset}-situations")


_CARDS_OF = {
    "mtg": re.compile(r"《[^》]*》.*(?:\{[0-9WUBRGX]|土地|クリーチャー|アーティファクト|エンチャント|ソーサリー|呪文)")
}
"""Patterns of first lines of cards that are none of the first game's: mana costs and card types."""


def game_of_cards(first_lines: Iterable[str]) -> str:
    """Return the game that the first lines of card sheets are of: the first game, unless any is a card of another."""
    lines = [*first_lines]
    return next((game for game, cards in _CARDS_OF.items() if any(map(cards.match, lines))), GAMES[0])


def situation_game(ruleset: str) -> SituationGame:
    """Return one of the games."""
    found: SituationGame = import_module(f"rulesdb.situations.{ruleset}.game").GAME
    return found
