"""Saved games: the seed, the setup, the decks and the choices of a game, a choice being an index of its options."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from rulesdb import __version__
from rulesdb.engine.kernel.engine_errors import SavedGameError
from rulesdb.engine.kernel.process.process import C, E, Position, Rules, S, proceed, start
from rulesdb.words.quoting import shortened

FORMAT = 1
MOST_CHOICES = 5_000
"""Greatest number of choices in a saved game: replaying them takes seconds, and no person makes as many."""
MOST_BYTES = 100_000
"""Greatest size of a saved game in bytes: room for all choices with their commas, and for two decks."""
MOST_BYTES_OF_DECK = 30_000
"""Greatest size of the card sheets of a deck in bytes."""

_Natural = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class SavedGame(Struct, frozen=True):
    """A saved game."""

    ruleset: str
    """Identifier of the game that was played, which is that of its ruleset."""
    setup: str
    """Name of the setup, which with the seed determines the initial state."""
    seed: _Natural
    """Seed of the chance in the game, from 0 to 2**63 - 1."""
    choices: tuple[_Natural, ...]
    """Choices of all players in order, each an index from 0 among its options; at most MOST_CHOICES."""
    decks: tuple[str, ...] = ()
    """Card sheets of the decks of the players in order, "" for the deck of the setup."""
    version: str = __version__
    """Version of rulesdb that played the game."""
    format: int = FORMAT
    """Number of the file format, from 1."""


def encode(game: SavedGame) -> bytes:
    """Return a game as one line of JSON."""
    return msgspec.json.encode(game) + b"\n"


def decode(written: bytes, ruleset: str) -> SavedGame:
    """Return the saved game in a file's bytes.

    Raises SavedGameError for data that is invalid or too long, and for another game or version, in which the same
    choices would mean something else.
    """
    game = _decoded(written)
    if game.ruleset != ruleset:
        raise SavedGameError(f"this is a game of {shortened(game.ruleset)!r}, not of {ruleset!r}")
    if (game.format, game.version) != (FORMAT, __version__):
        raise SavedGameError(
            f"rulesdb {shortened(game.version)} saved this game, and this is {__version__}; play it with that one"
        )
    if len(game.choices) > MOST_CHOICES:
        raise SavedGameError(f"this game has {len(game.choices):,} choices; at most {MOST_CHOICES:,} are played again")
    return game


def _decoded(written: bytes) -> SavedGame:
    if len(written) > MOST_BYTES:
        most = f"{MOST_BYTES:,} bytes or {MOST_CHOICES:,} choices"
        raise SavedGameError(f"this is no saved game (it is larger than {most}); name a file that --save wrote")
    try:
        return msgspec.json.decode(written, type=SavedGame)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SavedGameError(f"this is no saved game ({error}); name a file that --save wrote") from error


def replay(rules: Rules[S, E, C], state: S, choices: Sequence[int]) -> Position[S, E, C]:
    """Replay the choices of a saved game from its initial state.

    Raises SavedGameError for a choice beyond the options.
    """
    position, _ = start(rules, state)
    for turn, index in enumerate(choices):
        options = position.decision.options if position.decision else ()
        if not 0 <= index < len(options):
            raise SavedGameError(f"choice {turn + 1} is {index}, but there are {len(options)} options")
        position, _ = proceed(rules, position, options[index])
    return position
