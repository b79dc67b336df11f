"""Filters that look at the numeric properties of an object."""

from typing import ClassVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.numbers import has_decreased, has_increased, has_property
from rulesdb.engine.fab.selection.filters import filter_phrases
from rulesdb.engine.kernel.cards.roles import Filter, OfThisTurn
from rulesdb.engine.kernel.selection.filters import (
    DecidedByRule,
    HasAtLeastBaseStat,
    HasAtLeastStat,
    HasAtLeastValue,
    HasAtMostBaseValue,
    HasAtMostValue,
    HasExactStat,
    HasLessValue,
    HasMoreThanBaseValue,
    HasValue,
)


class HasCost(Filter, frozen=True):
    """The object has a cost, 0 included."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property cost."""
        value = cost(game, object_id)
        return is_cost(value) if value == 0 else has_property(value)


@book.definition("1.14.5#sentence-1")
def is_cost(value: int | None) -> bool:
    """A cost that is represented by "0" is still a cost."""
    return value is not None


class CostsLessThan(HasLessValue, frozen=True):
    """The object's cost is less than a number of resource points."""

    stat: ClassVar[Stat] = "cost"


class CostsAtLeast(HasAtLeastValue, frozen=True):
    """The object's cost is a number of resource points or more."""

    stat: ClassVar[Stat] = "cost"


class CostsAtMost(HasAtMostValue, frozen=True):
    """The object's cost is a number of resource points or less."""

    stat: ClassVar[Stat] = "cost"


class HasPower(HasValue, frozen=True):
    """The object's power is a number exactly."""

    stat: ClassVar[Stat] = "power"


class HasPowerOfAtLeast(HasAtLeastValue, frozen=True):
    """The object's power is a number or more."""

    stat: ClassVar[Stat] = "power"


class HasBasePowerOfAtMost(HasAtMostBaseValue, frozen=True):
    """The object's base power is a number or less."""

    stat: ClassVar[Stat] = "power"


class HasMoreThanBasePower(HasMoreThanBaseValue, frozen=True):
    """The object's power is greater than its base power."""

    stat: ClassVar[Stat] = "power"


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


class HasNumericOf(HasExactStat, frozen=True):
    """A numeric property of the object is a number exactly."""

    stat: Stat
    """The numeric property."""


class HasNumericOfAtLeast(HasAtLeastStat, frozen=True):
    """A numeric property of the object is a number or more."""

    stat: Stat
    """The numeric property."""


class HasBaseOfAtLeast(HasAtLeastBaseStat, frozen=True):
    """The base value of a numeric property of the object is a number or more."""

    stat: Stat
    """The numeric property."""


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
