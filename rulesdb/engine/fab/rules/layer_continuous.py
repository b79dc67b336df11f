"""Layer-continuous effects (6.2.2): their values, conditions and objects."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.conditional_effects import must_be_met
from rulesdb.engine.fab.rules.discrete import is_generated_if_met, is_not_generated_otherwise
from rulesdb.engine.fab.rules.references import applies
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, StateCondition, with_fixed_amounts
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.verbs.begin import BeginEffect


@book.definition("6.2.1#sentence-2")
def keeps_influencing(begun: LastingEffect, game: Game) -> LastingEffect:  # noqa: ARG001  (the misreading needs it)
    """A continuous effect goes on influencing the game, with objects that come later."""
    return begun


@book.transform("6.2.2b#sentence-2")
def fixed_when_generated(effect: Effect, game: Game, context: AnyContext) -> Effect:
    """The variable values of a layer-continuous effect are determined when it is generated, and do not change."""
    return with_fixed_amounts(game, effect, context)


@book.definition("6.2.2b#sentence-3")
def open_until_it_applies(effect: Effect, game: Game, context: AnyContext) -> Effect:  # noqa: ARG001  (likewise)
    """The values of an effect on an object that does not exist yet are determined when it first applies to one."""
    return effect


@book.transform("6.2.2b#sentence-4")
def fixed_when_applied(effect: Effect, game: Game, context: AnyContext) -> Effect:
    """Those values do not change afterwards, either."""
    return with_fixed_amounts(game, effect, context)


def fixed_for(game: Game, object_id: int, lasting: LastingEffect) -> Effect:
    """Return an effect on the next object as it begins to apply to that object, which is the chosen one."""
    return fixed_when_applied(lasting.effect, game, replace(lasting.context, chosen=(object_id,)))


def is_for(game: Game, one: EffectInForce, object_id: int) -> bool:
    """Whether an effect fixed to objects applies to one of them, of which it began to apply to all."""
    assert one.objects is not None
    return object_id in one.objects and _continues(game, one, object_id)


def still_applies(game: Game, one: EffectInForce, object_id: int) -> bool:
    """Whether an effect with a filter applies to an object because it has begun to."""
    return object_id in one.lasting.applied and _continues(game, one, object_id)


def _continues(game: Game, one: EffectInForce, object_id: int) -> bool:
    return goes_on(game, one) and whatever_it_is(game, one, object_id)


@book.definition("6.2.2c#sentence-1")
def goes_on(game: Game, one: EffectInForce) -> bool:  # noqa: ARG001  (the misreading needs both)
    """A layer-continuous effect that has begun to apply to an object continues to apply to it."""
    return True


@book.definition("6.2.2c#sentence-2")
def whatever_it_is(game: Game, one: EffectInForce, object_id: int) -> bool:  # noqa: ARG001  (likewise)
    """It continues to apply even if the properties of the object change."""
    return True


def is_met(game: Game, condition: StateCondition, context: AnyContext, effect: DiscreteEffect) -> bool:
    """Whether a conditional effect is generated, by the rules of discrete or of layer-continuous effects."""
    if isinstance(effect, BeginEffect):
        return must_be_met(does_not_begin_otherwise(begins_if_met(game, condition, context)))
    return must_be_met(is_not_generated_otherwise(is_generated_if_met(game, condition, context)))


def under(effect: DiscreteEffect, condition: StateCondition) -> DiscreteEffect:
    """Return an effect generated under a condition as it is from then on."""
    return evaluated_once(effect, condition) if isinstance(effect, BeginEffect) else effect


@book.definition("6.2.2d#sentence-1")
def evaluated_once(effect: BeginEffect, condition: StateCondition) -> BeginEffect:  # noqa: ARG001  (likewise)
    """A condition on which the generation depends is evaluated only once, at the time of generation."""
    return effect


@book.filter("6.2.2d#sentence-2")
def begins_if_met(game: Game, condition: StateCondition, context: AnyContext) -> bool:
    """A layer-continuous effect is generated if its condition is met."""
    return condition.holds(game, context)


@book.definition("6.2.2d#sentence-3")
def does_not_begin_otherwise(is_met: bool) -> bool:
    """A layer-continuous effect is not generated if its condition is not met."""
    return is_met


@book.definition("6.2.2d#sentence-4")
def is_checked_continuously(game: Game, one: EffectInForce, condition: StateCondition) -> bool:
    """A condition on which the application depends is checked all the time."""
    return condition.holds(game, one.context)


@book.definition("6.2.4#sentence-1")
def meets_the_specification(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    """An effect on a future object starts to apply to the next one that meets its specification."""
    return applies(game, fits, object_id, lasting.context)
