"""Continuous effects (6.2 to 6.6) as data. Discrete effects are in the folder verbs."""

from itertools import product
from typing import Any, ClassVar, Literal

from rulesdb.engine.fab.book import Governed, by
from rulesdb.engine.fab.card_parts.abilities import COST_WAYS, Continuous, Triggered, While
from rulesdb.engine.fab.card_parts.object_effects import BEING, english_of_objects, of_objects
from rulesdb.engine.fab.cards import Asset, Card, RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import IsCopy, copyable
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, ZoneName
from rulesdb.engine.kernel.cards.abilities import phrases_of
from rulesdb.engine.kernel.cards.roles import Amount, ContinuousEffect, DiscreteEffect, EventPattern, Filter, Objects
from rulesdb.engine.kernel.effects.actions import ActionEffect, AllowingEffect, RestrictingEffect
from rulesdb.engine.kernel.effects.alterations import ControlEffect, CopyEffect
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.effects.replacement import EventReplacement, ReplacesEvent
from rulesdb.engine.kernel.effects.triggers import DelayedTrigger
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import (
    PREDICATE,
    PREDICATES,
    english,
    english_later,
    phrase,
    phrases,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.selection.objects import You

_SEVERAL_ACTIONS: dict[RestrictedAction, tuple[str, ...]] = {
    "play or activate": ("play", "activate"),
    "play or pitch": ("play", "pitch"),
    "play, pitch or defend": ("play", "pitch", "defend"),
}
"""The actions of effects on several of them."""


class AboutActions(ActionEffect, frozen=True):
    """The parent of restrictions, requirements and allowances (1.0.2) on actions of players or effects."""

    action: RestrictedAction
    """The action that is restricted, required or allowed."""
    against: Filter | None = None
    """Filter for the attack against which a card defends, None for any attack."""
    zone: ZoneName | None = None
    """Zone in which the objects must be, None for any zone."""

    def is_on(self, action: str) -> bool:
        """Whether the effect is about an action, or about it among others."""
        return action in _SEVERAL_ACTIONS.get(self.action, (self.action,))

    def is_about_object(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the effect covers an object and, for one that defends, the active-attack that it defends against."""
        if not super().is_about_object(game, object_id, context):
            return False
        if self.zone is not None and game.object(object_id).zone.name != self.zone:
            return False
        link = game.link
        return self.against is None or (link is not None and self.against.fits(game, link.attack, context))


class Restriction(RestrictingEffect, AboutActions, frozen=True):
    """An action cannot be taken (1.0.2)."""


class Only(AboutActions, frozen=True):
    """An action can be taken only with the objects that fit (1.0.2a)."""


class CannotHappen(ContinuousEffect, frozen=True):
    """An event cannot happen (1.0.2)."""

    on: EventPattern
    """The events."""


class CannotTrigger(ContinuousEffect, frozen=True):
    """Triggered effects cannot trigger on an event (6.6.5f)."""

    on: EventPattern | None = None
    """Events on which the effects cannot trigger, None for all events."""
    source: Filter | None = None
    """Filter for the sources of the effects that cannot trigger, None for all sources."""


class Requirement(AboutActions, frozen=True):
    """An action must be taken if it can be (1.0.2): play, play next or defend.

    A card that must be played has to be played before the player does anything else with priority, passing included. A
    card that must be played next only has to be the first card played.
    """

    at_least_one: bool = False
    """Whether the requirement to defend is met as soon as one card that fits defends."""


class Allowance(AboutActions, AllowingEffect, frozen=True):
    """An action can be taken that the rules alone do not allow (1.0.2)."""


class MayLook(ContinuousEffect, frozen=True):
    """The controller may look at private objects while they stay where they are (1.10.2c, 8.5.11)."""

    where: Objects
    """The private objects."""


class CountsAs(ContinuousEffect, frozen=True):
    """The controller counts as having further objects of a description (1.8.8)."""

    what: Objects
    """The description of the objects."""
    more: int
    """Number of further objects."""


class ChangesZones(ContinuousEffect, frozen=True):
    """The controller has an additional zone of a type, or one zone of it ceases to exist (3.0.10)."""

    zone: ZoneName
    """The type of the zone, one of those that every player has."""
    is_additional: bool
    """Whether there is one zone more; False for one zone less."""


class SeveralTargets(ObjectEffect, frozen=True):
    """An attack may have several different attack-targets (1.4.5c)."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("most",)
    most: Amount
    """Greatest number of attack-targets, from 1."""


class ChangesCost(ObjectEffect, frozen=True):
    """A cost of playing a card or activating an ability is set, increased or reduced (5.1.6a)."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("amount",)
    way: Literal["set", "increase", "reduce"]
    """Whether the amount is set, increased or reduced."""
    amount: Amount
    """The new amount, or the increase or reduction; from 0."""
    asset: Asset = "resource"
    """The asset of the cost."""
    of: Literal["", "playing", "activating", "both"] = ""
    """What the cost is of: playing a card, activating an ability of an object that fits or an attack that does, or both
    of these; empty for a layer that fits."""


class LimitEffect(ObjectEffect, frozen=True):
    """The parent of effects on the limits of activated abilities."""

    amount: int
    """Number of additional activations, from 1; or the new limit of activations in a turn, from 0."""
    sharing: Literal["each", "together"] = "each"
    """Whether every ability of an object has that number for itself, or all of its abilities together."""
    attacks_only: bool = False
    """Whether the effect is about attacking, and so only about abilities that attack (5.2.3c)."""


class MoreActivations(LimitEffect, frozen=True):
    """An activated ability may be activated additional times, beyond its limit (5.2.3)."""

    as_instant: bool = False
    """Whether an additional activation may be made as though the ability were an instant."""


class SetsLimit(LimitEffect, frozen=True):
    """The limit of activated abilities is set (5.2.3e)."""


class ReplacementEffect(EventReplacement, frozen=True, kw_only=True):
    """The parent of replacement effects (6.4)."""


class Replaces(ReplacesEvent, ReplacementEffect, frozen=True):
    """A replacement effect that is neither a self-replacement nor a prevention effect (6.4.8, 6.4.9, 6.4.11)."""

    kind: Literal["identity", "standard", "outcome"]
    """The kind of replacement effect, which decides when it is applied (6.5)."""


class Prevents(ReplacementEffect, frozen=True):
    """A prevention effect (6.4.10), which replaces a damage event."""

    amount: Amount | None = None
    """Points of damage that are prevented, from 0; None for the damage of the event."""
    damage: Damage | None = None
    """Type of the damage, None for any (6.4.10c)."""
    by: Filter | None = None
    """Condition on the source of the damage, None for any source."""
    when: EventPattern | None = None
    """Damage events that the effect replaces, None for all that the other fields allow."""
    shielded: Filter | None = None
    """Condition on the object that would be dealt the damage, None for any."""
    is_shield: bool = False
    """Whether what is left of the amount prevents later damage; otherwise it is lost."""
    if_done: DiscreteEffect | None = None
    """Effect, without targets, that must succeed before anything is prevented; None for none."""
    then: DiscreteEffect | None = None
    """Effect, without targets, that is generated each time damage is prevented; None for none."""

    def __post_init__(self) -> None:
        """Raise PartError for a shielding-prevention effect without an amount, and for effects with targets."""
        super().__post_init__()
        for name, effect in (("if_done", self.if_done), ("then", self.then)):
            if effect is not None and phrases_of(effect):
                raise PartError(type(self).__name__, name, "an effect without targets belongs there")
        if self.is_shield and self.amount is None:
            raise PartError(type(self).__name__, "amount", "a shield prevents a number of points")


class PreventsLess(ContinuousEffect, frozen=True):
    """Prevention effects prevent less damage (6.4.10g)."""

    amount: Amount
    """Points by which the prevention of an event is decreased, from 0."""
    damage: Damage | None = None
    """Type of the damage that must be in the event, None for any."""


class CannotPrevent(ContinuousEffect, frozen=True):
    """Prevention effects cannot prevent damage (6.4.10h)."""

    on: EventPattern
    """The damage events that cannot be prevented."""


class Delayed(DelayedTrigger, frozen=True):
    """A delayed-triggered effect (6.6.3)."""

    triggered: Triggered
    """The triggered effect."""
    is_next: bool = False
    """Whether the effect is about the next event alone ("the next time")."""


FROM_HAND = "from_hand"
"""The English form of what functions in the hand, from where cards defend."""
AT_ALL_TIMES = "at_all_times"
"""The English form of an effect of a static ability alone, which is said with a duration in another way."""
DELAYED, ONCE = "delayed", "once"
"""English forms of an effect about the next event, with the duration in it; ``ONCE`` of one that the event uses up."""
TIMES = "times"
"""The English form of a prevention effect for a number of times."""
WOULD_TURN, WOULD_CHAIN = "would_turn", "would_chain"
"""English forms of a replacement or of unpreventable damage this turn, and this combat chain."""
_ACTION = "[{who}は、][{against:noun}に対して、][{zone}から、][{what:noun}を]"
_ACTIVATIONS = "<攻撃の@attacks_only>起動能力"
_REPLACES = "{when}場合、<まず{first}。その後、>代わりに<望むなら@is_optional>{instead}"
_KINDS = {"standard": "", "identity": "性質置換として、", "outcome": "結果置換として、"}
_AMOUNTS: tuple[tuple[tuple[str, str], dict[str, Any]], ...] = (
    (("prevent {amount} of that damage", "{amount}点"), {}),
    (("prevent it", "すべて"), {"amount": None}),
)
_DEALT = "[{when}場合、][{by:noun}から、][{shielded:noun}が受ける]<{damage}>ダメージ"


class BecomesCopy(CopyEffect, frozen=True):
    """Objects become copies of another object (8.5.25)."""

    rule: ClassVar[str] = "fab:8.5.25"
    in_force = IsCopy

    def copied(self, game: Game, object_id: int) -> Card:
        """Return the copyable properties of an object."""
        return copyable(game, object_id)


GainsControl = row(
    ControlEffect,
    "GainsControl",
    "The controller of the effect gains control of objects (8.5.35).",
    rule="fab:8.5.35",
)
GOVERNED: Governed = {
    BecomesCopy: by("コピーになる効果", "8.5.25", "6.3.2"),
    GainsControl: by("コントロールを得る効果", "8.5.35", "6.3.2"),
    AboutActions: by("ルールを変える効果", "1.0.2"),
    CannotHappen: by("起こることの禁止", "1.0.2"),
    CannotTrigger: by("誘発の禁止", "6.6.5f"),
    MayLook: by("見る効果", "8.5.11", "1.10.2c"),
    CountsAs: by("として数える効果", "1.8.8"),
    ChangesZones: by("ゾーンの作成", "3.0.10"),
    SeveralTargets: by("複数の攻撃対象", "1.4.5c"),
    ChangesCost: by("コストの変更", "5.1.6a"),
    MoreActivations: by("起動回数の追加", "5.2.3"),
    SetsLimit: by("起動の制限の設定", "5.2.3e"),
    ReplacementEffect: {"first": by("前に起こること", "6.4.1a")},
    Replaces: {
        "": by("置換効果", "6.4.1"),
        "kind": {
            "identity": by("性質置換効果", "6.4.8"),
            "standard": by("一般的置換効果", "6.4.9"),
            "outcome": by("結果置換効果", "6.4.11"),
        },
    },
    Prevents: {
        "": by("軽減効果", "6.4.10"),
        "when": by("置換の条件", "6.4.10"),
        "amount": by("軽減値", "6.4.10a"),
        "damage": by("軽減するダメージの種類", "6.4.10c"),
        "by": by("ダメージの発生源", "6.4.10d"),
        "shielded": by("保護されるオブジェクト", "6.4.10e"),
        "is_shield": by("盾型軽減効果", "6.4.10j"),
        "then": by("軽減した場合の効果", "6.4.10"),
    },
    PreventsLess: by("軽減する値を減らす効果", "6.4.10g"),
    CannotPrevent: by("軽減できないダメージ", "6.4.10h"),
    Delayed: by("遅延型誘発効果", "6.6.3"),
}
"""The rules that govern records of these kinds."""
PHRASES = (
    english_later(
        row
        for words, way in (("less", "reduce"), ("more", "increase"))
        for row in (
            *(
                row
                for costs in (f"{{amount}} resource {words} to play", f"1 resource {words} to play {{amount:each}}")
                for row in english(ChangesCost, f"{{applies:nouns/permanents}} cost {costs}", way=way, of="playing")
            ),
            *english_of_objects(
                ChangesCost,
                f"costs {{amount}} resource {words} to activate",
                f"cost {{amount}} resource {words} to activate",
                way=way,
                of="activating",
            ),
            *english_of_objects(
                ChangesCost,
                f"costs 1 resource {words} to activate {{amount:each}}",
                f"cost 1 resource {words} to activate {{amount:each}}",
                way=way,
                of="activating",
            ),
            *english(ChangesCost, f"costs {{amount}} resource {words} to play or activate", PREDICATE, way=way),
            *english(ChangesCost, f"costs {{amount}} resource {words}", PREDICATE, way=way),
            *english(ChangesCost, f"{{applies:one_of_turn}} costs {{amount}} resource {words}", way=way),
            *english(ChangesCost, f"costs {{amount}} resource {words} to play", PREDICATE, way=way),
            *english(ChangesCost, f"costs 1 resource {words} to play {{amount:each}}", PREDICATE, way=way),
            *english(ChangesCost, f"cost {{amount}} resource {words} to play", PREDICATES, way=way),
        )
    ),
    *english(Replaces, "{when} {instead:with}", kind="identity"),
    *english(Restriction, "this can't be defended by {what:nouns/permanents}", action="defend", against=IsThis()),
    *english(
        Restriction,
        "{against:nouns} can't be defended by {what:nouns/permanents}",
        action="defend",
    ),
    *english(Restriction, "{what:nouns} can't be played", action="play"),
    *english(Restriction, "{what:nouns} can't be played from {zone}", action="play"),
    *english(Restriction, "this can only defend a {against:other_than}", FROM_HAND, action="defend", what=IsThis()),
    *english(Continuous, f"{{effect:{AT_ALL_TIMES}}}"),
    *english(Continuous, f"if {{condition:series}}, {{effect:{AT_ALL_TIMES}}}"),
    *english(Continuous, "{effect:from_hand}", FROM_HAND),
    *english(While, "{ability:from_hand}", condition=None, zones=frozenset({"hand"})),
    *english(MayLook, "you may look at {where} at any time"),
    *english(
        MoreActivations,
        "you may attack a additional time with each {applies:noun/permanent}",
        AT_ALL_TIMES,
        amount=1,
        attacks_only=True,
    ),
    *english(Allowance, "you may play {what:nouns/permanents}", action="play", who=You()),
    *english(
        Allowance,
        "you may play {what:nouns/permanents} as though they were instants",
        action="play as an instant",
        who=You(),
    ),
    *english(Allowance, "{what:noun/permanent}", "next_of_kind", action="play as an instant", who=You()),
    *english(CannotPrevent, "damage that would be dealt by {on:dealt_by} can't be prevented"),
    *english(CannotPrevent, "if {on:this_would_deal/would_deal}, that damage can't be prevented"),
    *english(CannotPrevent, "{on:this_would_deal/would_deal} this turn, that damage can't be prevented", WOULD_TURN),
    *english(
        CannotPrevent, "{on:this_would_deal/would_deal} this combat chain, that damage can't be prevented", WOULD_CHAIN
    ),
    *english(Delayed, "the next time {triggered:next}", DELAYED, is_next=True),
    *english(Delayed, "{triggered:moment}", "moment"),
    *english(Delayed, "whenever {triggered:next}", "whenever"),
    *english(Delayed, "{triggered:moment}", "moment"),
    *english(Delayed, "until end of turn, whenever {triggered:until}", "whenever"),
    *english(Delayed, "the next time {triggered:next_of_chain}", "whenever_of_chain", is_next=True),
    *english(Delayed, "whenever {triggered:next_of_chain}", "whenever_of_chain"),
    english_later(
        row
        for (amount, _), fixed in _AMOUNTS
        for then in ("", ". if damage is prevented this way, {then:within}")
        for row in (
            *english(Prevents, f"if {{shielded:noun/you}} would be dealt[ {{damage}}] damage, {amount}{then}", **fixed),
            *english(
                Prevents,
                "if {shielded:noun/you} would be dealt[ {damage}] damage, {if_done:sentence} to " + amount + then,
                **fixed,
            ),
            *english(
                Prevents,
                "if {shielded:noun/you} would be dealt[ {damage}] damage, instead {first} and " + amount,
                **fixed,
            ),
            *english(
                Prevents,
                f"the next time a {{by}} source would deal[ {{damage}}] damage this turn, {amount}{then}",
                ONCE,
                **fixed,
            ),
            *english(
                Prevents, f"if {{shielded:noun/you}} would be dealt {{when:dealt_at_most}}, {amount}{then}", **fixed
            ),
            *(
                row
                for dealt in ("[ {damage}] damage", "[ {damage}] damage by a {by} source", " {when:dealt_at_most}")
                for words, form in (
                    (f"the next time {{shielded:noun/you}} would be dealt{dealt} this turn", ONCE),
                    (f"the next time {{shielded:noun/you}} would be dealt{dealt}", ONCE),
                    (f"times {{shielded:noun/you}} would be dealt{dealt} this turn", TIMES),
                )
                for row in english(Prevents, f"{words}, {amount}{then}", form, **fixed)
            ),
        )
    ),
    *english(
        Prevents, "prevent the next {amount}[ {damage}] damage that would be dealt to {shielded:you}", is_shield=True
    ),
    *english(
        Prevents, "prevent the next {amount}[ {damage}] damage that would be dealt to {shielded:noun}", is_shield=True
    ),
    *english(
        PreventsLess,
        "the next prevention effect that prevents[ {damage}] damage this turn, prevents {amount} less of that damage",
        ONCE,
    ),
    *of_objects(BecomesCopy, "{of:any}のコピーになる"),
    *of_objects(BecomesCopy, "{of:any}のうち無作為に1つのコピーになる", at_random=True),
    *of_objects(GainsControl, "コントローラーがあなたになる"),
    *of_objects(SeveralTargets, "攻撃対象を{most}つまで選べる"),
    *(
        row
        for doing, of in (("", ""), ("プレイする", "playing"), ("起動する", "activating"), ("使う", "both"))
        for words, way in (("になる", "set"), ("増える", "increase"), ("減る", "reduce"))
        for row in of_objects(ChangesCost, f"{doing}コストの{{asset}}が{{amount}}点{words}", way=way, of=of)
    ),
    *of_objects(
        MoreActivations,
        f"{_ACTIVATIONS}を{{sharing}}{{amount}}回多く<、インスタントであるかのように@as_instant>起動できる",
    ),
    *of_objects(SetsLimit, f"{_ACTIVATIONS}の制限が{{sharing}}{{amount}}回になる"),
    *phrases(Restriction, f"{_ACTION}{{action:cannot}}"),
    *phrases(Only, f"{_ACTION}{{action:only}}"),
    *phrases(Allowance, f"{_ACTION}{{action:may}}"),
    *phrases(Requirement, f"{_ACTION}{{action:must}}<、少なくとも1つ@at_least_one>"),
    phrase(CannotHappen, "{on}ことはない"),
    *phrases(CannotTrigger, "[{on:ta}ときに、][{source:noun}の]効果が誘発することはない"),
    phrase(CountsAs, "{what}は、{more}つ多いものとして数える"),
    phrase(ChangesZones, "あなたが持つ{zone}は、1つ多い", is_additional=True),
    phrase(ChangesZones, "あなたが持つ{zone}は、1つ少ない", is_additional=False),
    phrase(MayLook, "{where}を、あなたが見てもよい"),
    *(
        phrase(
            Replaces,
            f"{words}{_REPLACES}",
            kind=kind,
        )
        for kind, words in _KINDS.items()
    ),
    *(
        row
        for (_, points), fixed in _AMOUNTS
        for row in (
            *phrases(Prevents, f"{_DEALT}を{points}、<まず{{first}}。その後、><望むなら@is_optional>軽減する", **fixed),
            *phrases(Prevents, f"{_DEALT}を{points}、軽減する。軽減した場合、({{then}})", **fixed),
            *phrases(Prevents, f"{_DEALT}を{points}、({{if_done}})。できた場合、軽減する", **fixed),
            *phrases(
                Prevents, f"{_DEALT}を{points}、({{if_done}})。できた場合、軽減する。軽減した場合、({{then}})", **fixed
            ),
        )
    ),
    *phrases(
        Prevents,
        f"{_DEALT}を、次の{{amount}}点だけ、<まず{{first}}。その後、><望むなら@is_optional>軽減する",
        is_shield=True,
    ),
    *phrases(PreventsLess, "軽減効果が軽減する<{damage}>ダメージは、{amount}点少なくなる"),
    phrase(CannotPrevent, "{on}場合、そのダメージは軽減できない"),
    phrase(Delayed, "『{triggered}』"),
    phrase(Delayed, "次に『{triggered}』", is_next=True),
)
_WHERE_IT_CAN_DEFEND = frozenset({"hand", "arsenal", "stack", *EQUIPMENT_ZONES})
_ONLY_AGAINST = ("だけを防御できる", "しか防御できない", "のみを防御できる", "のみ防御できる")
_IF_PREVENTED = ("。そうした場合{then:within}", "。この方法でダメージ(を軽減した/が軽減された)場合{then:within}")
_PRINTED_DAMAGE: dict[Damage, str] = {"arcane": "秘術", "physical": "物理"}
PHRASES += (
    *printed(CannotPrevent, "{on:dealt_by}が与えるダメージは軽減できない"),
    *printed(CannotPrevent, "{on:dealt_by}が与えるダメージは軽減されない"),
    *printed(CannotPrevent, "{on:would_deal}場合そのダメージは軽減できない"),
    *printed(CannotPrevent, "{on:would_deal}場合そのダメージは軽減されない"),
    *(
        row
        for only in _ONLY_AGAINST
        for row in printed(Restriction, f"これは{{against:other}}{only}", "own_defense", action="defend", what=IsThis())
    ),
    *printed(Continuous, "{effect:own_defense}", "own_defense"),
    *printed(While, "{ability:own_defense}。", condition=None, zones=_WHERE_IT_CAN_DEFEND),
    printed_later(
        row
        for this, by in product(("これは", "これを"), ("で", "では", "によって", "によっては", "に"))
        for cannot in ("防御できない", "防御されない", "防御することはできない")
        for row in (
            *printed(Restriction, f"{this}{{what:noun/permanent}}{by}{cannot}", action="defend", against=IsThis()),
            *printed(Restriction, f"{{what:noun/permanent}}{by}{this}{cannot}", action="defend", against=IsThis()),
        )
    ),
    *(
        row
        for only in (
            "によってのみ防御される",
            "によってのみ防御できる",
            "でのみ防御できる",
            "でしか防御できない",
            "だけが防御できる",
        )
        for row in printed(Restriction, f"これは{{what:other}}{only}", action="defend", against=IsThis())
    ),
    *printed(Delayed, "{triggered:moment}", "moment"),
    *printed(Delayed, "{triggered:closing}", "closing", is_next=True),
    *printed(MayLook, "いつでも{where}を見てもよい"),
    *printed(MayLook, "{where}をいつでも見てもよい"),
    *printed(Allowance, "{what:playable/noun}をプレイしてもよい", action="play", who=You()),
    *printed(
        Allowance,
        "{what:playable/noun}をインスタントであるかのようにプレイしてもよい",
        action="play as an instant",
        who=You(),
    ),
    *printed(
        Allowance,
        "次の{what:noun/permanent}をインスタントであるかのようにプレイしてもよい",
        "next_of_kind",
        action="play as an instant",
        who=You(),
    ),
    *printed(Delayed, "{triggered:next}", "whenever"),
    *printed(Delayed, "次に{triggered:next_time}", "whenever", is_next=True),
    printed_later(
        row
        for words, way in COST_WAYS
        for row in (
            *printed(ChangesCost, f"コストが{{amount}}点{words}", PREDICATE, way=way),
            *(
                row
                for activates in ("起動するための", "起動")
                for what in ("{applies:permanent/one_of_turn}は", "これは", "これを", "")
                for row in printed(
                    ChangesCost,
                    f"{what}{activates}コストが{{amount}}点{words}",
                    "" if what else PREDICATE,
                    way=way,
                    of="activating",
                )
            ),
            *printed(ChangesCost, f"コストが{{amount:each}}1点{words}", PREDICATE, way=way),
            *printed(ChangesCost, f"{{amount:each}}コストが1点{words}", PREDICATE, way=way),
            *printed(
                ChangesCost,
                f"コストが{{amount}}点{words.removesuffix('る')}{'り' * words.endswith('なる')}",
                BEING,
                way=way,
            ),
            *(
                row
                for bare in (words.removesuffix("なる"),)
                if bare != words
                for row in printed(ChangesCost, f"コストが{{amount}}点{bare}", BEING, way=way)
            ),
        )
    ),
    *(
        row
        for damage in ("{damage}ダメージ", "ダメージ")
        for of in ("そのダメージ", "その発生源が与えるダメージ")
        for prevents in (f"{of}を{{amount}}点軽減する",)
        for row in (
            *(
                row
                for then in ("", *_IF_PREVENTED)
                for row in printed(Prevents, f"次に{{shielded:you}}が{damage}を受ける場合{prevents}{then}", ONCE)
            ),
            *printed(Prevents, f"{{shielded:you}}が{damage}を受ける場合{prevents}"),
            *printed(Prevents, f"{{shielded:you}}が{damage}を受ける場合{prevents}", TIMES),
            *printed(Prevents, f"{{shielded:you}}が{damage}を受ける場合{{if_done:ren}}{prevents}"),
            *printed(Prevents, f"{{shielded:you}}が{damage}を受ける場合代わりに{{if_done:ren}}{prevents}"),
            *printed(
                Prevents,
                f"{{shielded:you}}が{damage}を受ける場合{{if_done:to_prevent}}{prevents.removesuffix('する')}してもよい",
            ),
        )
    ),
    *(
        row
        for prevents in ("それを軽減する", "そのダメージをすべて軽減する", "そのダメージを軽減する")
        for row in (
            *printed(Prevents, f"次に{{shielded:you}}がダメージを受ける場合{prevents}", ONCE, amount=None),
            *printed(Prevents, f"次に{{when:few_points}}を受ける場合{prevents}", ONCE, amount=None),
            *printed(Prevents, f"{{when:few_points}}を受ける場合{prevents}", amount=None),
        )
    ),
    *(
        row
        for kind, word in _PRINTED_DAMAGE.items()
        for row in printed(
            Prevents,
            f"{{shielded:you}}が{word}ダメージを受ける場合その発生源が与える{word}ダメージを{{amount}}点軽減する",
            damage=kind,
        )
    ),
    *(
        row
        for damage in ("{damage}ダメージ", "ダメージ")
        for row in (
            *printed(Prevents, f"次に{{shielded:you}}に与えられる{damage}を{{amount}}点軽減する", is_shield=True),
            *printed(Prevents, f"{{shielded:you}}に与えられる次の{{amount}}点の{damage}を軽減する", is_shield=True),
            *printed(Prevents, f"{{shielded:you}}に与えられる次の{damage}{{amount}}点を軽減する", is_shield=True),
            *printed(Prevents, f"{{shielded:you}}が受ける次の{{amount}}点の{damage}を軽減する", is_shield=True),
            *printed(Prevents, f"{{shielded:you}}に与えられる次の{damage}を1点軽減する", amount=1, is_shield=True),
            *printed(Prevents, f"{{shielded:you}}が受ける次の{damage}を1点軽減する", amount=1, is_shield=True),
        )
    ),
)
