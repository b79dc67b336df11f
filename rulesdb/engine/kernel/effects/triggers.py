"""Triggered effects: those that exist, the events that meet their conditions, and what is then put on the stack.

A game's tables have the rules: ``EffectRules.triggered`` for abilities that generate a triggered effect, and
``TriggerRules`` for when they trigger.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from rulesdb.engine.kernel.cards.abilities import ConditionalAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, EventPattern, Filter
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, printed_working
from rulesdb.engine.kernel.effects.properties import are_abilities_printed, properties
from rulesdb.engine.kernel.effects.property_effects import GainsAbility
from rulesdb.engine.kernel.event_kinds.effect_events import Tally, Triggers
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreLasting, CorePending
from rulesdb.engine.kernel.tables.effect_rules import Candidate, EffectInForce

Key = tuple[int, str]


class DelayedTrigger(ContinuousEffect, frozen=True):
    """A delayed triggered effect."""

    triggered: TriggeredAbility
    """The triggered effect."""


class NoTrigger(ContinuousEffect, frozen=True):
    """Triggered effects cannot trigger on an event."""

    on: EventPattern | None = None
    """Events on which the effects cannot trigger, None for all events."""
    source: Filter | None = None
    """Filter for the sources of the effects that cannot trigger, None for all sources."""


class Listener(NamedTuple):
    """A triggered effect that exists."""

    key: Key
    """Key of the effect: the id of its source or, if it is delayed, its own id, and a name."""
    triggered: TriggeredAbility
    """The triggered effect as data."""
    context: AnyContext
    """Context of the effect, without the event that triggers it."""
    lasting: CoreLasting | None = None
    """Record of a delayed triggered effect in the state, None for other effects."""
    is_hidden: bool = False
    """Whether the effect is that of a private source, so that it is a secret until it triggers."""


def listeners(game: AnyGame) -> tuple[Listener, ...]:
    """Return every triggered effect that exists now."""
    found: tuple[Listener, ...] | None = game.steady.get("listeners")
    return game.once("listeners", _listening, game) if found is None else found


def _listening(game: AnyGame) -> tuple[Listener, ...]:
    working, state = printed_working(game, TriggeredAbility), game.state
    static = game.keep("static listeners", (working, state.turn_player), _of_unconditional, game, working)
    if static is None:
        return (*_of_working(game, working), *_gained(game), *_delayed(game))
    if are_abilities_printed(game) and not any(isinstance(one.effect, DelayedTrigger) for one in state.lasting):
        game.steady["listeners"] = static  # most states have no others, and these depend on nothing else
        return static
    return (*static, *_gained(game), *_delayed(game))


def _of_unconditional(game: AnyGame, working: tuple[Candidate, ...]) -> tuple[Listener, ...] | None:
    """Return the triggered effects of printed abilities; None if any has a condition, which can depend on anything."""
    return None if any(isinstance(one[2], ConditionalAbility) for one in working) else _of_working(game, working)


def _of_working(game: AnyGame, working: tuple[Candidate, ...]) -> tuple[Listener, ...]:
    """Return the triggered effects of printed abilities; the turn-player may be the one who controls them."""
    generated = game.rules.effects.triggered
    found: list[Listener] = []
    for item, index, ability in working:
        found += generated((), game, item, index, ability)
    return tuple(found)


def _gained(game: AnyGame) -> tuple[Listener, ...]:
    """Return the triggered effects of abilities that continuous effects give to objects."""
    return tuple(
        Listener((object_id, f"effect {in_force.timestamp}"), effect.ability, game.context_of(object_id))
        for effect, in_force in of_kind(game, GainsAbility)
        if isinstance(effect.ability, TriggeredAbility)
        for object_id in _given(game, effect.ability, in_force)
        if game.has(object_id)
    )


def _given(game: AnyGame, ability: Ability, in_force: EffectInForce) -> Iterable[int]:
    """Return the objects to which an effect gives an ability: fixed ones, or those to which it is applied now."""
    if in_force.objects is not None:
        return in_force.objects
    return [one for one in game.state.objects if ability in properties(game, one).added_to("abilities")]


def _delayed(game: AnyGame) -> tuple[Listener, ...]:
    """Return the delayed triggered effects of players still in the game; a player who lost controls nothing."""
    return tuple(
        Listener((lasting.id, "delayed"), lasting.effect.triggered, lasting.context, lasting)
        for lasting in game.state.lasting
        if isinstance(lasting.effect, DelayedTrigger) and lasting.context.controller in game.playing
    )


def is_triggered_by(game: AnyGame, listener: Listener, event: Event) -> bool:
    """Whether an event meets a triggered effect's event condition while its state condition holds."""
    triggered, context = listener.triggered, listener.context
    if triggered.on is None or not triggered.on.matches(game, event, context):
        return False
    return triggered.while_ is None or triggered.while_.holds(game, context)


def is_forbidden(game: AnyGame, listener: Listener, event: Event) -> bool:
    """Whether an effect forbids a triggered effect to trigger on an event."""
    return any(
        (effect.on is None or effect.on.matches(game, event, in_force.context))
        and (effect.source is None or effect.source.fits(game, listener.context.source, in_force.context))
        for effect, in_force in of_kind(game, NoTrigger)
    )


def trigger_by_state(game: AnyGame, pending_of: Callable[[Listener, AnyContext], CorePending], by: str) -> None:
    """Trigger the effects whose state condition has come to hold since it was last looked at, by a rule.

    ``pending_of`` returns what such an effect puts on the stack in its context.
    """
    for listener in listeners(game):
        condition, context = listener.triggered.while_, listener.context
        if listener.triggered.on is not None or condition is None:
            continue
        key = (listener.key[0], f"state {listener.key[1]}")
        holds, held = condition.holds(game, context), bool(game.state.counts.get(key))
        if holds != held:
            note(game, Tally(key=key, value=int(holds)))
        if holds and not held:
            note(game, Triggers(by=by, pending=pending_of(listener, context)))
