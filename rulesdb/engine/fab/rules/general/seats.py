"""Participants of a game, in clockwise order, and who of them play together (1.1.1, 1.1.4 to 1.1.6)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process import game as at_table


@book.definition("1.1.1#sentence-1")
def participants(state: State) -> tuple[int, ...]:
    """A player is a person participating in the game, which nobody does who has lost it."""
    return at_table.participants(state)


def party(state: State, player: int) -> tuple[int, ...]:
    """Return the players of a player's party."""
    others = tuple(other for other in at_table.members(state, player) if other != player)
    return with_the_player(others, player) if others else the_player_alone(others, player)


@book.transform("1.1.4a#sentence-1")
def with_the_player(others: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player is always considered to be in their own party."""
    return (player, *others)


@book.transform("1.1.4a#sentence-2")
def the_player_alone(nobody: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player is also in their own party when they are the only player in that party."""
    return with_the_player(nobody, player)


def _all_others(order: tuple[int, ...], _party: tuple[int, ...], player: int) -> tuple[int, ...]:
    return tuple(other for other in order if other != player)


@book.definition("1.1.5#sentence-1")
def opponents(order: tuple[int, ...], party_of_player: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player's opponents are all other players who are not in their party."""
    return tuple(other for other in _all_others(order, party_of_player, player) if other not in party_of_player)


@book.definition("1.1.6#sentence-1")
def clockwise(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Clockwise order starts from the given player and progresses clockwise among the players, viewed from above."""
    return at_table.clockwise(playing, first)


@book.definition("1.1.6#sentence-2")
def next_clockwise(playing: tuple[int, ...], player: int) -> int:
    """The next player in clockwise order is the player to the left of the given player."""
    return at_table.next_clockwise(playing, player)
