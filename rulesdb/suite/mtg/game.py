"""Magic, as the suite needs it."""

from rulesdb.suite.games import SuiteGame
from rulesdb.suite.mtg.playing import MtgPlaying
from rulesdb.suite.mtg.recording import MtgRecording
from rulesdb.suite.mtg.terms import VOCABULARY

GAME = SuiteGame(MtgRecording, MtgPlaying, VOCABULARY)
"""Magic."""
