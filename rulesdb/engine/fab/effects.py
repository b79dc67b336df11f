"""The kinds of effects (1.8) as data. Those that make events are discrete, the others continuous (chapter 6).

``who`` and ``what`` say to whom or what: players or objects, found when the effect is generated;
rulesdb/engine/fab/selection has their kinds.
"""

from typing import ClassVar, Literal

from rulesdb.engine.fab.abilities import Cost, Triggered
from rulesdb.engine.fab.cards import Ability, Action, Asset, Card, Effect, Stat
from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.roles import Amount, EventPattern, Filter, Objects, Players, Replacement, StateCondition
from rulesdb.engine.fab.state import Until
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.checked import Checked


class Target(Checked, frozen=True):
    """One phrase with the word target (1.8.5): ``legal`` gives the legal targets, ``count`` how many to declare."""

    legal: Objects
    count: int = 1


class Discrete(Effect, frozen=True):
    """An effect that makes events at once. ``target`` is the phrase with the word target in it, if it has one."""


class DrawCards(Discrete, frozen=True):
    """Draw cards."""

    amount: Amount = 1
    who: Players | None = None


class Gain(Discrete, frozen=True):
    """Gain an asset."""

    asset: Asset
    amount: Amount = 1
    who: Players | None = None


class LoseLifeEffect(Discrete, frozen=True):
    """Lose life."""

    amount: Amount
    who: Players | None = None


class DealDamage(Discrete, frozen=True):
    """Deal damage to the targets, or to what ``to`` finds."""

    amount: Amount
    damage: Literal["generic", "arcane"] = "generic"
    target: Target | None = None
    to: Objects | None = None


class DiscardCards(Discrete, frozen=True):
    """Discard cards from hand: chosen by the player, or at random, or ``what``."""

    amount: Amount = 1
    at_random: bool = False
    what: Objects | None = None
    who: Players | None = None


class PitchCards(Discrete, frozen=True):
    """Pitch cards from hand (8.5.44)."""

    amount: Amount = 1
    who: Players | None = None


class ShuffleInAndDraw(Discrete, frozen=True):
    """Put any number of cards from hand into the deck and shuffle it; then draw as many cards."""


class DestroyObjects(Discrete, frozen=True):
    """Destroy objects."""

    what: Objects | None = None
    target: Target | None = None


class BanishObjects(Discrete, frozen=True):
    """Banish objects."""

    what: Objects | None = None
    target: Target | None = None
    is_public: bool = True


class PutObjects(Discrete, frozen=True):
    """Put objects into a zone of their owners."""

    what: Objects
    zone: ZoneName
    at_bottom: bool = False
    is_public: bool | None = None


class CreateTokens(Discrete, frozen=True):
    """Create tokens."""

    token: Card
    amount: Amount = 1
    who: Players | None = None


class RevealObjects(Discrete, frozen=True):
    """Reveal private objects."""

    what: Objects


class TurnObjects(Discrete, frozen=True):
    """Turn objects face up or face down (8.5.24)."""

    what: Objects
    is_public: bool


class SearchDeck(Discrete, frozen=True):
    """Search the deck for a card that ``fits`` and put it into a zone; then shuffle."""

    fits: Filter
    zone: ZoneName = "hand"


class PutCounters(Discrete, frozen=True):
    """Put counters on objects, or take them off."""

    counter: str
    amount: int
    what: Objects


class Negate(Discrete, frozen=True):
    """Negate a layer: it is cleared from the stack and does not resolve (8.5.26)."""

    target: Target


class AttackWith(Discrete, frozen=True):
    """Attack with an object (8.5.38), one of those that ``what`` finds: its controller chooses as it is generated."""

    what: Objects


class CloseChain(Discrete, frozen=True):
    """Close the combat chain."""


class OutsideGame(Discrete, frozen=True):
    """Do something outside the game that concerns nothing in it (1.9.1a), of which ``doing`` is the kind within it."""

    doing: type[Event]


class AddTo(Discrete, frozen=True):
    """Put a card from outside the game into a zone of the controller."""

    card: Card
    zone: ZoneName = "hand"


class Sequence(Discrete, frozen=True):
    """Several effects, each after the other."""

    effects: tuple[Effect, ...]


class Conditional(Discrete, frozen=True):
    """A conditional effect (1.8.4)."""

    condition: StateCondition
    effect: Effect
    otherwise: Effect | None = None


class Optional(Discrete, frozen=True):
    """An optional effect (1.8.3): if the player wants, the cost is paid or the effect generated, and then the rest."""

    effect: Effect | None = None
    cost: Cost | None = None
    then: Effect | None = None
    otherwise: Effect | None = None
    who: Players | None = None


class Begin(Discrete, frozen=True):
    """Begin a layer-continuous effect (6.2.2).

    ``objects`` fixes what it applies to; ``next`` makes it wait for the next object that fits (6.2.4), a card played
    by the controller that ``fits``; ``uses`` bounds how often it is used.
    """

    effect: Effect
    until: Until = "end of turn"
    objects: Objects | None = None
    target: Target | None = None
    next: Filter | None = None
    uses: int | None = None


class Lasting(Effect, frozen=True):
    """The parent of continuous effects. ``stage`` and ``substage`` are the rows of 6.3.2 and 6.3.3 for a change of an
    object's characteristics, 0 for one of the game's rules.
    """

    stage: ClassVar[int] = 0
    substage: ClassVar[int] = 0


class Gets(Lasting, frozen=True):
    """Objects get more or less of a numeric characteristic."""

    stage: ClassVar[int] = 8
    substage: ClassVar[int] = 5
    stat: Stat
    amount: Amount
    applies: Filter | None = None


class SetsBase(Lasting, frozen=True):
    """Objects have another base value of a numeric characteristic."""

    stage: ClassVar[int] = 7
    substage: ClassVar[int] = 2
    stat: Stat
    amount: Amount
    applies: Filter | None = None


class GetsAbility(Lasting, frozen=True):
    """Objects get an ability."""

    stage: ClassVar[int] = 6
    ability: Ability
    applies: Filter | None = None


class LosesAbility(Lasting, frozen=True):
    """Objects lose every ability of a kind."""

    stage: ClassVar[int] = 6
    kind: type[Ability]
    applies: Filter | None = None


class AboutActions(Lasting, frozen=True):
    """The parent of what cannot, must or can happen (1.0.2): players do something with objects, or an effect does.

    ``who``: the players, all where None. ``what``: the objects fit, any where None. ``against``: the active attack
    fits, where something defends; any where None.
    """

    action: Action
    what: Filter | None = None
    who: Players | None = None
    against: Filter | None = None


class Restricting(AboutActions, frozen=True):
    """The parent of what keeps something from happening."""


class Restriction(Restricting, frozen=True):
    """Something cannot happen (1.0.2)."""


class Only(Restricting, frozen=True):
    """Only this can happen (1.0.2a): of what the players do with objects, that with the objects that fit."""


class CannotTrigger(Lasting, frozen=True):
    """Triggered effects cannot trigger (6.6.5f): on events that ``on`` matches, of sources that fit."""

    on: EventPattern | None = None
    source: Filter | None = None


class Requirement(AboutActions, frozen=True):
    """Something must happen if it can (1.0.2): play, play next or defend.

    What must be played comes before all else that a player may do with priority, passing included; what must be the
    next card to be played comes before other cards alone. With ``at_least_one``, a card must defend only as long as
    none that fits does.
    """

    at_least_one: bool = False


class Allowance(AboutActions, frozen=True):
    """Something can happen that the rules alone do not allow (1.0.2)."""


class MayLook(Lasting, frozen=True):
    """The controller may look at private objects, as long as they are there (1.10.2c, 8.5.11)."""

    where: Objects


class SeveralTargets(Lasting, frozen=True):
    """Attacks may have up to so many attack-targets, all of them different (1.4.5c)."""

    most: Amount
    applies: Filter | None = None


class ChangesCost(Lasting, frozen=True):
    """Playing or activating costs another amount of an asset (5.1.6a)."""

    way: Literal["set", "increase", "reduce"]
    amount: Amount
    asset: Asset = "resource"
    applies: Filter | None = None


class MoreActivations(Lasting, frozen=True):
    """An activated ability may be activated more often than its limit says (5.2.3).

    ``sharing`` is "each" where each ability of an object may be activated so often more (5.2.3a), "together" where
    all abilities of the object share the number (5.2.3b). ``attacks_only`` counts only abilities that attack (5.2.3c),
    ``as_instant`` says that such an activation may be made as though the ability were an instant.
    """

    amount: int
    applies: Filter | None = None
    sharing: Literal["each", "together"] = "each"
    attacks_only: bool = False
    as_instant: bool = False


class SetsLimit(Lasting, frozen=True):
    """The limit of activated abilities is another one (5.2.3e): of each, or of all of an object together."""

    amount: int
    applies: Filter | None = None
    sharing: Literal["each", "together"] = "each"
    attacks_only: bool = False


class Replaces(Lasting, frozen=True):
    """A replacement effect (6.4). ``kind`` is the row of 6.5 at which it applies.

    An event that ``when`` matches is replaced by what ``instead`` makes of it; ``first`` is what happens before
    (6.4.1a).
    """

    kind: Literal["self", "identity", "standard", "prevention", "outcome"]
    when: EventPattern
    instead: Replacement
    first: Replacement | None = None
    is_optional: bool = False


class Delayed(Lasting, frozen=True):
    """A delayed-triggered effect (6.6.3)."""

    triggered: Triggered
