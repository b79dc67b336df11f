"""Event patterns of any kind of event, of moves and tokens, and of the first event of a turn."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, OfThisTurn, Players
from rulesdb.engine.kernel.event_kinds.zone_events import CoreCreate, CoreMove
from rulesdb.engine.kernel.events import Event, OfPlayer, OutcomeReplaced, object_of
from rulesdb.engine.kernel.language.phrases import TA, inflected, phrase, phrases
from rulesdb.engine.kernel.selection.conditions import fits


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

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is of this kind and meets the conditions on its player, object and source."""
        return (
            isinstance(event, self.kind)
            and (self.who is None or (isinstance(event, OfPlayer) and event.player in self.who.players(game, context)))
            and fits(game, self.what, object_of(event), context)
            and (self.by is None or fits(game, self.by, source_of(game, event), context))
        )


def source_of(game: Game, event: Event) -> int | None:
    """Return the source of an event, or the object as which its player acts without any source; None for neither."""
    if event.source is not None or not isinstance(event, OfPlayer):
        return event.source
    return game.rules.actor(game, event.player)


class Moves(EventPattern, frozen=True):
    """An object moves to a zone; if an origin is given, only from that zone."""

    to: ZoneName
    """Name of the zone that the object moves to."""
    origin: ZoneName | None = None
    """Name of the zone that the object moves from, None for any."""
    whose: Players | None = None
    """Players among whom the player of the zone must be, None for any."""
    what: Filter | None = None
    """Condition on the object, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a move."""
        return (
            isinstance(event, CoreMove)
            and event.to.name == self.to
            and (self.whose is None or event.to.owner in self.whose.players(game, context))
            and self.origin in {None, game.origin_of(event)}
            and fits(game, self.what, event.object, context)
        )


class IsTokenCreated(EventPattern, frozen=True):
    """One of the players creates a token with a name."""

    name: str
    """Printed name of the token."""
    who: Players
    """Players among whom the creator of the token must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event creates a token with the name for one of the players."""
        return (
            isinstance(event, CoreCreate)
            and event.token.name == self.name
            and event.player in self.who.players(game, context)
        )


class FirstThisTurn(EventPattern, OfThisTurn, frozen=True):
    """The first event of a turn that matches a pattern, even if its outcome is replaced."""

    event: EventPattern
    """The pattern."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches the pattern, and no earlier one of the turn does."""
        earlier = (one.event if isinstance(one, OutcomeReplaced) else one for one in game.state.history)
        return self.event.matches(game, event, context) and not any(
            one is not event and self.event.matches(game, one, context) for one in earlier
        )


PHRASES = (
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what}"),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind}", what=None),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what_ta}", TA),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind:ta}", TA, what=None),
    *inflected(Moves, "オブジェクトが[{origin}から][{whose}の]{to}に移る", TA, "る~った", what=None),
    *inflected(Moves, "{what:noun}が[{origin}から][{whose}の]{to}に移る", TA, "る~った"),
    phrase(FirstThisTurn, "各ターンで初めて{event}"),
    phrase(FirstThisTurn, "各ターンで初めて{event:ta}", TA),
    *inflected(IsTokenCreated, "{who}が「{name}」トークンを作成する", TA, "する~した"),
)
