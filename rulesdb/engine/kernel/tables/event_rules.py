"""The table of a game's rules for events: which occur, what replaces them, and what they trigger.

Every row is a function that the game gives, under the number of its rule. A row that a game leaves out has no effect.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct, field

from rulesdb.engine.kernel.defaults import always, empty, never, nothing, unchanged
from rulesdb.engine.kernel.events import Event

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


def _all(event: Event, within: Events) -> Events:
    return (event, *within)


class TriggerRules(Struct, Generic[G, K], frozen=True, eq=False):
    """The rules of triggered effects."""

    existing: Callable[[G], tuple[K, ...]]
    """Return the triggered effects that exist now."""
    is_met: Callable[[G, K, Event], bool]
    """Whether an event meets the trigger condition of an effect."""
    trigger: Callable[[G, K, Event], None]
    """Trigger an effect on an event."""
    still_noticing: Callable[[G, tuple[K, ...], Events], tuple[K, ...]] = lambda _game, before, _seen: before
    """Return the effects that can trigger on the events that occurred, from those that existed before them."""
    seen: Callable[[Event, Events], Events] = lambda _planned, occurred: occurred
    """Return the events that can trigger effects, from an event that was to occur and those that occurred."""
    is_forbidden: Callable[[G, K, Event], bool] = never
    """Whether a triggered effect is prevented from triggering on an event."""
    forbidden: Callable[[G, K], None] = nothing
    """Do what follows when an effect does not trigger because it is prevented."""
    is_forbidden_for_all: Callable[[Events], bool] = never
    """Whether an effect triggers on no event of a composite event, by those on which it is forbidden to trigger."""
    has_triggered_within: Callable[[Hashable, Keys], bool] = never
    """Whether an effect that triggered on an event of a composite event triggers on no other one of them."""
    has_triggered_on_whole: Callable[[Hashable, Keys], bool] = never
    """Whether an effect that triggered on a compound event triggers on no individual event of it."""


class EventRules(Struct, Generic[G, K], frozen=True, eq=False):
    """The rules of events."""

    after: Callable[[G, Event], Any]
    """Return the state after an event, without the event in its history."""
    compound: Callable[[str, Events], Events]
    """Return the compound event, as the only one, of an instruction that is performed several times."""
    triggers: TriggerRules[G, K]
    """The rules of triggered effects."""
    modified: Callable[[G, Event, Keys], tuple[Event | None, Keys]]
    """Return the event that occurs instead of an event, None for none, and the keys of the effects that replaced it.

    The last argument has the keys of the effects that cannot replace the event any more; the result includes them.
    """
    noticed_instead: Callable[[Event, Events], Events] = lambda _event, seen: seen
    """Return those of the events which occurred instead of an event that can trigger effects."""
    outcome: Callable[[G, Event, Keys], tuple[Event | None, Keys]] = _unmodified
    """Return the event that replaces the outcome of an event that is occurring, as ``modified`` does before it."""
    one_by_one: Callable[[G, Events, Keys, Keys], bool] | None = None
    """Make the individual events of a compound event happen; return whether any did. None for ``happen_in_order``.

    The last two arguments have the keys of effects that cannot replace, and cannot trigger on, the individual events.
    """
    replacing_parts: Callable[[Keys, Keys], Keys] = lambda _before, spent: spent
    """Return the keys of the effects that cannot replace individual events of a compound event.

    The arguments have the keys of the effects that could not replace the whole event, before it and after it.
    """
    consequences: Callable[[G, Event], Events] = empty
    """Return the bookkeeping events that follow at once from an event that has changed the state."""
    durations: Mapping[type[Event], Durations] = field(default_factory=dict)
    """The durations of lasting effects that an event of a class can end."""
    durations_ended: Callable[[Durations], Durations] = unchanged
    """Return those of the durations that end with the event, whenever an effect was generated."""
    is_untouched: Callable[[Event], bool] = never
    """Whether no effect replaces an event or triggers on it."""
    does_nothing: Callable[[Event], bool] = never
    """Whether an event does not occur because its instruction is to do nothing."""
    can_occur: Callable[[G, Event], bool] = always
    """Whether an event can occur in the present state; one of an object that has ceased to exist cannot."""
    parts: Callable[[G, Event], Events | None] = nothing
    """Return the internal events of a composite event, None for another event."""
    has_nothing_within: Callable[[Events, Events], bool] = never
    """Whether a composite event has not occurred, by its internal events as planned and the events that occurred."""
    triggers_nothing: Callable[[Events, Events], bool] = never
    """Whether no effect triggers on a composite event, by the same events."""
    as_occurred: Callable[[Event, Events, Events], Event | None] = unchanged
    """Return a composite event as it occurs, None if it does not occur.

    The arguments are the event, its internal events as planned, and the events that occurred.
    """
    noticed: Callable[[Event, Events], Events] = _all
    """Return the events that effects see of a composite event and the events that occurred within it."""
