"""Our driver: it plays what a runner asks for on our engine. ``python -m rulesdb.suite.driver`` speaks the protocol.

It knows the engine and the vocabulary, and no check.
"""

import sys
from contextlib import ExitStack
from typing import BinaryIO

import msgspec

from rulesdb import __version__
from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.play.card_table import observations_of
from rulesdb.play.play_errors import PlayError
from rulesdb.suite import format as suite
from rulesdb.suite.games import suite_game
from rulesdb.suite.playing_table import AnyPlayingTable
from rulesdb.suite.vocabulary import look
from rulesdb.words.quoting import unknown_name


class _UnsupportedError(Exception):
    """Something that the driver does not know."""


class Driver:
    """A driver of our engine, in the process of its user."""

    def __init__(self) -> None:
        """Start without a game, with all rules in force."""
        self._table: AnyPlayingTable | None = None
        self._rules = ExitStack()

    def ask(self, message: suite.Message) -> suite.Response:
        """Carry a message out; return the answer."""
        try:
            return self._answer(message)
        except _UnsupportedError as error:
            return suite.Response(ok=False, error=suite.UNSUPPORTED, message=str(error))
        except (PlayError, EngineError) as error:
            return suite.Response(ok=False, error=suite.IMPOSSIBLE, message=str(error))
        except Exception as error:  # noqa: BLE001  (an engine without one of its rules can fail anywhere)
            return suite.Response(ok=False, error=suite.BROKEN, message=f"{type(error).__name__}: {error}")

    def _answer(self, message: suite.Message) -> suite.Response:
        match message:
            case suite.Hello() | suite.Bye():
                return suite.Response(ok=True, driver=f"rulesdb {__version__}", games=GAMES)
            case suite.Without(sentences=sentences):
                self._rules.close()
                if sentences:
                    for game in GAMES:  # whose misreadings can be in force once it is loaded
                        suite_game(game)
                    self._rules.enter_context(rules_in_force(sentences))
            case suite.Begin():
                self._begin(message)
            case suite.Look(of=of):
                rows = observations_of(type(self._running))
                if of.observe not in rows:
                    raise _UnsupportedError(unknown_name("observation", of.observe, rows))
                return suite.Response(ok=True, value=look(self._running, of))
            case _:
                return suite.Response(ok=True, rules=tuple(self._running.perform(message)))
        return suite.Response(ok=True)

    @property
    def _running(self) -> AnyPlayingTable:
        if self._table is None:
            raise _UnsupportedError("there is no game yet: send setup first")
        return self._table

    def _begin(self, message: suite.Begin) -> None:
        self._table = None
        if message.game not in GAMES:
            raise _UnsupportedError(unknown_name("game", message.game, GAMES))
        names = [player.name for player in message.setup.players]
        table = suite_game(message.game).playing(*names, seed=message.setup.seed)
        table.set_up(message.setup, message.cards)
        self._table = table


def serve(messages: BinaryIO, answers: BinaryIO) -> None:
    """Answer messages, a line each, until the last one or the end of the input."""
    driver, decoder = Driver(), msgspec.json.Decoder(suite.Message)
    message: suite.Message | None = None
    while not isinstance(message, suite.Bye) and (line := messages.readline()):
        try:
            message = decoder.decode(line)
            answer = driver.ask(message)
        except (msgspec.DecodeError, RecursionError) as error:
            answer = suite.Response(
                ok=False, error=suite.UNSUPPORTED, message=f"this is no message of format {suite.FORMAT}: {error}"
            )
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
