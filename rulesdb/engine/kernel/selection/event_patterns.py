"""Event patterns: the events that trigger a triggered effect, or that a replacement effect replaces."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, EventPattern, Filter, OfThisTurn, Players, UntypedGame
from rulesdb.engine.kernel.event_kinds.zone_events import CoreCreate, CoreMove
from rulesdb.engine.kernel.events import CompoundEvent, Event, OfPlayer, OutcomeReplaced, object_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.selection.players import You


class Happens(EventPattern, frozen=True):
    """An event of one kind happens."""

    kind: type[Event]
    """Class of the event; its subclasses match, too."""
    who: Players | None = None
    """Players among whom the player of the event must be, None for any event, also one without a player."""
    what: Filter | None = None
    """Condition on the object that the event is about, None for any event, also one without an object."""
    by: Filter | None = None
    """Condition on the source, whose effect makes the event or which deals the damage; None for any or no source."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event is of this kind and meets the conditions on its player, object and source."""
        return (
            isinstance(event, self.kind)
            and (self.who is None or (isinstance(event, OfPlayer) and event.player in self.who.players(game, context)))
            and fits(game, self.what, object_of(event), context)
            and (self.by is None or fits(game, self.by, source_of(game, event), context))
        )


def source_of(game: AnyGame, event: Event) -> int | None:
    """Return the source of an event, or the object as which its player acts without any source; None for neither."""
    if event.source is not None or not isinstance(event, OfPlayer):
        return event.source
    return game.rules.actor(game, event.player)


def fits(game: AnyGame, filter_: Filter | None, object_id: int | None, context: AnyContext) -> bool:
    """Whether an object fits a filter: without a filter always, without an object never.

    Nor does an object of which nobody knows what it was, because it left a private zone for another one.
    """
    if filter_ is None:
        return True
    return object_id is not None and game.is_known(object_id) and filter_.fits(game, object_id, context)


class MovesToZone(EventPattern, frozen=True):
    """An object moves to a zone; if an origin is given, only from that zone."""

    to: str
    """Name of the zone that the object moves to."""
    origin: str | None = None
    """Name of the zone that the object moves from, None for any."""
    whose: Players | None = None
    """Players among whom the player of the zone must be, None for any."""
    what: Filter | None = None
    """Condition on the object, None for any."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event is such a move."""
        return (
            isinstance(event, CoreMove)
            and event.to.name == self.to
            and (self.whose is None or event.to.owner in self.whose.players(game, context))
            and self.origin in {None, game.origin_of(event)}
            and fits(game, self.what, event.object, context)
        )


class MomentBegins(EventPattern, frozen=True):
    """A turn, a part of it or a similar moment begins; ``who`` must include the turn-player."""

    event: ClassVar[type[OfPlayer]]
    """Class of the event, which has the moment as ``what``, and the turn-player."""
    what: str
    """The moment that begins."""
    who: Players | None = You()
    """Players among whom the turn-player must be, None for any."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event is this beginning, with one of the players as turn-player."""
        return (
            isinstance(event, self.event)
            and event.what == self.what  # type: ignore[attr-defined]  # as said above
            and (self.who is None or event.player in self.who.players(game, context))
        )


class IsTokenCreated(EventPattern, frozen=True):
    """One of the players creates a token with a name."""

    name: str
    """Printed name of the token."""
    who: Players
    """Players among whom the creator of the token must be."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event creates a token with the name for one of the players."""
        return (
            isinstance(event, CoreCreate)
            and event.token.name == self.name
            and event.player in self.who.players(game, context)
        )


class OnceOrMore(EventPattern, frozen=True):
    """One event in which a pattern is matched once or more."""

    event: EventPattern
    """Pattern that every event within the one event must match."""

    def matches(self, game: UntypedGame, event: Event, context: AnyContext) -> bool:
        """Whether the event matches the pattern, or is a compound event of matching events only."""
        if isinstance(event, CompoundEvent):
            return all(self.event.matches(game, one, context) for one in event.events)
        return self.event.matches(game, event, context)


class FirstThisTurn(EventPattern, OfThisTurn, frozen=True):
    """The first event of a turn that matches a pattern, even if its outcome is replaced."""

    event: EventPattern
    """The pattern."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event matches the pattern, and no earlier one of the turn does."""
        earlier = (one.event if isinstance(one, OutcomeReplaced) else one for one in game.state.history)
        return self.event.matches(game, event, context) and not any(
            one is not event and self.event.matches(game, one, context) for one in earlier
        )


class AnyOf(EventPattern, frozen=True):
    """An event that matches at least one of several patterns."""

    events: tuple[EventPattern, ...]
    """The patterns, one of which is enough."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event matches any of the patterns."""
        return any(one.matches(game, event, context) for one in self.events)


def player_of(game: AnyGame, event: Event) -> tuple[int, ...]:
    """Return a tuple of the player of an event, or of the player who has its object; empty if there is neither."""
    if isinstance(event, CompoundEvent):
        return player_of(game, event.events[0])
    if isinstance(event, OfPlayer):
        return (event.player,)
    object_id = object_of(event)
    return () if object_id is None else (game.player_of(object_id),)
