"""What all events share: what they change, how they are told, of whom and of what they are."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import ZoneName


class Change(Event, frozen=True, kw_only=True):
    """An event with the change that it makes and the sentence that tells it.

    ``is_fact``: nothing is kept of it but that it happened; what a compound event changes, the events within it do.
    ``is_untold``: nobody at the table would mention it. ``goes_to``: its sentence says that its object goes there.
    """

    is_fact: ClassVar[bool] = False
    is_untold: ClassVar[bool] = False
    goes_to: ClassVar[ZoneName | None] = None

    def changed(self, state: State) -> State:
        """Return the state after the event."""
        return state

    def sentence(self, teller: Teller) -> str:  # noqa: ARG002  (an event that is not told)
        """Return a sentence for the event, "" for one that is not told."""
        return ""

    def has_told(self, event: Event) -> bool:  # noqa: ARG002  (most events tell nothing but themselves)
        """Whether the sentence says what another event within this one, or right before it, would say."""
        return False


class OfPlayer(Change, frozen=True, kw_only=True):
    """An event of a player, by that player's index."""

    player: int


class OfObject(Change, frozen=True, kw_only=True):
    """An event of an object, by its id."""

    object: int


class OfPlayerAndObject(OfPlayer, frozen=True, kw_only=True):
    """An event of a player and an object."""

    object: int


def object_of(event: Event) -> int | None:
    """Return the id of the object that an event is about, None where it is about none, or about several."""
    return event.object if isinstance(event, OfObject | OfPlayerAndObject) else None


def changed(state: State, event: Event) -> State:
    """Return the state after an event."""
    assert isinstance(event, Change)
    return event.changed(state)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Return events without those that the compound event right after them tells, too."""
    compound = [
        (at, event)
        for at, event in enumerate(events)
        if isinstance(event, Change) and type(event).has_told is not Change.has_told
    ]
    if not compound:
        return list(events)
    return [
        event
        for at, event in enumerate(events)
        if not any(at < behind < at + _REACH and one.has_told(event) for behind, one in compound)
    ]


_REACH = 20  # a compound event comes right after what it consists of; the largest are clearings


def sentence_of(teller: Teller, event: Event) -> str:
    """Return a sentence for an event, "" for one that nobody at the table would mention."""
    assert isinstance(event, Change)
    return event.sentence(teller)
