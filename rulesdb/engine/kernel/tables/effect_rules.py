"""The table of a game's rules for functional abilities and for continuous effects in force (effects_in_force.py)."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, Filter, StateCondition, UntypedGame
from rulesdb.engine.kernel.defaults import empty, never, unchanged
from rulesdb.engine.kernel.state.state import AnyObject

G = TypeVar("G")

FunctionalAbility = tuple[AnyObject, int, Ability]
"""A printed ability: its object, its index and the ability itself."""


class EffectInForce(NamedTuple):
    """A continuous effect in force."""

    effect: ContinuousEffect
    """The effect as data."""
    context: AnyContext
    """Context in which the effect was generated."""
    timestamp: int
    """Clock value at which the effect began."""
    objects: frozenset[int] | None = None
    """Ids of the objects to which the effect is fixed, None if the effect itself has a filter."""
    lasting: Any = None
    """Record of an effect that a resolution generated in the state, None for that of a static ability."""
    condition: StateCondition | None = None
    """Condition under which the ability of the effect functions, None without one."""
    ability_index: int = 0
    """Index of the static ability, or id of the effect that gave it to the source."""
    whole: ContinuousEffect | None = None
    """The effect of several parts of which this one is a part, None for an effect of its own."""
    is_counter: bool = False
    """Whether it is the modification by counters, which is no effect but is applied like one."""
    while_: StateCondition | None = None
    """Condition of the effect itself, under which it exists or applies; None without one."""


def _itself(_game: object, made: EffectInForce) -> tuple[EffectInForce, ...]:
    return (made,)


def _in_its_condition(game: UntypedGame, one: EffectInForce, condition: StateCondition) -> bool:
    return condition.holds(game, one.context)


def _of_fixed_objects(_game: object, one: EffectInForce, object_id: int) -> bool:
    return one.objects is None or object_id in one.objects


def _no_objects(_game: object) -> frozenset[int | None]:
    return frozenset()


class EffectRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of functional abilities and of continuous effects in force; by default nothing has any abilities."""

    candidates: Callable[[G, AnyObject], Iterable[FunctionalAbility]] = empty
    """Return printed abilities of an object: all that function now, and possibly others."""
    is_functional: Callable[[G, AnyObject, Ability], bool] = never
    """Whether an ability of an object functions now, apart from its condition."""
    works: Callable[[G, AnyObject, Ability], bool] = never
    """Whether a static or triggered ability of an object may generate effects now, apart from its condition."""
    generated: Callable[[G, EffectInForce], tuple[EffectInForce, ...]] = _itself
    """Return the effects that a static ability generates, from its effect with the timestamp of the source."""
    left_over: Callable[[G], Iterable[EffectInForce]] = empty
    """Return the effects of static abilities that function no longer."""
    is_in_its_condition: Callable[[G, EffectInForce, StateCondition], bool] = _in_its_condition
    """Whether the condition of an effect itself, which is given with it, lets it apply."""
    is_for: Callable[[G, EffectInForce, int], bool] = _of_fixed_objects
    """Whether an effect that is fixed to objects applies to one of them now."""
    fits: Callable[[G, Filter, int, EffectInForce], bool] = never
    """Whether an effect that is not fixed to objects applies to an object, by its filter."""
    refers: Callable[[G, Filter, int, AnyContext], bool] = never
    """Whether the description of objects in an effect refers to an object."""
    triggered: Callable[[tuple[Any, ...], G, Any, str, Ability], tuple[Any, ...]] = unchanged
    """Return triggered effects (``triggers.Listener``) with those of an ability of an object, by a name of its own."""
    is_met: Callable[[G, StateCondition, AnyContext], bool] = never
    """Whether the condition of a conditional ability is met."""
    depending_on_more: Callable[[G], frozenset[int | None]] = _no_objects
    """Return the ids of the objects whose abilities may function for reasons that are not in their own records."""
    lost: Callable[[tuple[Any, ...], tuple[Any, ...]], tuple[Any, ...]] = unchanged
    """Return which of some abilities are lost by an effect; the second argument are those that other effects added."""
    is_of_kind: Callable[[Ability, type[Ability]], bool] = never
    """Whether an ability is of a kind, itself or the ability inside it."""


NO_EFFECTS = EffectRules[Any]()
"""The rules of a game whose objects have no abilities."""
