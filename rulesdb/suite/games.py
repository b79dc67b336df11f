"""The games of the suite; a game is a folder of the suite with a value of SuiteGame."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from rulesdb.suite.playing_table import PlayingTable
from rulesdb.suite.recording import RecordingTable
from rulesdb.suite.vocabulary import Vocabulary


class SuiteGame(NamedTuple):
    """A game in the suite."""

    recording: Callable[[], RecordingTable]
    """Return a new table that records the check played at it."""
    playing: Callable[..., PlayingTable]
    """Return a new table for players of these names, with the ``seed`` of its chance."""
    vocabulary: Vocabulary
    """The observations of the game."""


def suite_game(game: str) -> SuiteGame:
    """Return one of the games."""
    found: SuiteGame = import_module(f"rulesdb.suite.{game}.game").GAME
    return found
