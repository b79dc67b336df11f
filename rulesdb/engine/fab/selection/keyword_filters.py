"""Filters that look at the keywords of an object: types, subtypes, supertypes, metatypes, traits and color."""

from rulesdb.engine.fab.cards import CardType, Color, Subtype, Trait
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import metatypes, supertypes, types
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.pitch import is_of_color
from rulesdb.engine.fab.rules.cards.type_box import (
    classes,
    is_among_subtypes,
    is_among_supertypes,
    is_among_types,
    talents,
)
from rulesdb.engine.fab.rules.general.precedence import for_no_other_effect
from rulesdb.engine.fab.rules.objects.identities import is_among_metatypes, is_in_group
from rulesdb.engine.fab.selection.filters import filter_phrases
from rulesdb.engine.kernel.cards.roles import AnyContext, Filter, UntypedGame
from rulesdb.engine.kernel.selection.filters import DecidedByRule, HasSupertypeKeyword, IsOfSubtype, IsOfType


class HasType(IsOfType, frozen=True):
    """The object has a type."""

    type: CardType
    """Type that the object must have at present, perhaps beside others (2.15)."""

    def fits(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:
        """Whether the object has the type."""
        return is_among_types(for_no_other_effect(types(game, object_id), game.object(object_id)), self.type)


class HasSubtype(IsOfSubtype, frozen=True):
    """The object has a subtype."""

    @staticmethod
    def is_among(keywords: frozenset[str], word: str) -> bool:
        """Whether the word is one of the subtypes."""
        return is_among_subtypes(keywords, word)

    subtype: Subtype
    """Subtype that the object must have at present, perhaps beside others (2.10)."""


class HasSupertype(HasSupertypeKeyword, frozen=True):
    """The object has a supertype."""

    @staticmethod
    def is_among(keywords: frozenset[str], word: str) -> bool:
        """Whether the word is one of the supertypes."""
        return is_among_supertypes(keywords, word)


class HasClass(Filter, frozen=True):
    """The object has a class (2.11.6a)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the supertypes of the object is a class."""
        return bool(supertypes(game, object_id) & classes())


class HasTalent(Filter, frozen=True):
    """The object has a talent (2.11.6b)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the supertypes of the object is a talent."""
        return bool(supertypes(game, object_id) & talents())


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


PHRASES = (
    *filter_phrases(HasType, "タイプが{type}の"),
    *filter_phrases(HasSubtype, "サブタイプが{subtype}の"),
    *filter_phrases(HasSupertype, "スーパータイプが「{supertype}」の"),
    *filter_phrases(HasClass, "クラスのある"),
    *filter_phrases(HasTalent, "タレントのある"),
    *filter_phrases(HasMetatype, "メタタイプが「{metatype}」の"),
    *filter_phrases(HasTrait, "特徴が{trait}の"),
    *filter_phrases(HasColor, "カラーバーが{color}の"),
)
