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
    """The characteristic."""
    amount: Amount
    """How much more, less where it is negative."""
    applies: Filter | None = None
    """Which objects; None for the source, or those it is fixed to."""


class SetsBase(Lasting, frozen=True):
    """Objects have another base value of a numeric characteristic."""

    stage: ClassVar[int] = 7
    substage: ClassVar[int] = 2
    stat: Stat
    """The characteristic."""
    amount: Amount
    """The value."""
    applies: Filter | None = None
    """Which objects; None for the source, or those it is fixed to."""


class GetsAbility(Lasting, frozen=True):
    """Objects get an ability."""

    stage: ClassVar[int] = 6
    ability: Ability
    """The ability."""
    applies: Filter | None = None
    """Which objects; None for the source, or those it is fixed to."""


class LosesAbility(Lasting, frozen=True):
    """Objects lose every ability of a kind."""

    stage: ClassVar[int] = 6
    kind: type[Ability]
    """The kind."""
    applies: Filter | None = None
    """Which objects; None for the source, or those it is fixed to."""


class AboutActions(Lasting, frozen=True):
    """The parent of what cannot, must or can happen (1.0.2): players do something with objects, or an effect does."""

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

    where: Objects
    """The objects."""


class SeveralTargets(Lasting, frozen=True):
    """Attacks may have several attack-targets, all of them different (1.4.5c)."""

    most: Amount
    """How many at most, from 1."""
    applies: Filter | None = None
    """Which attacks; None for the source, or those it is fixed to."""


class ChangesCost(Lasting, frozen=True):
    """Playing or activating costs another amount of an asset (5.1.6a)."""

    way: Literal["set", "increase", "reduce"]
    """Whether the amount is set, increased or reduced."""
    amount: Amount
    """The amount, or the difference, from 0."""
    asset: Asset = "resource"
    """The asset."""
    applies: Filter | None = None
    """Cards and sources of abilities for which it does; None for the source, or those it is fixed to."""


class MoreActivations(Lasting, frozen=True):
    """An activated ability may be activated more often than its limit says (5.2.3)."""

    amount: int
    """How often more, from 1."""
    applies: Filter | None = None
    """Objects whose abilities; None for the source, or those it is fixed to."""
    sharing: Literal["each", "together"] = "each"
    """Whether each ability of an object may be activated so often more (5.2.3a), or all of them together (5.2.3b)."""
    attacks_only: bool = False
    """Whether it counts only abilities that attack (5.2.3c)."""
    as_instant: bool = False
    """Whether such an activation may be made as though the ability were an instant."""


class SetsLimit(Lasting, frozen=True):
    """The limit of activated abilities is another one (5.2.3e)."""

    amount: int
    """How often they may be activated in a turn, from 0."""
    applies: Filter | None = None
    """Objects whose abilities; None for the source, or those it is fixed to."""
    sharing: Literal["each", "together"] = "each"
    """Whether that is the limit of each ability, or of all of an object together."""
    attacks_only: bool = False
    """Whether it counts only abilities that attack (5.2.3c)."""


class Replaces(Lasting, frozen=True):
    """A replacement effect (6.4)."""

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

    triggered: Triggered
    """The triggered effect."""
