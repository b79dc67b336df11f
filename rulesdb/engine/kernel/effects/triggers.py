"""Triggered effects: those that exist, the events that meet their conditions, and what is then put on the stack.

The row ``EffectRules.triggered`` of a game says which abilities generate a triggered effect; when one triggers, and how
often, is a rule of the game alone.
"""

from typing import NamedTuple, TypeVar

from rulesdb.engine.kernel.cards.abilities import ConditionalAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect
from rulesdb.engine.kernel.effects.effects_in_force import (
    effects_in_force,
    given_to,
    is_taken,
    of_kind,
    printed_working,
)
from rulesdb.engine.kernel.effects.properties import are_abilities_printed
from rulesdb.engine.kernel.effects.property_effects import GainsAbility
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import FunctionalAbility
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreLasting

G = TypeVar("G", bound=AnyGame)
Key = tuple[int, str]


class DelayedTrigger(ContinuousEffect, frozen=True):
    """A delayed triggered effect."""

    triggered: TriggeredAbility
    """The triggered effect."""


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
    if effects_in_force(game).taking:
        left = tuple(one for one in working if not is_taken(game, one[0].id, one[2]))
        return (*_of_working(game, left), *_gained(game), *_delayed(game))
    if any(isinstance(one[2], ConditionalAbility) for one in working):  # a condition can depend on anything
        return (*_of_working(game, working), *_gained(game), *_delayed(game))
    static = game.keep("static listeners", (working, state.turn_player), _of_working, game, working)
    if are_abilities_printed(game) and not any(isinstance(one.effect, DelayedTrigger) for one in state.lasting):
        game.steady["listeners"] = static  # most states have no others, and these depend on nothing else
        return static
    return (*static, *_gained(game), *_delayed(game))


def _of_working(game: AnyGame, working: tuple[FunctionalAbility, ...]) -> tuple[Listener, ...]:
    """Return the triggered effects of printed abilities; the turn-player may be the one who controls them."""
    generated = game.rules.effects.triggered
    found: list[Listener] = []
    for item, index, ability in working:
        found += generated((), game, item, f"ability {index}", ability)
    return tuple(found)


def _gained(game: AnyGame) -> tuple[Listener, ...]:
    """Return the triggered effects of abilities that continuous effects give to objects."""
    rules, found = game.rules.effects, list[Listener]()
    for effect, in_force in of_kind(game, GainsAbility):
        if isinstance(effect.ability, TriggeredAbility):
            objects = given_to(game, effect.ability) if in_force.objects is None else in_force.objects
            for object_id in filter(game.has, objects):
                item = game.state.objects[object_id]
                if rules.works(game, item, effect.ability):
                    found += rules.triggered((), game, item, f"effect {in_force.timestamp}", effect.ability)
    return tuple(found)


def _delayed(game: AnyGame) -> tuple[Listener, ...]:
    """Return the delayed triggered effects of players still in the game; a player who lost controls nothing."""
    if not any(isinstance(lasting.effect, DelayedTrigger) for lasting in game.state.lasting):
        return ()
    return tuple(
        Listener((lasting.id, "delayed"), lasting.effect.triggered, lasting.context, lasting)
        for lasting in game.state.lasting
        if isinstance(lasting.effect, DelayedTrigger)
        and not lasting.is_dormant
        and lasting.context.controller in game.playing
    )


def is_met_by_event(game: AnyGame, listener: Listener, event: Event) -> bool:
    """Whether an event meets a triggered effect's event condition; a state trigger has none, and needs the state."""
    on = listener.triggered.on
    return on is not None and on.matches(game, event, listener.context)


def is_met_by_state(game: AnyGame, listener: Listener) -> bool:
    """Whether the state meets a triggered effect's state condition, if it has one."""
    condition = listener.triggered.while_
    return condition is None or condition.holds(game, listener.context)
