"""Filters: conditions on an object's properties, controller or zone.

A law says how an object without a numeric property is compared (``effects.properties.compared``).
"""

from collections.abc import Callable
from typing import ClassVar, cast

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, Filter, NumericLimits, valued
from rulesdb.engine.kernel.effects.properties import compared_value, properties_having
from rulesdb.engine.kernel.language.phrases import NOUN, Row
from rulesdb.engine.kernel.process.game import AnyGame


class Anything(Filter, frozen=True):
    """Any object."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Return True."""
        return True


class IsNamed(Filter, frozen=True):
    """The object has a name."""

    name: str
    """Name that the object must have at present, in full."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the name."""
        return game.rules.properties.is_named(properties_having(game, "name", object_id).name, self.name)


class HasAtLeastValue(Filter, frozen=True):
    """A numeric property of the object is a number or more."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    least: int
    """Least value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the value is at least ``least``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value >= self.least

    def limits(self) -> NumericLimits:
        """Return the numbers that fit."""
        return NumericLimits(self.stat, self.least, None)


class HasAtMostValue(Filter, frozen=True):
    """A numeric property of the object is a number or less."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    most: Amount
    """Greatest value that fits: a number, or a value in the present state of the game."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the value is at most ``most``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value <= valued(game, self.most, context)

    def limits(self) -> NumericLimits | None:
        """Return the numbers that fit, None if they depend on the state of the game."""
        return NumericLimits(self.stat, None, self.most) if isinstance(self.most, int) else None


class IsThis(Filter, frozen=True):
    """The object is the source of the effect."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object is the source."""
        return bool(object_id == context.source)


@shared_law
def controller_of(game: AnyGame, object_id: int) -> int | None:
    """Return the controller of an object, as far as effects ask for it; None if it has none."""
    return game.last_known(object_id).controller


class Yours(Filter, frozen=True):
    """The object is controlled by the controller of the effect."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object's controller is that of the effect."""
        return bool(controller_of(game, object_id) == context.controller)


class LiesInZone(Filter, frozen=True):
    """The object is in a zone, whoever owns the zone."""

    zone: str
    """Name of the zone."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object is in a zone of this name."""
        return bool(game.last_known(object_id).zone.name == self.zone)

    def zone_names(self) -> frozenset[str]:
        """Return the zone."""
        return frozenset({self.zone})


class LiesInYourZone(Filter, frozen=True):
    """The object is in a zone of the controller."""

    zone: str
    """Name of the zone, one of those that every player has."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object is in this zone of the controller."""
        return bool(game.last_known(object_id).zone == (self.zone, context.controller))

    def zone_names(self) -> frozenset[str]:
        """Return the zone."""
        return frozenset({self.zone})


class Both(Filter, frozen=True):
    """The object fits all of several filters."""

    filters: tuple[Filter, ...]
    """The filters, all of which the object must fit."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object fits every filter."""
        for one in self.filters:  # noqa: SIM110  (asked of every permanent after every event; a generator takes longer)
            if not one.fits(game, object_id, context):
                return False
        return True

    def zone_names(self) -> frozenset[str] | None:
        """Return the zones that all the filters have in common."""
        found = [names for one in self.filters if (names := one.zone_names()) is not None]
        return frozenset.intersection(*found) if found else None


class Either(Filter, frozen=True):
    """The object fits at least one of several filters."""

    filters: tuple[Filter, ...]
    """The filters, one of which is enough."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object fits any filter."""
        return any(one.fits(game, object_id, context) for one in self.filters)

    def zone_names(self) -> frozenset[str] | None:
        """Return the zones of any of the filters."""
        found = [one.zone_names() for one in self.filters]
        known = [names for names in found if names is not None]
        return frozenset[str]().union(*known) if len(known) == len(found) else None


class Not(Filter, frozen=True):
    """The object does not fit a filter."""

    filter: Filter
    """The filter that the object must not fit."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object does not fit the filter."""
        return not self.filter.fits(game, object_id, context)


def filter_phrases(kind: Callable[..., Filter], before: str, alone: str = "", **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of a filter: before the noun that it qualifies, and as a noun by itself."""
    made = cast("type[Filter]", kind)  # a kind may be a function
    return Row(made, before, fixed=fixed), Row(made, alone or f"{before}もの", NOUN, fixed)


PHRASES = (
    *filter_phrases(Anything, "あらゆる"),
    *filter_phrases(Both, "({filters||、かつ})"),
    *filter_phrases(Either, "({filters||、または})"),
    *filter_phrases(Not, "{filter:noun}以外の"),
    *filter_phrases(IsNamed, "名前が「{name}」の"),
    *filter_phrases(IsThis, "これである", "これ自身"),
    *filter_phrases(Yours, "あなたがコントロールする"),
)
