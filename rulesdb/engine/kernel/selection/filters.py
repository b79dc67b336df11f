"""Filters: conditions on an object's properties, controller or zone.

The game's table says how an object without a numeric property is compared (``ContinuousRules.compared``).
"""

from typing import Any, ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, Filter, valued
from rulesdb.engine.kernel.effects.properties import compared_value, properties_having, value_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.records.checked import fields_of


class Anything(Filter, frozen=True):
    """Any object."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Return True."""
        return True


class DecidedByRule(Filter, frozen=True):
    """The parent of filters with one field, on which a rule of the game decides."""

    decides: ClassVar[Any]
    """The function that returns whether an object fits, given the game, the object's id and the field's value."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object fits by the rule."""
        (field,) = fields_of(type(self))
        return bool(type(self).decides(game, object_id, getattr(self, field.name)))


class HasKeyword(Filter, frozen=True):
    """The parent of filters for a keyword of a property that is a collection of keywords."""

    @staticmethod
    def is_among(keywords: frozenset[str], word: str) -> bool:
        """Whether a collection has a keyword."""
        return word in keywords


class IsOfType(HasKeyword, frozen=True):
    """The object has a type."""

    type: str
    """Type that the object must have at present, perhaps beside others."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the type."""
        return self.is_among(properties_having(game, "types", object_id).types, self.type)


class IsOfSubtype(HasKeyword, frozen=True):
    """The object has a subtype."""

    subtype: str
    """Subtype that the object must have at present, perhaps beside others."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the subtype."""
        return self.is_among(properties_having(game, "subtypes", object_id).subtypes, self.subtype)


class HasSupertypeKeyword(HasKeyword, frozen=True):
    """The object has a supertype."""

    supertype: str
    """Supertype that the object must have, perhaps beside others."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the supertype."""
        return self.is_among(properties_having(game, "supertypes", object_id).supertypes, self.supertype)


class IsNamed(Filter, frozen=True):
    """The object has a name."""

    name: str
    """Name that the object must have at present, in full."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the name."""
        return game.rules.properties.is_named(properties_having(game, "name", object_id).name, self.name)


class IsNamedWith(Filter, frozen=True):
    """The object has a name in which a word occurs."""

    word: str
    """The word, which must stand in the present name of the object."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the word stands in the object's name."""
        return game.rules.properties.has_part(properties_having(game, "name", object_id).name, self.word)


class HasValue(Filter, frozen=True):
    """A numeric property of the object is a number exactly."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    amount: Amount
    """The only value that fits: a number, or a value in the present state of the game."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has exactly this value; the game says of one without it."""
        return compared_value(game, self.stat, object_id) == valued(game, self.amount, context)


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


class HasAtMostValue(Filter, frozen=True):
    """A numeric property of the object is a number or less."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    most: int
    """Greatest value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the value is at most ``most``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value <= self.most


class HasLessValue(Filter, frozen=True):
    """A numeric property of the object is less than a number."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    bound: Amount
    """The number, which no value that fits reaches."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the value is less than ``bound``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value < valued(game, self.bound, context)


class HasExactStat(Filter, frozen=True):
    """A numeric property of the object, given by name, is a number exactly."""

    stat: str
    """Name of the numeric property."""
    exactly: int
    """The only value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the property with this value."""
        return compared_value(game, self.stat, object_id) == self.exactly


class HasAtLeastStat(Filter, frozen=True):
    """A numeric property of the object, given by name, is a number or more; an object without it does not fit."""

    stat: str
    """Name of the numeric property."""
    least: int
    """Least value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the property with a value of at least ``least``."""
        value = compared_value(game, self.stat, object_id)
        return value is not None and value >= self.least


class HasAtLeastBaseStat(Filter, frozen=True):
    """The base value of a numeric property, given by name, is a number or more; without the property it is not."""

    stat: str
    """Name of the numeric property."""
    least: int
    """Least base value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the property with a base value of at least ``least``."""
        base = properties_having(game, self.stat, object_id).base(self.stat)
        return base is not None and base >= self.least


class HasAtMostBaseValue(Filter, frozen=True):
    """The base value of a numeric property of the object is a number or less; without the property none is."""

    stat: ClassVar[str]
    """Name of the numeric property."""
    most: int
    """Greatest base value that fits."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the base value is at most ``most``."""
        base = properties_having(game, self.stat, object_id).base(self.stat)
        return base is not None and base <= self.most


class HasMoreThanBaseValue(Filter, frozen=True):
    """A numeric property of the object is greater than its base value."""

    stat: ClassVar[str]
    """Name of the numeric property."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the value is greater than the base value."""
        found = properties_having(game, self.stat, object_id)
        return (value_of(game, self.stat, object_id) or 0) > (found.base(self.stat) or 0)


class IsThis(Filter, frozen=True):
    """The object is the source of the effect."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object is the source."""
        return bool(object_id == context.source)


class Yours(Filter, frozen=True):
    """The object is controlled by the controller of the effect."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object's controller is that of the effect."""
        return bool(game.rules.objects.controller(game, object_id) == context.controller)


class OwnedByOpponent(Filter, frozen=True):
    """The object is owned by an opponent of the effect's controller."""

    def fits(self, game: AnyGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object's owner is an opponent."""
        return game.rules.objects.owner(game, object_id) in game.opponents(context.controller)


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
