"""Continuous effects on objects as data: the layers of 418.5."""

from typing import Literal, get_args

from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Filter
from rulesdb.engine.kernel.effects.actions import ActionEffect, AllowingEffect, RestrictingEffect
from rulesdb.engine.kernel.effects.alterations import ControlEffect
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    CombinedEffect,
    GainsAbility,
    GainsWord,
    LosesAbilities,
    LosesWord,
    ObjectEffect,
    SetsValue,
)
from rulesdb.engine.kernel.effects.replacement import ReplacesEvent
from rulesdb.engine.kernel.language.phrases import PREDICATE, Phrase, phrase
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.mtg.cards import CardType, Stat

PowerToughnessChange = Literal[
    "+0/+1", "+0/+2", "+0/+3", "+0/+4", "+0/+5", "+1/+0", "+1/+1", "+1/+2", "+1/+3", "+1/+4", "+1/+5", "+2/+0",
    "+2/+1", "+2/+2", "+2/+3", "+2/+4", "+2/+5", "+3/+0", "+3/+1", "+3/+2", "+3/+3", "+3/+4", "+3/+5", "+4/+0",
    "+4/+1", "+4/+2", "+4/+3", "+4/+4", "+4/+5", "+5/+0", "+5/+1", "+5/+2", "+5/+3", "+5/+4", "+5/+5", "+6/+6",
    "+7/+7", "-0/-1", "-0/-2", "-0/-3", "-0/-4", "-0/-5", "-1/-0", "-1/-1", "-1/-2", "-1/-3", "-1/-4", "-1/-5",
    "-2/-0", "-2/-1", "-2/-2", "-2/-3", "-2/-4", "-2/-5", "-3/-0", "-3/-1", "-3/-2", "-3/-3", "-3/-4", "-3/-5",
    "-4/-0", "-4/-1", "-4/-2", "-4/-3", "-4/-4", "-4/-5", "-5/-0", "-5/-1", "-5/-2", "-5/-3", "-5/-4", "-5/-5",
    "-6/-6", "-7/-7",
]  # fmt: skip
"""A modification of power and toughness: of each up to five, and the same of both up to seven."""
CHANGES: tuple[PowerToughnessChange, ...] = get_args(PowerToughnessChange)
RestrictedAction = Literal["attack", "block", "play", "play ability", "destroy", "tap", "untap", "attack or block"]
"""Actions that effects restrict: of players with objects, or of effects on objects."""


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
        return action in self.action.split(" or ")


class Permission(AllowingEffect, frozen=True, kw_only=True):
    """Players may play cards from elsewhere than their hands (400.1)."""

    action: Literal["play"] = "play"
    """The permitted action."""


def of_objects(kind: type[ContinuousEffect], predicate: str, **fixed: object) -> tuple[Phrase, ...]:
    """Return the phrases of an effect on objects that fit, always or while a condition is met, or that are named."""
    return (
        phrase(kind, f"{{applies:noun}}は、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, f"これは、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, predicate, PREDICATE, unusual=frozenset(), **fixed),
    )


def _restriction(words: str, action: RestrictedAction) -> tuple[Phrase, ...]:
    kinds: type[ActionEffect] = Restriction
    return (
        phrase(kinds, f"{{what:noun}}は{words}", action=action),
        phrase(kinds, f"{{who}}は、{{what:noun}}を{words}", action=action),
    )


PHRASES = (
    *of_objects(GetsBoth, "{change}の修整を受ける"),
    *of_objects(Gets, "{stat}に{amount}の修整を受ける"),
    *of_objects(SetsPowerToughness, "{stat}が{amount}になる"),
    *of_objects(GetsAbility, "『{ability}』を得る"),
    *of_objects(LosesAbility, "すべての{kind}を失う"),
    *of_objects(GetsType, "{word}でもある"),
    *of_objects(GetsSubtype, "「{word}」でもある"),
    *of_objects(LosesSubtype, "「{word}」ではなくなる"),
    *of_objects(GainsControl, "コントローラーがあなたになる"),
    *of_objects(Combines, "({parts:predicate||、さらに})"),
    phrase(Replaces, "{when}場合、代わりに{instead}"),
    *_restriction("攻撃できない", "attack"),
    *_restriction("ブロックできない", "block"),
    phrase(Restriction, "{what:noun}は攻撃もブロックもできない", action="attack or block"),
    *_restriction("プレイできない", "play"),
    *_restriction("破壊されない", "destroy"),
    phrase(Restriction, "{what:noun}の能力はプレイできない", action="play ability"),
    phrase(Permission, "{who}は、{what:noun}を手札にあるかのようにプレイしてよい"),
)
