"""Event patterns, the events that trigger or are replaced, and replacements, the events that happen instead."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext, EventPattern, Filter, Replacement
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import CompoundEvent, Event, OfPlayer, object_of
from rulesdb.engine.kernel.language.phrases import TA, phrase
from rulesdb.engine.kernel.process.game import AnyGame


class AnyOf(EventPattern, frozen=True):
    """An event that matches at least one of several patterns."""

    events: tuple[EventPattern, ...]
    """The patterns, one of which is enough."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event matches any of the patterns."""
        return any(one.matches(game, event, context) for one in self.events)


def fits(game: AnyGame, filter_: Filter | None, object_id: int | None, context: AnyContext) -> bool:
    """Whether an object fits a filter: without a filter always, without an object never.

    Nor does an object of which nobody knows what it was, because it left a private zone for another one.
    """
    if filter_ is None:
        return True
    return object_id is not None and game.is_known(object_id) and filter_.fits(game, object_id, context)


def player_of(game: AnyGame, event: Event) -> tuple[int, ...]:
    """Return a tuple of the player of an event, or of the player who has its object; empty if there is neither."""
    if isinstance(event, CompoundEvent):
        return player_of(game, event.events[0])
    if isinstance(event, OfPlayer):
        return (event.player,)
    object_id = object_of(event)
    return () if object_id is None else (game.player_of(object_id),)


class Nothing(Replacement, frozen=True):
    """No event happens."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> None:
        """Return None."""


class GoesToZone(Replacement, frozen=True):
    """A move has another destination: a different zone of the same player."""

    zone: str
    """Name of the new destination."""
    at_bottom: bool = False
    """Whether the object goes to the bottom of the zone, not to its top."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the move with its new destination; an event that is no move stays unchanged."""
        if not isinstance(event, CoreMove):
            return event
        return replace(event, to=event.to._replace(name=self.zone), at_bottom=self.at_bottom)


PHRASES = (
    phrase(AnyOf, "({events||か、})"),
    phrase(AnyOf, "({events:ta||か、})", TA),
    phrase(Nothing, "何も起こらない"),
)
