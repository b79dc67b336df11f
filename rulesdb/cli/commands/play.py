"""``rulesdb play``: a game of Flesh and Blood at the terminal, against an opponent who chooses at random."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import randbelow

from rulesdb.cli.arguments import natural_number, path, whole_number
from rulesdb.cli.errors import UsageError
from rulesdb.cli.files import write_file
from rulesdb.cli.output import print_lines, tell
from rulesdb.cli.player_input import accept_any_character, read_line
from rulesdb.cli.styled import bold, dim
from rulesdb.engine.fab.continuous import defense, power
from rulesdb.engine.fab.events.teller import ZONES, Teller
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.options import Option
from rulesdb.engine.fab.rules.starting import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Link, State
from rulesdb.engine.fab.telling import choice, question
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.decisions import Decision
from rulesdb.engine.kernel.errors import SavedGameError
from rulesdb.engine.kernel.events import Event, sentence_of, worth_telling
from rulesdb.engine.kernel.process import Position, proceed
from rulesdb.engine.kernel.saving import MOST_BYTES, MOST_CHOICES, SavedGame, decode, encode, replay
from rulesdb.source.quoting import shortened

EXAMPLES = """\
  rulesdb play                            choose by number, Enter for the last option; q leaves
  rulesdb play --seed 7 --save game.json  a game that can be played again, kept in a file
  rulesdb play --load game.json           go on with it"""

_YOU = 0
_SETUP = "starter"
_MOST_SEEDS = 10**6
_SHOWN: tuple[ZoneName, ...] = ("hand", "arsenal", "pitch", "graveyard", "deck")
At = Position[State, Event, Option]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--seed", type=natural_number, metavar="N", help="the game's chance (default: any)")
    parser.add_argument("--save", type=path, metavar="FILE", help="keep the game in FILE when it ends or is left")
    parser.add_argument("--load", type=path, metavar="FILE", help="go on with the game in FILE")


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves."""
    accept_any_character()
    saved = _begun(arguments)
    table = _Table(saved)
    try:
        table.play()
    finally:
        target = arguments.save or arguments.load
        if target is not None:
            write_file(target, encode(table.saved()).decode())
            tell(f"rulesdb: the game is kept in {target}; go on with rulesdb play --load {target}")
    return 0


def _begun(arguments: argparse.Namespace) -> SavedGame:
    if arguments.load is None:
        seed = arguments.seed if arguments.seed is not None else randbelow(_MOST_SEEDS)
        return SavedGame("fab", _SETUP, seed, ())
    saved = _read(arguments.load)
    if saved.setup != _SETUP:
        raise UsageError(f"{arguments.load}: this game begins with {shortened(saved.setup)!r}, not with {_SETUP!r}")
    return saved


def _read(file: Path) -> SavedGame:
    try:
        with file.open("rb") as stream:
            return decode(stream.read(MOST_BYTES + 1), "fab")
    except OSError as error:
        raise UsageError(f"{file}: cannot be read ({error.strerror or error}); name a saved game") from error
    except SavedGameError as error:
        raise UsageError(f"{file}: {error}") from error


class _Table:
    """A game at the terminal: shows what happens, asks the player, lets chance choose for the opponent."""

    def __init__(self, saved: SavedGame) -> None:
        self._seed = saved.seed
        self._choices = list(saved.choices)
        state = set_up(seats(), saved.seed)
        self._teller = Teller(state, _YOU)
        self._chance = Random(saved.seed + len(saved.choices))  # noqa: S311  (an opponent, not a secret)
        self._position: At = replay(FAB, state, saved.choices)
        self._teller.look(self._position.now)

    def saved(self) -> SavedGame:
        """Return the game so far."""
        return SavedGame("fab", _SETUP, self._seed, tuple(self._choices))

    def play(self) -> None:
        """Ask and choose until the game is over or the player leaves, or it has as many choices as can be kept."""
        for _ in range(MOST_CHOICES - len(self._choices)):
            decision = self._position.decision
            if decision is None:
                return
            place = self._ask(decision) if decision.player == _YOU else self._by_chance(decision)
            if place is None:
                return
            self._choices.append(place)
            self._position, events = proceed(FAB, self._position, decision.options[place])
            self._tell(events)
        tell(f"rulesdb: a game is left after {MOST_CHOICES:,} choices")

    def _tell(self, events: list[Event]) -> None:
        self._teller.look(self._position.now)
        for event in worth_telling(events):
            sentence = sentence_of(self._teller, event)
            if sentence:
                print_lines([sentence + dim(f"  {event.by.partition(':')[2]}")])

    def _by_chance(self, decision: Decision[Option]) -> int:
        place = self._chance.randrange(len(decision.options))
        chosen = choice(self._teller, decision.options[place], decision.kind)
        print_lines([bold(f"{self._teller.player(decision.player)}: {chosen}")])
        return place

    def _ask(self, decision: Decision[Option]) -> int | None:
        print_lines(self._view())
        print_lines([bold(f"{question(decision.kind)} [{decision.rule.partition(':')[2]}]")])
        print_lines(
            f"  {place}  {choice(self._teller, option, decision.kind)}" for place, option in enumerate(decision.options)
        )
        while True:
            line = read_line()
            if line is None or line.strip() == "q":
                return None
            last = len(decision.options) - 1
            number = whole_number(line.strip()) if line.strip() else last
            if number is not None and number <= last:
                return number
            tell(f"rulesdb: write a number from 0 to {last}, nothing for the last one, or q to leave")

    def _view(self) -> Iterator[str]:
        state = self._position.now
        yield ""
        for number, player in enumerate(state.players):
            hero = state.zones.get(Zone("hero", number), ())
            life = state.objects[hero[0]].life if hero else 0
            zones = "、".join(f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN)
            points = f"アクション{player.action}、リソース{player.resource}、気{player.chi}"
            yield f"{player.name}: ライフ{life}、{points}、{zones}"
        if (link := FAB.process(state).link) is not None:
            yield self._combat(FAB.process(state), link)
        for card in state.zones.get(Zone("hand", _YOU), ()):
            yield f"  {printer().say(state.objects[card].card)}"

    def _combat(self, game: Game, link: Link) -> str:
        defending = "、".join(f"{self._teller.name(card)} {{d}}{defense(game, card) or 0}" for card in game.defending())
        attack = f"{self._teller.name(link.attack)} {{p}}{power(game, link.attack) or 0}"
        return f"戦闘: {attack}、防御: {defending or 'なし'}"
