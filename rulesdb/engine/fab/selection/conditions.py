"""Conditions on the state of the game, for effects and abilities."""

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.assets import has
from rulesdb.engine.kernel.phrases import NOT, inflected, phrase
from rulesdb.engine.kernel.roles import Objects, StateCondition


class Exists(StateCondition, frozen=True):
    """At least one of some objects exists."""

    objects: Objects
    """The objects, one of which is enough."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether at least one object exists."""
        return bool(self.objects.objects(game, context))


class HasAtLeast(StateCondition, frozen=True):
    """The controller has a number of points of an asset, or more."""

    asset: Asset
    """Kind of the points; life points are those of the controller's hero."""
    least: int
    """Least number of points, from 0."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the controller has at least ``least`` points."""
        return has(game, context.controller, self.asset) >= self.least


class HasPaid(StateCondition, frozen=True):
    """An optional cost was declared and paid for the layer."""

    cost: str
    """Name of the optional cost."""

    def holds(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (every condition takes both)
        """Whether the optional cost of this name was declared."""
        return self.cost in context.declared.costs


class Defends(StateCondition, frozen=True):
    """The source is a defending card of the active chain link."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is among the defending cards."""
        return context.source in game.defending()


class AllHold(StateCondition, frozen=True):
    """All of several conditions are met."""

    conditions: tuple[StateCondition, ...]
    """The conditions, all of which must be met."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether every condition is met."""
        return all(condition.holds(game, context) for condition in self.conditions)


class Unless(StateCondition, frozen=True):
    """A condition is not met."""

    condition: StateCondition
    """The condition that must not be met."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the condition is not met."""
        return not self.condition.holds(game, context)


PHRASES = (
    *inflected(Exists, "{objects:any}がある", NOT, "ある~ない"),
    *inflected(HasAtLeast, "あなたの{asset}が{least}点以上ある", NOT, "ある~ない"),
    *inflected(HasPaid, "「{cost}」のコストを支払っている", NOT, "る~ない"),
    *inflected(Defends, "これが防御している", NOT, "る~ない"),
    phrase(AllHold, "({conditions||、かつ})"),
    phrase(Unless, "{condition:not}"),
)
