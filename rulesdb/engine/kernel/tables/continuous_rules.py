"""The table of a game's rules for continuous effects on the properties of objects (continuous.py)."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from operator import contains, eq
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.defaults import never, nothing, unchanged


class InForce(Protocol):
    """A continuous effect in force."""

    @property
    def timestamp(self) -> int:
        """Clock value at which the effect began."""
        ...

    @property
    def objects(self) -> frozenset[int] | None:
        """Ids of the objects to which the effect is fixed, None if its own words say to which it applies."""
        ...


E = TypeVar("E", bound=InForce)
G = TypeVar("G")
V = TypeVar("V")


def _moment(_game: object, row: int, effect: InForce) -> tuple[int, ...]:
    return row, effect.timestamp


def _differs(alone: Hashable, after: Hashable) -> bool:
    return alone != after


def _as_it_is(_game: object, effect: E, _object_id: object) -> E:
    return effect


def _last(_row: int, rows: Sequence[int]) -> int:
    return max(rows)


def _as_inherited(_game: object, _object_id: object, properties: V) -> V:
    return properties


def _value(_game: object, _object_id: object, properties: object, stat: str) -> int | None:
    value: int | None = getattr(properties, stat)
    return value


class ContinuousRules(Struct, Generic[G, E, V], frozen=True, eq=False):
    """The rules of continuous effects on properties, for games ``G``, effects in force ``E`` and properties ``V``."""

    effects: Callable[[G], Sequence[E]]
    """Return the effects on properties that are in force with the properties that objects have when it is called."""
    row: Callable[[G, E], int]
    """Return the row of the table in which an effect is applied, from 0."""
    base: Callable[[G, int], V]
    """Return the properties of an object to which no effect has been applied."""
    applies_to: Callable[[G, E, int], bool]
    """Whether an effect applies to an object."""
    modified: Callable[[G, E, V], V]
    """Return properties with the modification of an effect."""
    action: Callable[[G, E], Hashable]
    """Return what an effect does to any object, such as its operation and its present amount."""
    objects: Callable[[G], Iterable[int]]
    """Return the ids of all objects whose properties effects may modify."""
    changes: Callable[[E], frozenset[str]]
    """Return the names of the properties that an effect modifies."""
    of_object: Callable[[G, int], Sequence[E]]
    """Return the modifications that an object itself brings, such as those by its counters, in any order."""
    waits: Callable[[int, int], bool] = never
    """Whether an effect of a row waits there for an effect of another row, given second, on which it depends."""
    dependent_row: Callable[[int, int], int | None] = nothing
    """Return the row to which an effect of a row is moved if it depends on an effect of another one, given second.

    None if an effect of the first row does not depend on one of the second.
    """
    moment: Callable[[G, int, E], tuple[int, ...]] = _moment
    """Return what an effect in a row is ordered by: as a rule the row, then the timestamp."""
    depends: Callable[[Hashable, Hashable], bool] = _differs
    """Whether an effect depends on another: given are what it would do to which objects before the other and after."""
    moves_to: Callable[[int, Sequence[int]], int | None] = _last
    """Return to which of the rows on which an effect of a row, given first, depends it is moved; None for none."""
    reaches_late: Callable[[], bool] = never
    """Whether an effect is applied to an object, too, that another effect of its row makes fit it after its turn."""
    as_applied: Callable[[G, E, int], E | None] = _as_it_is
    """Return an effect as it is applied to an object, where what it does may have been replaced; None for nothing."""
    changes_effects: Callable[[E], bool] = never
    """Whether other effects may begin or cease to exist because an effect is applied."""
    is_defined: Callable[[G, int], bool] = never
    """Whether abilities of an object define base properties of it, by the properties that objects have then."""
    defined: Callable[[G, int, V], V] = _as_inherited
    """Return base properties of an object with what its abilities define with the properties that objects have now."""
    compared: Callable[[int | None], int | None] = unchanged
    """Return the value that is compared for a filter, None if an object without the property never fits it."""
    counted: Callable[[Iterable[int | None]], Iterable[int | None]] = unchanged
    """Return the values of a property among those of several objects that are counted; None stands for no property."""
    needed: Callable[[int | None], Any] = unchanged
    """Return the value that an effect uses of an object it needs it of."""
    is_plain: Callable[[Any], bool] = never
    """Whether the properties of an object that no effect changes depend on its own record alone."""
    inherits_from: Callable[[G, int], int | None] = nothing
    """Return the id of the object whose properties, modifications included, an object inherits; None for none."""
    inherited: Callable[[G, int, V], V] = _as_inherited
    """Return the base properties of an object that inherits some properties."""
    is_named: Callable[[str, str], bool] = eq
    """Whether an object of a name is identified by another name."""
    has_part: Callable[[str, str], bool] = contains
    """Whether a word, given second, occurs in a name."""
    value: Callable[[G, int, V, Any], int | None] = _value
    """Return the value of an object to which the name of a numeric property refers, None if it is missing."""
