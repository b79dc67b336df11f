"""Saved games: a game is its seed, how it was set up, and the choices made, each as its place among the options."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from rulesdb import __version__
from rulesdb.engine.kernel.errors import SavedGameError
from rulesdb.engine.kernel.process import C, E, Position, Rules, S, proceed, start

FORMAT = 1


class SavedGame(Struct, frozen=True):
    """A game on disk. ``setup`` names how it was set up, ``version`` is of the rulesdb that played it."""

    ruleset: str
    setup: str
    seed: int
    choices: tuple[int, ...]
    version: str = __version__
    format: int = FORMAT


def encode(game: SavedGame) -> bytes:
    """Return a game as one line of JSON."""
    return msgspec.json.encode(game) + b"\n"


def decode(written: bytes, ruleset: str) -> SavedGame:
    """Return the game that was written.

    Raises SavedGameError for what is no saved game, and for one of another game or version: the same choices would
    mean other things.
    """
    try:
        game = msgspec.json.decode(written, type=SavedGame)
    except msgspec.MsgspecError as error:
        raise SavedGameError(f"this is no saved game ({error})") from error
    if game.ruleset != ruleset:
        raise SavedGameError(f"this is a game of {game.ruleset!r}, not of {ruleset!r}")
    if (game.format, game.version) != (FORMAT, __version__):
        raise SavedGameError(
            f"rulesdb {game.version} saved this game, and this is {__version__}; play it with that one"
        )
    return game


def replay(rules: Rules[S, E, C], state: S, choices: Sequence[int]) -> Position[S, E, C]:
    """Play choices again from the state in which a game began.

    Raises SavedGameError for a choice that there is not.
    """
    position, _ = start(rules, state)
    for turn, place in enumerate(choices):
        options = position.decision.options if position.decision else ()
        if not 0 <= place < len(options):
            raise SavedGameError(f"choice {turn + 1} is {place}, but there are {len(options)} options")
        position, _ = proceed(rules, position, options[place])
    return position
