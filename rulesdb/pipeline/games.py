"""A game on the engine, played choice by choice: begun, saved, and gone on with."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.engine_errors import EngineError, SavedGameError
from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority
from rulesdb.engine.kernel.event_kinds.telling import subject_of
from rulesdb.engine.kernel.events import Event, worth_telling
from rulesdb.engine.kernel.process.options import AgreeToDraw, Answer, Concede, Decision, Name, Option, Pass, Pick
from rulesdb.engine.kernel.process.process import Position, proceed
from rulesdb.engine.kernel.process.saving import (
    MOST_BYTES,
    MOST_BYTES_OF_DECK,
    MOST_CHOICES,
    SavedGame,
    decode,
    encode,
    replay,
)
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import SourceError, read_text
from rulesdb.words.quoting import shortened

__all__ = [
    "GAMES",
    "DeckFile",
    "EventLine",
    "GameQuestion",
    "OptionHelp",
    "PlayedGame",
    "Turn",
    "load_game",
    "new_game",
    "read_deck_file",
]


_LEAST = frozenset({Pass(), Pick(), Name("")})
"""The options that do nothing, or nothing more."""

_STACK = ("stack", None)
"""The stack, as a zone of any game."""
_MOST_PASSES = 60
"""Choices in a row after which a turn is taken to go on."""
_PASSING = 0.25
"""The share of choices, from 0 to 1, in which an opponent who could do something useful may pass all the same."""


_AGREEING = 0.5
"""The share of offers of a draw, from 0 to 1, to which an opponent agrees."""


class GameQuestion(NamedTuple):
    """A decision that a player is to make."""

    player: int
    """Index of the player."""
    name: str
    """Name of the player."""
    text: str
    """The question, in Japanese."""
    explanation: str
    """What the question is about, in Japanese; "" where nothing more is to be said."""
    rule: str
    """Number of the rule that demands the decision."""
    chosen: tuple[str, ...]
    """Nouns for what the player has chosen so far, where the same is asked several times before anything happens."""
    options: tuple[str, ...]
    """The options, in Japanese."""
    passing: int | None
    """Index of the option to pass, None where there is none."""
    default: int | None
    """Index of the option that does the least: to pass, to choose nothing more, or else the last one.

    None where that would end the turn of the player, or take back what the player has begun.
    """
    is_idle: bool
    """Whether every option other than to pass only gains points, for which there is no use."""

    @property
    def can_only_pass(self) -> bool:
        """Whether passing is the only option."""
        return self.passing is not None and len(self.options) == 1


class OptionHelp(NamedTuple):
    """What a player may want to know about an option."""

    text: str
    """What it does, in Japanese; "" where nothing more is to be said."""
    rule: str
    """Number of the rule that says so."""
    sheet: str
    """The sheet of the card that it is about, of several lines; "" for none."""


class EventLine(NamedTuple):
    """An event as the account of the game shows it to a player."""

    sentence: str
    """The event in Japanese."""
    rule: str
    """Number of the rule behind it."""
    note: str
    """A note that would surprise the player, the first time that there is one; else ""."""


class Turn(NamedTuple):
    """A choice that was made, and what came of it."""

    choice: str
    """The choice in Japanese, as the reader sees it afterwards."""
    is_pass: bool
    """Whether it was to pass."""
    events: tuple[EventLine, ...]
    """The events that followed."""


class DeckFile(NamedTuple):
    """A file with the card sheets of a deck."""

    sheets: str
    """Its text."""
    problems: Sequence[Diagnostic]
    """Diagnostics of what is not understood, or not allowed."""


class PlayedGame:
    """A running game as one player sees it. Its texts are Japanese."""

    def __init__(self, game: Bundle, saved: SavedGame, player: int) -> None:
        """Replay a saved game, seen by a player (index). Raises SavedGameError for a choice beyond the options."""
        state = game.begin(saved.seed, tuple(_deck(game, sheets) for sheets in saved.decks))
        self.ruleset = game.ruleset
        self._game = game
        self._saved = saved
        self._player = player
        self._choices = list(saved.choices)
        self._narrator = game.narrator(state, player)
        self._notes: set[str] = set()
        self._chosen: list[str] = []
        self._chance = Random(saved.seed + len(saved.choices))  # noqa: S311  (an opponent, not a secret)
        self._is_draw_refused = False
        """Whether the opponent has refused a draw, and nothing but decisions of one kind has been made since."""
        self._position: Position[Any, Event, Any] = replay(game.rules, state, saved.choices)
        self._narrator.look(self._position.now)

    @property
    def is_full(self) -> bool:
        """Whether the game has as many choices as a saved game can have."""
        return len(self._choices) >= MOST_CHOICES

    @property
    def choices(self) -> int:
        """Number of choices made, from 0."""
        return len(self._choices)

    @property
    def turn(self) -> int:
        """Number of the turn, from 1; 0 before the first one."""
        turn: int = self._position.now.turn
        return turn

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players."""
        return tuple(map(self._narrator.player, range(len(self._position.now.players))))

    def question(self) -> GameQuestion | None:
        """Return the decision to be made, None if the game is over."""
        decision = self._position.decision
        if decision is None:
            return None
        kind = decision.kind
        return GameQuestion(
            decision.player,
            self._narrator.player(decision.player),
            self._narrator.question(kind),
            self._narrator.explanation(kind),
            _number(decision.rule),
            tuple(self._chosen),
            tuple(self._narrator.answer(option, decision) for option in decision.options),
            next((at for at, option in enumerate(decision.options) if isinstance(option, Pass)), None),
            self._default(decision),
            self._is_idle(self._position.now, decision.options),
        )

    def _default(self, decision: Decision[Any]) -> int | None:
        """Return the index of the option that does the least, None if even that does too much."""
        at = _least(decision)
        if self._takes_back(decision.options[at]) or self._ends_turn(decision, decision.options[at]):
            return None
        return at

    def _takes_back(self, option: Any) -> bool:  # noqa: ANN401  (an option of any game)
        """Whether an option gives up an action that has begun, such as its payment."""
        if option != Pick():
            return False
        _, events = proceed(self._game.rules, self._position, option)
        return any(isinstance(event, TakenBack) for event in events)

    def _ends_turn(self, decision: Decision[Any], option: Any) -> bool:  # noqa: ANN401  (an option of any game)
        """Whether an option to pass ends the player's turn, unless the opponent acts, before the player can act."""
        now = self._position.now
        if not isinstance(option, Pass) or now.turn_player != decision.player:
            return False
        position, turn = self._position, now.turn
        for _ in range(_MOST_PASSES):
            position, _events = proceed(self._game.rules, position, option)
            asked = position.decision
            if asked is None or position.now.turn != turn or self._game.is_ending(position.now):
                return True
            if asked.player == decision.player and not self._is_idle(position.now, asked.options):
                return False
            option = asked.options[_least(asked)]
        return False

    def _is_idle(self, now: Any, options: Sequence[Option]) -> bool:  # noqa: ANN401  (the state of any game)
        """Whether options other than to pass only gain points, and nothing is on the stack that could give them a use.

        What is on the stack may take from a player the means to gain the points later.
        """
        others = (option for option in options if not isinstance(option, Pass))
        return not now.zones.get(_STACK) and all(self._game.is_idle(now, option) for option in others)

    def option_help(self, index: int) -> OptionHelp:
        """Return what there is to know about an option. Raises IndexError without such an option."""
        decision = self._decision()
        option = decision.options[index]
        use = self._narrator.use(option)
        subject = decision.subject_of(option)
        object_id = getattr(option, "object", None) if subject is None else subject_of(subject).source
        sheet = "" if object_id is None else self._narrator.sheet(object_id)
        return OptionHelp(use.text, _number(use.rule or decision.rule), sheet)

    def _decision(self) -> Decision[Any]:
        if self._position.decision is None:
            raise IndexError("the game is over")
        return self._position.decision

    def board(self) -> Iterable[str]:
        """Return the lines that show the game as far as the player sees it."""
        return self._narrator.board(self._position.now)

    def subject(self, rule: str) -> str:
        """Return what a rule that no shipped text contains is about, by identifier; "" for any other."""
        return self._game.subjects().get(rule, "")

    def sheets(self, name: str) -> list[str]:
        """Return the sheets of the cards that the player knows by a name: exactly so called, else with it in theirs."""
        known = dict(self._narrator.sheets())
        exact = known.get(name)
        return [exact] if exact is not None else [sheet for card, sheet in known.items() if name in card]

    def chance(self) -> int:
        """Return the index of a random option: seldom to pass, and never to gain points for nothing instead."""
        options = self._decision().options
        if Pass() not in options:
            return self._chance.randrange(len(options))
        now, passing = self._position.now, options.index(Pass())
        active = [at for at, option in enumerate(options) if at != passing and not self._game.is_idle(now, option)]
        return self._chance.choice(active) if active and self._chance.random() > _PASSING else passing

    def choose(self, index: int) -> Turn:
        """Choose an option by index, and return what follows. Raises IndexError without such an option."""
        decision = self._decision()
        option = decision.options[index]
        text = self._narrator.answer(option, decision)
        picked = [self._narrator.noun(option, decision)] if isinstance(option, Pick) else []
        self._choices.append(index)
        self._position, events = proceed(self._game.rules, self._position, option)
        asked = self._position.decision
        is_asked_again = asked is not None and (asked.player, asked.kind) == (decision.player, decision.kind)
        self._is_draw_refused = self._is_draw_refused and is_asked_again
        self._chosen = [*self._chosen, *picked] if is_asked_again and not events else []
        self._narrator.look(self._position.now)
        if decision.player != self._player and getattr(option, "object", None) is not None:
            text = self._narrator.answer(option, decision)  # a card that was hidden may be public now
        return Turn(text, isinstance(option, Pass), tuple(self._event_lines(events)))

    def concede(self) -> Turn:
        """Return what follows by the rules if the player concedes now; a saved game goes on before that."""
        _, events = proceed(self._game.rules, self._position, Concede(self._player))
        return Turn("", False, tuple(self._event_lines(events)))

    def offer_draw(self) -> Turn | None:
        """Return what follows by the rules if the opponent agrees to a draw now, which chance decides; None if not.

        A saved game goes on before that. Raises EngineError in a game without a rule on intentional draws, and after a
        refusal until a decision of another kind, or the opponent's, is to be made.
        """
        position, events = proceed(self._game.rules, self._position, AgreeToDraw(self._player))
        if position.decision is not None and position.decision.kind != "draw":
            raise EngineError("no rule of this game that is loaded lets its players agree to a draw")
        if self._is_draw_refused:
            raise EngineError("the opponent has just refused a draw; offer another one once the game has gone on")
        if self._chance.random() >= _AGREEING:
            self._is_draw_refused = True
            return None
        while position.decision is not None:
            position, more = proceed(self._game.rules, position, Answer(is_yes=True))
            events += more
        return Turn("", False, tuple(self._event_lines(events)))

    def _event_lines(self, events: list[Event]) -> Iterator[EventLine]:
        """Yield the events but for priority, which the next question shows."""
        for event in worth_telling(events):
            sentence = "" if isinstance(event, GetPriority) else self._narrator.sentence(event)
            if sentence:
                yield EventLine(sentence, _number(event.by), self._new_note(event))

    def _new_note(self, event: Event) -> str:
        note = self._narrator.note(event)
        if note in self._notes:
            return ""
        self._notes.add(note)
        return note

    def saved(self) -> str:
        """Return the game so far as the text of a file that ``load_game`` reads."""
        first = self._saved
        return encode(SavedGame(first.ruleset, first.setup, first.seed, tuple(self._choices), first.decks)).decode()


def new_game(name: str, seed: int, player: int = 0, decks: Sequence[str] = ()) -> PlayedGame:
    """Begin a game of one of ``GAMES``; ``seed`` determines its chance, ``decks`` are card sheets, "" for the sample.

    Raises SavedGameError for a deck that is wrong.
    """
    game = bundle(name)
    return PlayedGame(game, SavedGame(game.ruleset, game.setup, seed, (), tuple(decks)), player)


def load_game(name: str, file: Path, player: int = 0) -> PlayedGame:
    """Go on with a saved game. Raises SavedGameError for a file that cannot be read, or of another game."""
    game = bundle(name)
    try:
        with file.open("rb") as stream:
            saved = decode(stream.read(MOST_BYTES + 1), game.ruleset)
    except OSError as error:
        raise SavedGameError(f"{file}: cannot be read ({error.strerror or error}); name a saved game") from error
    except SavedGameError as error:
        raise SavedGameError(f"{file}: {error}") from error
    if saved.setup != game.setup:
        raise SavedGameError(f"{file}: this game begins with {shortened(saved.setup)!r}, not with {game.setup!r}")
    return PlayedGame(game, saved, player)


def read_deck_file(name: str, file: Path) -> DeckFile:
    """Read the deck of a file for one of ``GAMES``. Raises SourceError for a file that cannot be read."""
    source = read_text(file)
    if len(source.text.encode()) > MOST_BYTES_OF_DECK:
        problem = f"is larger than {MOST_BYTES_OF_DECK:,} bytes, more than any deck has"
        raise SourceError(str(file), problem, "name a file with the card sheets of one deck")
    return DeckFile(source.text, bundle(name).read_deck(source)[1])


def _deck(game: Bundle, sheets: str) -> Any:  # noqa: ANN401  (the deck of any game)
    """Return the deck of card sheets, None for no sheets. Raises SavedGameError for sheets that are no deck."""
    if not sheets:
        return None
    deck, problems = game.read_deck(SourceText("deck", sheets))
    if problems:
        raise SavedGameError(f"the deck of this game is no deck (line {problems[0].line}); begin a new game")
    return deck


def _least(decision: Decision[Any]) -> int:
    """Return the index of the option that does the least, the last one where each does something."""
    return next((at for at, option in enumerate(decision.options) if option in _LEAST), len(decision.options) - 1)


def _number(rule: str) -> str:
    """Return the number of a rule without its game and without the part of it."""
    return rule.partition(":")[2].partition("#")[0]
