"""+1/+1 and -1/-1 counters on one permanent (420.5n), which a state-based effect removes in pairs."""

from collections.abc import Iterator, Mapping

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.book import OPPOSED_COUNTERS, book
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Object

_OPPOSED = ("+1/+1", "-1/-1")


@book.definition(f"{OPPOSED_COUNTERS}#item-1")
def opposed(counters: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Only +1/+1 counters and -1/-1 counters are removed; the rule is about no other type of counter."""
    if counters.keys() >= set(_OPPOSED):
        yield _OPPOSED


@book.definition("420.5n#sentence-2")
def number_removed(one: int, other: int) -> int:
    """Of each type as many are removed as there are of the type of which there are fewer."""
    return min(one, other)


@book.transform("420.5n#sentence-1")
def removed(none: tuple[Event, ...], item: Object) -> tuple[Event, ...]:
    """A permanent with both types of counters loses the same number of each."""
    counters = dict(item.counters)
    pairs = ((pair, number_removed(*map(counters.__getitem__, pair))) for pair in opposed(counters))
    by = removed.id
    return (*none, *(Count(by=by, object=item.id, counter=one, amount=-n) for pair, n in pairs for one in pair))


def of_permanents(game: Game) -> tuple[Event, ...]:
    """Return the events by which counters are removed from permanents."""
    return tuple(event for item in game.in_play() if item.counters for event in removed((), item))
