"""Layer-continuous effects (6.2.2): their values, conditions and objects."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.conditional_effects import must_be_met
from rulesdb.engine.fab.rules.discrete import is_generated_if_met, is_not_generated_otherwise
from rulesdb.engine.fab.rules.references import applies
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, StateCondition, with_fixed_amounts
from rulesdb.engine.kernel.selection.conditions import AllHold
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.verbs.begin import BeginEffect


def _for_what_there_is(begun: LastingEffect, game: Game) -> LastingEffect:
    """Fix an effect to the objects that fit when it begins (misreading of 6.2.1)."""
    effect = begun.effect
    if begun.objects is not None or begun.awaits or not isinstance(effect, Changing) or effect.applies is None:
        return begun
    fits = effect.applies
    return replace(begun, objects=frozenset(one for one in game.state.objects if fits.fits(game, one, begun.context)))


@book.definition(
    "6.2.1#sentence-2",
    _for_what_there_is,
    "継続効果は、始まった時にあるオブジェクトだけに影響を与え、その後は何もしないとする読み方",
)
def keeps_influencing(begun: LastingEffect, game: Game) -> LastingEffect:  # noqa: ARG001  (the misreading needs it)
    """A continuous effect goes on influencing the game, with objects that come later."""
    return begun


@book.transform("6.2.2b#sentence-2")
def fixed_when_generated(effect: Effect, game: Game, context: AnyContext) -> Effect:
    """The variable values of a layer-continuous effect are determined when it is generated, and do not change."""
    return with_fixed_amounts(game, effect, context)


def _fixed_at_once(effect: Effect, game: Game, context: AnyContext) -> Effect:
    return with_fixed_amounts(game, effect, context)


@book.definition(
    "6.2.2b#sentence-3",
    _fixed_at_once,
    "次のオブジェクトへの効果でも、値は、効果が生成された時点で決まるとする読み方",
)
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


def _while_its_source_exists(game: Game, one: EffectInForce) -> bool:
    return game.has(one.context.source)


@book.definition(
    "6.2.2c#sentence-1",
    _while_its_source_exists,
    "レイヤーがスタックを離れて、効果の発生源がなくなると、オブジェクトへの適用も終わるとする読み方",
)
def goes_on(game: Game, one: EffectInForce) -> bool:  # noqa: ARG001  (the misreading needs both)
    """A layer-continuous effect that has begun to apply to an object continues to apply to it."""
    return True


def _while_it_fits(game: Game, one: EffectInForce, object_id: int) -> bool:
    applies = one.effect.applies if isinstance(one.effect, Changing) else None
    return applies is None or applies.fits(game, object_id, one.context)


@book.definition(
    "6.2.2c#sentence-2",
    _while_it_fits,
    "オブジェクトの特性が変わって、効果の指定に合わなくなると、適用されなくなるとする読み方",
)
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


def _as_long_as_met(effect: BeginEffect, condition: StateCondition) -> BeginEffect:
    while_ = condition if effect.while_ is None else AllHold((effect.while_, condition))
    return replace(effect, while_=while_)


@book.definition(
    "6.2.2d#sentence-1",
    _as_long_as_met,
    "条件は、効果が生成された後も確かめられ、満たされている間しか効果は適用されないとする読み方",
)
def evaluated_once(effect: BeginEffect, condition: StateCondition) -> BeginEffect:  # noqa: ARG001  (likewise)
    """A condition on which the generation depends is evaluated only once, at the time of generation."""
    return effect


@book.filter("6.2.2d#sentence-2")
def begins_if_met(game: Game, condition: StateCondition, context: AnyContext) -> bool:
    """A layer-continuous effect is generated if its condition is met."""
    return condition.holds(game, context)


def _met_or_not(_is_met: bool) -> bool:
    return True


@book.definition("6.2.2d#sentence-3", _met_or_not, "条件が満たされていなくても、継続効果は生成されるとする読み方")
def does_not_begin_otherwise(is_met: bool) -> bool:
    """A layer-continuous effect is not generated if its condition is not met."""
    return is_met


def _once_begun(_game: Game, _one: EffectInForce, _condition: StateCondition) -> bool:
    return True


@book.definition("6.2.2d#sentence-4", _once_begun, "適用の条件は、効果が生成された後は確かめないとする読み方")
def is_checked_continuously(game: Game, one: EffectInForce, condition: StateCondition) -> bool:
    """A condition on which the application depends is checked all the time."""
    return condition.holds(game, one.context)


def _any_object(_game: Game, _fits: Filter, _object_id: int, _lasting: LastingEffect) -> bool:
    return True


@book.definition(
    "6.2.4#sentence-1", _any_object, "指定に合うかどうかに関わらず、次にプレイするカードに適用されるとする読み方"
)
def meets_the_specification(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    """An effect on a future object starts to apply to the next one that meets its specification."""
    return applies(game, fits, object_id, lasting.context)
