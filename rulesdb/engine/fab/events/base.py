"""The base of all events of Flesh and Blood: the player and the object of an event."""

from typing import ClassVar

from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel import events as kernel
from rulesdb.engine.kernel.events import Event


class Change(kernel.Change, frozen=True, kw_only=True):
    """An event of Flesh and Blood."""

    goes_to: ClassVar[ZoneName | None] = None
    """Name of the zone to which, as the sentence implies, the object of the event moves; None for no such zone."""

    def changed(self, state: State) -> State:
        """Return the state after the event."""
        return state

    def sentence(self, teller: Teller) -> str:  # noqa: ARG002  (an event that is not told)
        """Return the sentence of the event, "" if accounts leave it out."""
        return ""


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
