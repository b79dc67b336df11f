"""The table of a game's rules for events: which occur, what replaces them, and what they trigger.

Every row is a function that the game gives, under the number of its rule. A row that a game leaves out has no effect.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.defaults import always, empty, never, nothing, unchanged
from rulesdb.engine.kernel.events import CompoundEvent, Event

Keys = frozenset[Hashable]
Events = tuple[Event, ...]
Durations = frozenset[str]

G = TypeVar("G")


class Keyed(Protocol):
    """An effect that has a key, which tells it from every other effect of the game."""

    @property
    def key(self) -> Hashable:
        """The key."""
        ...


K = TypeVar("K", bound=Keyed)


def _unmodified(_game: object, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    return event, spent


def _all(event: Event, _within: Events, occurred: Events) -> Events:
    return (event, *occurred)


class EventRules(Struct, Generic[G, K], frozen=True, eq=False):
    """The rules of events."""

    after: Callable[[G, Event], Any]
    """Return the state after an event, without the event in its history."""
    compound: Callable[[str, Events], Events]
    """Return the compound event, as the only one, of an instruction that is performed several times."""
    existing: Callable[[G], tuple[K, ...]]
    """Return the triggered effects that exist now."""
    trigger: Callable[[G, tuple[K, ...], Events, Keys], None]
    """Trigger the effects that existed before some events on the events, but for those of some keys."""
    modified: Callable[[G, Event, Keys], tuple[Event | None, Keys]]
    """Return the event that occurs instead of an event, None for none, and the keys of the effects that replaced it.

    The last argument has the keys of the effects that cannot replace the event any more; the result includes them.
    """
    seen: Callable[[Event, Events], Events] = lambda _planned, occurred: occurred
    """Return the events that can trigger effects, from an event that was to occur and those that occurred."""
    outcome: Callable[[G, Event, Keys], tuple[Event | None, Keys]] = _unmodified
    """Return the event that replaces the outcome of an event that is occurring, as ``modified`` does before it."""
    unfold: Callable[[G, CompoundEvent, Keys, Keys], bool] | None = None
    """Make the individual events of a compound event happen; return whether any did. None for ``happen_in_order``.

    The last two arguments have the keys of effects that cannot replace, and cannot trigger on, the individual events.
    """
    consequences: Callable[[G, Event], Events] = empty
    """Return the bookkeeping events that follow at once from an event that has changed the state."""
    ended_by: Callable[[Event], Durations | None] = nothing
    """Return the durations of lasting effects that an event ends, None for none."""
    is_untouched: Callable[[Event], bool] = never
    """Whether no effect replaces an event or triggers on it."""
    does_nothing: Callable[[Event], bool] = never
    """Whether an event does not occur because its instruction is to do nothing."""
    can_occur: Callable[[G, Event], bool] = always
    """Whether an event can occur in the present state; one of an object that has ceased to exist cannot."""
    parts: Callable[[G, Event], Events | None] = nothing
    """Return the internal events of a composite event, None for another event."""
    as_occurred: Callable[[Event, Events, Events], Event | None] = unchanged
    """Return a composite event as it occurs, None if it does not.

    The arguments are the event, its internal events as planned, and the events that occurred.
    """
    noticed: Callable[[Event, Events, Events], Events] = _all
    """Return the events that effects see of a composite event; the other arguments are those of ``as_occurred``."""
