"""Replacement and prevention effects as data and in force, and what players choose of them."""

from collections.abc import Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from rulesdb.engine.kernel.cards.roles import (
    ContinuousEffect,
    EventPattern,
    Replacement,
)
from rulesdb.engine.kernel.event_kinds.telling import Subject, subject_of
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.state.state import CoreLasting

R = TypeVar("R")


def is_wanted(game: AnyGame, controller: int, rule: str, source: int | None) -> bool:
    """Whether the controller of an optional effect of an object applies it; no, if the controller has lost the game."""
    return controller in game.playing and game.answers_yes(controller, "replace", rule, source)


def picked(game: AnyGame, player: int, found: Sequence[R], rule: str) -> R:
    """Return the effect that a player chooses to be applied next."""
    options = [Number(at) for at in range(len(found))]
    return found[game.pick(player, "order of replacements", options, rule, found).value]


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


def is_matched(game: AnyGame, one: Replacing[ReplacesEvent], event: Event) -> bool:
    """Whether an event is one that an effect replaces."""
    return one.effect.when.matches(game, event, one.in_force.context)


def event_instead(game: AnyGame, one: Replacing[ReplacesEvent], event: Event) -> Event | None:
    """Return the event that an effect puts in the place of an event, None for none."""
    return one.effect.instead.event(game, event, one.in_force.context)
