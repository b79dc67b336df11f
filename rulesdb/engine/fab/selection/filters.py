"""Filters: conditions on an object's properties, controller or zone."""

from typing import ClassVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, CardType, Color, Stat, Subtype, Trait
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost, metatypes, name, subtypes, supertypes, types
from rulesdb.engine.fab.events.cards import WonClash
from rulesdb.engine.fab.events.life import Damage, Deal
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.as_though import for_no_other_effect
from rulesdb.engine.fab.rules.attacks import attack_source, is_attack_card
from rulesdb.engine.fab.rules.color_strips import color_of
from rulesdb.engine.fab.rules.identities import Noun, attack_identity, is_referred_to
from rulesdb.engine.fab.rules.keyword_properties import is_among_subtypes, is_among_supertypes, is_among_types
from rulesdb.engine.fab.rules.layers import category_of, is_no_card_but_a_proxy
from rulesdb.engine.fab.rules.metatypes import is_among_metatypes
from rulesdb.engine.fab.rules.names import is_named, moniker_of
from rulesdb.engine.fab.rules.object_properties import Property, has_gained, has_lost, has_property, is_source
from rulesdb.engine.fab.rules.objects import can_be_source
from rulesdb.engine.fab.rules.objects_with_effects import has_effect
from rulesdb.engine.fab.rules.permanents import Status, statuses
from rulesdb.engine.fab.rules.property_values import has_property as has_value
from rulesdb.engine.fab.rules.trait_groups import is_in_group
from rulesdb.engine.fab.rules.type_keywords import classes, talents
from rulesdb.engine.fab.rules.value_changes import has_decreased, has_increased
from rulesdb.engine.fab.state import Category
from rulesdb.engine.fab.verbs.clash import Clash
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, UntypedGame
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.language.phrases import NOUN, Phrase, phrase
from rulesdb.engine.kernel.selection.filters import (
    Anything,
    Both,
    DecidedByRule,
    Either,
    HasAtLeastBaseStat,
    HasAtLeastStat,
    HasAtLeastValue,
    HasAtMostBaseValue,
    HasAtMostValue,
    HasExactStat,
    HasLessValue,
    HasMoreThanBaseValue,
    HasSupertypeKeyword,
    HasValue,
    IsNamed,
    IsNamedWith,
    IsOfSubtype,
    IsOfType,
    IsThis,
    LiesInYourZone,
    LiesInZone,
    Not,
    OwnedByOpponent,
    Yours,
)


class HasType(IsOfType, frozen=True):
    """The object has a type."""

    type: CardType
    """Type that the object must have at present, perhaps beside others (2.15)."""

    def fits(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:  # noqa: ARG002  (see above)
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

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether one of the supertypes of the object is a class."""
        return bool(supertypes(game, object_id) & classes())


class HasTalent(Filter, frozen=True):
    """The object has a talent (2.11.6b)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether one of the supertypes of the object is a talent."""
        return bool(supertypes(game, object_id) & talents())


class HasTrait(DecidedByRule, frozen=True):
    """The object has a trait (2.13)."""

    decides = is_in_group
    trait: Trait
    """Trait that the object must have."""


class HasColor(Filter, frozen=True):
    """The object is a card with a color strip of a color (2.1.2)."""

    color: Color
    """The color."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether the color strip of the card has this color."""
        return color_of(None, game, object_id) == self.color


def _has_base(game: Game, object_id: int, kind: type[Ability]) -> bool:
    return any(isinstance(ability, kind) for ability in game.object(object_id).card.abilities)


@book.definition("1.7.2#sentence-1", _has_base, "効果で得た能力では、「その能力を持つカード」にはならないとする読み方")
def is_card_with(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """An object that has an ability as a property is a card with that ability."""
    return has_ability(game, object_id, kind)


@book.definition("1.7.2#sentence-2", has_ability, "効果で得た能力も、基本能力とみなすとする読み方")
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

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether one of the effects of the object's abilities deals such damage."""
        return has_effect(game, object_id, lambda effect: getattr(effect, "damage", None) == self.damage, Deal)


class DealsAmount(Filter, frozen=True):
    """The object has an effect that deals an amount of damage of a type (1.8.2)."""

    damage: Damage
    """The type of the damage."""
    amount: int
    """The amount; one that is not defined before the object resolves is 0 until then."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether one of the effects of the object's abilities deals so much damage."""
        return has_effect(game, object_id, self._deals, Deal)

    def _deals(self, effect: DiscreteEffect) -> bool:
        amount = getattr(effect, "amount", None)
        known = amount if isinstance(amount, int) else 0
        return getattr(effect, "damage", None) == self.damage and known == self.amount


class Clashes(Filter, frozen=True):
    """The object has a clash effect (8.5.45)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether one of the effects of the object's abilities is a clash."""
        return has_effect(game, object_id, lambda effect: isinstance(effect, Clash), WonClash)


class HasCost(Filter, frozen=True):
    """The object has a cost, 0 included."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Whether the object has the property cost."""
        value = cost(game, object_id)
        return is_cost(value) if value == 0 else has_value(value)


@book.definition("1.14.5#sentence-1", bool, "コストが0なら、コストはないとする読み方")
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


class IsAttack(Filter, frozen=True):
    """The object is an attack (1.2.2d)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object exists and has the object identity attack."""
        return bool(attack_identity(game, game.object(object_id)))


class IsCalled(DecidedByRule, frozen=True):
    """The object has an object identity that is a word of the rules (1.2.2)."""

    decides = is_referred_to
    noun: Noun
    """The identity."""


class IsCalledByName(DecidedByRule, frozen=True):
    """The object has an object identity that is its name or its moniker (1.2.2b)."""

    decides = is_referred_to
    name: str
    """The identity."""


class CanBeSource(Filter, frozen=True):
    """The object can be the source of damage and of effects (1.2.4)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is a card or a macro."""
        return can_be_source(game.object(object_id))


class IsChosen(Filter, frozen=True):
    """The object has been determined as a parameter of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is the determined one."""
        return object_id in (context.chosen or ())


class IsTarget(Filter, frozen=True):
    """The object is a target of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is among the targets."""
        return any(object_id in targets for targets in context.targets)


class IsAttacking(Filter, frozen=True):
    """The object attacks on the active chain link."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is the active-attack or its source."""
        return game.link is not None and object_id in {game.link.attack, game.link.source}


class IsDefending(Filter, frozen=True):
    """The object is a defending card of the active chain link."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is among the defending cards."""
        return object_id in game.defending()


class IsAttackSource(Filter, frozen=True):
    """The object is an attack-source (1.4.3b)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether an attack-proxy makes the object an attack-source."""
        return any(attack_source(item) == object_id for item in game.objects() if item.proxy_of is not None)


class IsAttackCard(Filter, frozen=True):
    """The object is an attack-card (1.4.2)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object exists and is an attack-card."""
        return game.has(object_id) and is_attack_card(game, game.object(object_id))


class AttackAction(Filter, frozen=True):
    """The object is an attack action card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the type action and the subtype attack."""
        is_one = "attack" in subtypes(game, object_id) and "action" in types(game, object_id)
        return is_one and not is_no_card_but_a_proxy(game.object(object_id))


class IsLayerOf(Filter, frozen=True):
    """The object is a layer of a category (1.6.2)."""

    category: Category
    """The category."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is such a layer."""
        item = game.object(object_id)
        return item.layer is not None and category_of(item) == self.category


class HasStatus(Filter, frozen=True):
    """The object is a permanent of a status (1.3.3b)."""

    status: Status
    """The status."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the status at present."""
        return self.status in statuses(game.object(object_id))


class IsInZone(LiesInZone, frozen=True):
    """The object is in a zone, whoever owns the zone."""

    zone: ZoneName
    """Name of the zone."""


class IsInYourZone(LiesInYourZone, frozen=True):
    """The object is in a zone of the controller."""

    zone: ZoneName
    """Name of the zone, one of those that each player has."""


class IsYourHero(Filter, frozen=True):
    """The object is the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is that hero."""
        return object_id == game.hero(context.controller)


class TargetsYourHero(Filter, frozen=True):
    """The object is a layer that targets the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the hero is the only target of one of the layer's target phrases."""
        layer = game.object(object_id).layer
        return layer is not None and (game.hero(context.controller),) in layer.declared.targets


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


class HasChosenName(Filter, frozen=True):
    """The object has the card name that a player has chosen for the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the present name of the object is the chosen one."""
        return is_named(name(game, object_id), context.named)


class HasMoniker(Filter, frozen=True):
    """The object has a moniker (2.7.3)."""

    moniker: str
    """The moniker."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the card has this moniker."""
        card = game.object(object_id).card
        return is_of_the_moniker(moniker_of(card) == self.moniker, card, self.moniker)


def _named_by_it_alone(has_it: bool, card: Card, moniker: str) -> bool:
    return has_it and card.name == moniker


@book.definition(
    "2.7.3b#sentence-2", _named_by_it_alone, "通称で参照されるのは、名前がその通称そのもののものだけだとする読み方"
)
def is_of_the_moniker(has_it: bool, _card: Card, _moniker: str) -> bool:
    """An effect that uses a moniker may refer to several objects with different names and the same moniker."""
    return has_it


class HasMetatype(Filter, frozen=True):
    """The object has a metatype (2.6)."""

    metatype: str
    """The metatype."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the metatype at present."""
        return is_among_metatypes(metatypes(game, object_id), self.metatype)


class HasIncreased(DecidedByRule, frozen=True):
    """A numeric property of the object has increased this turn (2.0.3b)."""

    decides = has_increased
    stat: Stat
    """The numeric property."""


class HasDecreased(DecidedByRule, frozen=True):
    """A numeric property of the object has decreased this turn (2.0.3b)."""

    decides = has_decreased
    stat: Stat
    """The numeric property."""


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


class HasGained(DecidedByRule, frozen=True):
    """The object has gained a property (2.0.4)."""

    decides = has_gained
    property: Property
    """The property."""


class HasLost(DecidedByRule, frozen=True):
    """The object has lost a property (2.0.4)."""

    decides = has_lost
    property: Property
    """The property."""


class HasGainedAbility(DecidedByRule, frozen=True):
    """The object has gained an ability of a kind, which is a part of the property abilities (2.0.4)."""

    decides = has_gained
    kind: type[Ability]
    """The kind of ability."""


class HasLostAbility(DecidedByRule, frozen=True):
    """The object has lost the abilities of a kind, which are a part of the property abilities (2.0.4)."""

    decides = has_lost
    kind: type[Ability]
    """The kind of ability."""


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


def _alone_and_before(kind: type[Filter], before: str, alone: str = "") -> tuple[Phrase, ...]:
    """Return the phrases of a filter: before the noun that it qualifies, and as a noun by itself."""
    return phrase(kind, before), phrase(kind, alone or f"{before}もの", NOUN)


PHRASES = (
    *_alone_and_before(Anything, "あらゆる"),
    *_alone_and_before(HasType, "タイプが{type}の"),
    *_alone_and_before(HasSubtype, "サブタイプが{subtype}の"),
    *_alone_and_before(HasSupertype, "スーパータイプが「{supertype}」の"),
    *_alone_and_before(HasClass, "クラスのある"),
    *_alone_and_before(HasTalent, "タレントのある"),
    *_alone_and_before(HasTrait, "特徴が{trait}の"),
    *_alone_and_before(IsNamed, "名前が「{name}」の"),
    *_alone_and_before(HasColor, "カラーバーが{color}の"),
    *_alone_and_before(HasAbility, "{kind}を持つ"),
    *_alone_and_before(HasBaseAbility, "基本の{kind}を持つ"),
    *_alone_and_before(DealsDamage, "{damage}ダメージを与える"),
    *_alone_and_before(DealsAmount, "{amount}点の{damage}ダメージを与える"),
    *_alone_and_before(Clashes, "激突を行う"),
    *_alone_and_before(IsNamedWith, "名前に「{word}」のある"),
    *_alone_and_before(HasCost, "コストのある"),
    *_alone_and_before(CostsLessThan, "コストが{bound}未満の"),
    *_alone_and_before(CostsAtLeast, "コスト{least}以上の"),
    *_alone_and_before(CostsAtMost, "コスト{most}以下の"),
    *_alone_and_before(IsThis, "これである", "これ自身"),
    *_alone_and_before(Yours, "あなたがコントロールする"),
    *_alone_and_before(IsAttack, "攻撃である", "攻撃"),
    *_alone_and_before(IsCalled, "識別子が{noun}の"),
    *_alone_and_before(IsCalledByName, "識別子が「{name}」の", "《{name}》"),
    *_alone_and_before(CanBeSource, "発生源である", "発生源"),
    *_alone_and_before(IsChosen, "選ばれた"),
    *_alone_and_before(IsTarget, "その対象である", "その対象"),
    *_alone_and_before(IsAttacking, "攻撃している"),
    *_alone_and_before(IsDefending, "防御している"),
    *_alone_and_before(IsAttackSource, "攻撃発生源である", "攻撃発生源"),
    *_alone_and_before(IsAttackCard, "攻撃カードである", "攻撃カード"),
    *_alone_and_before(AttackAction, "攻撃アクションカードである", "攻撃アクションカード"),
    *_alone_and_before(IsLayerOf, "{category}である", "{category}"),
    *_alone_and_before(HasStatus, "{status}の"),
    *_alone_and_before(IsInZone, "{zone}にある"),
    *_alone_and_before(IsInYourZone, "あなたの{zone}にある"),
    *_alone_and_before(Both, "({filters||、かつ})"),
    *_alone_and_before(Either, "({filters||、または})"),
    *_alone_and_before(Not, "{filter:noun}以外の"),
    *_alone_and_before(IsYourHero, "あなたのヒーローである", "あなたのヒーロー自身"),
    *_alone_and_before(TargetsYourHero, "あなたのヒーローを対象とする"),
    *_alone_and_before(HasPower, "パワーがちょうど{amount}の"),
    *_alone_and_before(HasPowerOfAtLeast, "パワー{least}以上の"),
    *_alone_and_before(HasBasePowerOfAtMost, "基本パワー{most}以下の"),
    *_alone_and_before(HasMoreThanBasePower, "パワーが基本の値を上回る"),
    *_alone_and_before(HasChosenName, "指定された名前の"),
    *_alone_and_before(HasMoniker, "通称が「{moniker}」の"),
    *_alone_and_before(HasMetatype, "メタタイプが「{metatype}」の"),
    *_alone_and_before(HasIncreased, "このターンに{stat}が増加した"),
    *_alone_and_before(HasDecreased, "このターンに{stat}が減少した"),
    *_alone_and_before(HasProperty, "{property}の特性を持つ"),
    *_alone_and_before(IsSourceOf, "{property}の発生源である", "{property}の発生源"),
    *_alone_and_before(HasGained, "{property}を得た"),
    *_alone_and_before(HasLost, "{property}を失った"),
    *_alone_and_before(HasGainedAbility, "{kind}を得た"),
    *_alone_and_before(HasLostAbility, "{kind}を失った"),
    *_alone_and_before(HasNumericOf, "{stat}の値が{exactly}の"),
    *_alone_and_before(HasNumericOfAtLeast, "{stat}の値が{least}以上の"),
    *_alone_and_before(HasBaseOfAtLeast, "{stat}の基本の値が{least}以上の"),
    *_alone_and_before(OwnedByOpponent, "対戦相手がオーナーである"),
)
