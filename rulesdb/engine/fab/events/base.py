"""The base of all events: change of state, Japanese sentence, and the player and object of an event."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import ZoneName


class Change(Event, frozen=True, kw_only=True):
    """An event that can change the state, with a Japanese sentence for accounts."""

    is_fact: ClassVar[bool] = False
    """Whether the event itself changes nothing; a composite event leaves its changes to the events within it."""
    is_untold: ClassVar[bool] = False
    """Whether accounts leave the event out."""
    goes_to: ClassVar[ZoneName | None] = None
    """Name of the zone to which, as the sentence implies, the object of the event moves; None for no such zone."""

    def changed(self, state: State) -> State:
        """Return the state after the event."""
        return state

    def sentence(self, teller: Teller) -> str:  # noqa: ARG002  (an event that is not told)
        """Return the sentence of the event, "" if accounts leave it out."""
        return ""

    def has_told(self, event: Event) -> bool:  # noqa: ARG002  (most events tell nothing but themselves)
        """Whether the sentence covers another event that is within this one or right before it."""
        return False


class OfPlayer(Change, frozen=True, kw_only=True):
    """An event with a player."""

    player: int
    """Index of the player."""


class OfObject(Change, frozen=True, kw_only=True):
    """An event with an object."""

    object: int
    """Id of the object."""


class OfPlayerAndObject(OfPlayer, frozen=True, kw_only=True):
    """An event with a player and an object."""

    object: int
    """Id of the object."""


def object_of(event: Event) -> int | None:
    """Return the id of the event's object, None if it has none or several."""
    return event.object if isinstance(event, OfObject | OfPlayerAndObject) else None


def changed(state: State, event: Event) -> State:
    """Return the state after an event has changed it."""
    assert isinstance(event, Change)
    return event.changed(state)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Return the events except those that the sentence of a following composite event covers."""
    composite = [
        (at, event)
        for at, event in enumerate(events)
        if isinstance(event, Change) and type(event).has_told is not Change.has_told
    ]
    if not composite:
        return list(events)
    return [
        event
        for at, event in enumerate(events)
        if not any(at < behind < at + _REACH and one.has_told(event) for behind, one in composite)
    ]


_REACH = 20  # events: a composite event comes right after the events within it; the largest clear many objects


def sentence_of(teller: Teller, event: Event) -> str:
    """Return the sentence of an event, "" if accounts leave it out."""
    assert isinstance(event, Change)
    return event.sentence(teller)
