"""Filters that look at which properties an object has, has gained, has lost, or is the source of."""

from rulesdb.engine.fab.rules.cards.object_properties import Property, has_gained, has_lost, has_property, is_source
from rulesdb.engine.fab.selection.filters import filter_phrases
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import OfThisTurn
from rulesdb.engine.kernel.selection.filters import DecidedByRule


class HasProperty(DecidedByRule, frozen=True):
    """The object has a property (2.0.1); the value of a numeric one may be 0."""

    decides = has_property
    property: Property
    """The property."""


class IsSourceOf(DecidedByRule, frozen=True):
    """The object is the source of a property (2.0.5)."""

    decides = is_source
    property: Property
    """The property."""


class HasGained(DecidedByRule, OfThisTurn, frozen=True):
    """The object has gained a property (2.0.4)."""

    decides = has_gained
    property: Property
    """The property."""


class HasLost(DecidedByRule, OfThisTurn, frozen=True):
    """The object has lost a property (2.0.4)."""

    decides = has_lost
    property: Property
    """The property."""


class HasGainedAbility(DecidedByRule, OfThisTurn, frozen=True):
    """The object has gained an ability of a kind, which is a part of the property abilities (2.0.4)."""

    decides = has_gained
    kind: type[Ability]
    """The kind of ability."""


class HasLostAbility(DecidedByRule, OfThisTurn, frozen=True):
    """The object has lost the abilities of a kind, which are a part of the property abilities (2.0.4)."""

    decides = has_lost
    kind: type[Ability]
    """The kind of ability."""


PHRASES = (
    *filter_phrases(HasProperty, "{property}の特性を持つ"),
    *filter_phrases(IsSourceOf, "{property}の発生源である", "{property}の発生源"),
    *filter_phrases(HasGained, "{property}を得た"),
    *filter_phrases(HasLost, "{property}を失った"),
    *filter_phrases(HasGainedAbility, "{kind}を得た"),
    *filter_phrases(HasLostAbility, "{kind}を失った"),
)
