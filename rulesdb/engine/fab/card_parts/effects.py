"""The kinds of continuous effects (6.2 to 6.6) as data; those that make events at once are in verbs."""

from typing import ClassVar, Literal

from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Amount, EventPattern, Filter, Lasting, Objects, Players, Replacement
from rulesdb.engine.fab.cards import Ability, Action, Asset, Stat
from rulesdb.engine.kernel.phrases import PREDICATE, Phrase, phrase, phrases


class Changing(Lasting, frozen=True, kw_only=True):
    """The parent of what changes objects, or the playing, activating or attacking of them."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"applies": by("及ぶ範囲", "6.2.3")}

    applies: Filter | None = None
    """What it applies to: such objects, cards, attacks or sources; None for its source, or those it is fixed to."""


class Gets(Changing, frozen=True):
    """Objects get more or less of a numeric characteristic."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値の修整", "8.5.8", "6.3.3")}

    stage: ClassVar[int] = 8
    substage: ClassVar[int] = 5
    stat: Stat
    """The characteristic."""
    amount: Amount
    """How much more, less where it is negative."""


class SetsBase(Changing, frozen=True):
    """Objects have another base value of a numeric characteristic."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("基本の値の設定", "8.5.9", "6.3.3")}

    stage: ClassVar[int] = 7
    substage: ClassVar[int] = 2
    stat: Stat
    """The characteristic."""
    amount: Amount
    """The value."""


class GetsAbility(Changing, frozen=True):
    """Objects get an ability."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("能力を得る効果", "8.5.9", "6.3.2")}

    stage: ClassVar[int] = 6
    ability: Ability
    """The ability."""


class LosesAbility(Changing, frozen=True):
    """Objects lose every ability of a kind."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("能力を失う効果", "8.5.13", "6.3.2")}

    stage: ClassVar[int] = 6
    kind: type[Ability]
    """The kind."""


class AboutActions(Lasting, frozen=True):
    """The parent of what cannot, must or can happen (1.0.2): players do something with objects, or an effect does."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("規則を変える効果", "1.0.2")}

    action: Action
    """What is done."""
    what: Filter | None = None
    """Objects with which it is done, None for any."""
    who: Players | None = None
    """Players who do it, None for all."""
    against: Filter | None = None
    """Attack against which something defends, None for any."""


class Restricting(AboutActions, frozen=True):
    """The parent of what keeps something from happening."""


class Restriction(Restricting, frozen=True):
    """Something cannot happen (1.0.2)."""


class Only(Restricting, frozen=True):
    """Only this can happen (1.0.2a): of what the players do with objects, that with the objects that fit."""


class CannotTrigger(Lasting, frozen=True):
    """Triggered effects cannot trigger (6.6.5f)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("誘発の禁止", "6.6.5f")}

    on: EventPattern | None = None
    """Events on which they cannot, None for all."""
    source: Filter | None = None
    """Objects whose effects cannot, None for all."""


class Requirement(AboutActions, frozen=True):
    """Something must happen if it can (1.0.2): play, play next or defend.

    What must be played comes before all else that a player may do with priority, passing included; what must be the
    next card to be played comes before other cards alone.
    """

    at_least_one: bool = False
    """Whether a card must defend only as long as none that fits does."""


class Allowance(AboutActions, frozen=True):
    """Something can happen that the rules alone do not allow (1.0.2)."""


class MayLook(Lasting, frozen=True):
    """The controller may look at private objects, as long as they are there (1.10.2c, 8.5.11)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("見る効果", "8.5.11", "1.10.2c")}

    where: Objects
    """The objects."""


class SeveralTargets(Changing, frozen=True):
    """Attacks may have several attack-targets, all of them different (1.4.5c)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("複数の攻撃対象", "1.4.5c")}

    most: Amount
    """How many at most, from 1."""


class ChangesCost(Changing, frozen=True):
    """Playing or activating costs another amount of an asset (5.1.6a)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コストの変更", "5.1.6a")}

    way: Literal["set", "increase", "reduce"]
    """Whether the amount is set, increased or reduced."""
    amount: Amount
    """The amount, or the difference, from 0."""
    asset: Asset = "resource"
    """The asset."""


class MoreActivations(Changing, frozen=True):
    """An activated ability may be activated more often than its limit says (5.2.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("起動回数の追加", "5.2.3")}

    amount: int
    """How often more, from 1."""
    sharing: Literal["each", "together"] = "each"
    """Whether each ability of an object may be activated so often more (5.2.3a), or all of them together (5.2.3b)."""
    attacks_only: bool = False
    """Whether it counts only abilities that attack (5.2.3c)."""
    as_instant: bool = False
    """Whether such an activation may be made as though the ability were an instant."""


class SetsLimit(Changing, frozen=True):
    """The limit of activated abilities is another one (5.2.3e)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("起動の制限の設定", "5.2.3e")}

    amount: int
    """How often they may be activated in a turn, from 0."""
    sharing: Literal["each", "together"] = "each"
    """Whether that is the limit of each ability, or of all of an object together."""
    attacks_only: bool = False
    """Whether it counts only abilities that attack (5.2.3c)."""


class Replaces(Lasting, frozen=True):
    """A replacement effect (6.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {
        "": by("置換効果", "6.4.1"),
        "first": by("前に起こること", "6.4.1a"),
        "kind": {
            "self": by("自己置換効果", "6.4.7"),
            "identity": by("性質置換効果", "6.4.8"),
            "standard": by("一般的置換効果", "6.4.9"),
            "prevention": by("軽減効果", "6.4.10"),
            "outcome": by("結果置換効果", "6.4.11"),
        },
    }

    kind: Literal["self", "identity", "standard", "prevention", "outcome"]
    """The row of 6.5 at which it applies."""
    when: EventPattern
    """Events that it replaces."""
    instead: Replacement
    """What it makes of the event."""
    first: Replacement | None = None
    """What happens before (6.4.1a), None for nothing."""
    is_optional: bool = False
    """Whether its controller may leave it."""


class Delayed(Lasting, frozen=True):
    """A delayed-triggered effect (6.6.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("遅延型誘発効果", "6.6.3")}

    triggered: Triggered
    """The triggered effect."""


def _of_objects(kind: type[Lasting], predicate: str, **fixed: object) -> tuple[Phrase, ...]:
    """Return the rows for what objects get: those that fit, the source, and those that another phrase names."""
    return (
        phrase(kind, f"{{applies:noun}}は、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, f"これは、{predicate}", unusual=frozenset(), **fixed),
        phrase(kind, predicate, PREDICATE, unusual=frozenset(), **fixed),
    )


_ACTION = "[{who}は、][{against:noun}に対して、][{what:noun}を]"
_ACTIVATIONS = "<攻撃の@attacks_only>起動能力"
_REPLACES = "{when}場合、<まず{first}。その後、>代わりに<望むなら@is_optional>{instead}"
_KINDS = {"standard": "", "self": "自己置換として、", "identity": "性質置換として、", "prevention": "軽減として、"}
_KINDS |= {"outcome": "結果置換として、"}
PHRASES = (
    *_of_objects(Gets, "{stat}に{amount}の修整を得る"),
    *_of_objects(SetsBase, "{stat}の基本の値が{amount}になる"),
    *_of_objects(GetsAbility, "『{ability}』を得る"),
    *_of_objects(LosesAbility, "すべての{kind}を失う"),
    *_of_objects(SeveralTargets, "攻撃対象を{most}つまで選べる"),
    *_of_objects(ChangesCost, "コストの{asset}が{amount}点になる", way="set"),
    *_of_objects(ChangesCost, "コストの{asset}が{amount}点増える", way="increase"),
    *_of_objects(ChangesCost, "コストの{asset}が{amount}点減る", way="reduce"),
    *_of_objects(
        MoreActivations,
        f"{_ACTIVATIONS}を{{sharing}}{{amount}}回多く<、インスタントであるかのように@as_instant>起動できる",
    ),
    *_of_objects(SetsLimit, f"{_ACTIVATIONS}の制限が{{sharing}}{{amount}}回になる"),
    *phrases(Restriction, f"{_ACTION}{{action:cannot}}"),
    *phrases(Only, f"{_ACTION}{{action:only}}"),
    *phrases(Allowance, f"{_ACTION}{{action:may}}"),
    *phrases(Requirement, f"{_ACTION}{{action:must}}<、少なくとも1つ@at_least_one>"),
    *phrases(CannotTrigger, "[{on:ta}ときに、][{source:noun}の]効果が誘発することはない"),
    phrase(MayLook, "{where}を、あなたが見てもよい"),
    *(
        phrase(
            Replaces,
            f"{words}{_REPLACES}",
            kind=kind,
        )
        for kind, words in _KINDS.items()
    ),
    phrase(Delayed, "『{triggered}』"),
)
