"""Conditions on the state of the game: what must be so for an effect or an ability."""

from rulesdb.engine.fab.card_parts.roles import Objects, StateCondition
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.assets import has
from rulesdb.engine.kernel.phrases import NOT, inflected, phrase


class Exists(StateCondition, frozen=True):
    """There is any of some objects."""

    objects: Objects

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there is at least one."""
        return bool(self.objects.objects(game, context))


class HasAtLeast(StateCondition, frozen=True):
    """The controller has so many points of an asset."""

    asset: Asset
    least: int

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the controller has as many, or more."""
        return has(game, context.controller, self.asset) >= self.least


class HasPaid(StateCondition, frozen=True):
    """An optional cost was declared, and so paid, for the layer."""

    cost: str

    def holds(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (every condition takes both)
        """Whether the cost with this name was declared."""
        return self.cost in context.declared.costs


class Defends(StateCondition, frozen=True):
    """The source defends on the active chain link."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is among the defending cards."""
        return context.source in game.defending()


class AllHold(StateCondition, frozen=True):
    """Several conditions hold."""

    conditions: tuple[StateCondition, ...]

    def holds(self, game: Game, context: Context) -> bool:
        """Whether every condition holds."""
        return all(condition.holds(game, context) for condition in self.conditions)


class Unless(StateCondition, frozen=True):
    """A condition does not hold."""

    condition: StateCondition

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the condition fails."""
        return not self.condition.holds(game, context)


PHRASES = (
    *inflected(Exists, "{objects:any}がある", NOT, "ある~ない"),
    *inflected(HasAtLeast, "あなたの{asset}が{least}点以上ある", NOT, "ある~ない"),
    *inflected(HasPaid, "「{cost}」のコストを支払っている", NOT, "る~ない"),
    *inflected(Defends, "これが防御している", NOT, "る~ない"),
    phrase(AllHold, "({conditions||、かつ})"),
    phrase(Unless, "{condition:not}"),
)
