"""A game on the engine, played choice by choice: begun, saved, and gone on with."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.engine_errors import SavedGameError
from rulesdb.engine.kernel.events import Event, worth_telling
from rulesdb.engine.kernel.process.options import Pass
from rulesdb.engine.kernel.process.process import Position, proceed
from rulesdb.engine.kernel.process.saving import MOST_BYTES, MOST_CHOICES, SavedGame, decode, encode, replay
from rulesdb.words.quoting import shortened

__all__ = ["GAMES", "GameQuestion", "PlayedGame", "Told", "load_game", "new_game"]


class GameQuestion(NamedTuple):
    """A decision that a player is to make."""

    player: int
    """Index of the player."""
    name: str
    """Name of the player."""
    text: str
    """The question, in Japanese."""
    rule: str
    """Number of the rule that demands the decision."""
    options: tuple[str, ...]
    """The options, in Japanese."""
    can_only_pass: bool
    """Whether passing is the only option."""


class Told(NamedTuple):
    """An event as the account of the game shows it to a player."""

    sentence: str
    """The event in Japanese."""
    rule: str
    """Number of the rule behind it."""
    note: str
    """A note that would surprise the player, the first time that there is one; else ""."""


class PlayedGame:
    """A running game as one player sees it. Its texts are Japanese."""

    def __init__(self, game: Bundle, saved: SavedGame, player: int) -> None:
        """Replay a saved game, seen by a player (index). Raises SavedGameError for a choice beyond the options."""
        state = game.begin(saved.seed)
        self.ruleset = game.ruleset
        self._game = game
        self._seed = saved.seed
        self._choices = list(saved.choices)
        self._narrator = game.narrator(state, player)
        self._notes: set[str] = set()
        self._chance = Random(saved.seed + len(saved.choices))  # noqa: S311  (an opponent, not a secret)
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
            decision.rule.partition(":")[2],
            tuple(self._narrator.choice(option, kind) for option in decision.options),
            decision.options == (Pass(),),
        )

    def board(self) -> Iterable[str]:
        """Return the lines that show the game as far as the player sees it."""
        return self._narrator.board(self._position.now)

    def chance(self, question: GameQuestion) -> int:
        """Return the index of a random option."""
        return self._chance.randrange(len(question.options))

    def choose(self, index: int) -> list[Told]:
        """Choose an option by index, and return the events that follow. Raises IndexError without such an option."""
        decision = self._position.decision
        option = (decision.options if decision else ())[index]
        self._choices.append(index)
        self._position, events = proceed(self._game.rules, self._position, option)
        self._narrator.look(self._position.now)
        return list(self._told(events))

    def _told(self, events: list[Event]) -> Iterator[Told]:
        for event in worth_telling(events):
            sentence = self._narrator.sentence(event)
            if sentence:
                yield Told(sentence, event.by.partition(":")[2], self._new_note(event))

    def _new_note(self, event: Event) -> str:
        note = self._narrator.note(event)
        if note in self._notes:
            return ""
        self._notes.add(note)
        return note

    def saved(self) -> str:
        """Return the game so far as the text of a file that ``load_game`` reads."""
        return encode(SavedGame(self.ruleset, self._game.setup, self._seed, tuple(self._choices))).decode()


def new_game(name: str, seed: int, player: int = 0) -> PlayedGame:
    """Begin the sample game of one of ``GAMES``; ``seed`` determines its chance."""
    game = bundle(name)
    return PlayedGame(game, SavedGame(game.ruleset, game.setup, seed, ()), player)


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
