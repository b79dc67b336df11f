"""The kinds of continuous effects (6.2 to 6.6) as data; those that make events at once are in verbs."""

from typing import ClassVar, Literal

from rulesdb.engine.fab.abilities import Triggered
from rulesdb.engine.fab.cards import Ability, Action, Asset, Effect, Stat
from rulesdb.engine.fab.roles import Amount, EventPattern, Filter, Objects, Players, Replacement


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
