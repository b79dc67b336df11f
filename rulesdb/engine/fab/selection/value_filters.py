"""Filters that look at the numeric properties of an object."""

from typing import ClassVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import cost
from rulesdb.engine.fab.rules.cards.numbers import is_property
from rulesdb.engine.fab.rules.cards.object_properties import has_decreased, has_increased
from rulesdb.engine.kernel.cards.roles import Amount, Filter, NumericLimits, OfThisTurn, valued
from rulesdb.engine.kernel.effects.properties import compared_value, properties_having, value_of
from rulesdb.engine.kernel.selection.filters import (
    DecidedByRule,
    HasAtLeastValue,
    HasAtMostValue,
    filter_phrases,
)


class HasCost(Filter, frozen=True):
    """The object has a cost, 0 included."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property cost."""
        value = cost(game, object_id)
        return is_cost(value) if value == 0 else is_property(value)


@book.definition("1.14.5#sentence-1")
def is_cost(value: int | None) -> bool:
    """A cost that is represented by "0" is still a cost."""
    return value is not None


class CostsLessThan(Filter, frozen=True):
    """The object's cost is less than a number of resource points."""

    bound: Amount
    """The number, which no value that fits reaches."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the value is less than ``bound``."""
        value = compared_value(game, "cost", object_id)
        return value is not None and value < valued(game, self.bound, context)

    def limits(self) -> NumericLimits | None:
        """Return the numbers that fit."""
        return NumericLimits("cost", None, self.bound - 1) if isinstance(self.bound, int) else None


class CostsAtLeast(HasAtLeastValue, frozen=True):
    """The object's cost is a number of resource points or more."""

    stat: ClassVar[Stat] = "cost"


class CostsAtMost(HasAtMostValue, frozen=True):
    """The object's cost is a number of resource points or less."""

    stat: ClassVar[Stat] = "cost"


class HasPower(Filter, frozen=True):
    """The object's power is a number exactly."""

    amount: Amount
    """The only value that fits: a number, or a value in the present state of the game."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has exactly this value; the game says of one without it."""
        return compared_value(game, "power", object_id) == valued(game, self.amount, context)

    def limits(self) -> NumericLimits | None:
        """Return the numbers that fit."""
        return NumericLimits("power", self.amount, self.amount) if isinstance(self.amount, int) else None


class HasPowerOfAtLeast(HasAtLeastValue, frozen=True):
    """The object's power is a number or more."""

    stat: ClassVar[Stat] = "power"


class HasBasePowerOfAtMost(Filter, frozen=True):
    """The object's base power is a number or less."""

    most: int
    """Greatest base value that fits."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the base value is at most ``most``."""
        base = properties_having(game, "power", object_id).base("power")
        return base is not None and base <= self.most


class HasMoreThanBasePower(Filter, frozen=True):
    """The object's power is greater than its base power."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the value is greater than the base value."""
        found = properties_having(game, "power", object_id)
        return (value_of(game, "power", object_id) or 0) > (found.base("power") or 0)


class HasIncreased(DecidedByRule, OfThisTurn, frozen=True):
    """A numeric property of the object has increased this turn (2.0.3b)."""

    decides = has_increased
    stat: Stat
    """The numeric property."""


class HasDecreased(DecidedByRule, OfThisTurn, frozen=True):
    """A numeric property of the object has decreased this turn (2.0.3b)."""

    decides = has_decreased
    stat: Stat
    """The numeric property."""


class HasNumericOf(Filter, frozen=True):
    """A numeric property of the object is a number exactly."""

    stat: Stat
    """The numeric property."""
    exactly: int
    """The only value that fits."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property with this value."""
        return compared_value(game, self.stat, object_id) == self.exactly

    def limits(self) -> NumericLimits:
        """Return the numbers that fit."""
        return NumericLimits(self.stat, self.exactly, self.exactly)


class HasNumericOfAtLeast(Filter, frozen=True):
    """A numeric property of the object is a number or more."""

    stat: Stat
    """The numeric property."""
    least: int
    """Least value that fits."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property with a value of at least ``least``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value >= self.least

    def limits(self) -> NumericLimits:
        """Return the numbers that fit."""
        return NumericLimits(self.stat, self.least, None)


class HasBaseOfAtLeast(Filter, frozen=True):
    """The base value of a numeric property of the object is a number or more."""

    stat: Stat
    """The numeric property."""
    least: int
    """Least base value that fits."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property with a base value of at least ``least``."""
        base = properties_having(game, self.stat, object_id).base(self.stat)
        return base is not None and base >= self.least


PHRASES = (
    *filter_phrases(HasCost, "コストのある"),
    *filter_phrases(CostsLessThan, "コストが{bound}未満の"),
    *filter_phrases(CostsAtLeast, "コスト{least}以上の"),
    *filter_phrases(CostsAtMost, "コスト{most}以下の"),
    *filter_phrases(HasPower, "パワーがちょうど{amount}の"),
    *filter_phrases(HasPowerOfAtLeast, "パワー{least}以上の"),
    *filter_phrases(HasBasePowerOfAtMost, "基本パワー{most}以下の"),
    *filter_phrases(HasMoreThanBasePower, "パワーが基本の値を上回る"),
    *filter_phrases(HasIncreased, "このターンに{stat}が増加した"),
    *filter_phrases(HasDecreased, "このターンに{stat}が減少した"),
    *filter_phrases(HasNumericOf, "{stat}の値が{exactly}の"),
    *filter_phrases(HasNumericOfAtLeast, "{stat}の値が{least}以上の"),
    *filter_phrases(HasBaseOfAtLeast, "{stat}の基本の値が{least}以上の"),
)
