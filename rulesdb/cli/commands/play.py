"""``rulesdb play``: a game at the terminal, against an opponent who chooses at random."""

import argparse
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Any

from rulesdb.cli.arguments import natural_number, path, whole_number
from rulesdb.cli.errors import UsageError
from rulesdb.cli.files import write_file
from rulesdb.cli.output import print_lines, warn
from rulesdb.cli.player_input import accept_any_character, read_line
from rulesdb.cli.styled import bold, dim
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.errors import SavedGameError
from rulesdb.engine.kernel.events import Event, worth_telling
from rulesdb.engine.kernel.process.decisions import Decision
from rulesdb.engine.kernel.process.options import Pass
from rulesdb.engine.kernel.process.process import Position, proceed
from rulesdb.engine.kernel.process.saving import MOST_BYTES, MOST_CHOICES, SavedGame, decode, encode, replay
from rulesdb.words.quoting import shortened

EXAMPLES = """\
  rulesdb play                            choose by number, Enter for the last option; q leaves
  rulesdb play --seed 7 --save game.json  a game that can be played again, kept in a file
  rulesdb play --load game.json           go on with it
  rulesdb play --game mtg                 a game of Magic"""

_YOU = 0
_MOST_SEEDS = 10**6


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument("--seed", type=natural_number, metavar="N", help="the game's chance (default: any)")
    parser.add_argument("--save", type=path, metavar="FILE", help="keep the game in FILE when it ends or is left")
    parser.add_argument("--load", type=path, metavar="FILE", help="go on with the game in FILE")


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves."""
    accept_any_character()
    game = bundle(arguments.game)
    table = _Table(game, _begun(game, arguments))
    try:
        table.play()
    finally:
        target = arguments.save or arguments.load
        if target is not None:
            write_file(target, encode(table.saved()).decode())
            named = "" if game.ruleset == GAMES[0] else f"--game {game.ruleset} "
            warn(f"the game is kept in {target}; go on with rulesdb play {named}--load {target}")
    return 0


def _begun(game: Bundle, arguments: argparse.Namespace) -> SavedGame:
    if arguments.load is None:
        seed = arguments.seed if arguments.seed is not None else randbelow(_MOST_SEEDS)
        return SavedGame(game.ruleset, game.setup, seed, ())
    saved = _read(arguments.load, game.ruleset)
    if saved.setup != game.setup:
        raise UsageError(f"{arguments.load}: this game begins with {shortened(saved.setup)!r}, not with {game.setup!r}")
    return saved


def _read(file: Path, ruleset: str) -> SavedGame:
    try:
        with file.open("rb") as stream:
            return decode(stream.read(MOST_BYTES + 1), ruleset)
    except OSError as error:
        raise UsageError(f"{file}: cannot be read ({error.strerror or error}); name a saved game") from error
    except SavedGameError as error:
        raise UsageError(f"{file}: {error}") from error


class _Table:
    """A game at the terminal: shows what happens, asks the player, lets chance choose for the opponent."""

    def __init__(self, game: Bundle, saved: SavedGame) -> None:
        self._game = game
        self._seed = saved.seed
        self._choices = list(saved.choices)
        state = game.begin(saved.seed)
        self._narrator = game.narrator(state, _YOU)
        self._notes: set[str] = set()
        self._chance = Random(saved.seed + len(saved.choices))  # noqa: S311  (an opponent, not a secret)
        self._position: Position[Any, Event, Any] = replay(game.rules, state, saved.choices)
        self._narrator.look(self._position.now)

    def saved(self) -> SavedGame:
        """Return the game so far."""
        return SavedGame(self._game.ruleset, self._game.setup, self._seed, tuple(self._choices))

    def play(self) -> None:
        """Ask and choose until the game is over or the player leaves, or it has as many choices as can be kept."""
        for _ in range(MOST_CHOICES - len(self._choices)):
            decision = self._position.decision
            if decision is None:
                return
            place = self._answer(decision) if decision.player == _YOU else self._by_chance(decision)
            if place is None:
                return
            self._choices.append(place)
            self._position, events = proceed(self._game.rules, self._position, decision.options[place])
            self._tell(events)
        warn(f"a game is left after {MOST_CHOICES:,} choices")

    def _tell(self, events: list[Event]) -> None:
        self._narrator.look(self._position.now)
        for event in worth_telling(events):
            sentence = self._narrator.sentence(event)
            if sentence:
                print_lines([sentence + dim(f"  {event.by.partition(':')[2]}")])
                self._annotate(event)

    def _annotate(self, event: Event) -> None:
        """Print the narrator's note on an event, unless it was printed before."""
        note = self._narrator.note(event)
        if note and note not in self._notes:
            self._notes.add(note)
            print_lines([dim(f"({note})")])

    def _by_chance(self, decision: Decision[Any]) -> int:
        return self._made(decision, self._chance.randrange(len(decision.options)))

    def _made(self, decision: Decision[Any], place: int) -> int:
        """Print a choice that the player did not make; return it."""
        chosen = self._narrator.choice(decision.options[place], decision.kind)
        print_lines([bold(f"{self._narrator.player(decision.player)}: {chosen}")])
        return place

    def _answer(self, decision: Decision[Any]) -> int | None:
        """Return the player's choice, who is not asked where passing is all they can do."""
        return self._made(decision, 0) if decision.options == (Pass(),) else self._ask(decision)

    def _ask(self, decision: Decision[Any]) -> int | None:
        print_lines(["", *self._narrator.board(self._position.now)])
        print_lines([bold(f"{self._narrator.question(decision.kind)} [{decision.rule.partition(':')[2]}]")])
        print_lines(
            f"  {place}  {self._narrator.choice(option, decision.kind)}"
            for place, option in enumerate(decision.options)
        )
        while True:
            line = read_line()
            if line is None or line.strip() == "q":
                return None
            last = len(decision.options) - 1
            number = whole_number(line.strip()) if line.strip() else last
            if number is not None and number <= last:
                return number
            warn(f"write a number from 0 to {last}, nothing for the last one, or q to leave")
