"""Continuous effects on objects as data: the rows of the staging system (6.3)."""

from rulesdb.engine.fab.book import Governed, by
from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES, CardType, Stat, Subtype
from rulesdb.engine.kernel.cards.roles import Ability, ContinuousEffect
from rulesdb.engine.kernel.effects import property_effects as kernel
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import (
    GAINED,
    PREDICATE,
    PREDICATES,
    Row,
    english,
    english_later,
    phrase,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.records.governing import row

Gets = row(kernel.AddsToValue, "Gets", "A numeric property of objects is modified by an amount (8.5.8).", stat=Stat)
SetsBase = row(
    kernel.SetsValue,
    "SetsBase",
    "The base value of a numeric property of objects, or its value, is set (8.5.9).",
    stat=Stat,
)
Multiplies = row(
    kernel.MultipliesValue, "Multiplies", "A numeric property of objects is multiplied (6.3.3).", stat=Stat
)
Divides = row(kernel.DividesValue, "Divides", "A numeric property of objects is divided (6.3.3).", stat=Stat)
GetsValue = row(
    kernel.GainsValue, "GetsValue", "Objects gain a numeric property with a base value (8.5.8b).", stat=Stat
)
LosesStat = row(kernel.LosesValue, "LosesStat", "Objects lose a numeric property (6.3.3).", stat=Stat)
GetsName = row(kernel.SetsWord, "GetsName", "Objects have another name (8.5.9).", property_name="name")
GetsType = row(kernel.GainsWord, "GetsType", "Objects gain a type (8.5.9a).", property_name="types", word=CardType)
GetsSubtype = row(
    kernel.GainsWord,
    "GetsSubtype",
    "Objects gain a subtype (8.5.9a).",
    property_name="subtypes",
    word=Subtype,
)
GetsSupertype = row(kernel.GainsWord, "GetsSupertype", "Objects gain a supertype (8.5.9a).", property_name="supertypes")
LosesType = row(kernel.LosesWord, "LosesType", "Objects lose a type (8.5.13).", property_name="types", word=CardType)
LosesSubtype = row(
    kernel.LosesWord,
    "LosesSubtype",
    "Objects lose a subtype (8.5.13).",
    property_name="subtypes",
    word=Subtype,
)
LosesSupertypes = row(
    kernel.LosesWords,
    "LosesSupertypes",
    "Objects lose all supertypes: classes and talents (8.5.13).",
    property_name="supertypes",
)
GetsMetatype = row(
    kernel.GainsWord,
    "GetsMetatype",
    "Objects would gain a metatype, which they cannot (2.6.5).",
    property_name="metatypes",
)
LosesMetatypes = row(
    kernel.LosesWords,
    "LosesMetatypes",
    "Objects would lose all metatypes, which they cannot (2.6.5).",
    property_name="metatypes",
)
GetsAbility = row(kernel.GainsAbility, "GetsAbility", "Objects gain an ability (8.5.9).")
LosesAbility = row(kernel.LosesAbilities, "LosesAbility", "Objects lose every ability of one kind (8.5.13).")
Combines = row(kernel.CombinedEffect, "Combines", "An effect of several parts (6.3.2c).")


IfItFits = row(
    kernel.ConditionedEffect, "IfItFits", "An effect of several parts on an object while that fits (1.8.4c)."
)


class DefinesAsterisk(kernel.SetsValue, frozen=True):
    """The value of an asterisk that is the printed value of a numeric property is defined (1.12.3)."""

    stat: Stat
    """The numeric property."""

    def __post_init__(self) -> None:
        """Raise PartError for another value than the printed one, which is the base value."""
        super().__post_init__()
        if not self.is_base:
            raise PartError("DefinesAsterisk", "is_base", "an asterisk is a printed value, so a base value")


class CannotGain(kernel.ObjectEffect, frozen=True):
    """Objects cannot gain an ability of one kind (6.3.7)."""

    kind: type[Ability]
    """The kind of ability."""


class CannotModify(kernel.ObjectEffect, frozen=True):
    """The value of a numeric property of objects cannot be modified (6.3.7)."""

    stat: Stat
    """The numeric property."""


IF_IT, WITH_IF = "if_it", "with_if"
"""Forms of an effect under a condition on its object, behind another one, and of both on the next object."""


def of_objects(kind: type[ContinuousEffect], predicate: str, /, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of an effect on objects that fit, always or while a condition is met, or that are named."""
    return (
        phrase(kind, f"{{applies:noun}}は、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, f"{{applies:noun}}は、{{during}}間、{predicate}", unusual=frozenset({"during"}), **fixed),
        phrase(kind, f"これは、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, predicate, PREDICATE, unusual=frozenset(), **fixed),
    )


def english_of_objects(kind: type[ContinuousEffect], one: str, several: str, /, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of an effect on objects: for each of them alone, and for several."""
    return (
        *english(kind, f"this {one}", **fixed),
        *english(kind, f"{{applies:one_of_turn}} {one}", **fixed),
        *english(kind, f"{{applies:nouns/permanents}} {several}", **fixed),
        *english(kind, f"{{applies:nouns/permanents}} {several} while {{during}}", **fixed),
        *english(kind, one, PREDICATE, **fixed),
        *english(kind, several, PREDICATES, **fixed),
    )


def _gains(kind: type[ContinuousEffect], gained: str, **fixed: object) -> tuple[Row, ...]:
    """Return the English rows of what objects get, which is also said in a list of what they get."""
    return (
        *english_of_objects(kind, f"gets {gained}", f"get {gained}", **fixed),
        *english(kind, gained, GAINED, **fixed),
    )


GOVERNED: Governed = {
    Gets: by("数値の修整", "8.5.8", "6.3.3"),
    SetsBase: by("値の設定", "8.5.9", "6.3.3"),
    Multiplies: by("値の乗算", "6.3.3"),
    Divides: by("値の除算", "6.3.3"),
    GetsValue: by("数値特性を得る効果", "8.5.8", "6.3.3"),
    LosesStat: by("数値特性を失う効果", "6.3.3"),
    GetsName: by("名前の変更", "8.5.9", "6.3.2"),
    GetsType: by("タイプを得る効果", "8.5.9", "6.3.2"),
    GetsSubtype: by("サブタイプを得る効果", "8.5.9", "6.3.2"),
    GetsSupertype: by("スーパータイプを得る効果", "8.5.9", "6.3.2"),
    LosesType: by("タイプを失う効果", "8.5.13", "6.3.2"),
    LosesSubtype: by("サブタイプを失う効果", "8.5.13", "6.3.2"),
    LosesSupertypes: by("スーパータイプを失う効果", "8.5.13", "6.3.2"),
    GetsMetatype: by("メタタイプを得る効果", "2.6.5"),
    LosesMetatypes: by("メタタイプを失う効果", "2.6.5"),
    GetsAbility: by("能力を得る効果", "8.5.9", "6.3.2"),
    LosesAbility: by("能力を失う効果", "8.5.13", "6.3.2"),
    DefinesAsterisk: by("アスタリスクの値の定義", "1.12.3"),
    CannotGain: by("能力を得られない効果", "6.3.7"),
    CannotModify: by("値を変更できない効果", "6.3.7"),
    Combines: by("いくつかの部分のある効果", "6.3.2"),
    IfItFits: by("オブジェクトについての条件", "1.8.4c"),
}
"""The rules that govern effects of these kinds."""
PHRASES = (
    *_gains(Gets, "+{amount} {stat}"),
    *_gains(Gets, "+1 {stat} {amount:each}"),
    *_gains(Gets, "+2 {stat} {amount:two_for_each}"),
    *_gains(Gets, "+3 {stat} {amount:three_for_each}"),
    *_gains(GetsAbility, "{ability:keyword}"),
    *_gains(GetsAbility, '"{ability}"'),
    *english_of_objects(Combines, "gets {parts:gained|| and }", "get {parts:gained|| and }"),
    *english_of_objects(LosesAbility, "loses {kind}", "lose {kind}"),
    *english_of_objects(LosesAbility, "loses all abilities", "lose all abilities", kind=Ability),
    *english_of_objects(LosesSupertypes, "loses all class and talent types", "lose all class and talent types"),
    *english_of_objects(Combines, "{parts:predicate|| and }", "{parts:predicates|| and }"),
    *english(Combines, "{parts:predicate|}. if {parts:if_it|}", WITH_IF),
    *(
        row
        for being in ("is {fits:adjectives}", "has {fits:having}")
        for row in english(IfItFits, f"it {being}, it {{parts:predicate|}}", IF_IT)
    ),
    english_later(
        row
        for word, english_word in ENGLISH_SUPERTYPES.items()
        for row in english_of_objects(GetsSupertype, f"is {english_word}", f"are {english_word}", word=word)
    ),
    *english_of_objects(CannotGain, "can't get {kind}", "can't get {kind}"),
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
    *of_objects(IfItFits, "{fits:noun}なら{parts:predicate|}"),
    *of_objects(CannotGain, "{kind}を得られない"),
    *of_objects(CannotModify, "{stat}の値を変更できない"),
    *of_objects(GetsAbility, "『{ability}』を得る"),
    *of_objects(LosesAbility, "すべての{kind}を失う"),
    *of_objects(LosesAbility, "能力をすべて失う", kind=Ability),
)
BEING = "being"
"""The form of an effect on objects before what they get, too."""
GOTTEN = "gotten"
"""The form of an effect on objects as what they get, in a list before を得る."""

GETTING = "getting"
"""The form of an effect on objects before another effect: を得、."""
_GETTING: tuple[tuple[type[ContinuousEffect], str], ...] = (
    *((Combines, f"{{parts:gotten||{joint}}}") for joint in ("と", "", "および")),
    (Combines, "{parts:being|}{parts:gotten|}"),
    (Combines, "{parts:being|}{parts:gotten|}と{parts:gotten|}"),
    (GetsAbility, "「{ability}」"),
    (GetsAbility, "{ability}"),
    (Gets, "+{amount}{stat}"),
    (Gets, "{stat}+{amount}"),
    (Gets, "{amount:each}+1{stat}"),
)
"""What objects get, as cards say it before を得る."""


def _printed_of_objects(kind: type[ContinuousEffect], predicate: str, /, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of printed Japanese cards for an effect on objects that fit, or that are named."""
    return (
        *printed(kind, f"{{applies:noun/permanent}}は{predicate}", **fixed),
        *printed(kind, f"{{applies:noun/permanent}}は{{during}}間{predicate}", **fixed),
        *printed(kind, f"{{applies:noun}}が{{during}}間それは{predicate}", **fixed),
        *printed(kind, f"{{applies:while_defended}}間{predicate}", **fixed),
        *printed(kind, f"{{applies:one_of_turn}}は{predicate}", **fixed),
        *printed(kind, f"{{applies:subject}}は{predicate}", "of_hero", **fixed),
        *printed(kind, f"これは{predicate}", **fixed),
        *printed(kind, predicate, PREDICATE, **fixed),
    )


PHRASES += (
    *(row for word in ENGLISH_SUPERTYPES for row in printed(GetsSupertype, f"{word}であり", BEING, word=word)),
    *printed(Gets, "+{amount}{stat}", GOTTEN),
    *printed(Gets, "{stat}+{amount}", GOTTEN),
    *printed(Gets, "{stat}に{amount}の修整", GOTTEN),
    *printed(Gets, "{amount:each}+1{stat}", GOTTEN),
    *printed(GetsAbility, "{ability}", GOTTEN),
    *printed(GetsAbility, "「{ability}」", GOTTEN),
    *printed(GetsAbility, "{applies:permanent}は『{ability}』を得る"),
    printed_later(
        row
        for kind, what in _GETTING
        for end in ("を得る", *("",) * (kind is not GetsAbility))
        for row in _printed_of_objects(kind, f"{what}{end}")
    ),
    *(row for kind, what in _GETTING for row in printed(kind, f"{what}を得", GETTING)),
    *_printed_of_objects(Combines, "{parts:gotten|}を得{parts:predicate|}"),
    *printed(Combines, f"{{parts:predicate|}}。それ{{parts:{IF_IT}|}}", WITH_IF),
    *(
        row
        for being in ("が{fits:it_is}", "の{fits:of_it_is}")
        for row in printed(IfItFits, f"{being}場合{{parts:predicate|}}", IF_IT)
    ),
    *_printed_of_objects(LosesAbility, "{kind}を失う"),
    *printed(LosesAbility, "{kind}を失い", "losing"),
    *_printed_of_objects(Combines, "{parts:losing|}{parts:predicate|}"),
    *(
        row
        for words in ("すべての能力を失う", "能力をすべて失う")
        for row in _printed_of_objects(LosesAbility, words, kind=Ability)
    ),
    *(
        row
        for words in ("すべてのクラスとタレントを失う", "クラスとタレントをすべて失う")
        for row in _printed_of_objects(LosesSupertypes, words)
    ),
    *_printed_of_objects(CannotGain, "{kind}を得られない"),
    *_printed_of_objects(CannotGain, "{kind}を得ることができない"),
    *_printed_of_objects(SetsBase, "基本{stat}が{amount}になる"),
    *_printed_of_objects(Gets, "{amount:each}{stat}に1の修整を得る"),
    *_printed_of_objects(Gets, "{stat}に{amount}の修整を得る"),
)
