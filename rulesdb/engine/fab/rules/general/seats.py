"""Participants of a game, in clockwise order, and who of them play together (1.1.1, 1.1.4 to 1.1.6)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process import game as at_table

participants = book.definition("1.1.1#sentence-1")(at_table.participants)
"""A player is a person participating in the game, which nobody does who has lost it."""
clockwise = book.definition("1.1.6#sentence-1")(at_table.clockwise)
"""Clockwise order starts from the given player and progresses clockwise among the players, viewed from above."""
next_clockwise = book.definition("1.1.6#sentence-2")(at_table.next_clockwise)
"""The next player in clockwise order is the player to the left of the given player."""


@book.law
def party(state: State, player: int) -> tuple[int, ...]:
    """The players of a player's party, to which the player always belongs, even alone."""
    return (player, *(other for other in at_table.members(state, player) if other != player))


@book.definition("1.1.5#sentence-1")
def opponents(order: tuple[int, ...], party_of_player: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player's opponents are all other players who are not in their party."""
    return tuple(other for other in order if other != player and other not in party_of_player)
