"""Continuous effects as data: on objects (418.5), by which they are copies (503), and on what spells cost (409.1f)."""

from collections.abc import Callable
from typing import ClassVar, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, Filter, Players, UntypedGame, Value
from rulesdb.engine.kernel.effects.actions import ActionEffect, AllowingEffect, RestrictingEffect
from rulesdb.engine.kernel.effects.alterations import ControlEffect, CopyEffect, CopyInForce
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    CombinedEffect,
    GainsAbility,
    GainsWord,
    LosesAbilities,
    LosesWord,
    ObjectEffect,
    PropertyEffect,
    SetsValue,
)
from rulesdb.engine.kernel.effects.replacement import ReplacesEvent
from rulesdb.engine.kernel.language.phrases import PREDICATE, REN, Row, phrase, printed, printed_later
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import DeclaredX
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card, CardType, Color, Stat, converted, symbols_of
from rulesdb.engine.mtg.events.faces import copiable
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Object


@book.definition("504.7")
def as_copy(item: Object, card: Card) -> Object:
    """A face-down object that becomes a copy stays as it is, and has the copied values once it is turned face up."""
    return replace(item, card=card) if item.face is None else replace(item, face=card)


class IsCopy(CopyInForce, frozen=True):
    """Objects are copies of a card, by an effect that has begun."""

    rule: ClassVar[str] = "mtg:503.2"
    card: Card
    """The copied values."""

    def altered(self, item: Object, context: AnyContext) -> Object:  # noqa: ARG002  (every kind takes it)
        """Return the record with the copied values."""
        return as_copy(item, self.card)


class BecomesCopy(CopyEffect, frozen=True):
    """Objects become copies of another object (503.2)."""

    rule: ClassVar[str] = "mtg:503.2"
    in_force = IsCopy

    def copied(self, game: Game, object_id: int) -> Card:
        """Return the copiable values of an object."""
        return copiable(game.object(object_id))


class CostChange(ContinuousEffect, frozen=True):
    """The total cost of spells is changed by an amount of mana."""

    what: Filter
    """Condition on the spell."""
    mana: str
    """Mana in symbols, such as ``{2}``."""

    def __post_init__(self) -> None:
        """Raise PartError for mana that is not in symbols."""
        super().__post_init__()
        symbols_of(self.mana)


CostsMore = row(CostChange, "CostsMore", "Spells cost more.")
CostsLess = row(CostChange, "CostsLess", "Spells cost less.")


class CostsAtLeast(ContinuousEffect, frozen=True):
    """Spells cost at least an amount of mana, whatever other effects make of their costs (409.1f)."""

    what: Filter
    """Condition on the spells."""
    amount: int
    """The amount, from 1."""


PowerToughnessChange = Literal[
    "+0/+1", "+0/+2", "+0/+3", "+0/+4", "+0/+5", "+1/+0", "+1/+1", "+1/+2", "+1/+3", "+1/+4", "+1/+5", "+2/+0",
    "+2/+1", "+2/+2", "+2/+3", "+2/+4", "+2/+5", "+3/+0", "+3/+1", "+3/+2", "+3/+3", "+3/+4", "+3/+5", "+4/+0",
    "+4/+1", "+4/+2", "+4/+3", "+4/+4", "+4/+5", "+5/+0", "+5/+1", "+5/+2", "+5/+3", "+5/+4", "+5/+5", "+6/+6",
    "+7/+7", "-0/-1", "-0/-2", "-0/-3", "-0/-4", "-0/-5", "-1/-0", "-1/-1", "-1/-2", "-1/-3", "-1/-4", "-1/-5",
    "-2/-0", "-2/-1", "-2/-2", "-2/-3", "-2/-4", "-2/-5", "-3/-0", "-3/-1", "-3/-2", "-3/-3", "-3/-4", "-3/-5",
    "-4/-0", "-4/-1", "-4/-2", "-4/-3", "-4/-4", "-4/-5", "-5/-0", "-5/-1", "-5/-2", "-5/-3", "-5/-4", "-5/-5",
    "-6/-6", "-7/-7", "+1/-1", "+2/-1", "+2/-2", "+3/-1", "+3/-2", "+3/-3", "+4/-4", "-1/+1", "-1/+2", "-2/+2",
]  # fmt: skip
"""A modification of power and toughness: of each up to five, and the same of both up to seven."""
CHANGES: tuple[PowerToughnessChange, ...] = get_args(PowerToughnessChange)
RestrictedAction = Literal[
    "attack", "block", "play", "play ability", "destroy", "tap", "untap", "attack or block", "be blocked", "regenerate",
    "target", "attack or block or play ability", "untap step", "counter", "play non-mana ability",
    "attack or block or play non-mana ability",
]  # fmt: skip
"""Actions that effects restrict: of players with objects, or of effects on objects."""


class Minus(Value, frozen=True):
    """A number below 0."""

    amount: Value
    """The number above 0."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the number."""
        return -self.amount.value(game, context)


Gets = row(AddsToValue, "Gets", "The power or the toughness of objects is modified.", stat=Stat)


class SetsPowerToughness(SetsValue, frozen=True):
    """The power or the toughness of objects is set, whatever effects of the same layer made of it before."""

    stat: Stat
    """Power or toughness."""
    is_base: bool = False
    """Whether the base value is set; Magic has none."""


class GetsBoth(CombinedEffect, frozen=True, kw_only=True):
    """Power and toughness of objects are modified, as by +1/+1."""

    change: PowerToughnessChange
    """The modification."""
    parts: tuple[ObjectEffect, ...] = ()
    """Effects that together make the change."""

    def combined(self) -> tuple[ObjectEffect, ...]:
        """Return the modification of the power and that of the toughness."""
        power, _, toughness = self.change.partition("/")
        return Gets("power", int(power)), Gets("toughness", int(toughness))


class OwnManaCost(Value, frozen=True):
    """The converted mana cost of each object of the effect; of the source, if the effect is on none."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the number of the source."""
        return converted(game.last_known(context.source).card.mana_cost)


class SizedByCost(CombinedEffect, frozen=True, kw_only=True):
    """The power and the toughness of objects are set to their own converted mana costs."""

    parts: tuple[ObjectEffect, ...] = ()
    """Effects that together set them."""

    def combined(self) -> tuple[ObjectEffect, ...]:
        """Return the effect on the power and that on the toughness."""
        return SetsPowerToughness("power", OwnManaCost()), SetsPowerToughness("toughness", OwnManaCost())


GetsAbility = row(GainsAbility, "GetsAbility", "Objects gain an ability.")
LosesAbility = row(LosesAbilities, "LosesAbility", "Objects lose every ability of one kind.")
GetsType = row(
    GainsWord,
    "GetsType",
    "Objects gain a card type, beside those that they have.",
    property_name="types",
    word=CardType,
)
GetsSubtype = row(GainsWord, "GetsSubtype", "Objects gain a subtype.", property_name="subtypes")
LosesSubtype = row(LosesWord, "LosesSubtype", "Objects lose a subtype.", property_name="subtypes")
GainsControl = row(
    ControlEffect, "GainsControl", "The controller of the effect gains control of objects.", rule="mtg:418.5a"
)
Combines = row(CombinedEffect, "Combines", "An effect of several parts.")


class Replaces(ReplacesEvent, frozen=True, kw_only=True):
    """A replacement effect (419.1)."""

    kind: str = "replacement"
    """The kind of the effect."""


class Restriction(RestrictingEffect, frozen=True):
    """An action cannot be taken (103.2)."""

    action: RestrictedAction
    """The action."""
    what: Filter | None = None
    """Filter for the objects of the action, None for any object."""

    def is_on(self, action: str) -> bool:
        """Whether the restriction is on an action; one on attacks and blocks is on either."""
        return is_among(action, self.action)


def is_among(action: str, restricted: RestrictedAction) -> bool:
    """Whether an action is restricted; a restriction on attacks and blocks is on either."""
    return action in restricted.split(" or ")


class Cannot(ObjectEffect, frozen=True):
    """An action cannot be taken with the objects to which the effect is fixed (103.2)."""

    action: RestrictedAction
    """The action."""


class SetsColor(PropertyEffect, frozen=True):
    """Objects have one color, and no other."""

    color: Color
    """The color."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return "colors"


class PreventsNext(ContinuousEffect, frozen=True):
    """The next damage that is dealt to the objects to which the effect is fixed is prevented (419.1)."""

    points: int
    """Number of points of damage that are prevented, from 1."""


class Requirement(ContinuousEffect, frozen=True):
    """Creatures attack in each combat if they can (308.2)."""

    what: Filter
    """Condition on the creatures."""


class BlockRestriction(ContinuousEffect, frozen=True):
    """Creatures cannot be blocked by other creatures (103.2)."""

    what: Filter
    """Condition on the attacking creatures."""
    by: Filter
    """Condition on the creatures that cannot block them."""


class HeldToSorceries(ContinuousEffect, frozen=True):
    """Players play spells only when they could play a sorcery (103.2)."""

    who: Players
    """The players."""


class Permission(AllowingEffect, frozen=True, kw_only=True):
    """Players may play cards from elsewhere than their hands (400.1)."""

    action: Literal["play"] = "play"
    """The permitted action."""


def of_objects(kind: type[ContinuousEffect], predicate: str, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of an effect on objects that fit, always or while a condition is met, or that are named."""
    return (
        phrase(kind, f"{{applies:noun}}は、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, f"これは、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, predicate, PREDICATE, unusual=frozenset(), **fixed),
    )


def _restriction(words: str, action: RestrictedAction) -> tuple[Row, ...]:
    kinds: type[ActionEffect] = Restriction
    return (
        phrase(kinds, f"{{what:noun}}は{words}", action=action),
        phrase(kinds, f"{{who}}は、{{what:noun}}を{words}", action=action),
    )


PHRASES = (
    *of_objects(BecomesCopy, "{of:any}のコピーになる"),
    phrase(CostsMore, "{what:noun}をプレイするコストは、「{mana}」多くなる"),
    phrase(CostsLess, "{what:noun}をプレイするコストは、「{mana}」少なくなる"),
    printed_later(
        row
        for kind, change in ((CostsMore, "多く"), (CostsLess, "少なく"))
        for topic in ("は、[それを]", "は[それを]", "を")
        for particle in ("が", "は", "が、", "は、")
        for row in (
            *printed(kind, f"{{what}}呪文{topic}プレイする[ための]コスト{particle}「{{mana}}」{change}なる"),
            *printed(kind, f"呪文{topic}プレイする[ための]コスト{particle}「{{mana}}」{change}なる", what=Anything()),
        )
    ),
    phrase(CostsAtLeast, "{what:noun}をプレイするコストは、少なくとも{amount}点になる"),
    *(
        row
        for amount in range(1, 6)
        for row in printed(
            CostsAtLeast,
            f"プレイするためのマナ・コストが合計{amount}点より少ない各呪文は、プレイするためのコストが{amount}点になる",
            what=Anything(),
            amount=amount,
        )
    ),
    *of_objects(GetsBoth, "{change}の修整を受ける"),
    *of_objects(Gets, "{stat}に{amount}の修整を受ける"),
    phrase(Minus, "-{amount}"),
    *of_objects(SetsPowerToughness, "{stat}が{amount}になる"),
    *of_objects(SizedByCost, "パワーとタフネスが自身の点数で見たマナ・コストになる"),
    *of_objects(GetsAbility, "『{ability}』を得る"),
    *of_objects(LosesAbility, "すべての{kind}を失う"),
    *of_objects(GetsType, "{word}でもある"),
    *of_objects(GetsSubtype, "「{word}」でもある"),
    *of_objects(LosesSubtype, "「{word}」ではなくなる"),
    *of_objects(GainsControl, "コントローラーがあなたになる"),
    *of_objects(Combines, "({parts:predicate||、さらに})"),
    phrase(Replaces, "{when}場合、代わりに{instead}"),
    *printed(Replaces, "{when}場合、代わりに、{instead}"),
    *_restriction("攻撃できない", "attack"),
    *_restriction("ブロックできない", "block"),
    phrase(Restriction, "{what:noun}は攻撃もブロックもできない", action="attack or block"),
    phrase(
        Restriction,
        "{what:noun}は攻撃もブロックもできず、その起動型能力はプレイできない",
        action="attack or block or play ability",
    ),
    *_restriction("プレイできない", "play"),
    phrase(Restriction, "{what:noun}はブロックされない", action="be blocked"),
    phrase(Restriction, "{what:noun}は再生できない", action="regenerate"),
    phrase(Restriction, "{what:noun}は呪文や能力の対象にならない", action="target"),
    phrase(Restriction, "{who}は、{what:noun}を呪文や能力の対象にできない", action="target"),
    *(
        phrase(Cannot, words, PREDICATE, action=action)
        for action, words in (
            ("attack", "攻撃できない"),
            ("block", "ブロックできない"),
            ("attack or block", "攻撃もブロックもできない"),
            ("be blocked", "ブロックされない"),
            ("regenerate", "再生できない"),
            ("untap step", "アンタップ・ステップにアンタップしない"),
        )
    ),
    *of_objects(SetsColor, "{color}になる"),
    phrase(Restriction, "{what:noun}はコントローラーのアンタップ・ステップにアンタップしない", action="untap step"),
    *printed(
        Restriction,
        "{what:noun}は[それのコントローラーの]アンタップ・ステップ[の間]にアンタップしない",
        action="untap step",
    ),
    phrase(Restriction, "{what:noun}は打ち消されない", action="counter"),
    phrase(Requirement, "{what:noun}は可能なら攻撃する"),
    phrase(BlockRestriction, "{what:noun}は{by:noun}によってはブロックされない"),
    *_restriction("破壊されない", "destroy"),
    phrase(Restriction, "{what:noun}の能力はプレイできない", action="play ability"),
    *printed(Restriction, "{what:noun}の起動型能力はプレイできない", action="play ability"),
    phrase(Restriction, "{what:noun}のマナ能力でない起動型能力はプレイできない", action="play non-mana ability"),
    phrase(
        Restriction,
        "{what:noun}は攻撃もブロックもできず、そのマナ能力でない起動型能力はプレイできない",
        action="attack or block or play non-mana ability",
    ),
    *(
        row
        for those in ("それが", "それらが", "")
        for row in (
            *printed(
                Restriction,
                f"{{what:noun}}の起動型能力は、{those}マナ能力でないかぎりプレイできない",
                action="play non-mana ability",
            ),
            *printed(
                Restriction,
                f"{{what:noun}}は攻撃もブロックもできず、それの起動型能力は、{those}マナ能力でないかぎりプレイできない",
                action="attack or block or play non-mana ability",
            ),
        )
    ),
    phrase(HeldToSorceries, "{who}は、ソーサリーをプレイできるときにだけ呪文をプレイできる"),
    *(
        row
        for only in ("にのみ", "にだけ", "のみ", "に")
        for row in printed(HeldToSorceries, f"{{who}}は、自分がソーサリーをプレイできるとき{only}呪文をプレイできる")
    ),
    phrase(Permission, "{who}は、{what:noun}を手札にあるかのようにプレイしてよい"),
)

ANIMATED, SIZE, SORT, ARTIFACT, KIND = "animated", "size", "sort", "artifact", "kind"
"""The forms of the parts of what a permanent becomes: an ability or color, size, subtype, and the card types."""
GOTTEN = "gotten"
"""The form of an effect on objects as what they get, in a list before を得る."""


def printed_of_objects(kind: Callable[..., Struct], predicate: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of ``of_objects`` in words of printed cards."""
    subjects = (f"{subject}は{comma}" for subject in ("{applies:noun}", "これ") for comma in ("、", ""))
    return (
        *printed(kind, predicate, PREDICATE, **fixed),
        *(row for subject in subjects for row in printed(kind, f"{subject}{predicate}", **fixed)),
    )


PHRASES += (
    *printed(GetsAbility, "{ability}", GOTTEN),
    *printed(GetsAbility, "『{ability}』", GOTTEN),
    printed_later(
        row
        for verb in ("得る", "持つ")
        for row in (
            *printed_of_objects(GetsAbility, f"{{ability}}を{verb}"),
            *printed_of_objects(GetsAbility, f"『{{ability}}』を{verb}"),
            *(
                row
                for joint in ("と", "、", "および")
                for row in printed_of_objects(Combines, f"{{parts:gotten||{joint}}}を{verb}")
            ),
        )
    ),
    *(
        row
        for sign, x in (("+", DeclaredX()), ("-", Minus(DeclaredX())))
        for row in (
            *printed_of_objects(Gets, f"{sign}X/{sign}0の修整を受ける", stat="power", amount=x),
            *printed_of_objects(Gets, f"{sign}0/{sign}Xの修整を受ける", stat="toughness", amount=x),
            *printed_of_objects(
                Combines, f"{sign}X/{sign}Xの修整を受ける", parts=(Gets("power", x), Gets("toughness", x))
            ),
        )
    ),
    # what a permanent becomes
    *printed(GetsAbility, "{ability}を持つ", ANIMATED),
    *printed(SetsColor, "{color}の", ANIMATED),
    *printed(SetsPowerToughness, "{amount}/", SIZE, stat="power"),
    *printed(SetsPowerToughness, "{amount}の", SIZE, stat="toughness"),
    *printed(SetsPowerToughness, "{amount}", SIZE, stat="toughness"),
    *printed_of_objects(Combines, "{parts:size|}{parts:size|}である"),
    *printed_of_objects(
        Combines,
        "それの点数で見たマナ・コストに等しいパワーとタフネスを持つクリーチャーである[。(それ/それら)はエンチャントでもある]",
        parts=(GetsType("creature"), SizedByCost()),
    ),
    *printed(GetsSubtype, "「{word}」・", SORT),
    *printed(GetsType, "アーティファクトである", ARTIFACT, word="artifact"),
    *printed(GetsType, "クリーチャー", KIND, word="creature"),
    *(
        row
        for with_ in ("", "{parts:animated|}", "{parts:animated|}{parts:animated|}")
        for sort in ("", "{parts:sort|}")
        for artifact, still in (
            ("", "。それは[(まだ/依然として)]土地(でもある/のままである)"),
            ("{parts:artifact|}", "。それは[(まだ/依然として)]土地(でもある/のままである)"),
            ("{parts:artifact|}", ""),  # what becomes an artifact creature stays what it was
        )
        for row in printed(
            Combines,
            f"{with_}{{parts:size|}}{{parts:size|}}{sort}{artifact}{{parts:kind|}}になる{still}",
            PREDICATE,
        )
    ),
    # what objects get beside something else
    *printed(GetsBoth, "{change}の修整を受け", REN),
    *printed(Gets, "{stat}に{amount}の修整を受け", REN),
    *printed(GetsAbility, "{ability}を得", REN),
    *printed(GetsAbility, "{ability}を持ち", REN),
    *(
        row
        for first, joint in (("ren", "、"), ("ren", "、さらに"), ("predicate", "とともに、"), ("predicate", "とともに"))
        for row in printed_of_objects(Combines, f"{{parts:{first}|}}{joint}{{parts:predicate|}}")
    ),
)
