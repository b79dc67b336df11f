"""Filters that look at the properties of an object: keywords, color, and what it has gained, lost or brings."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import CardType, Color, Subtype, Trait
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import metatypes, subtypes, supertypes, types
from rulesdb.engine.fab.rules.cards.object_properties import (
    Property,
    has_gained,
    has_lost,
    has_property,
    is_of_color,
    is_source,
)
from rulesdb.engine.fab.rules.cards.printed_text import (
    classes_among,
    is_among_metatypes,
    is_among_subtypes,
    is_among_supertypes,
    talents_among,
)
from rulesdb.engine.fab.rules.objects.identities import is_in_group
from rulesdb.engine.kernel.cards.roles import Ability, Filter, OfThisTurn
from rulesdb.engine.kernel.selection.filters import DecidedByRule, filter_phrases


class HasType(Filter, frozen=True):
    """The object has a type."""

    type: CardType
    """Type that the object must have at present, perhaps beside others (2.15)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the type."""
        return has_type(game, object_id, self.type)


@book.law
def has_type(game: Game, object_id: int, type_: CardType) -> bool:
    """Whether a type is among those of an object."""
    return type_ in types(game, object_id)


class HasSubtype(Filter, frozen=True):
    """The object has a subtype."""

    subtype: Subtype
    """Subtype that the object must have at present, perhaps beside others (2.10)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the subtype."""
        return is_among_subtypes(subtypes(game, object_id), self.subtype)


class HasSupertype(Filter, frozen=True):
    """The object has a supertype."""

    supertype: str
    """Supertype that the object must have, perhaps beside others."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the supertype."""
        return is_among_supertypes(supertypes(game, object_id), self.supertype)


class HasClass(Filter, frozen=True):
    """The object has a class (2.11.6a)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the supertypes of the object is a class."""
        return bool(classes_among(supertypes(game, object_id)))


class HasTalent(Filter, frozen=True):
    """The object has a talent (2.11.6b)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the supertypes of the object is a talent."""
        return bool(talents_among(supertypes(game, object_id)))


class HasMetatype(Filter, frozen=True):
    """The object has a metatype (2.6)."""

    metatype: str
    """The metatype."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the metatype at present."""
        return is_among_metatypes(metatypes(game, object_id), self.metatype)


class HasTrait(DecidedByRule, frozen=True):
    """The object has a trait (2.13)."""

    decides = is_in_group
    trait: Trait
    """Trait that the object must have."""


class HasColor(Filter, frozen=True):
    """The object is a card with a color strip of a color (2.1.2)."""

    color: Color
    """The color."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the card counts as one of this color, by its color strip."""
        return is_of_color(game, object_id, self.color)


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
    *filter_phrases(HasType, "タイプが{type}の"),
    *filter_phrases(HasSubtype, "サブタイプが{subtype}の"),
    *filter_phrases(HasSupertype, "スーパータイプが「{supertype}」の"),
    *filter_phrases(HasClass, "クラスのある"),
    *filter_phrases(HasTalent, "タレントのある"),
    *filter_phrases(HasMetatype, "メタタイプが「{metatype}」の"),
    *filter_phrases(HasTrait, "特徴が{trait}の"),
    *filter_phrases(HasColor, "カラーバーが{color}の"),
    *filter_phrases(HasProperty, "{property}の特性を持つ"),
    *filter_phrases(IsSourceOf, "{property}の発生源である", "{property}の発生源"),
    *filter_phrases(HasGained, "{property}を得た"),
    *filter_phrases(HasLost, "{property}を失った"),
    *filter_phrases(HasGainedAbility, "{kind}を得た"),
    *filter_phrases(HasLostAbility, "{kind}を失った"),
)
