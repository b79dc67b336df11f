"""Filters that look at the properties of an object, its abilities and their effects; and at cards of a card-pool."""

from typing import Literal, get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES, Card, CardType, Color, Stat, Subtype, Trait
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import cost, metatypes, subtypes, supertypes, types
from rulesdb.engine.fab.rules.cards import numbers, object_properties, printed_text
from rulesdb.engine.fab.rules.cards.object_properties import (
    Property,
    generated_effects,
    is_of_color,
    is_source_of_property,
)
from rulesdb.engine.fab.rules.objects.identities import is_in_group
from rulesdb.engine.fab.rules.objects.objects import TapStatus
from rulesdb.engine.fab.selection import printed_japanese as japanese
from rulesdb.engine.fab.selection.amounts import power_of_source
from rulesdb.engine.fab.selection.english_nouns import adjective, behind, closing, noun, permanent_noun
from rulesdb.engine.fab.selection.identity_filters import (
    ControlledByOpponent,
    OwnedByOpponent,
    has_status,
    is_attacking,
    is_defending,
    is_marked,
    is_named_with,
)
from rulesdb.engine.fab.verbs.combat import Clash
from rulesdb.engine.fab.verbs.life import DealBoth, DealDamage
from rulesdb.engine.kernel.cards.roles import (
    Ability,
    Amount,
    CardFilter,
    DiscreteEffect,
    Filter,
    NumericLimits,
    OfThisTurn,
    Value,
    valued,
)
from rulesdb.engine.kernel.effects import properties
from rulesdb.engine.kernel.effects.properties import compared_value, properties_having, value_of
from rulesdb.engine.kernel.language.phrases import (
    DeclaredRows,
    english,
    english_later,
    phrase,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import Both, Either, HasAtLeastValue, HasAtMostValue, Not, filter_phrases
from rulesdb.engine.kernel.selection.kinds import filters


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
        return printed_text.is_among_subtypes(subtypes(game, object_id), self.subtype)


def has_base(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """Whether an object has a base ability of a kind."""
    return any(isinstance(ability, kind) for ability in game.object(object_id).card.abilities)


@book.definition("1.7.2#sentence-1")
def is_card_with(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """An object that has an ability as a property is a card with that ability."""
    return properties.has_ability(game, object_id, kind)


@book.definition("1.7.2#sentence-2")
def is_card_with_base(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """An object of which the ability is a base ability is a card with that base ability."""
    return has_base(game, object_id, kind)


class HasEffect(Filter, frozen=True):
    """The parent of filters for objects that have an effect (1.8.2)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether one of the effects of the object's abilities is meant."""
        return has_effect(game, object_id, self)

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect is one that the filter describes."""
        raise NotImplementedError


@book.definition("1.8.2#sentence-1")
def has_effect(game: Game, object_id: int, described: HasEffect) -> bool:
    """An object whose abilities directly generate an effect is an object with that effect."""
    return any(map(described.is_meant, generated_effects(game, object_id)))


class DealsDamage(HasEffect, frozen=True):
    """The object has an effect that deals damage of a type (1.8.2)."""

    damage: Damage
    """The type of the damage."""

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect deals such damage."""
        return isinstance(effect, DealDamage | DealBoth) and effect.damage == self.damage


class DealsAmount(HasEffect, frozen=True):
    """The object has an effect that deals an amount of damage of a type (1.8.2)."""

    damage: Damage
    """The type of the damage."""
    amount: int
    """The amount; one that is not defined before the object resolves is 0 until then."""

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect deals so much damage."""
        if not isinstance(effect, DealDamage | DealBoth) or effect.damage != self.damage:
            return False
        return (effect.amount if isinstance(effect.amount, int) else 0) == self.amount


class Clashes(HasEffect, frozen=True):
    """The object has a clash effect (8.5.45)."""

    def is_meant(self, effect: DiscreteEffect) -> bool:
        """Whether an effect is a clash."""
        return isinstance(effect, Clash)


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


class HasNumericOf(Filter, frozen=True):
    """A numeric property of the object is a number exactly."""

    stat: Stat
    """The numeric property."""
    exactly: Amount
    """The only value that fits: a number, or a value in the present state of the game."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has exactly this value; the game says of one without it."""
        return compared_value(game, self.stat, object_id) == valued(game, self.exactly, context)

    def limits(self) -> NumericLimits | None:
        """Return the numbers that fit."""
        return NumericLimits(self.stat, self.exactly, self.exactly) if isinstance(self.exactly, int) else None


Comparison = Literal["below", "at most", "above", "at least"]


class HasCompared(Filter, frozen=True):
    """A numeric property of the object is compared with a value in the present state of the game."""

    stat: Stat
    """The numeric property."""
    how: Comparison
    """How the property lies to the value."""
    bound: Value
    """The value."""
    is_base: bool = False
    """Whether the base value of the property is compared."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the property, and its value lies to ``bound`` in this way."""
        own = base_value(game, object_id, self.stat) if self.is_base else compared_value(game, self.stat, object_id)
        if own is None:
            return False
        bound = self.bound.value(game, context)
        return {"below": own < bound, "at most": own <= bound, "above": own > bound, "at least": own >= bound}[self.how]


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


class HasMoreThanBasePower(Filter, frozen=True):
    """The object's power is greater than its base power, or than a multiple of that."""

    times: int = 1
    """The multiple, from 1."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the power is greater."""
        base = base_value(game, object_id, "power") or 0
        return (value_of(game, "power", object_id) or 0) > self.times * base


def base_value(game: Game, object_id: int, stat: Stat) -> int | None:
    """Return the base value of a numeric property of an object, None if the object lacks the property."""
    return numbers.base_value_of(game, object_id, properties_having(game, stat, object_id), stat)


CostsAtLeast = row(
    HasAtLeastValue, "CostsAtLeast", "The object's cost is a number of resource points or more.", stat="cost"
)
CostsAtMost = row(
    HasAtMostValue, "CostsAtMost", "The object's cost is a number of resource points or less.", stat="cost"
)
HasPowerOfAtLeast = row(HasAtLeastValue, "HasPowerOfAtLeast", "The object's power is a number or more.", stat="power")
PHRASES: list[DeclaredRows] = [
    *filter_phrases(HasType, "タイプが{type}の"),
    *filter_phrases(HasSubtype, "サブタイプが{subtype}の"),
    *filter_phrases(DealsDamage, "{damage}ダメージを与える"),
    *filter_phrases(DealsAmount, "{amount}点の{damage}ダメージを与える"),
    *filter_phrases(Clashes, "激突を行う"),
    phrase(IsSpecialized, "特化を持つ"),
    phrase(IsOfSupertype, "スーパータイプが「{supertype}」の"),
    *filter_phrases(CostsLessThan, "コストが{bound}未満の"),
    *filter_phrases(CostsAtLeast, "コスト{least}以上の"),
    *filter_phrases(CostsAtMost, "コスト{most}以下の"),
    *filter_phrases(HasNumericOf, "{stat}の値が{exactly}の"),
    *(
        row
        for words, how in (
            ("を下回る", "below"),
            ("と同じか下回る", "at most"),
            ("を上回る", "above"),
            ("と同じか上回る", "at least"),
        )
        for of, is_base in (("", False), ("の基本の値", True))
        for row in filter_phrases(HasCompared, f"{{stat}}{of}が{{bound}}{words}", how=how, is_base=is_base)
    ),
    *filter_phrases(HasPower, "パワーがちょうど{amount}の"),
    *filter_phrases(HasMoreThanBasePower, "パワーが基本の値<の{times}倍>を上回る"),
    *filter_phrases(HasPowerOfAtLeast, "パワー{least}以上の"),
]


@filters(PHRASES, "{kind}を持つ")
def has_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """The object is a card with an ability of a kind (1.7.2)."""
    return is_card_with(game, object_id, kind)


@filters(PHRASES, "基本の{kind}を持つ")
def has_base_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """The object is a card with a base ability of a kind (1.7.2)."""
    return is_card_with_base(game, object_id, kind)


@filters(PHRASES, "スーパータイプが「{supertype}」の")
def has_supertype(game: Game, object_id: int, supertype: str) -> bool:
    """The object has a supertype."""
    return printed_text.is_among_supertypes(supertypes(game, object_id), supertype)


@filters(PHRASES, "クラスのある")
def has_class(game: Game, object_id: int) -> bool:
    """The object has a class (2.11.6a)."""
    return bool(printed_text.classes_among(supertypes(game, object_id)))


@filters(PHRASES, "タレントのある")
def has_talent(game: Game, object_id: int) -> bool:
    """The object has a talent (2.11.6b)."""
    return bool(printed_text.talents_among(supertypes(game, object_id)))


@filters(PHRASES, "メタタイプが「{metatype}」の")
def has_metatype(game: Game, object_id: int, metatype: str) -> bool:
    """The object has a metatype (2.6)."""
    return printed_text.is_among_metatypes(metatypes(game, object_id), metatype)


@filters(PHRASES, "特徴が{trait}の")
def has_trait(game: Game, object_id: int, trait: Trait) -> bool:
    """The object has a trait (2.13)."""
    return is_in_group(game, object_id, trait)


@filters(PHRASES, "カラーバーが{color}の")
def has_color(game: Game, object_id: int, color: Color) -> bool:
    """The object is a card with a color strip of a color (2.1.2)."""
    return is_of_color(game, object_id, color)


@filters(PHRASES, "{property}の特性を持つ")
def has_property(game: Game, object_id: int, property: Property) -> bool:
    """The object has a property (2.0.1); the value of a numeric one may be 0."""
    return object_properties.has_property(game, object_id, property)


@filters(PHRASES, "{property}の発生源である", "{property}の発生源")
def is_source_of(game: Game, object_id: int, property: Property) -> bool:
    """The object is the source of a property (2.0.5)."""
    return is_source_of_property(game, object_id, property)


@filters(PHRASES, "{property}を得た", "", OfThisTurn)
def has_gained(game: Game, object_id: int, property: Property) -> bool:
    """The object has gained a property (2.0.4)."""
    return object_properties.has_gained(game, object_id, property)


@filters(PHRASES, "{property}を失った", "", OfThisTurn)
def has_lost(game: Game, object_id: int, property: Property) -> bool:
    """The object has lost a property (2.0.4)."""
    return object_properties.has_lost(game, object_id, property)


@filters(PHRASES, "{kind}を得た", "", OfThisTurn)
def has_gained_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """The object has gained an ability of a kind, which is a part of the property abilities (2.0.4)."""
    return object_properties.has_gained(game, object_id, kind)


@filters(PHRASES, "{kind}を失った", "", OfThisTurn)
def has_lost_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """The object has lost the abilities of a kind, which are a part of the property abilities (2.0.4)."""
    return object_properties.has_lost(game, object_id, kind)


@filters(PHRASES, "コストのある")
def has_cost(game: Game, object_id: int) -> bool:
    """The object has a cost, 0 included."""
    value = cost(game, object_id)
    return is_cost(value) if value == 0 else numbers.has_value(value)


@filters(PHRASES, "基本パワー{most}以下の")
def has_base_power_of_at_most(game: Game, object_id: int, most: int) -> bool:
    """The object's base power is a number or less."""
    base = base_value(game, object_id, "power")
    return base is not None and base <= most


@filters(PHRASES, "{stat}の基本の値が{least}以上の")
def has_base_of_at_least(game: Game, object_id: int, stat: Stat, least: int) -> bool:
    """The base value of a numeric property of the object is a number or more."""
    base = base_value(game, object_id, stat)
    return base is not None and base >= least


@filters(PHRASES, "{stat}の基本の値が{exactly}の")
def has_base_of(game: Game, object_id: int, stat: Stat, exactly: int) -> bool:
    """The base value of a numeric property of the object is a number exactly."""
    return base_value(game, object_id, stat) == exactly


@filters(PHRASES, "このターンに{stat}が増加した", "", OfThisTurn)
def has_increased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property of the object has increased this turn (2.0.3b)."""
    return object_properties.has_increased(game, object_id, stat)


@filters(PHRASES, "このターンに{stat}が減少した", "", OfThisTurn)
def has_decreased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property of the object has decreased this turn (2.0.3b)."""
    return object_properties.has_decreased(game, object_id, stat)


@filters(PHRASES, "{stat}の値が{least}以上の", limits=lambda one: NumericLimits(one.stat, one.least, None))
def has_numeric_of_at_least(game: Game, object_id: int, stat: Stat, least: int) -> bool:
    """A numeric property of the object is a number or more."""
    value = compared_value(game, stat, object_id)
    return value is not None and value >= least


@filters(PHRASES, "{stat}の値が{most}以下の", limits=lambda one: NumericLimits(one.stat, None, one.most))
def has_numeric_of_at_most(game: Game, object_id: int, stat: Stat, most: int) -> bool:
    """A numeric property of the object is a number or less."""
    value = compared_value(game, stat, object_id)
    return value is not None and value <= most


_OBJECT_NOUNS: dict[str, str] = {
    "action": "action card", "attack reaction": "attack reaction card", "block": "block card",
    "defense reaction": "defense reaction card", "instant": "instant card", "resource": "resource card",
}  # fmt: skip
_BY_ITSELF = ("attack reaction", "defense reaction", "instant")
"""The types that are a noun without "card", too."""
_PERMANENT_TYPES = {"equipment": "equipment", "token": "", "weapon": ""}
"""The types of permanents, with their plurals where these do not end with s."""
_PERMANENT_SUBTYPES = {
    "ally": "allies",
    "ash": "",
    "aura": "",
    "construct": "",
    "figment": "",
    "item": "",
    "landmark": "",
}
_NOT_BEFORE_NOUNS = {"attack", "chi", "young"}
"""Subtypes that are no adjectives: an attack action card is one of two words."""
PHRASES += [
    *(row for type_, words in _OBJECT_NOUNS.items() for row in noun(HasType, words, type=type_)),
    *(row for type_ in _BY_ITSELF for row in noun(HasType, type_, type=type_)),
    *(
        row
        for type_, several in _PERMANENT_TYPES.items()
        for row in (*adjective(HasType, type_, type=type_), *permanent_noun(HasType, type_, several, type=type_))
    ),
    english_later(
        row
        for subtype in get_args(Subtype)
        if subtype not in _NOT_BEFORE_NOUNS
        for row in (
            *adjective(HasSubtype, subtype, subtype=subtype),
            *permanent_noun(HasSubtype, subtype, _PERMANENT_SUBTYPES.get(subtype, ""), subtype=subtype),
        )
    ),
    *adjective(Not, "non-attack", filter=HasSubtype("attack")),
    *adjective(Not, "non-equipment", filter=HasType("equipment")),
    *adjective(Not, "non-token", filter=HasType("token")),
    *(row for color in get_args(Color) for row in adjective(has_color, color, color=color)),
    english_later(
        row
        for word, english_word in ENGLISH_SUPERTYPES.items()
        for row in adjective(has_supertype, english_word, supertype=word)
    ),
    *english(HasType, "hero", "attacked", type="hero"),
    *english(Both, "opposing hero", "attacked", filters=(HasType("hero"), OwnedByOpponent())),
    *english(HasType, "heroes", "heroes", type="hero"),
    *english(Both, "opposing heroes", "heroes", filters=(HasType("hero"), OwnedByOpponent())),
    *english(HasSubtype, "ally", "attacked", subtype="ally"),
    *english(Both, "{filters:adjective| } {filters:attacked|}", "attacked"),
    *english(Both, "{filters:attacked|} {filters:behind| }", "attacked"),
    *behind(CostsAtMost, "with cost {most} or less"),
    *behind(CostsAtLeast, "with cost {least} or greater"),
    *closing(CostsLessThan, "with cost less than {bound}"),
    *closing(CostsLessThan, "with cost less than {bound:inner}"),
    *(
        row
        for words, how in (("less than or equal to", "at most"), ("greater than", "above"))
        for bound in ("{bound}", "{bound:inner}")
        for row in closing(HasCompared, f"with cost {words} {bound}", stat="cost", how=how)
    ),
    english_later(
        row
        for words, how in (
            ("less than", "below"),
            ("greater than", "above"),
            ("less than or equal to", "at most"),
            ("greater than or equal to", "at least"),
        )
        for stat in ("power", "defense")
        for of, is_base in (("", False), ("base ", True))
        for fixed in ({"stat": stat, "how": how, "is_base": is_base},)
        for row in (
            *closing(HasCompared, f"with {of}{stat} {words} {{bound:inner}}", **fixed),
            *english(HasCompared, f"{of}{stat} {words} {{bound:inner}}", "having", **fixed),
        )
    ),
    *closing(HasCompared, "with equal or greater power", stat="power", how="at least", bound=power_of_source()),
    *behind(HasPower, "with {amount} power"),
    *behind(HasPowerOfAtLeast, "with {least} or more power"),
    *(
        row
        for times, many in (("", 1), ("twice ", 2))
        for base in ("base", "base power")
        for row in (
            *behind(HasMoreThanBasePower, f"with power greater than {times}its {base}", times=many),
            *english(HasMoreThanBasePower, f"power greater than {times}its {base}", "having", times=many),
        )
    ),
    *english(HasPowerOfAtLeast, "{least} or more power", "having"),
    *behind(HasNumericOf, "with {stat} {exactly}"),
    *behind(has_numeric_of_at_most, "with {most} or less {stat}"),
    *behind(has_base_of_at_least, "with {least} or more base {stat}"),
    *behind(has_base_of, "with base {stat} {exactly}"),
    *behind(has_base_power_of_at_most, "with {most} or less base power"),
    *behind(has_ability, "with {kind}"),
    *english(has_ability, "{kind}", "having"),
    *behind(DealsDamage, "with a effect that deals {damage} damage"),
    *noun(HasSubtype, "chi", "chi", subtype="chi"),
    *permanent_noun(Either, "hero or ally", "heroes or allies", filters=(HasType("hero"), HasSubtype("ally"))),
]
_REACTION = (HasType("attack reaction"), HasType("defense reaction"))
PHRASES += [
    *noun(Either, "reaction", filters=_REACTION),
    *noun(Either, "reaction card", filters=_REACTION),
]
PHRASES += [
    *printed(has_ability, "{kind}を持つ", "it_is"),
    *(
        row
        for joint in ("か", "または")
        for row in japanese.permanent(Either, f"ヒーロー{joint}盟友", filters=(HasType("hero"), HasSubtype("ally")))
    ),
]
_JAPANESE_TYPES = {
    "action": "アクション", "attack reaction": "攻撃リアクション", "defense reaction": "防御リアクション",
    "instant": "インスタント", "resource": "リソース", "equipment": "装備品", "weapon": "武器", "token": "トークン",
}  # fmt: skip
_PRINTED_SUBTYPES: dict[Subtype, str] = {
    "ally": "盟友", "arrow": "矢", "aura": "オーラ", "axe": "斧", "bow": "弓", "claw": "鉤爪", "club": "棍棒",
    "cog": "歯車", "dagger": "短剣", "dragon": "ドラゴン", "angel": "天使", "demon": "デーモン", "gem": "宝石",
    "gun": "銃", "hammer": "槌", "item": "アイテム", "landmark": "ランドマーク", "staff": "杖", "sword": "剣",
    "trap": "罠", "ash": "灰", "construct": "製造", "figment": "根源", "song": "歌", "evo": "エヴォ",
    "invocation": "召喚", "off-hand": "逆手", "shuriken": "手裏剣", "scythe": "大鎌", "pistol": "拳銃",
    "polearm": "長柄",
}  # fmt: skip
"""Words of subtypes that cards refer to."""
_COLORS: tuple[tuple[Color, str], ...] = (("red", "赤"), ("yellow", "黄"), ("blue", "青"))
_OF_ATTACKS = ("の", "", "による", "での")
"""What stands between a weapon and the attack with it."""
PHRASES += [
    *(
        row
        for type_, word in _JAPANESE_TYPES.items()
        for row in (
            *japanese.noun(HasType, f"{word}カード", type=type_),
            *(
                japanese.permanent(HasType, word, type=type_)
                if type_ in _PERMANENT_TYPES
                else japanese.noun(HasType, word, type=type_)
            ),
        )
    ),
    *(row for joint in _OF_ATTACKS for row in japanese.quality(HasType, f"武器{joint}", type="weapon")),
    printed_later(
        row
        for subtype, word in _PRINTED_SUBTYPES.items()
        for row in (
            *(row for joint in _OF_ATTACKS for row in japanese.quality(HasSubtype, f"{word}{joint}", subtype=subtype)),
            *japanese.permanent(HasSubtype, word, subtype=subtype),
            *printed(HasSubtype, word, japanese.BARE, subtype=subtype),
        )
    ),
    *japanese.noun(HasSubtype, "矢", subtype="arrow"),
    *(
        row
        for words in ("非攻撃", "攻撃でない", "「攻撃でない」", "攻撃以外の")
        for row in japanese.quality(Not, words, filter=HasSubtype("attack"))
    ),
    *(
        row
        for words in ("トークンでない", "トークン以外の")
        for row in japanese.quality(Not, words, filter=HasType("token"))
    ),
    *(
        row
        for color, word in _COLORS
        for ending in ("の", "い", "色の", "色い")
        for row in japanese.quality(has_color, f"{word}{ending}", color=color)
    ),
    *(
        row
        for color, word in _COLORS
        for bare in (word, f"{word}色")
        for row in printed(has_color, bare, japanese.BARE, color=color)
    ),
    *(
        row
        for hands, word in (("1H", "片手"), ("2H", "両手"))
        for ending in ("の", "")
        for row in japanese.quality(HasSubtype, f"{word}{ending}", subtype=hands)
    ),
    *japanese.noun(HasSubtype, "気", subtype="chi"),
    *(
        row
        for words in ("装備品でない", "装備品以外の")
        for row in japanese.quality(Not, words, filter=HasType("equipment"))
    ),
    printed_later(row for word in ENGLISH_SUPERTYPES for row in japanese.named(has_supertype, word, supertype=word)),
    printed_later(
        row
        for kind, words in (
            (CostsAtMost, "コスト{most}以下"),
            (CostsAtLeast, "コスト{least}以上"),
            (HasPowerOfAtLeast, "パワー{least}以上"),
            (has_base_power_of_at_most, "基本パワー{most}以下"),
        )
        for row in (
            *japanese.quality(kind, f"{words}の"),
            *japanese.quality(kind, f"{words.replace('{', 'が{')}の"),
            *japanese.quality(kind, f"{words.replace('{', 'が{')}で"),
            *printed(kind, f"{words.replace('{', 'が{')}", "measured"),
        )
    ),
    *(
        row
        for words in ("{least}パワー以上の", "{least}以上のパワーを得る")
        for row in japanese.quality(HasPowerOfAtLeast, words)
    ),
    *printed(HasPowerOfAtLeast, "{least}パワー以上", japanese.BARE),
    *(
        row
        for stat, word in (("cost", "コスト"), ("power", "パワー"), ("defense", "防御値"))
        for row in (
            *printed(HasNumericOf, f"{word}が{{exactly}}", "measured", stat=stat),
            *printed(HasNumericOf, f"{word}{{exactly}}を得る", "holding", stat=stat),
            *(
                printed(has_numeric_of_at_most, f"{word}が{{most}}以下", "measured", stat=stat)
                if stat != "cost"
                else ()
            ),
        )
    ),
    *japanese.quality(HasNumericOf, "コスト{exactly}の", stat="cost"),
    *japanese.quality(HasNumericOf, "コストが{exactly}の", stat="cost"),
    *japanese.quality(has_base_of, "基本コスト{exactly}の", stat="cost"),
    *japanese.quality(has_base_of, "基本コストが{exactly}の", stat="cost"),
    *japanese.quality(HasType, "トークンの", type="token"),
    *(
        row
        for words in ("基本パワー", "基本の値", "その基本パワー", "その基本の値")
        for times, many in (("", 1), ("の2倍", 2))
        for row in (
            *japanese.quality(HasMoreThanBasePower, f"パワーが{words}{times}より大きい", times=many),
            *printed(HasMoreThanBasePower, f"パワーが{words}{times}より大きい", "measured", times=many),
        )
    ),
    *(
        row
        for words, kind in (("以上", has_numeric_of_at_least), ("以下", has_numeric_of_at_most))
        for field in ("least" if words == "以上" else "most",)
        for row in (
            *japanese.quality(kind, f"防御値が{{{field}}}{words}の", stat="defense"),
            *japanese.quality(kind, f"防御値{{{field}}}{words}の", stat="defense"),
        )
    ),
    *filter_phrases(has_numeric_of_at_most, "パワー{most}以下の", stat="power"),
    *(
        row
        for words in ("パワー{most}以下の", "パワーが{most}以下の", "パワーが{most}以下で")
        for row in japanese.quality(has_numeric_of_at_most, words, stat="power")
    ),
    *japanese.quality(has_base_of_at_least, "基本パワーが{least}以上の", stat="power"),
    *japanese.quality(has_base_of_at_least, "基本パワー{least}以上の", stat="power"),
    *japanese.quality(has_ability, "{kind}を得る"),
    *japanese.quality(DealsDamage, "{damage}ダメージを与える効果を得る"),
    *japanese.quality(DealsDamage, "{damage}ダメージの効果を得る"),
    *japanese.quality(has_ability, "{kind}の"),
    *japanese.quality(HasPower, "{amount}パワーを得る"),
    *japanese.quality(HasPower, "パワーが{amount}の"),
    *(
        row
        for words in ("リアクション", "リアクションカード")
        for row in japanese.noun(Either, words, filters=_REACTION)
    ),
    *japanese.noun(is_defending, "防御カード"),
    *(
        row
        for words in (
            "名前に「{word}」を含む",
            "名前に「{word}」が含まれる",
            "名前に「{word}」がある",
            "名前に「{word}」を得る",
        )
        for row in japanese.quality(is_named_with, words)
    ),
    *japanese.quality(is_marked, "標的状態の"),
    *japanese.quality(is_marked, "標的にされている"),
    *(
        row
        for status in get_args(TapStatus)
        for row in japanese.quality(has_status, f"{'' if status == 'tapped' else 'アン'}タップ状態の", status=status)
    ),
    *japanese.quality(is_attacking, "攻撃している"),
    *japanese.quality(is_defending, "防御している"),
    *(
        row
        for words in ("攻撃または防御している", "攻撃しているまたは防御している")
        for row in japanese.quality(Either, words, filters=(is_attacking(), is_defending()))
    ),
    *japanese.quality(ControlledByOpponent, "対戦相手がコントロールする"),
    *japanese.quality(ControlledByOpponent, "対戦相手のコントロールする"),
]
PHRASES += [
    *printed(HasType, "ヒーロー", "attacked", type="hero"),
    *printed(HasSubtype, "盟友", "attacked", subtype="ally"),
    *(
        row
        for form in ("attacked", "damaged")
        for row in printed(Both, "対戦相手のヒーロー", form, filters=(HasType("hero"), OwnedByOpponent()))
    ),
    *printed(HasType, "ヒーロー", "damaged", type="hero"),
    *printed(Both, "{filters:adjective|}{filters:attacked|}", "attacked"),
    *printed(has_ability, "{kind}を得る", "holding"),
    *printed(HasPowerOfAtLeast, "{least}以上のパワーを得る", "holding"),
    *printed(HasPowerOfAtLeast, "パワー{least}以上", "holding"),
]
