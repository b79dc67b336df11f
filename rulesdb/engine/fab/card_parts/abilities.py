"""The kinds of abilities (1.7.3): activated, resolution and static abilities."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, ClassVar, Literal

from rulesdb.engine.fab.book import Governed, by
from rulesdb.engine.fab.cards import Asset, DefinedStat
from rulesdb.engine.fab.zones import UNDER, ZoneName
from rulesdb.engine.kernel.cards import abilities as kernel
from rulesdb.engine.kernel.cards.roles import Ability, Amount, CardFilter, DiscreteEffect, StateCondition
from rulesdb.engine.kernel.effects.alterations import is_alteration
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import (
    ALONE,
    PLAIN,
    TE,
    WITHIN,
    Row,
    english,
    english_later,
    phrase,
    phrases,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.records.checked import Checked

LayerType = Literal["action", "attack reaction", "defense reaction", "instant"]


class AnyResolution(Ability, frozen=True):
    """The parent of resolution abilities (1.7.3b)."""


class AnyStatic(Ability, frozen=True):
    """The parent of static abilities (1.7.3c)."""


class Cost(Checked, frozen=True):
    """A cost (1.14.1): amounts of assets and effect-costs."""

    resource: Amount = 0
    """Resource points, from 0."""
    chi: Amount = 0
    """Chi points, from 0."""
    life: Amount = 0
    """Life points, from 0."""
    action: Amount = 0
    """Action points in addition to the one that the type requires, from 0."""
    effects: tuple[DiscreteEffect, ...] = ()
    """Effect-costs in printed order (1.14.4)."""

    def amount(self, asset: Asset) -> Amount:
        """Return the cost's amount of an asset, in points."""
        match asset:
            case "resource":
                return self.resource
            case "chi":
                return self.chi
            case "life":
                return self.life
            case "action":
                return self.action


class Resolution(AnyResolution, kernel.ResolutionAbility, frozen=True):
    """A resolution ability (5.3)."""

    effects: tuple[DiscreteEffect, ...]
    """The effects, in printed order."""


class Modal(AnyResolution, kernel.ModalAbility, frozen=True):
    """A modal ability (1.7.5)."""

    modes: tuple[Ability, ...]
    """The modes, in printed order."""


class ModeWhen(kernel.ModeIf, AnyResolution, frozen=True):
    """A mode that can be chosen only under a condition (1.7.5)."""


class Activated(kernel.ActivatedAbility, frozen=True):
    """An activated ability (5.2.1), printed as [limit?] [type] - [cost] : [ability] [condition?]."""

    type: LayerType
    """Type of the activated-layer."""
    cost: Cost
    """The cost of activating the ability."""
    layer: tuple[Ability, ...]
    """Base abilities of the activated-layer."""
    limit: int | None = None
    """Greatest number of activations of the ability in a turn, from 1; None for no limit."""
    condition: StateCondition | None = None
    """Condition under which the ability may be activated, None for none."""
    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be; None for the arena, or the zones where the cost can be paid (5.2.4)."""
    less: Amount = 0
    """Resource points by which the ability reduces the cost of activating it (5.1.6a), from 0."""
    is_private: bool | None = None
    """True if the source must be private, False if it must be public, None if either will do."""


class AnyMeta(AnyStatic, frozen=True):
    """The parent of meta-static abilities (5.4.3), which have effects outside of a game and as it starts."""


class Meta(AnyMeta, frozen=True):
    """A meta-static ability of a hero that admits cards to the card-pool (5.4.3)."""

    admitted: CardFilter
    """Cards that this ability admits to the card-pool of the hero's player."""
    zone: ZoneName | None = None
    """Zone in which an admitted card must start the game (1.1.3a), None for any and for the inventory."""


class PlayStatic(AnyStatic, frozen=True, kw_only=True):
    """A play-static ability (5.4.4), which applies while the card that has it is played."""

    when_done: tuple[Ability, ...] = ()
    """Abilities of the triggered-layer of "when you do", made if the ability was used to play the card (5.4.4c)."""
    if_done: tuple[DiscreteEffect, ...] = ()
    """Effects of "if you do", generated if the ability was used to play the card (5.4.4d)."""


class AdditionalCost(PlayStatic, frozen=True):
    """An additional-cost ability (5.4.4a)."""

    cost: Cost
    """The additional cost."""
    is_optional: bool = False
    """Whether the player may decline to pay the cost."""
    name: str = ""
    """Name by which the player declares an optional cost."""


class AlternativeCost(PlayStatic, frozen=True):
    """An alternative-cost ability (5.4.4b)."""

    cost: Cost
    """The cost that replaces the card's resource cost."""
    name: str
    """Name by which the player declares the cost."""


class CostChange(PlayStatic, frozen=True):
    """A play-static ability that increases or reduces the resource cost of playing its card (5.4.4, 5.1.6a)."""

    way: Literal["increase", "reduce"]
    """Whether the cost is increased or reduced."""
    amount: Amount
    """Number of resource points, from 0."""
    condition: StateCondition | None = None
    """Condition under which the ability applies, None for none."""


class PlayableFrom(PlayStatic, frozen=True):
    """A play-static ability that lets its card be played from further zones (5.4.4)."""

    is_examined: ClassVar[bool] = True
    zones: frozenset[ZoneName]
    """The further zones."""
    condition: StateCondition | None = None
    """Condition under which the ability applies, None for none."""
    is_free: bool = False
    """Whether the card is played from there without paying its resource cost."""


class PlayableAsInstant(PlayStatic, frozen=True):
    """A play-static ability that lets its action card be played as though it were an instant (5.4.4)."""

    condition: StateCondition | None = None
    """Condition under which the ability applies, None for none."""


class PlayableOnlyIf(PlayStatic, frozen=True):
    """A play-static ability that lets its card be played under a condition alone (5.4.4)."""

    condition: StateCondition
    """The condition."""


class Defines(AnyStatic, frozen=True):
    """A property-static ability (5.4.5), which defines the value of a numeric property."""

    is_examined: ClassVar[bool] = True
    stat: DefinedStat
    """The numeric property, printed as "*"."""
    value: Amount
    """The value."""


class Triggered(AnyStatic, kernel.TriggeredAbility, frozen=True):
    """A triggered-static ability (5.4.6), which generates one triggered effect."""

    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be for the ability to function, None for the arena (1.7.4i)."""
    during: Literal["turn", "chain"] = "turn"
    """The period in which events are counted for an ordinal: a turn, or a combat chain."""

    def __post_init__(self) -> None:
        """Raise PartError for an ability without a trigger condition, or with a number of times below 1."""
        super().__post_init__()
        if not all(number >= 1 for number in (1 if self.limit is None else self.limit, *self.ordinals)):
            raise PartError("Triggered", "ordinals", "a number from 1 belongs there, and into the limit")
        if (self.ordinals and self.on is None) or (self.during != "turn" and not self.ordinals):
            raise PartError("Triggered", "ordinals", "they belong to an event, and a period to them")
        if self.on is None and self.while_ is None:
            raise PartError("Triggered", "on", "either an event or a state triggers it")


class Continuous(AnyStatic, kernel.StaticAbility, frozen=True):
    """A static ability that generates a static-continuous effect (5.4.2)."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect that only a resolution can generate."""
        super().__post_init__()
        if is_alteration(self.effect):
            raise PartError("Continuous", "effect", "a copy or a change of control begins with a resolution")


class While(AnyStatic, kernel.ConditionalAbility, frozen=True):
    """A while-static ability (5.4.7): another ability that is functional only while a condition is met."""

    zones: frozenset[ZoneName] | None = None
    """Zones in which the source must be, None for the arena."""


NEXT = "next"
"""The English form of a triggered effect about the next event."""
NEXT_OF_CHAIN = "next_of_chain"
"""The same with the combat chain as its duration."""
NEXT_TIME = "next_time"
"""The same of printed Japanese cards about what happens next alone."""
COST_WAYS = (("少なくなる", "reduce"), ("減る", "reduce"), ("多くなる", "increase"), ("増える", "increase"))
"""How printed Japanese cards say that a cost changes."""
ASSETS = "assets"
"""The English form of a cost of points alone."""
_COSTS = {
    "resource": "リソース{resource}点",
    "chi": "気{chi}点",
    "life": "ライフ{life}点",
    "action": "アクション{action}点",
    "effects": "「{effects|」「}」",
}


def _costs() -> list[Row]:
    """Return the phrases of costs, one for every choice of parts, in the order in which these are paid (1.14.1)."""
    choices = [chosen for count in range(1, len(_COSTS) + 1) for chosen in combinations(_COSTS, count)]
    rows = [phrase(Cost, "、".join(_COSTS[name] for name in chosen), unusual=frozenset(chosen)) for chosen in choices]
    return [phrase(Cost, "コストなし"), *rows]


_WHERE = "[{zones|か}にあるとき、]"
_LIMIT = "[1ターンに{limit}回、]"
_COST = "[1ターンに{limit}回、]{type} ― {cost}: "
_IF_ONLY = "『{layer|』『}』<{condition}場合にだけ起動できる。>"
_LESS = "この能力を起動するコストは、リソースが{less}点減る。"
_TAIL = "。<そうしたとき、『{when_done|』『}』><そうした場合、{if_done|。}。>"
GOVERNED: Governed = {
    Cost: {"": by("コスト", "1.14.1"), "effects": by("効果コスト", "1.14.4")},
    Resolution: by("解決能力", "1.7.3b", "5.3.4"),
    Modal: {
        "": by("モード能力", "1.7.5"),
        "may_repeat": by("同じモードの選択", "1.7.5c"),
    },
    ModeWhen: by("モードを選ぶ条件", "1.7.5"),
    Activated: {
        "": by("起動能力", "1.7.3a", "5.2.1"),
        "limit": by("起動の制限", "5.2.1", "5.2.3"),
        "condition": by("起動の条件", "5.2.1"),
        "zones": by("起動できる領域", "1.7.4i", "5.2.4"),
    },
    Meta: by("メタ型常在能力", "1.7.3c", "5.4.3"),
    PlayStatic: {
        "": by("プレイ時常在能力", "1.7.3c", "5.4.4"),
        "when_done": by("「そうしたとき」", "5.4.4c"),
        "if_done": by("「そうした場合」", "5.4.4d"),
    },
    AdditionalCost: by("追加コスト能力", "5.4.4a"),
    AlternativeCost: by("代替コスト能力", "5.4.4b"),
    CostChange: by("コストの変更", "5.1.6a"),
    PlayableFrom: {"zones": by("プレイできる領域", "5.4.4")},
    PlayableOnlyIf: {"condition": by("プレイの条件", "5.4.4")},
    Defines: by("特性型常在能力", "1.7.3c", "5.4.5"),
    Triggered: {
        "": by("誘発型常在能力", "1.7.3c", "5.4.6", "6.6.4"),
        "on": by("誘発条件のイベント", "6.6.5"),
        "while_": by("誘発条件の状態", "6.6.5c"),
        ("on", "while_"): by("イベントと状態の誘発条件", "6.6.5b"),
        "zones": by("機能する領域", "1.7.4i"),
        "limit": by("誘発の制限", "6.6.1a", "6.6.5e"),
        "ordinals": by("誘発条件の序数", "6.6.1b", "6.6.5d"),
    },
    Continuous: {
        "": by("常在能力", "1.7.3c", "5.4.2"),
        "condition": by("生成の条件", "6.2.3d"),
    },
    While: {
        "": by("期間型常在能力", "1.7.3c", "5.4.7"),
        "zones": by("機能する領域", "1.7.4i"),
    },
}
"""The rules that govern records of these kinds."""
_LIMITS: dict[str, dict[str, Any]] = {
    "": {}, **{f"{words} per turn ": {"limit": at} for at, words in enumerate(("once", "twice", "thrice"), 1)},
}  # fmt: skip
_LAYERS = ("{layer:alone|}", "{layer:keyword|}", "{layer:alone/keyword|}. {layer:keyword|}")


def _english_costs() -> Iterator[Row]:
    """Yield the English rows of costs: of points alone, of effects alone, and of both."""
    yield from english(Cost, "0")
    yield from english(Cost, "{effects|, }")
    yield from english(Cost, "{resource} resource")
    yield from english(Cost, "{chi} chi")
    yield from english(Cost, "{resource} resource, {effects|, }")
    for points in ("{resource} resource", "{chi} chi", "{life} life"):
        yield from english(Cost, points, ASSETS)
    yield from english(Cost, "{life} life")
    yield from english(Cost, "{life} life, {effects|, }")


def _english_activated() -> Iterator[Row]:
    """Yield the English rows of activated abilities."""
    for words, limit in _LIMITS.items():
        for layer in _LAYERS:
            yield from english(Activated, f"{words}{{type}} - {{cost}}: {layer}", **limit)
            for only in (
                ". activate this ability only if {condition:series}",
                ". activate this only if {condition:series}",
            ):
                yield from english(Activated, f"{words}{{type}} - {{cost}}: {layer}{only}", **limit)
            face_down = ". activate this only if this is face down in your arsenal"
            yield from english(
                Activated,
                f"{words}{{type}} - {{cost}}: {layer}{face_down}",
                zones=frozenset({"arsenal"}),
                is_private=True,
                **limit,
            )
        less = ". this ability costs 1 resource less {less:each}"
        yield from english(Activated, f"{words}{{type}} - {{cost}}: {{layer:alone|}}{less}", **limit)
        for this in ("this ability", "this"):
            only = f". activate {this} only if {{condition:series}}. {{layer:keyword|}}"
            yield from english(Activated, f"{words}{{type}} - {{cost}}: {{layer:alone|}}{only}", **limit)


PHRASES = (
    *english(Resolution, "{effects:sentence|. }"),
    *english(Resolution, "{effects:sentence|. }. {effects:later|}"),
    *english(Resolution, "{effects:within|. }", ALONE),
    *english(Modal, "choose {choose}; • {modes:alone| • }"),
    *english(Modal, "choose {choose}; • {modes:alone| • }", ALONE),
    *english(
        Modal, "choose {choose}. you may choose the same mode more than once; • {modes:alone| • }", may_repeat=True
    ),
    *_english_costs(),
    english_later(_english_activated()),
    *english(AlternativeCost, "you may {cost} rather than pay this's resource cost", name="代替コスト"),
    *english(AlternativeCost, "you may {cost} rather than pay resource cost of this", name="代替コスト"),
    *(
        row
        for done in (
            "",
            ". if you do, {if_done:within|. }",
            ". when you do, {when_done:alone|}",
            ". {if_done:this_way|}",
        )
        for row in (
            *english(AdditionalCost, f"as a additional cost to play this, {{cost}}{done}"),
            *english(AdditionalCost, f"as a additional cost to play this, you may {{cost}}{done}", is_optional=True),
            *english(
                AdditionalCost,
                f"as a additional cost to play this, you may pay {{cost:assets}}{done}",
                is_optional=True,
            ),
            *english(AdditionalCost, f"as a additional cost to play this, pay {{cost:assets}}{done}"),
            *english(PlayableFrom, f"you may play this from your {{zones| or }}{done}"),
            *english(PlayableFrom, f"if {{condition:series}}, you may play this from your {{zones| or }}{done}"),
            *english(
                PlayableFrom,
                f"you may play this from your {{zones| or }} without paying this's resource cost{done}",
                is_free=True,
            ),
            *english(PlayableAsInstant, f"you may play this as though it were a instant{done}"),
            *english(
                PlayableAsInstant, f"if {{condition:series}}, you may play this as though it were a instant{done}"
            ),
        )
    ),
    *(
        row
        for layer in _LAYERS[:1]
        for when in (
            "when {on:series}, ",
            "whenever {on:series}, ",
            "at {on:at}, ",
            "{on:series}. whenever you complete this contract, ",
            "the first time {on:first} each turn, ",
            "the first time each turn {on:first}, ",
            "the second time {on:second} each turn, ",
            "the third time {on:third} each turn, ",
        )
        for often, limit in (("", {}), ("once per turn, ", {"limit": 1}))
        for where in ("", "while this is in your {zones|}, ")
        for row in english(Triggered, f"{where}{often}{when}{layer}", **limit)
    ),
    *english(While, "while this is under a permanent, {ability}", condition=None, zones=frozenset({UNDER})),
    *english(Triggered, "when {while_:state}, {layer:alone|}"),
    *english(Triggered, "when {on:series} and {while_:series}, {layer:alone|}"),
    *english(Triggered, "whenever {on:series} and {while_:series}, {layer:alone|}"),
    *english(Triggered, "{on:series} this turn, {layer:alone|}", NEXT),
    *english(Triggered, "at {on:next_moment}, {layer:alone|}", "moment"),
    *english(Triggered, "{on:series} this combat chain, {layer:alone|}", NEXT_OF_CHAIN),
    *english(Triggered, "{on:series}, {layer:alone|}", "until"),
    *english(Triggered, "{on:at}, {layer:alone|}", "moment"),
    *(
        row
        for words, way in (("less", "reduce"), ("more", "increase"))
        for row in (
            *english(CostChange, f"this costs {{amount}} resource {words} to play", way=way),
            *english(CostChange, f"this costs 1 resource {words} to play {{amount:each}}", way=way),
            *english(CostChange, f"this costs 2 resource {words} to play {{amount:two_for_each}}", way=way),
            *english(CostChange, f"this costs 3 resource {words} to play {{amount:three_for_each}}", way=way),
            *english(CostChange, f"if {{condition:series}}, this costs {{amount}} resource {words} to play", way=way),
        )
    ),
    *english(PlayableOnlyIf, "play this only if {condition:series}"),
    *english(PlayableOnlyIf, "if {condition:unmet}, you can't play this"),
    *english(Continuous, "{effect}"),
    *english(Continuous, "if {condition:series}, {effect}"),
    *english(Continuous, "while {condition:series}, {effect}"),
    *_costs(),
    phrase(Resolution, "{effects|。}。"),
    phrase(Resolution, "{effects|。}。", ALONE),
    phrase(Resolution, "何もしない。", effects=()),
    phrase(Resolution, "何もしない。", ALONE, effects=()),
    phrase(Modal, "以下から{choose}個を選ぶ<(同じものでもよい)@may_repeat>: 『{modes|』『}』"),
    phrase(ModeWhen, "{condition}場合にだけ選べる『{mode}』"),
    *(
        row
        for private, words in ((None, ""), (True, "非開示のとき、"), (False, "開示のとき、"))
        for row in (
            *phrases(Activated, f"{_WHERE}{words}{_COST}{{layer:alone|}}", is_private=private),
            *phrases(Activated, f"{_WHERE}{words}{_COST}{{layer:alone|}}{_LESS}", is_private=private),
            *phrases(
                Activated,
                f"{_WHERE}{words}{_COST}{_IF_ONLY}",
                is_private=private,
            ),
        )
    ),
    phrase(Meta, "あなたのデッキに、{admitted}カードを入れてよい。<ただし、{zone}でゲームを開始する場合だけである。>"),
    phrase(AdditionalCost, f"<「{{name}}」 ― >これをプレイするための追加コストとして、{{cost}}を支払う{_TAIL}"),
    phrase(
        AdditionalCost,
        f"<「{{name}}」 ― >これをプレイするための追加コストとして、{{cost}}を支払ってもよい{_TAIL}",
        is_optional=True,
    ),
    phrase(AlternativeCost, f"「{{name}}」 ― これのリソースコストを支払うのではなく、{{cost}}を支払ってもよい{_TAIL}"),
    *phrases(CostChange, "[{condition}なら、]これをプレイするためのリソースコストが{amount}点減る。", way="reduce"),
    *phrases(CostChange, "[{condition}なら、]これをプレイするためのリソースコストが{amount}点増える。", way="increase"),
    *phrases(
        PlayableFrom,
        f"[{{condition}}なら、][リソースコストを支払わずに@is_free]これを{{zones|か}}からプレイしてもよい{_TAIL}",
    ),
    *phrases(PlayableAsInstant, f"[{{condition}}なら、]これをインスタントであるかのようにプレイしてもよい{_TAIL}"),
    phrase(PlayableOnlyIf, "{condition}場合にだけ、これをプレイできる。"),
    *english(Defines, "this's {stat} is {value}"),
    phrase(Defines, "{stat}の値は、{value}である。"),
    *(
        row
        for when in ("{on:ta}とき、", "{while_}とき、", "{on:ta}とき、{while_}場合、")
        for layer in ("{layer:alone|}", "『{layer|』『}』")
        for row in phrases(Triggered, f"{_WHERE}{_LIMIT}{when}{layer}")
    ),
    *(
        row
        for during, period in (("turn", "各ターン"), ("chain", "各戦闘チェイン"))
        for layer in ("{layer:alone|}", "『{layer|』『}』")
        for row in phrases(
            Triggered,
            f"{_WHERE}{_LIMIT}{period}、{{ordinals|か}}回目に{{on:ta}}とき、[{{while_}}場合、]{layer}",
            during=during,
        )
    ),
    *phrases(Continuous, "[{condition}なら、]{effect}。"),
    *phrases(While, f"[非開示で、@is_private]{_WHERE}{{condition}}間、『{{ability}}』が機能する。"),
    *phrases(While, f"[非開示で、@is_private]{_WHERE}『{{ability}}』が機能する。", condition=None),
)


def _printed_abilities() -> Iterator[Row]:
    """Yield the rows of printed Japanese cards for activated abilities and their costs."""
    yield from printed(Cost, "{effects:done|}")
    yield from printed(Cost, "{effects:done||}")
    yield from printed(Cost, "0")
    for points in ("リソース{resource}点", "気{chi}点"):
        yield from printed(Cost, f"{points}", ASSETS)
        yield from printed(Cost, f"{points}{{effects:done|}}")
        yield from printed(Cost, f"{points}{{effects:done||}}")
    yield from printed(Cost, "{effects:te|}", TE)
    cost = "これのコストは"
    for words, way in COST_WAYS:
        for only in ("", "{condition}場合"):
            yield from printed(CostChange, f"{only}{cost}{{amount}}点{words}。", way=way)
            yield from printed(CostChange, f"{only}{cost}{{amount:each}}1点{words}。", way=way)
            yield from printed(CostChange, f"{only}{{amount:each}}{cost}1点{words}。", way=way)
    ways: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), ("リソースコストを支払わずに", {"is_free": True}))
    for only, done in product(("", "{condition}場合"), ("。", "。そうした場合{if_done:within|。}。")):
        for whose, (free, way) in product(("", "あなたの"), ways):
            words = f"{only}これを{whose}{{zones|か}}から{free}プレイしてもよい{done}"
            yield from printed(PlayableFrom, words, **way)
        yield from printed(PlayableAsInstant, f"{only}これをインスタントであるかのようにプレイしてもよい{done}")
    yield from printed(PlayableOnlyIf, "これは{condition}場合にだけプレイできる。")
    yield from printed(PlayableOnlyIf, "{condition}場合にだけこれをプレイできる。")
    yield from printed(PlayableOnlyIf, "{condition:unmet}場合これをプレイできない。")
    yield from printed(PlayableOnlyIf, "{condition:unmet}場合これはプレイできない。")
    yield from printed(AlternativeCost, "これのリソースコストを支払う代わりに{cost:te}もよい。", name="代替コスト")
    head = "{type} ― {cost}: {layer:alone|}"
    for limit, fixed in (("", {}), ("1ターンに1回", {"limit": 1}), ("1ターンに2回", {"limit": 2})):
        only_if = (
            words
            for this in ("この能力", "これ")
            for words in (
                f"{this}は{{condition}}場合にだけ起動できる。",
                f"{{condition}}場合にだけ{this}を起動できる。",
            )
        )
        for only in ("", *only_if):
            yield from printed(Activated, f"{limit}{head}{only}", **fixed)
            yield from printed(Activated, f"{limit}{head}{only}{{layer:keyword|}}", **fixed)
        yield from printed(Activated, f"{limit}{head.replace('alone', 'alone_later')}", **fixed)
        yield from printed(Activated, f"{limit}{head.replace('alone', 'alone_later')}{{layer:keyword|}}", **fixed)


PHRASES += (
    printed_later(_printed_abilities()),
    *(
        row
        for pays in ("{cost}", "{cost:assets}を支払う")
        for done in ("。", "。{if_done:this_way|}。")
        for row in printed(AdditionalCost, f"これをプレイするための追加コストとして{pays}{done}")
    ),
    *(
        row
        for pays in ("{cost:te}もよい", "{cost:assets}を支払ってもよい")
        for done in (
            "。",
            "。そうした場合{if_done:within|。}。",
            "。そうしたとき{when_done:alone|}",
            "。{if_done:this_way|}。",
        )
        for row in printed(AdditionalCost, f"これをプレイするための追加コストとして{pays}{done}", is_optional=True)
    ),
    *printed(Defines, "これの{stat}は{value}である。"),
    *(
        row
        for condition, when in product(("{condition:of_this}", "{condition}"), ("間", "場合"))
        for row in printed(Continuous, f"これは{condition}{when}{{effect:predicate}}。")
    ),
    *printed(Continuous, "{condition}間{effect}。"),
    *printed(Continuous, "{condition}かぎり{effect}。"),
    *printed(Triggered, "{on}とき{layer:alone|}"),
    *printed(Triggered, "{on}たび{layer:alone|}"),
    *printed(Triggered, "1ターンに1回効果 ― {on}たび{layer:alone|}", limit=1),
    *printed(Triggered, "1ターンに1回効果 ― {on:ta}とき{layer:alone|}", limit=1),
    *printed(Resolution, "{effects:within|。}", WITHIN),
    *printed(Resolution, "{effects:within|。}。", ALONE),
    *printed(Resolution, "{effects:within|。}。{effects:later|}。"),
    *printed(Resolution, "{effects:within|。}。{effects:later|}。", "alone_later"),
    *(
        row
        for when in ("", "{condition}場合", "{condition}間")
        for row in printed(Continuous, f"{when}{{effect:of_hero}}。")
    ),
    *printed(Triggered, "{on:moment}とき{layer:within|}", "moment"),
    *printed(Triggered, "{on:closing}とき{layer:within|}", "closing"),
    *printed(Triggered, "{on}たび{layer:within|}", NEXT),
    *printed(Triggered, "{on}とき{layer:within|}", NEXT_TIME),
    *printed(Triggered, "{on:ta}とき{layer:within|}", NEXT_TIME),
    *printed(Triggered, "{while_:state}とき{layer:alone|}"),
    *(
        row
        for mode in ("{choose}枚を選ぶ", "{choose}枚選ぶ")
        for words, fixed in (
            *((f"{mode}{end}", {}) for end in ("。", ": ", "")),
            *(
                (f"{mode}。{again}選んでもよい。", {"may_repeat": True})
                for again in ("同じモードを複数回", "同じものを複数回")
            ),
        )
        for form in (PLAIN, ALONE)
        for row in printed(Modal, f"{words}•{{modes:alone|•}}", form, **fixed)
    ),
)
