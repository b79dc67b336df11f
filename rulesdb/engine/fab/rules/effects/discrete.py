"""Discrete effects (6.1), one after another, and self-replacement effects among them (6.4.7)."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar, cast

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ReplacementEffect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.applications import ItIs
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.verbs.sequences import Instead
from rulesdb.engine.kernel.cards.nested import TargetedEffect, contexts_of_parts, targeted_effects
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition
from rulesdb.engine.kernel.effects.replacement import ReplacesEvent
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.selection.conditions import AllHold, Unless
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.turn.resolution import CoreResolution, context_of_layer
from rulesdb.engine.kernel.verbs.begin import BeginEffect

EffectResolution = CoreResolution[Context]
R = TypeVar("R", bound=EffectResolution)
Effects = list[TargetedEffect]


def generate_effects_of(game: Game, layer: int) -> None:
    """Generate the effects of a layer now, whether or not it resolves (for misreadings)."""
    context = context_of_layer(game, layer)
    for one in targeted_effects(game.object(layer).card.abilities, context.declared):
        one.effect.generate(game, replace(context, targets=one.targets))


@book.definition("6.1.1#sentence-3")
def go_on(game: Game, resolution: EffectResolution) -> None:
    """Discrete effects have no further influence on the game once their events are complete."""


@book.definition("6.1.2#sentence-2")
def generate_one_by_one(
    game: Game, resolution: EffectResolution, effects: Effects, generate: Callable[[Game, Any, Effects], None]
) -> None:
    """If several discrete effects would be generated, each is generated for itself, in order."""
    generate(game, resolution, effects)


@book.definition("6.1.2#sentence-3")
def after_the_events_before(effects: Effects, game: Game, resolution: EffectResolution) -> Effects:  # noqa: ARG001  (without)
    """An effect is generated after the event of the effect before it, and so finds what that event has changed."""
    return effects


@book.definition("6.1.3#sentence-1")
def evaluated_when_generated(effects: Effects, game: Game, resolution: EffectResolution) -> Effects:  # noqa: ARG001  (without)
    """The condition of a discrete effect is evaluated at the time that the effect would be generated, and only then."""
    return effects


def generate_in_order(
    game: Game, resolution: R, effects: Iterable[TargetedEffect], generate: Callable[[Game, R, Effects], None]
) -> None:
    """Generate the effects of a layer in order; ``generate`` goes through them."""
    ready = after_the_events_before([*effects], game, resolution)
    ready = evaluated_when_generated(ready, game, resolution)
    ready = joined(replacement_evaluated_when_generated(ready, game, resolution.context))
    generate_one_by_one(game, resolution, ready, generate)
    game.self_replacing = ()
    go_on(game, resolution)


@book.filter("6.1.3#sentence-2")
def is_generated_if_met(game: Game, condition: StateCondition, context: AnyContext) -> bool:
    """A conditional discrete effect is generated if its condition is met."""
    return condition.holds(game, context)


@book.definition("6.1.3#sentence-3")
def is_not_generated_otherwise(is_met: bool) -> bool:
    """A conditional discrete effect is not generated if its condition is not met."""
    return is_met


TargetedEffects = list[TargetedEffect]
EffectsInForce = tuple[EffectInForce, ...]
_ALWAYS: StateCondition = AllHold(())
_NEVER: StateCondition = Unless(_ALWAYS)


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
        found = evaluated(self.by, game, context)
        if isinstance(self.effect, BeginEffect):
            game.applying_instead = found
        else:
            game.self_replacing = (*before, *in_force(game, found, context))
        succeeded = self.effect.generate(game, inner)
        end(game, before)
        game.applying_instead = ()
        return succeeded


def in_force(game: Game, effects: Iterable[Instead], context: Context) -> EffectsInForce:
    """Return the self-replacement effects whose conditions are met, as they are in force."""
    met = [one for one in effects if is_met(game, one.condition, context)]
    made = (SelfReplaces("self", Happens(Event), one.instead, first=one.first) for one in met)
    return tuple(EffectInForce(one, context, game.state.clock, ability_index=-1 - at) for at, one in enumerate(made))


def of_application(game: Game, event: Applied) -> EffectsInForce:
    """Return the self-replacement effects that apply to the application of a layer-continuous effect to an object."""
    for lasting in game.state.lasting:
        if lasting.id == event.key[0]:
            effects = cast("tuple[Instead, ...]", lasting.instead)
            return in_force(game, effects, replace(lasting.context, chosen=(event.object,)))
    return ()


def evaluated(effects: Iterable[Instead], game: Game, context: Context) -> tuple[Instead, ...]:
    """Return effects whose conditions are met, or still open."""
    known = [one if is_open(one.condition, context) else _with_value(one, game, context) for one in effects]
    return tuple(one for one in known if one.condition != _NEVER)


def _with_value(one: Instead, game: Game, context: Context) -> Instead:
    return Instead(_ALWAYS if is_met(game, one.condition, context) else _NEVER, one.instead, one.first)


@book.filter("6.4.7b#sentence-2")
def is_open(condition: StateCondition, context: Context) -> bool:
    """A condition on a parameter of the preceding effect is evaluated when that parameter is determined."""
    return isinstance(condition, ItIs) and context.chosen is None


def joined(effects: TargetedEffects) -> TargetedEffects:
    """Return effects in order, each together with the self-replacement effects that apply to it."""
    found: TargetedEffects = []
    for one in effects:
        if not isinstance(one.effect, Instead):
            found.append(one)
        elif preceding := preceding_effect(may_precede(found, one), one):
            at = found.index(preceding)
            found[at] = preceding._replace(effect=_with(preceding.effect, one.effect))
    return found


def _with(effect: DiscreteEffect, by: Instead) -> SelfReplaced:
    if isinstance(effect, SelfReplaced):
        return SelfReplaced(effect.effect, (*effect.by, by))
    return SelfReplaced(effect, (by,))


@book.definition("6.4.7a#sentence-1")
def may_precede(before: TargetedEffects, one: TargetedEffect) -> TargetedEffects:  # noqa: ARG001  (the misreading needs both)
    """A self-replacement effect modifies the event of the preceding effect, that of a leading ability included."""
    return before


@book.definition("6.4.7#sentence-4")
def preceding_effect(before: TargetedEffects, one: TargetedEffect) -> TargetedEffect | None:  # noqa: ARG001  (likewise)
    """The effect that is written right before is the preceding effect."""
    return before[-1] if before else None


@book.definition("6.4.7b#sentence-1")
def replacement_evaluated_when_generated(effects: TargetedEffects, game: Game, context: Context) -> TargetedEffects:  # noqa: ARG001  (likewise)
    """The condition of a self-replacement effect is evaluated when the preceding effect is generated."""
    return effects


@book.definition("6.4.7#sentence-5")
def is_met(game: Game, condition: StateCondition, context: Context) -> bool:
    """The condition of a self-replacement effect is that of the replacement."""
    return condition.holds(game, context)


@book.definition("6.4.7#sentence-6")
def is_all_of_it(event: Event) -> bool:  # noqa: ARG001  (likewise)
    """The modification replaces the event that the preceding effect has generated, as a whole."""
    return True


@book.definition("6.4.7#sentence-1")
def applied_to_the_preceding(event: Event, now: Event | None) -> Event | None:  # noqa: ARG001  (likewise)
    """A self-replacement effect applies to the preceding effect."""
    return now


@book.step("6.4.7a#sentence-2")
def end(game: Game, left: EffectsInForce) -> None:
    """Apart from the event of the preceding effect, a self-replacement effect modifies nothing: it ends with it."""
    game.self_replacing = left
