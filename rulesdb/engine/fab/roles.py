"""The roles that values of a card play: which players or objects it is about, which objects fit, how much it is.

A value is data; what it stands for is worked out in a game. The kinds of each role are in rulesdb/engine/fab/selection.
"""

from msgspec import Struct

from rulesdb.engine.fab.cards import Condition
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game


class Players(Struct, frozen=True):
    """Which players an effect is about."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the numbers of the players."""
        raise NotImplementedError


class Objects(Struct, frozen=True):
    """Which objects an effect is about."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the ids of the objects."""
        raise NotImplementedError


class Filter(Struct, frozen=True):
    """What an object must be to be meant."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether an object is so."""
        raise NotImplementedError


class Value(Struct, frozen=True):
    """A number that is worked out."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number as it is now."""
        raise NotImplementedError


Amount = int | Value


class StateCondition(Condition, frozen=True):
    """What must be so in the state of the game."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


def holds(game: Game, condition: Condition, context: Context) -> bool:
    """Whether a condition that lies in the state of the game is met."""
    assert isinstance(condition, StateCondition)
    return condition.holds(game, context)
