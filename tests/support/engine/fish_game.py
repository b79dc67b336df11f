"""A made-up game of fish, whose cards have abilities and effects of the kernel's own kinds."""

import operator
from typing import ClassVar

from rulesdb.engine.kernel.cards.abilities import ConditionalAbility, StaticAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, EventPattern, Filter, StateCondition, Value
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_in_force, of_kind
from rulesdb.engine.kernel.effects.levels import read
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    GainsAbility,
    LosesAbilities,
    SetsValue,
    changed_properties,
    is_reduction,
    modified,
)
from rulesdb.engine.kernel.effects.triggers import Listener, is_forbidden, is_met_by_event, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event, changed
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import (
    CoreLasting,
    CoreObject,
    CorePending,
    CorePlayer,
    CoreProperties,
    CoreState,
)
from rulesdb.engine.kernel.tables.action_rules import ActionRules, RequiringEffect
from rulesdb.engine.kernel.tables.continuous_rules import ContinuousRules
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce, EffectRules, FunctionalAbility
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules


class Fish(CoreProperties, frozen=True):
    """The properties of a fish."""

    name: str
    size: int | None = 1
    abilities: tuple[Ability, ...] = ()


class Pond(Game[CoreState, Option]):
    """A running game of fish."""

    def size(self, fish: int) -> int | None:
        """Return the present size of a fish."""
        read(self, "size")
        found: Fish = properties_of(self, fish, WATER)
        return found.size


class IsSmall(Filter, frozen=True):
    """The fish is of a size or smaller."""

    most: int = 1

    def fits(self, game: Pond, object_id: int, context: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Whether the fish is small."""
        return (game.size(object_id) or 0) <= self.most


class AnyFish(Filter, frozen=True):
    """Any fish."""

    def fits(self, game: Pond, object_id: int, context: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Return True."""
        return True


class FishInThePond(Value, frozen=True):
    """The number of fish."""

    def value(self, game: Pond, context: CoreContext) -> int:  # noqa: ARG002  (whatever asks)
        """Return how many fish there are."""
        return len(game.state.objects)


class IsCrowded(StateCondition, frozen=True):
    """There are three fish or more."""

    def holds(self, game: Pond, context: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Whether there are so many."""
        return len(game.state.objects) > 2


class Splash(Change, frozen=True, kw_only=True):
    """Something falls into the pond."""

    is_fact: ClassVar[bool] = True


class Splashes(EventPattern, frozen=True):
    """Something falls into the pond."""

    def matches(self, game: Pond, event: Event, context: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Whether the event is a splash."""
        return isinstance(event, Splash)


class Glows(Ability, frozen=True):
    """The fish glows."""


class Grows(AddsToValue, frozen=True):
    """Fish become larger, or smaller."""

    stage: ClassVar[int] = 2


class Is(SetsValue, frozen=True):
    """Fish have a size."""

    stage: ClassVar[int] = 1


class Gains(GainsAbility, frozen=True):
    """Fish gain an ability."""

    stage: ClassVar[int] = 1


class Loses(LosesAbilities, frozen=True):
    """Fish lose abilities."""

    stage: ClassVar[int] = 1


def _printed(_game: Pond, fish: CoreObject) -> list[FunctionalAbility]:
    return [(fish, index, ability) for index, ability in enumerate(fish.card.abilities)]


def _functions(_game: Pond, fish: CoreObject, _ability: Ability) -> bool:
    return fish.is_public


def _heard(
    others: tuple[Listener, ...], game: Pond, fish: CoreObject, name: str, ability: Ability
) -> tuple[Listener, ...]:
    assert isinstance(ability, TriggeredAbility)
    return (*others, Listener((fish.id, name), ability, game.context_of(fish.id)))


def _modified(game: Pond, effect: EffectInForce, before: Fish) -> Fish:
    after: Fish = modified(game, effect.effect, effect.context, before)
    return after


def _row(game: Pond, one: EffectInForce) -> int:
    return 10 * getattr(one.effect, "stage", 0) + is_reduction(game, one.effect, one.context)


def _trigger(game: Pond, listener: Listener, event: Event) -> None:
    pending = CorePending(listener.context.controller, listener.context.source, listener.triggered.layer, event)
    note(game, Triggers(pending=pending))


WATER = ContinuousRules[Pond, EffectInForce, Fish](
    effects=lambda game: effects_in_force(game).on_properties,
    row=_row,
    base=lambda game, fish: game.state.objects[fish].card,
    applies_to=applies_to,
    modified=_modified,
    action=lambda _game, one: one.effect,
    objects=lambda game: game.state.objects,
    changes=lambda one: changed_properties(one.effect),
    waits=operator.eq,
)
_EVENTS = EventRules[Pond, Listener](
    after=lambda game, event: changed(game.state, event),
    compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
    triggers=TriggerRules(existing=listeners, is_met=is_met_by_event, trigger=_trigger, is_forbidden=is_forbidden),
)
RULES = GameRules(
    _EVENTS,
    WATER,
    EffectRules[Pond](candidates=_printed, is_functional=_functions, works=_functions, triggered=_heard),
    ActionRules[Pond](demands=lambda game: of_kind(game, RequiringEffect)),
)


def pond(*fish: Fish | CoreObject, lasting: tuple[CoreLasting, ...] = (), lost: bool = False) -> Pond:
    """Return a game with fish of player 0, or the given ones; ``lost`` says whether that player has lost."""
    items = [
        one if isinstance(one, CoreObject) else CoreObject(at, at, one, 0, "water", is_public=True, controller=0)
        for at, one in enumerate(fish, 1)
    ]
    special = tuple(item.id for item in items if any(ability.is_examined for ability in item.card.abilities))
    state = CoreState(
        players=(CorePlayer("アン", has_lost=lost), CorePlayer("ベン")),
        objects={item.id: item for item in items},
        zones={"water": tuple(item.id for item in items)},
        seed=1,
        special=special,
        lasting=lasting,
    )
    return Pond(state, (), RULES)


def lasts(effect: ContinuousEffect, *fish: int, since: int = 0) -> CoreLasting:
    """Return an effect of a resolution, of player 0 and the first fish, fixed to some fish, or to none."""
    return CoreLasting(100 + since, effect, CoreContext(0, 1), since, "for good", frozenset(fish) if fish else None)


def static(effect: ContinuousEffect, *, when_crowded: bool = False) -> Ability:
    """Return a static ability, which may work only in a crowded pond."""
    ability = StaticAbility(effect)
    return ConditionalAbility(IsCrowded(), ability) if when_crowded else ability


def glows(game: Pond, fish: int) -> bool:
    """Whether a fish has the ability to glow."""
    return any(isinstance(ability, Glows) for ability in abilities(game, fish))
