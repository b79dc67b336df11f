"""The roles that values of a card play: which players, objects or events it is about, what fits, how much it is.

A value is data; what it stands for is worked out in a game. The kinds of each role are in rulesdb/engine/fab/selection.
"""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.cards import Card, Condition, Criterion, Effect
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


class Target(Checked, frozen=True):
    """One phrase with the word target (1.8.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("対象", "1.8.5")}

    legal: Objects
    """The legal targets."""
    count: int = 1
    """How many to declare, from 1."""


class Discrete(Effect, frozen=True):
    """An effect that makes events at once (6.1); the kinds are in rulesdb/engine/fab/verbs.

    ``attacks``: a layer with it is an attack-layer (1.4.4). ``optional_parts`` are the indices of those parts for which
    no target needs to be declared (1.8.5e).
    """

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("単発効果", "6.1.1")}

    attacks: ClassVar[bool] = False
    optional_parts: ClassVar[frozenset[int]] = frozenset()

    def generate(self, game: Game, context: Context) -> bool:
        """Make the events; return whether the effect succeeded (1.8.9)."""
        raise NotImplementedError

    def is_possible(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (most effects always are)
        """Whether the effect could succeed in this state of the game (1.14.4b)."""
        return True

    def determined(self, game: Game, context: Context) -> tuple[int, ...] | None:  # noqa: ARG002  (few effects have any)
        """Return the objects that players determine for it as it is generated (1.8.6); None where there are none."""
        return None

    def discards_source(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (most effects never do)
        """Whether it would discard its own source, which then must be in a hand where it is a cost (5.2.4)."""
        return False

    def phrase(self) -> Target | None:
        """Return the phrase with the word target of the effect itself, None where it has none."""
        return None

    def parts(self) -> tuple["Discrete | None", ...]:
        """Return the effects of which it consists (1.8.2), in their order; None where there could be one more."""
        return ()


class Lasting(Effect, frozen=True):
    """The parent of continuous effects. ``stage`` and ``substage`` are the rows of 6.3.2 and 6.3.3 for a change of an
    object's characteristics, 0 for one of the game's rules.
    """

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("継続効果", "6.2.1")}

    stage: ClassVar[int] = 0
    substage: ClassVar[int] = 0


class StateCondition(Condition, frozen=True):
    """What must be so in the state of the game."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


def holds(game: Game, condition: Condition, context: Context) -> bool:
    """Whether a condition that lies in the state of the game is met."""
    assert isinstance(condition, StateCondition)
    return condition.holds(game, context)
