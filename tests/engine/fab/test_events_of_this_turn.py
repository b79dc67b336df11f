"""Kinds that look at the events of this turn: what depends on them is computed again after every event."""

from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isclass, isfunction
from pkgutil import iter_modules
from types import CodeType

import pytest

import rulesdb.engine.fab.selection as of_fab
import rulesdb.engine.kernel.selection as of_kernel
from rulesdb.engine.kernel.cards.roles import OfThisTurn

LOOKING = {"history", "happened_since", "has_increased", "has_decreased"}


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _kinds() -> set[type]:
    modules = [
        import_module(f"{package.__name__}.{one.name}")
        for package in (of_fab, of_kernel)
        for one in iter_modules(package.__path__)
    ]
    return {kind for module in modules for _, kind in getmembers(module, isclass)}


LOOKERS = sorted(
    {
        kind.__qualname__: kind
        for kind in _kinds()
        for _, method in getmembers(kind, isfunction)
        if not LOOKING.isdisjoint(_names(method.__code__)) and "selection" in method.__module__
    }.items()
)


@pytest.mark.parametrize("kind", [kind for _, kind in LOOKERS])
def test_a_kind_that_looks_at_the_events_of_this_turn_is_marked(kind: type) -> None:
    """A kind without the mark would keep what it found before an event."""
    assert issubclass(kind, OfThisTurn)


def test_some_kinds_look_at_the_events_of_this_turn() -> None:
    """A condition that an event has happened is one of them."""
    assert "HasHappened" in dict(LOOKERS)
