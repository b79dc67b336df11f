"""The roles that values of a card play: which players, objects or events it is about, what fits, how much it is.

A value is data; what it stands for is worked out in a game. The kinds of each role are in rulesdb/engine/fab/selection.
"""

from rulesdb.engine.fab.cards import Card, Condition, Criterion
from rulesdb.engine.fab.contexts import Context, Event
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.checked import Checked


class Players(Checked, frozen=True):
    """Which players an effect is about."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the numbers of the players."""
        raise NotImplementedError


class Objects(Checked, frozen=True):
    """Which objects an effect is about."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the ids of the objects."""
        raise NotImplementedError


class Filter(Criterion, frozen=True):
    """What an object must be to be meant."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether an object is so."""
        raise NotImplementedError


class CardFilter(Checked, frozen=True):
    """What a card outside the game must be to be meant."""

    def admits(self, card: Card) -> bool:
        """Whether a card is so."""
        raise NotImplementedError


class EventPattern(Checked, frozen=True):
    """What an event must be to trigger an effect (6.6.1), or to be replaced by one (6.4.1)."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether an event is so, in the state in which it happens or has happened."""
        raise NotImplementedError


class Replacement(Checked, frozen=True):
    """What happens instead of an event, or before it (6.4.1)."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the event that happens instead of ``event``, None where none does."""
        raise NotImplementedError


class Value(Checked, frozen=True):
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
