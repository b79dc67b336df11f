"""Flesh and Blood, as the suite needs it."""

from rulesdb.suite.fab.playing import FabPlaying
from rulesdb.suite.fab.recording import FabRecording
from rulesdb.suite.fab.terms import VOCABULARY
from rulesdb.suite.games import SuiteGame

GAME = SuiteGame(FabRecording, FabPlaying, VOCABULARY)
"""Flesh and Blood."""
