"""Replacement and prevention effects as data, and what the simplest of them make of an event."""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from rulesdb.engine.kernel.cards.roles import (
    Amount,
    ContinuousEffect,
    EventPattern,
    Filter,
    Replacement,
    valued,
)
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.subjects import Subject, subject_of
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreLasting
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


class EventReplacement(ContinuousEffect, frozen=True, kw_only=True):
    """A replacement effect."""

    first: Replacement | None = None
    """The event that happens before the replaced one, None for none."""
    is_optional: bool = False
    """Whether the controller may choose not to replace the event."""


class ReplacesEvent(EventReplacement, frozen=True):
    """A replacement effect that puts another event in the place of an event."""

    kind: str
    """The kind of replacement effect, which decides when it is applied."""
    when: EventPattern
    """Events that the effect replaces."""
    instead: Replacement
    """The event that happens instead."""


class PreventsDamage(EventReplacement, frozen=True):
    """A prevention effect, which replaces an event that deals damage."""

    amount: Amount | None = None
    """Points of damage that are prevented, from 0; None for the damage of the event."""
    damage: str | None = None
    """Type of the damage, None for any."""
    by: Filter | None = None
    """Condition on the source of the damage, None for any source."""
    when: EventPattern | None = None
    """Damage events that the effect replaces, None for all that the other fields allow."""
    shielded: Filter | None = None
    """Condition on the object that would be dealt the damage, None for any."""
    is_shield: bool = False
    """Whether what is left of the amount prevents later damage; otherwise it is lost."""

    def __post_init__(self) -> None:
        """Raise PartError for a shield without an amount, of which nothing could be left."""
        super().__post_init__()
        if self.is_shield and self.amount is None:
            raise PartError(type(self).__name__, "amount", "a shield prevents a number of points")


E_co = TypeVar("E_co", bound=EventReplacement, covariant=True)


class Replacing(NamedTuple, Generic[E_co]):
    """A replacement effect in force, as data and with its origin."""

    effect: E_co
    """The effect as data."""
    in_force: EffectInForce
    """The effect in force."""

    def subject(self) -> Subject:
        """Return the source and text of the effect."""
        return subject_of(self.in_force)

    @property
    def key(self) -> Hashable:
        """The id of a lasting effect; for the effect of a static ability, its source and the ability's index."""
        lasting = self.lasting
        return lasting.id if lasting else (self.in_force.context.source, self.in_force.ability_index)

    @property
    def controller(self) -> int:
        """Index of the player who controls the effect."""
        controller: int = self.in_force.context.controller
        return controller

    @property
    def lasting(self) -> CoreLasting | None:
        """Record of the effect in the state, None for the effect of a static ability."""
        lasting: CoreLasting | None = self.in_force.lasting
        return lasting


def is_optional(one: Replacing[EventReplacement]) -> bool:
    """Whether the controller of an effect may choose not to replace the event."""
    return one.effect.is_optional


def event_before(game: AnyGame, one: Replacing[EventReplacement], event: Event) -> Event | None:
    """Return the event that an effect lets happen before an event, None for none."""
    first = one.effect.first
    return None if first is None else first.event(game, event, one.in_force.context)


def is_matched(game: AnyGame, one: Replacing[ReplacesEvent], event: Event) -> bool:
    """Whether an event is one that an effect replaces."""
    return one.effect.when.matches(game, event, one.in_force.context)


def event_instead(game: AnyGame, one: Replacing[ReplacesEvent], event: Event) -> Event | None:
    """Return the event that an effect puts in the place of an event, None for none."""
    return one.effect.instead.event(game, event, one.in_force.context)


def prevention_amount(game: AnyGame, one: Replacing[PreventsDamage], damage: int) -> int:
    """Return the points that an effect can prevent of so much damage: without an amount all of it."""
    return damage if one.effect.amount is None else valued(game, one.effect.amount, one.in_force.context)
