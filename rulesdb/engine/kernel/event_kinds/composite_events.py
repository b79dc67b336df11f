"""Composite events: the events within them, and those that consist of the moves of cards."""

from collections.abc import Callable, Container, Mapping
from typing import Any, ClassVar, TypeVar

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Event, Events, OfObject, OfPlayer
from rulesdb.engine.kernel.process.game import AnyGame

G = TypeVar("G")

PartsTable = Mapping[type[Event], Callable[[G, Any], Events]]
"""The kinds of composite events, with the function that returns the internal events of one."""


def parts_of(table: PartsTable[G], game: G, event: Event) -> Events | None:
    """Return the internal events of a composite event; None for an event that is not a composite event."""
    make = table.get(type(event))
    return make(game, event) if make else None


def is_nothing_of(within: Events, occurred: Events) -> bool:
    """Whether none of the internal events as planned occurred; events of another kind do not count."""
    kinds_within = {type(event) for event in within}
    return not any(type(event) in kinds_within for event in occurred)


class OfMovedObject(OfObject, frozen=True, kw_only=True):
    """A composite event that consists of the move of its object to a zone of the owner (``goes_to``)."""

    move: ClassVar[type[CoreMove]]
    """The game's class of moves."""

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the object."""
        return moves_to(event, self.goes_to, (self.object,))


class CoreDiscard(OfMovedObject, frozen=True, kw_only=True):
    """A card is discarded."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say what is discarded."""
        return f"{teller.name_of_moved(self.object)}が捨てられる"


class CoreDestroy(OfMovedObject, frozen=True, kw_only=True):
    """An object is destroyed."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say what is destroyed."""
        return f"{teller.name(self.object)}が破壊される"


class Draw(OfPlayer, frozen=True, kw_only=True):
    """A player draws a card."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[str | None] = "hand"

    def sentence(self, teller: Teller) -> str:
        """Say who draws."""
        return f"{teller.player(self.player)}はカードを1枚引く"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the drawn card."""
        return isinstance(event, CoreMove) and (*event.to, event.by) == (self.goes_to, self.player, self.by)


def moves_to(event: Event, zone: str | None, objects: Container[int]) -> bool:
    """Whether an event is the move of one of some objects to a zone of a name."""
    return isinstance(event, CoreMove) and event.to.name == zone and event.object in objects


def moved(game: AnyGame, event: OfMovedObject, *, is_public: bool | None = None) -> Events:
    """Return the move of the event's object, public or not; none if the object does not exist."""
    if not game.has(event.object):
        return ()
    return (event.move.to_owner(game, event, event.object, event.goes_to, is_public=is_public),)


def drawn(game: AnyGame, event: Draw, *, move: type[CoreMove], deck: str) -> Events:
    """Return the move of the top card of a player's deck that is drawn, none if there is no card."""
    cards = game.state.zones.get(move.zone_rules.zone(deck, event.player), ())
    return (move.to_owner(game, event, cards[0], event.goes_to),) if cards else ()
