"""Discrete effects (6.1), one after another, and self-replacement effects among them (6.4.7)."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar, cast

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ReplacementEffect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.conditions import ItIs
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.verbs.sequences import Instead
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, contexts_of_parts
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, StateCondition
from rulesdb.engine.kernel.effects.replacement import ReplacesEvent
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.selection.conditions import AllHold
from rulesdb.engine.kernel.turn.resolution import CoreResolution
from rulesdb.engine.kernel.verbs.begin import BeginEffect

R = TypeVar("R", bound=CoreResolution[Context])
Effects = list[TargetedEffect]
EffectsInForce = tuple[EffectInForce, ...]
ALWAYS: StateCondition = AllHold(())
"""The condition that always holds."""


@book.law
def generate_in_order(
    game: Game, resolution: R, effects: Effects, generate: Callable[[Game, R, Effects], None]
) -> None:
    """Generate the effects of a layer in order; ``generate`` goes through them, and leaves nothing behind."""
    generate(game, resolution, joined(effects))
    game.self_replacing = ()


class SelfReplaces(ReplacesEvent, ReplacementEffect, frozen=True):
    """A self-replacement effect in force, which a card says as an effect after another one (``Instead``)."""

    kind: Literal["self"]
    """The kind of replacement effect (6.5.3)."""


class SelfReplaced(DiscreteEffect, frozen=True):
    """An effect with the self-replacement effects that apply to it."""

    effect: DiscreteEffect
    """The preceding effect."""
    by: tuple[Instead, ...]
    """The self-replacement effects, in printed order."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the preceding effect."""
        return (self.effect,)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether the preceding effect is possible."""
        return self.effect.is_possible(game, contexts_of_parts(self, context)[0])

    def determined(self, game: Game, context: Context) -> tuple[int, ...] | None:
        """Return the objects that players determine for the preceding effect."""
        return self.effect.determined(game, contexts_of_parts(self, context)[0])

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the preceding effect; meanwhile the effects whose conditions are met are in force."""
        before, inner = game.self_replacing, contexts_of_parts(self, context)[0]
        found = met_or_open(game, self.by, context)
        if isinstance(self.effect, BeginEffect):
            game.applying_instead = found
        else:
            game.self_replacing = (*before, *in_force(game, found, context))
        succeeded = self.effect.generate(game, inner)
        end_self_replacing(game, before)
        game.applying_instead = ()
        return succeeded


def in_force(game: Game, effects: Iterable[Instead], context: Context) -> EffectsInForce:
    """Return the self-replacement effects whose conditions are met, as they are in force."""
    met = [one for one in effects if may_replace(game, one, context)]
    made = (SelfReplaces("self", Happens(Event), one.instead, first=one.first) for one in met)
    return tuple(EffectInForce(one, context, game.state.clock, ability_index=-1 - at) for at, one in enumerate(made))


@book.definition("6.4.7#sentence-5")
def may_replace(game: Game, one: Instead, context: Context) -> bool:
    """The condition of a self-replacement effect is that of the replacement."""
    return one.condition.holds(game, context)


@book.law
def self_replacements(game: Game, event: Event) -> EffectsInForce:
    """Return the self-replacement effects that may apply to an event, as a whole."""
    if isinstance(event, Applied):
        for lasting in game.state.lasting:
            if lasting.id == event.key[0]:
                effects = cast("tuple[Instead, ...]", lasting.instead)
                context = replace(lasting.context, chosen=(event.object,))
                return game.self_replacing + in_force(game, effects, context)
    return game.self_replacing


def met_or_open(game: Game, effects: Iterable[Instead], context: Context) -> tuple[Instead, ...]:
    """Return the effects whose conditions are still open or are met, which they stay."""
    found: list[Instead] = []
    for one in effects:
        if is_open(one.condition, context):
            found.append(one)
        elif may_replace(game, one, context):
            found.append(replace(one, condition=ALWAYS))
    return tuple(found)


@book.definition("6.4.7b#sentence-2")
def is_open(condition: StateCondition, context: Context) -> bool:
    """A condition on a parameter of the preceding effect is evaluated when that parameter is determined."""
    return isinstance(condition, ItIs) and context.chosen is None


def joined(effects: Effects) -> Effects:
    """Return effects in order, each together with the self-replacement effects that apply to it."""
    found: dict[int, TargetedEffect] = {}
    for index, one in enumerate(effects):
        if not isinstance(one.effect, Instead):
            found[index] = one
        elif (preceding := preceding_effect(effects, index)) is not None:
            effect = found[preceding].effect
            by = (*effect.by, one.effect) if isinstance(effect, SelfReplaced) else (one.effect,)
            inner = effect.effect if isinstance(effect, SelfReplaced) else effect
            found[preceding] = found[preceding]._replace(effect=SelfReplaced(inner, by))
    return [*found.values()]


@book.law
def preceding_effect(effects: Effects, index: int) -> int | None:
    """Return the index of the effect that is written right before a self-replacement effect, in whichever ability."""
    return next((at for at in reversed(range(index)) if not isinstance(effects[at].effect, Instead)), None)


@book.definition("6.4.7a#sentence-2")
def end_self_replacing(game: Game, left: EffectsInForce) -> None:
    """Apart from the event of the preceding effect, a self-replacement effect modifies nothing: it ends with it."""
    game.self_replacing = left
