"""The games of the suite; a game is a module of the suite with a value of SuiteGame."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.events import AnyState, OfAnyGame
from rulesdb.suite.playing_table import AnyPlayingTable
from rulesdb.suite.recording import RecordingTable


class SuiteGame(NamedTuple):
    """A game in the suite."""

    recording: Callable[[], RecordingTable[AnyState, UntypedGame, OfAnyGame, OfAnyGame]]
    """Return a new table that records the check played at it."""
    playing: type[AnyPlayingTable]
    """The class of its tables at which scenarios are played."""


def suite_game(game: str) -> SuiteGame:
    """Return one of the games."""
    found: SuiteGame = import_module(f"rulesdb.suite.{game}").GAME
    return found
