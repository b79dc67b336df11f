"""The tables of a game's rules for functional abilities, and for continuous effects in force and on properties."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from operator import eq
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import empty, never, nothing, unchanged
from rulesdb.engine.kernel.cards.roles import Ability, AnyContext, ContinuousEffect, Filter, StateCondition, UntypedGame
from rulesdb.engine.kernel.events import AnyName, ObjectId, OfAnyGame
from rulesdb.engine.kernel.state.state import AnyObject, AnyProperties

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
    objects: frozenset[ObjectId] | None = None
    """Ids of the objects to which the effect is fixed, None if the effect itself has a filter."""
    lasting: OfAnyGame = None
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


class EffectRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of functional abilities and of continuous effects in force; by default nothing has any abilities."""

    candidates: Callable[[G, AnyObject], Iterable[FunctionalAbility]] = empty
    """Return printed abilities of an object: all that function now, and possibly others."""
    is_functional: Callable[[G, AnyObject, Ability], bool] = never
    """Whether an ability of an object functions now, apart from its condition."""
    works: Callable[[G, AnyObject, Ability], bool] = never
    """Whether a static or triggered ability of an object may generate effects now, apart from its condition."""
    generated: Callable[[G, EffectInForce], tuple[EffectInForce, ...]] = lambda _game, made: (made,)
    """Return the effects that a static ability generates, from its effect with the timestamp of the source."""
    fits: Callable[[G, Filter, int, EffectInForce], bool] = never
    """Whether an effect that is not fixed to objects applies to an object, by its filter."""
    refers: Callable[[G, Filter, int, AnyContext], bool] = never
    """Whether the description of objects in an effect refers to an object."""
    triggered: Callable[[tuple[OfAnyGame, ...], G, AnyObject, str, Ability], tuple[OfAnyGame, ...]] = unchanged
    """Return triggered effects (``triggers.Listener``) with those of an ability of an object, by a name of its own."""
    depending_on_more: Callable[[G], frozenset[int | None]] = lambda _game: frozenset()
    """Return the ids of the objects whose abilities may function for reasons that are not in their own records."""
    lost: Callable[[tuple[OfAnyGame, ...], tuple[OfAnyGame, ...]], tuple[OfAnyGame, ...]] = unchanged
    """Return which of some abilities are lost by an effect; the second argument are those that other effects added."""
    is_of_kind: Callable[[Ability, type[Ability]], bool] = never
    """Whether an ability is of a kind, itself or the ability inside it."""


NO_EFFECTS = EffectRules[UntypedGame]()
"""The rules of a game whose objects have no abilities."""


V = TypeVar("V")


def _value(_game: object, _object_id: object, properties: AnyProperties, stat: str) -> int | None:
    value: int | None = properties.value(stat)
    return value


class ContinuousRules(Struct, Generic[G, V], frozen=True, eq=False):
    """The rules of continuous effects on properties, for games ``G`` and properties ``V``."""

    effects: Callable[[G], Sequence[EffectInForce]]
    """Return the effects on properties that are in force with the properties that objects have when it is called."""
    row: Callable[[G, EffectInForce], int]
    """Return the row of the table in which an effect is applied, from 0."""
    base: Callable[[G, int], V]
    """Return the properties of an object to which no effect has been applied."""
    applies_to: Callable[[G, EffectInForce, int], bool]
    """Whether an effect applies to an object."""
    modified: Callable[[G, EffectInForce, V], V]
    """Return properties with the modification of an effect."""
    action: Callable[[G, EffectInForce], Hashable]
    """Return what an effect does to any object, such as its operation and its present amount."""
    of_object: Callable[[G, int], Sequence[EffectInForce]]
    """Return the modifications that an object itself brings, such as those by its counters, in any order."""
    waits: Callable[[int, int], bool] = never
    """Whether an effect of a row waits there for an effect of another row, given second, on which it depends."""
    dependent_row: Callable[[int, int], int | None] = nothing
    """Return the row to which an effect of a row is moved if it depends on an effect of another one, given second.

    None if an effect of the first row does not depend on one of the second.
    """
    moment: Callable[[G, int, EffectInForce], tuple[int, ...]] = lambda _game, row, effect: (row, effect.timestamp)
    """Return what an effect in a row is ordered by: as a rule the row, then the timestamp."""
    reaches_late: Callable[[], bool] = never
    """Whether an effect is applied to an object, too, that another effect of its row makes fit it after its turn."""
    is_defined: Callable[[G, int], bool] = never
    """Whether abilities of an object define base properties of it, by the properties that objects have then."""
    defined: Callable[[G, int, V], V] = lambda _game, _object_id, properties: properties
    """Return base properties of an object with what its abilities define with the properties that objects have now."""
    is_plain: Callable[[AnyObject], bool] = never
    """Whether the properties of an object that no effect changes depend on its own record alone."""
    inherits_from: Callable[[G, int], int | None] = nothing
    """Return the id of the object whose properties, modifications included, an object inherits; None for none."""
    inherited: Callable[[G, int, V], V] = lambda _game, _object_id, properties: properties
    """Return the base properties of an object that inherits some properties."""
    is_named: Callable[[str, str], bool] = eq
    """Whether an object of a name is identified by another name."""
    value: Callable[[G, int, V, AnyName], int | None] = _value
    """Return the value of an object to which the name of a numeric property refers, None if it is missing."""
