"""Filters that look at the abilities of an object and at the effects in them, and at cards of a card-pool (5.4.3)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import generated_effects
from rulesdb.engine.fab.verbs.combat import Clash
from rulesdb.engine.kernel.cards.roles import Ability, CardFilter, DiscreteEffect, Filter
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.filters import DecidedByRule, filter_phrases


def _has_base(game: Game, object_id: int, kind: type[Ability]) -> bool:
    return any(isinstance(ability, kind) for ability in game.object(object_id).card.abilities)


@book.definition("1.7.2#sentence-1")
def is_card_with(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """An object that has an ability as a property is a card with that ability."""
    return has_ability(game, object_id, kind)


@book.definition("1.7.2#sentence-2")
def is_card_with_base(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """An object of which the ability is a base ability is a card with that base ability."""
    return _has_base(game, object_id, kind)


class HasAbility(DecidedByRule, frozen=True):
    """The object is a card with an ability of a kind (1.7.2)."""

    decides = is_card_with
    kind: type[Ability]
    """The kind of ability."""


class HasBaseAbility(DecidedByRule, frozen=True):
    """The object is a card with a base ability of a kind (1.7.2)."""

    decides = is_card_with_base
    kind: type[Ability]
    """The kind of ability."""


class DealsDamage(Filter, frozen=True):
    """The object has an effect that deals damage of a type (1.8.2)."""

    damage: Damage
    """The type of the damage."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the effects of the object's abilities deals such damage."""
        return has_effect(game, object_id, self)

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect deals such damage."""
        return bool(getattr(effect, "damage", None) == self.damage)


class DealsAmount(Filter, frozen=True):
    """The object has an effect that deals an amount of damage of a type (1.8.2)."""

    damage: Damage
    """The type of the damage."""
    amount: int
    """The amount; one that is not defined before the object resolves is 0 until then."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the effects of the object's abilities deals so much damage."""
        return has_effect(game, object_id, self)

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect deals so much damage."""
        amount = getattr(effect, "amount", None)
        known = amount if isinstance(amount, int) else 0
        return getattr(effect, "damage", None) == self.damage and known == self.amount


class Clashes(Filter, frozen=True):
    """The object has a clash effect (8.5.45)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the effects of the object's abilities is a clash."""
        return has_effect(game, object_id, self)

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect is a clash."""
        return isinstance(effect, Clash)


@book.definition("1.8.2#sentence-1")
def has_effect(game: Game, object_id: int, described: DealsDamage | DealsAmount | Clashes) -> bool:
    """An object whose abilities directly generate an effect is an object with that effect."""
    return any(map(described.is_meant, generated_effects(game, object_id)))


class IsSpecialized(CardFilter, frozen=True):
    """The card has specialization for any hero (8.3.7)."""

    def admits(self, card: Card) -> bool:
        """Whether the card has the keyword specialization."""
        return any(isinstance(ability, Specialization) for ability in card.abilities)


class IsOfSupertype(CardFilter, frozen=True):
    """The card has a supertype (2.11)."""

    supertype: str
    """Supertype that the card must have, perhaps beside others."""

    def admits(self, card: Card) -> bool:
        """Whether the card has the supertype."""
        return self.supertype in card.supertypes


PHRASES = (
    *filter_phrases(HasAbility, "{kind}を持つ"),
    *filter_phrases(HasBaseAbility, "基本の{kind}を持つ"),
    *filter_phrases(DealsDamage, "{damage}ダメージを与える"),
    *filter_phrases(DealsAmount, "{amount}点の{damage}ダメージを与える"),
    *filter_phrases(Clashes, "激突を行う"),
    phrase(IsSpecialized, "特化を持つ"),
    phrase(IsOfSupertype, "スーパータイプが「{supertype}」の"),
)
