"""Discrete effects (6.1): one after the other, and over as soon as their events are."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import fields, replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import self_replacing
from rulesdb.engine.kernel.cards.nested import TargetedEffect, targeted_effects
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition, Value
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import AllHold, Unless
from rulesdb.engine.kernel.turn.resolution import CoreResolution, context_of_layer
from rulesdb.engine.kernel.verbs.conditional import ConditionalEffect

EffectResolution = CoreResolution[Context]
R = TypeVar("R", bound=EffectResolution)
Effects = list[TargetedEffect]
_ALWAYS: StateCondition = AllHold(())
_NEVER: StateCondition = Unless(_ALWAYS)


def generate_effects_of(game: Game, layer: int) -> None:
    """Generate the effects of a layer now, whether or not it resolves (for misreadings)."""
    context = context_of_layer(game, layer)
    for one in targeted_effects(game.object(layer).card.abilities, context.declared):
        one.effect.generate(game, replace(context, targets=one.targets))


def _again_until_the_turn_ends(game: Game, resolution: EffectResolution) -> None:  # noqa: ARG001  (one of the two is used)
    """Generate the effects of the layers that resolved earlier this turn once more (misreading of 6.1.1)."""
    for event in game.state.history:
        if isinstance(event, Resolved) and not event.has_failed:
            generate_effects_of(game, event.object)


@book.definition(
    "6.1.1#sentence-3",
    _again_until_the_turn_ends,
    "単発効果は、そのターンの間、後から現れたオブジェクトにも影響を与え続けるとする読み方",
)
def go_on(game: Game, resolution: EffectResolution) -> None:
    """Discrete effects have no further influence on the game once their events are complete."""


def _all_at_once(game: Game, resolution: EffectResolution, effects: Effects, generate: Callable[..., None]) -> None:
    """Let a triggered effect trigger once on all that the effects do, as on one event (misreading of 6.1.2)."""
    before = game.state.pending
    generate(game, resolution, effects)
    since = game.state.pending[len(before) :]
    first = {(one.source, one.layer): one for one in reversed(since)}
    note(game, kinds.Unpended(by="fab:6.1.2", pending=(*before, *(one for one in since if one in first.values()))))


@book.definition("6.1.2#sentence-2", _all_at_once, "1つのレイヤーの効果は、まとめて1つの出来事として起こるとする読み方")
def generate_one_by_one(
    game: Game, resolution: EffectResolution, effects: Effects, generate: Callable[[Game, Any, Effects], None]
) -> None:
    """If several discrete effects would be generated, each is generated for itself, in order."""
    generate(game, resolution, effects)


def _decided_at_first(effects: Effects, game: Game, resolution: EffectResolution) -> Effects:
    """Leave effects out that are impossible before the first one, and count amounts then (misreading of 6.1.2)."""
    context = resolution.context
    return [
        one._replace(effect=_with_present_amounts(one.effect, game, context))
        for one in effects
        if one.effect.is_possible(game, replace(context, targets=one.targets))
    ]


def _with_present_amounts(effect: DiscreteEffect, game: Game, context: AnyContext) -> DiscreteEffect:
    found = ((field.name, getattr(effect, field.name)) for field in fields(effect))
    return replace(effect, **{name: one.value(game, context) for name, one in found if isinstance(one, Value)})


@book.definition(
    "6.1.2#sentence-3",
    _decided_at_first,
    "効果の数値や、効果ができるかどうかは、最初の効果より前に、まとめて決めるとする読み方",
)
def after_the_events_before(effects: Effects, game: Game, resolution: EffectResolution) -> Effects:  # noqa: ARG001  (without)
    """An effect is generated after the event of the effect before it, and so finds what that event has changed."""
    return effects


def _evaluated_at_first(effects: Effects, game: Game, resolution: EffectResolution) -> Effects:
    return [one._replace(effect=_with_present_condition(one.effect, game, resolution.context)) for one in effects]


def _with_present_condition(effect: DiscreteEffect, game: Game, context: AnyContext) -> DiscreteEffect:
    if not isinstance(effect, ConditionalEffect):
        return effect
    return replace(effect, condition=_ALWAYS if effect.condition.holds(game, context) else _NEVER)


@book.definition(
    "6.1.3#sentence-1", _evaluated_at_first, "条件は、レイヤーの最初の効果より前に評価しておくとする読み方"
)
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


def _met_or_not(_is_met: bool) -> bool:
    return True


@book.definition("6.1.3#sentence-3", _met_or_not, "条件が満たされていなくても、単発効果は生成されるとする読み方")
def is_not_generated_otherwise(is_met: bool) -> bool:
    """A conditional discrete effect is not generated if its condition is not met."""
    return is_met
