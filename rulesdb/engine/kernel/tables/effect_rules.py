"""The table of a game's rules for functional abilities and for continuous effects in force (effects_in_force.py)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, StateCondition

G = TypeVar("G")

Candidate = tuple[Any, int, Ability]
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
    """Condition that must be met for the effect to apply, None without one."""
    ability_index: int = 0
    """Tells effects of static abilities of one source apart: index of the ability, or id of the effect that gave it."""
    whole: ContinuousEffect | None = None
    """The effect of several parts of which this one is a part, None for an effect of its own."""
    is_counter: bool = False
    """Whether it is the modification by counters, which is no effect but is applied like one."""


def _with(others: tuple[EffectInForce, ...], made: EffectInForce) -> tuple[EffectInForce, ...]:
    return (*others, made)


def _unchanged(others: tuple[Any, ...], *_ability: object) -> tuple[Any, ...]:
    return others


def _holds(game: Any, condition: StateCondition, context: AnyContext) -> bool:  # noqa: ANN401  (a game of any kind)
    return condition.holds(game, context)


def _none(*_args: object) -> tuple[()]:
    return ()


def _no_objects(_game: object) -> frozenset[int | None]:
    return frozenset()


def _never(*_args: object) -> bool:
    return False


def _all(parts: tuple[Any, ...], _added: tuple[Any, ...]) -> tuple[Any, ...]:
    return parts


def _has_kind(ability: Ability, kind: type[Ability]) -> bool:
    return isinstance(ability, kind) or isinstance(within(ability), kind)


@dataclass(frozen=True)
class EffectRules(Generic[G]):
    """The rules of functional abilities and of continuous effects in force; by default nothing has any abilities."""

    candidates: Callable[[G, Any], Iterable[Candidate]] = _none
    """Return the printed abilities of an object among which all that function now are."""
    is_functional: Callable[[G, Any, Ability], bool] = _never
    """Whether an ability of an object functions now, apart from its condition."""
    works: Callable[[G, Any, Ability], bool] = _never
    """Whether a static or triggered ability of an object may generate effects now, apart from its condition."""
    generated: Callable[[tuple[EffectInForce, ...], EffectInForce], tuple[EffectInForce, ...]] = _with
    """Return continuous effects with the one that a static ability generates."""
    triggered: Callable[[tuple[Any, ...], G, Any, int, Ability], tuple[Any, ...]] = _unchanged
    """Return triggered effects (``triggers.Listener``) with those of an object's ability, given with its index."""
    is_met: Callable[[G, StateCondition, AnyContext], bool] = _holds
    """Whether the condition of a conditional ability is met."""
    depending_on_more: Callable[[G], frozenset[int | None]] = _no_objects
    """Return the ids of the objects whose abilities may function for reasons that are not in their own records."""
    lost: Callable[[tuple[Any, ...], tuple[Any, ...]], tuple[Any, ...]] = _all
    """Return which of some abilities are lost by an effect; the second argument are those that other effects added."""
    is_of_kind: Callable[[Ability, type[Ability]], bool] = _has_kind
    """Whether an ability is of a kind, itself or the ability inside it."""


NO_EFFECTS = EffectRules[Any]()
"""The rules of a game whose objects have no abilities."""
