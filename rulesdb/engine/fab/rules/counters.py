"""Counters (1.15): where they are, what tells them apart, and what becomes of them."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.state.counters import CounterRules, Counters


@book.definition("1.15.1#sentence-1")
def can_be_on(item: Object) -> bool:
    """A counter is placed on a public object."""
    return item.is_public


@book.definition("1.15.1#sentence-2")
def without_counters(game: Game) -> Game:
    """A counter is no object, so that effects do not find it among the objects, and has no properties."""
    return game


@book.definition("1.15.1#sentence-3")
def of_the_kind(counters: Counters, name: str) -> int:
    """The identity of a counter is its name, or its value and symbol, which its name has in it."""
    return dict(counters).get(name, 0)


@book.definition("1.15.1#sentence-4")
def interchangeable(number: int, _game: Game, _item: Object, _name: str, _source: int) -> int:
    """Counters of the same identity are the same, whatever they come from."""
    return number


@book.transform("1.15.2#sentence-1")
def having_effect(_none: Counters, item: Object) -> Counters:
    """The counters on an object modify its properties, or interact with effects, or both."""
    return item.counters


@book.definition("1.15.3#sentence-1")
def kept(_item: Object) -> Counters:
    """When an object ceases to exist, the counters on it cease to exist: none is on the object that it becomes."""
    return ()


@book.definition("1.15.3#sentence-2")
def existing(number: int, _game: Game, _item: Object, _name: str) -> int:
    """A counter that is removed from an object ceases to exist at that time."""
    return number


def _number(game: Game, item: Object, name: str, source: int) -> int:
    counters = having_effect((), item)
    return existing(interchangeable(of_the_kind(counters, name), game, item, name, source), game, item, name)


@book.definition("1.15.4#sentence-1")
def left(counters: Counters) -> Counters:
    """If a counter is added to an object that has the opposite one on it, both remain."""
    return counters


COUNTERS = CounterRules(can_be_on=can_be_on, left=left, kept=kept, number=_number)
"""The rules of counters (1.15)."""
