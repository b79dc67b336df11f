"""Conditions on the state of the game, for effects and abilities."""

from rulesdb.engine.kernel.cards.roles import AnyContext, EventPattern, Objects, OfThisTurn, StateCondition
from rulesdb.engine.kernel.process.game import AnyGame


class Exists(StateCondition, frozen=True):
    """At least one of some objects exists."""

    objects: Objects
    """The objects, one of which is enough."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether at least one object exists."""
        exists = game.rules.objects.exists
        return any(exists(game, object_id) for object_id in self.objects.objects(game, context))


class HasHappened(StateCondition, OfThisTurn, frozen=True):
    """An event has happened this turn."""

    event: EventPattern
    """Pattern of the event."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether any event of this turn matches."""
        return any(self.event.matches(game, event, context) for event in game.state.history)


class HasCounters(StateCondition, frozen=True):
    """The source has a counter of a name on it, or more."""

    counter: str
    """Name of the counter."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the source has at least one such counter."""
        item = game.last_known(context.source)
        return game.rules.counters.number(game, item, self.counter, context.source) > 0


class HasPaid(StateCondition, frozen=True):
    """An optional cost was declared and paid for the layer."""

    cost: str
    """Name of the optional cost."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the optional cost of this name was declared."""
        return self.cost in context.declared.costs


class AllHold(StateCondition, frozen=True):
    """All of several conditions are met."""

    conditions: tuple[StateCondition, ...]
    """The conditions, all of which must be met."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every condition is met."""
        return all(condition.holds(game, context) for condition in self.conditions)


class Unless(StateCondition, frozen=True):
    """A condition is not met."""

    condition: StateCondition
    """The condition that must not be met."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the condition is not met."""
        return not self.condition.holds(game, context)
