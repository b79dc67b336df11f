"""The table of a game's rules for its players: who participates, who follows whom, and who plays together."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from rulesdb.engine.kernel.defaults import nothing
from rulesdb.engine.kernel.state.state import CoreState


def participants(state: CoreState) -> tuple[int, ...]:
    """Return the players who have not lost."""
    return tuple([number for number, player in enumerate(state.players) if not player.has_lost])


def clockwise(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return players in clockwise order from a seat, whose player may have lost."""
    if not first:
        return playing
    return (*[player for player in playing if player >= first], *[player for player in playing if player < first])


def left_of(playing: tuple[int, ...], player: int) -> int:
    """Return the next one of the players clockwise from a seat."""
    return clockwise(playing, player + 1)[0]


def members(state: CoreState, player: int) -> tuple[int, ...]:
    """Return the indices of all players in the party of a player, the player among them."""
    name = state.players[player].party
    if not name:
        return (player,)
    return tuple(index for index, other in enumerate(state.players) if other.party == name)


def opponents(order: tuple[int, ...], party: tuple[int, ...], _player: int) -> tuple[int, ...]:
    """Return the players who are in no party with a player."""
    return tuple(other for other in order if other not in party)


class PlayerRules(Struct, frozen=True, eq=False):
    """The rules of players, who are given by index."""

    participants: Callable[[Any], tuple[int, ...]] = participants
    """Return the players who take part in the game in a state."""
    clockwise: Callable[[tuple[int, ...], int], tuple[int, ...]] = clockwise
    """Return the participants in clockwise order from one of them, or from the seat of one who has lost."""
    next_clockwise: Callable[[tuple[int, ...], int], int] = left_of
    """Return the participant who comes next after a player."""
    party: Callable[[Any, int], tuple[int, ...]] = members
    """Return the players who play together with a player in a state, the player included."""
    opponents: Callable[[tuple[int, ...], tuple[int, ...], int], tuple[int, ...]] = opponents
    """Return the opponents of a player, from the participants in clockwise order and the player's party."""

    actor: Callable[[Any, int], int | None] = nothing
    """Return the id of the object as which a player acts in a running game, None for a player who acts alone."""


BY_SEATS = PlayerRules()
"""The rules of a game that says nothing else about its players."""
