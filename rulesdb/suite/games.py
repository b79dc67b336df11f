"""The games of the suite; a game is a module of the suite with a value of SuiteGame."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from rulesdb.suite.playing_table import PlayingTable
from rulesdb.suite.recording import RecordingTable
from rulesdb.suite.vocabulary import Vocabulary, vocabulary_of


class SuiteGame(NamedTuple):
    """A game in the suite."""

    recording: Callable[[], RecordingTable]
    """Return a new table that records the check played at it."""
    playing: type[PlayingTable]
    """The class of its tables at which scenarios are played."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The observations of the game."""
        return vocabulary_of(self.playing)


def suite_game(game: str) -> SuiteGame:
    """Return one of the games."""
    found: SuiteGame = import_module(f"rulesdb.suite.{game}").GAME
    return found
