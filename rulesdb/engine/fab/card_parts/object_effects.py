"""Continuous effects on objects as data: the rows of the staging system (6.3)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.cards import CardType, Stat, Subtype
from rulesdb.engine.kernel.cards.roles import Ability, ContinuousEffect
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    CombinedEffect,
    DividesValue,
    GainsAbility,
    GainsValue,
    GainsWord,
    LosesAbilities,
    LosesValue,
    LosesWord,
    LosesWords,
    MultipliesValue,
    ObjectEffect,
    SetsValue,
    SetsWord,
)
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import PREDICATE, Phrase, phrase


class Gets(AddsToValue, frozen=True):
    """A numeric property of objects is modified by an amount (8.5.8)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値の修整", "8.5.8", "6.3.3")}
    stat: Stat
    """The numeric property."""


class SetsBase(SetsValue, frozen=True):
    """The base value of a numeric property of objects, or its value, is set (8.5.9)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("値の設定", "8.5.9", "6.3.3")}
    stat: Stat
    """The numeric property."""


class DefinesAsterisk(SetsValue, frozen=True):
    """The value of an asterisk that is the printed value of a numeric property is defined (1.12.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("アスタリスクの値の定義", "1.12.3")}
    stat: Stat
    """The numeric property."""

    def __post_init__(self) -> None:
        """Raise PartError for another value than the printed one, which is the base value."""
        super().__post_init__()
        if not self.is_base:
            raise PartError("DefinesAsterisk", "is_base", "an asterisk is a printed value, so a base value")


class Multiplies(MultipliesValue, frozen=True):
    """A numeric property of objects is multiplied (6.3.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("値の乗算", "6.3.3")}
    stat: Stat
    """The numeric property."""


class Divides(DividesValue, frozen=True):
    """A numeric property of objects is divided (6.3.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("値の除算", "6.3.3")}
    stat: Stat
    """The numeric property."""


class GetsValue(GainsValue, frozen=True):
    """Objects gain a numeric property with a base value (8.5.8b)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値特性を得る効果", "8.5.8", "6.3.3")}
    stat: Stat
    """The numeric property."""


class LosesStat(LosesValue, frozen=True):
    """Objects lose a numeric property (6.3.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値特性を失う効果", "6.3.3")}
    stat: Stat
    """The numeric property."""


class GetsName(SetsWord, frozen=True):
    """Objects have another name (8.5.9)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("名前の変更", "8.5.9", "6.3.2")}
    property_name: ClassVar[str] = "name"


class GetsType(GainsWord, frozen=True):
    """Objects gain a type (8.5.9a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("タイプを得る効果", "8.5.9", "6.3.2")}
    property_name: ClassVar[str] = "types"
    word: CardType
    """The type."""


class GetsSubtype(GainsWord, frozen=True):
    """Objects gain a subtype (8.5.9a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("サブタイプを得る効果", "8.5.9", "6.3.2")}
    property_name: ClassVar[str] = "subtypes"
    word: Subtype
    """The subtype."""


class GetsSupertype(GainsWord, frozen=True):
    """Objects gain a supertype (8.5.9a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("スーパータイプを得る効果", "8.5.9", "6.3.2")}
    property_name: ClassVar[str] = "supertypes"


class LosesType(LosesWord, frozen=True):
    """Objects lose a type (8.5.13)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("タイプを失う効果", "8.5.13", "6.3.2")}
    property_name: ClassVar[str] = "types"
    word: CardType
    """The type lost."""


class LosesSubtype(LosesWord, frozen=True):
    """Objects lose a subtype (8.5.13)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("サブタイプを失う効果", "8.5.13", "6.3.2")}
    property_name: ClassVar[str] = "subtypes"
    word: Subtype
    """The subtype lost."""


class LosesSupertypes(LosesWords, frozen=True):
    """Objects lose all supertypes: classes and talents (8.5.13)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("スーパータイプを失う効果", "8.5.13", "6.3.2")}
    property_name: ClassVar[str] = "supertypes"


class GetsMetatype(GainsWord, frozen=True):
    """Objects would gain a metatype, which they cannot (2.6.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("メタタイプを得る効果", "2.6.5")}
    property_name: ClassVar[str] = "metatypes"


class LosesMetatypes(LosesWords, frozen=True):
    """Objects would lose all metatypes, which they cannot (2.6.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("メタタイプを失う効果", "2.6.5")}
    property_name: ClassVar[str] = "metatypes"


class GetsAbility(GainsAbility, frozen=True):
    """Objects gain an ability (8.5.9)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("能力を得る効果", "8.5.9", "6.3.2")}


class LosesAbility(LosesAbilities, frozen=True):
    """Objects lose every ability of one kind (8.5.13)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("能力を失う効果", "8.5.13", "6.3.2")}


class CannotGain(ObjectEffect, frozen=True):
    """Objects cannot gain an ability of one kind (6.3.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("能力を得られない効果", "6.3.7")}
    kind: type[Ability]
    """The kind of ability."""


class Combines(CombinedEffect, frozen=True):
    """An effect of several parts (6.3.2c)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("いくつかの部分のある効果", "6.3.2")}


def of_objects(kind: type[ContinuousEffect], predicate: str, **fixed: object) -> tuple[Phrase, ...]:
    """Return the phrases of an effect on objects that fit, always or while a condition is met, or that are named."""
    return (
        phrase(kind, f"{{applies:noun}}は、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, f"{{applies:noun}}は、{{during}}間、{predicate}", unusual=frozenset({"during"}), **fixed),
        phrase(kind, f"これは、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, predicate, PREDICATE, unusual=frozenset(), **fixed),
    )


PHRASES = (
    *of_objects(Gets, "{stat}に{amount}の修整を得る"),
    *of_objects(Gets, "{stat}の基本の値に{amount}の修整を得る", is_base=True),
    *of_objects(SetsBase, "{stat}の基本の値が{amount}になる"),
    *of_objects(SetsBase, "{stat}の値が{amount}になる", is_base=False),
    *of_objects(DefinesAsterisk, "{stat}の*の値が{amount}になる"),
    *of_objects(Multiplies, "{stat}の基本の値が{amount}倍になる", is_base=True),
    *of_objects(Multiplies, "{stat}の値が{amount}倍になる"),
    *of_objects(Divides, "{stat}の基本の値が{amount}分の1になる", is_base=True),
    *of_objects(Divides, "{stat}の値が{amount}分の1になる"),
    *of_objects(GetsValue, "基本の値が{amount}の{stat}を得る"),
    *of_objects(LosesStat, "{stat}を失う"),
    *of_objects(GetsName, "名前が「{word}」になる"),
    *of_objects(GetsType, "タイプ「{word}」を得る"),
    *of_objects(GetsSubtype, "サブタイプ「{word}」を得る"),
    *of_objects(GetsSupertype, "スーパータイプ「{word}」を得る"),
    *of_objects(LosesType, "タイプの{word}を失う"),
    *of_objects(LosesSubtype, "サブタイプの{word}を失う"),
    *of_objects(GetsMetatype, "メタタイプ「{word}」を得る"),
    *of_objects(LosesMetatypes, "メタタイプをすべて失う"),
    *of_objects(LosesSupertypes, "スーパータイプをすべて失う"),
    *of_objects(Combines, "({parts:predicate||、さらに})"),
    *of_objects(CannotGain, "{kind}を得られない"),
    *of_objects(GetsAbility, "『{ability}』を得る"),
    *of_objects(LosesAbility, "すべての{kind}を失う"),
)
