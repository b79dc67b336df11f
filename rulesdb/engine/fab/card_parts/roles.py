"""The roles of values on a card: players, objects, filters, events, amounts and effects.

A value is data that a game evaluates. The kinds of each role are in rulesdb/engine/fab/selection.
"""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.cards import Card, Condition, Criterion, Effect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.checked import Checked
from rulesdb.engine.kernel.events import Event


class Players(Checked, frozen=True):
    """Players that an effect refers to."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the indices of the players."""
        raise NotImplementedError


class Objects(Checked, frozen=True):
    """Objects that an effect refers to."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the ids of the objects."""
        raise NotImplementedError


class Filter(Criterion, frozen=True):
    """A condition on an object."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether an object meets the condition."""
        raise NotImplementedError


class CardFilter(Checked, frozen=True):
    """A condition on a card outside the game."""

    def admits(self, card: Card) -> bool:
        """Whether a card meets the condition."""
        raise NotImplementedError


class EventPattern(Checked, frozen=True):
    """A condition on an event that triggers an effect (6.6.1) or is replaced by one (6.4.1)."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether an event meets the condition in the present state of the game."""
        raise NotImplementedError


class Replacement(Checked, frozen=True):
    """The replacement of an event, or the sub-event before it (6.4.1)."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the event that happens instead of ``event``, None for no event."""
        raise NotImplementedError


class Value(Checked, frozen=True):
    """A number that depends on the state of the game."""

    def value(self, game: Game, context: Context) -> int:
        """Return the present value."""
        raise NotImplementedError


Amount = int | Value


class Target(Checked, frozen=True):
    """A phrase of an effect with the word target (1.8.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("対象", "1.8.5")}

    legal: Objects
    """The legal targets."""
    count: int = 1
    """Number of targets to declare, from 1."""


class Discrete(Effect, frozen=True):
    """A discrete effect (6.1), which makes events at once; the kinds are in rulesdb/engine/fab/verbs.

    ``attacks``: a layer with this effect is an attack-layer (1.4.4). ``optional_parts`` are the indices of the parts
    for which no target needs to be declared (1.8.5e).
    """

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("単発効果", "6.1.1")}

    attacks: ClassVar[bool] = False
    optional_parts: ClassVar[frozenset[int]] = frozenset()

    def generate(self, game: Game, context: Context) -> bool:
        """Make the events of the effect; return whether it succeeded (1.8.9)."""
        raise NotImplementedError

    def is_possible(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (most effects always are)
        """Whether the effect could succeed in this state of the game (1.14.4b)."""
        return True

    def determined(self, game: Game, context: Context) -> tuple[int, ...] | None:  # noqa: ARG002  (few effects have any)
        """Return the objects that players determine when the effect is generated (1.8.6), None for no choice."""
        return None

    def discards_source(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (most effects never do)
        """Whether the effect would discard its own source, which must then be in hand to pay an effect-cost (5.2.4)."""
        return False

    def phrase(self) -> Target | None:
        """Return the target phrase of the effect itself, without those of its parts; None if it has none."""
        return None

    def parts(self) -> tuple["Discrete | None", ...]:
        """Return the effects that make up this one (1.8.2), in order; None stands for a missing optional part."""
        return ()


class Lasting(Effect, frozen=True):
    """The parent of continuous effects (6.2).

    ``stage`` and ``substage`` are the rows of 6.3.2 and 6.3.3 at which an effect on properties of objects applies; they
    are 0 for an effect on rules of the game.
    """

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("継続効果", "6.2.1")}

    stage: ClassVar[int] = 0
    substage: ClassVar[int] = 0


class StateCondition(Condition, frozen=True):
    """A condition on the state of the game."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the condition is met now."""
        raise NotImplementedError


def holds(game: Game, condition: Condition, context: Context) -> bool:
    """Whether a condition on the state of the game is met; any other kind of condition is an AssertionError."""
    assert isinstance(condition, StateCondition)
    return condition.holds(game, context)
