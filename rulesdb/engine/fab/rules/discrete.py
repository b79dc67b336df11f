"""Discrete effects (6.1): one after the other, and over as soon as their events are."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import self_replacing
from rulesdb.engine.kernel.cards.nested import TargetedEffect, targeted_effects
from rulesdb.engine.kernel.cards.roles import AnyContext, StateCondition
from rulesdb.engine.kernel.turn.resolution import CoreResolution, context_of_layer

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
    ready = self_replacing.joined(self_replacing.evaluated_when_generated(ready, game, resolution.context))
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
