"""Counters (1.15): where they are, what tells them apart, and what becomes of them."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.counters import numeric_counter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.state.counters import CounterRules, Counters


@book.definition("1.15.1#sentence-1", always, "カウンターは、非開示のカードの上にも置けるとする読み方")
def can_be_on(item: Object) -> bool:
    """A counter is placed on a public object."""
    return item.is_public


def _with_counters(game: Game) -> Game:
    """Return a game in which each counter is an object that has the name of the counter (misreading of 1.15.1)."""
    names = ((item, name) for item in game.objects() for name, number in item.counters for _ in range(number))
    counters = (
        replace(item, id=-at, serial=-at, card=Card(name, frozenset()), counters=())
        for at, (item, name) in enumerate(names, start=1)
    )
    objects = {**game.state.objects, **{counter.id: counter for counter in counters}}
    return game.at(replace(game.state, objects=objects))


@book.definition("1.15.1#sentence-2", _with_counters, "カウンターも、名前の特性を持つ1つのオブジェクトだとする読み方")
def without_counters(game: Game) -> Game:
    """A counter is no object, so that effects do not find it among the objects, and has no properties."""
    return game


def _all(counters: Counters, _name: str) -> int:
    return sum(number for _, number in counters)


@book.definition("1.15.1#sentence-3", _all, "どのカウンターも同じもので、名前や数値では区別しないとする読み方")
def of_the_kind(counters: Counters, name: str) -> int:
    """The identity of a counter is its name, or its value and symbol, which its name has in it."""
    return dict(counters).get(name, 0)


def _changes(game: Game, item: Object, name: str) -> Iterator[CoreCount]:
    """Yield the events of this turn by which counters of a name came on an object, or were removed."""
    for event in game.state.history:
        if isinstance(event, CoreCount) and (event.object, event.counter) == (item.id, name):
            yield event


def _put_by_the_source(_number: int, game: Game, item: Object, name: str, source: int) -> int:
    return sum(event.amount for event in _changes(game, item, name) if event.source == source)


@book.definition(
    "1.15.1#sentence-4", _put_by_the_source, "ほかの発生源が置いたカウンターは、名前が同じでも別のものだとする読み方"
)
def interchangeable(number: int, _game: Game, _item: Object, _name: str, _source: int) -> int:
    """Counters of the same identity are the same, whatever they come from."""
    return number


@book.transform("1.15.2#sentence-1")
def having_effect(_none: Counters, item: Object) -> Counters:
    """The counters on an object modify its properties, or interact with effects, or both."""
    return item.counters


@book.definition(
    "1.15.3#sentence-1",
    lambda item: item.counters,
    "新しいオブジェクトになったカードの上に、カウンターが残るとする読み方",
)
def kept(_item: Object) -> Counters:
    """When an object ceases to exist, the counters on it cease to exist: none is on the object that it becomes."""
    return ()


def _with_the_removed(number: int, game: Game, item: Object, name: str) -> int:
    return number - sum(event.amount for event in _changes(game, item, name) if event.amount < 0)


@book.definition(
    "1.15.3#sentence-2", _with_the_removed, "取り除かれたカウンターも、そのターンの間は、まだあるとする読み方"
)
def existing(number: int, _game: Game, _item: Object, _name: str) -> int:
    """A counter that is removed from an object ceases to exist at that time."""
    return number


def _number(game: Game, item: Object, name: str, source: int) -> int:
    counters = having_effect((), item)
    return existing(interchangeable(of_the_kind(counters, name), game, item, name, source), game, item, name)


def _opposite(name: str) -> str:
    value = numeric_counter(name)
    return "" if value is None else f"{-value.amount:+}{name[name.index('{') :]}"


def _without_opposites(counters: Counters) -> Counters:
    """Remove as many of a counter as there are of its opposite (misreading of 1.15.4)."""
    numbers = dict(counters)
    return tuple((name, more) for name, number in counters if (more := number - numbers.get(_opposite(name), 0)) > 0)


@book.definition("1.15.4#sentence-1", _without_opposites, "正反対のカウンターは、打ち消し合ってなくなるとする読み方")
def left(counters: Counters) -> Counters:
    """If a counter is added to an object that has the opposite one on it, both remain."""
    return counters


COUNTERS = CounterRules(can_be_on=can_be_on, left=left, kept=kept, number=_number)
"""The rules of counters (1.15)."""
