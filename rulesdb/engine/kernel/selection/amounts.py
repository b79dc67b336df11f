"""Amounts that depend on the state of the game."""

import math
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, Objects, StateCondition, Value
from rulesdb.engine.kernel.effects.properties import needed_value, value_of
from rulesdb.engine.kernel.process.game import AnyGame


class DeclaredX(Value, frozen=True):
    """The declared value of X."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the value of X; 0 while X is undefined."""
        return context.declared.x or 0


class NumberInZone(Value, frozen=True):
    """The number of objects in a zone of the controller."""

    zone: str
    """Name of the zone."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of objects."""
        return len(game.zone(self.zone, context.controller))


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


class DifferentValues(Value, frozen=True):
    """The number of different values of a numeric property among the objects in a zone of the controller."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    zone: str
    """Name of the zone."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of different values; an object without the property does not count."""
        found = [value_of(game, self.stat, item) for item in game.zone(self.zone, context.controller)]
        return len({*game.rules.properties.counted(found)})


class ValueOfLayer(Value, frozen=True):
    """The value of a numeric property of the resolving object."""

    stat: ClassVar[str]
    """Name of the numeric property."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the value, as last known if the object is gone; 0 if no object resolves or it lacks the property."""
        return 0 if context.layer is None else needed_value(game, self.stat, context.layer)


class IfMet(Value, frozen=True):
    """An amount that depends on a condition."""

    condition: StateCondition
    """The condition."""
    amount: int
    """The amount if the condition is met."""
    otherwise: int
    """The amount if it is not met."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the amount for the present state."""
        return self.amount if self.condition.holds(game, context) else self.otherwise


class PartOf(Value, frozen=True):
    """A part of another amount."""

    number: Value
    """The other amount."""
    divisor: int
    """The number by which it is divided, from 1."""

    def rounded(self, quotient: float) -> int:
        """Return the quotient without its fraction."""
        return math.trunc(quotient)

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the rounded quotient."""
        return self.rounded(self.number.value(game, context) / self.divisor)


class ValueOfSource(Value, frozen=True):
    """The value of a numeric property of the source of the effect."""

    stat: ClassVar[str]
    """Name of the numeric property."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the value, as last known if the source is gone; 0 if it lacks the property."""
        return value_of(game, self.stat, context.source) or 0


class Times(Value, frozen=True):
    """A multiple of another amount."""

    factor: int
    """Number of times that the other amount is counted."""
    number: Value
    """The other amount."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the product."""
        return self.factor * self.number.value(game, context)
