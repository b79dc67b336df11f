"""Counters on objects: the table of a game's rules for them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from rulesdb.engine.kernel.defaults import always, unchanged
from rulesdb.engine.kernel.state.state import CoreObject

Counters = tuple[tuple[str, int], ...]
"""Pairs of a counter's name and its number, sorted by name, without zeros."""


def _number(_game: object, item: CoreObject, name: str, _source: int) -> int:
    return dict(item.counters).get(name, 0)


class CounterRules(Struct, frozen=True, eq=False):
    """The rules of counters."""

    can_be_on: Callable[[Any], bool] = always
    """Whether counters can be put on an object."""
    left: Callable[[Counters], Counters] = unchanged
    """Return the counters that are left on an object when some have been added."""
    number: Callable[[Any, Any, str, int], int] = _number
    """Return how many counters of a name are on an object, for an effect of a source: game, object, name, source."""


COUNTERS_BY_NAME = CounterRules()
"""The rules of a game whose counters differ by their names alone."""
