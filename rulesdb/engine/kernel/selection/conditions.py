"""Conditions on the state of the game, for effects and abilities, and amounts that depend on it."""

from rulesdb.engine.kernel.cards.roles import AnyContext, Objects, StateCondition, UntypedGame, Value
from rulesdb.engine.kernel.language.phrases import NOT, inflected, phrase
from rulesdb.engine.kernel.process.game import AnyGame


class Exists(StateCondition, frozen=True):
    """At least one of some objects exists."""

    objects: Objects
    """The objects, one of which is enough."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether at least one object exists."""
        exists = game.rules.exists
        return any(exists(game, object_id) for object_id in self.objects.objects(game, context))


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


class DeclaredX(Value, frozen=True):
    """The declared value of X."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the value of X; 0 while X is undefined."""
        return context.declared.x or 0


class NumberOf(Value, frozen=True):
    """The number of some objects."""

    what: Objects
    """The objects."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of objects."""
        return len(self.what.objects(game, context))


class CountersOnSource(Value, frozen=True):
    """The number of counters of a kind on the source of the effect, as last known if it is gone."""

    counter: str
    """Kind of the counters."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of counters."""
        return game.rules.counters.number(game, game.last_known(context.source), self.counter, context.source)


PHRASES = (
    *inflected(Exists, "{objects:any}がある", NOT, "ある~ない"),
    *inflected(HasCounters, "これの上に「{counter}」カウンターがある", NOT, "ある~ない"),
    *inflected(HasPaid, "「{cost}」のコストを支払っている", NOT, "る~ない"),
    phrase(AllHold, "({conditions||、かつ})"),
    phrase(Unless, "{condition:not}"),
)
