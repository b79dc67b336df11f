"""Event patterns: the events that trigger a triggered effect, or that a replacement effect replaces."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import OfPlayer
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.events.turns import Moment
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.players import You
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.phrases import TA, inflected, phrase, phrases
from rulesdb.engine.kernel.roles import EventPattern, Filter, Players


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
            and fits(game, self.by, event.source, context)
        )


def fits(game: Game, filter_: Filter | None, object_id: int | None, context: Context) -> bool:
    """Whether an object fits a filter: without a filter always, without an object never."""
    return filter_ is None or (object_id is not None and filter_.fits(game, object_id, context))


class IsDealt(EventPattern, frozen=True):
    """Damage of a type is dealt; without a type, damage of any type."""

    damage: Damage | None = None
    """Type of the damage, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (every pattern takes all)
        """Whether the event deals damage of the type."""
        return isinstance(event, kinds.Deal) and self.damage in {None, event.damage}


class Moves(EventPattern, frozen=True):
    """An object moves to a zone; if an origin is given, only from that zone."""

    to: ZoneName
    """Name of the zone that the object moves to."""
    origin: ZoneName | None = None
    """Name of the zone that the object moves from, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the event is such a move."""
        return (
            isinstance(event, kinds.Move)
            and event.to.name == self.to
            and self.origin in {None, game.object(event.object).zone.name}
        )


class Begins(EventPattern, frozen=True):
    """A game, turn, phase or step begins; ``who`` must include the turn-player."""

    what: Moment
    """The moment that begins: a game, turn, phase or step."""
    who: Players | None = You()
    """Players among whom the turn-player must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is this beginning, with one of the players as turn-player."""
        return (
            isinstance(event, kinds.Began)
            and event.what == self.what
            and (self.who is None or event.player in self.who.players(game, context))
        )


class Hits(EventPattern, frozen=True):
    """The attack of the source hits (7.5.5)."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the event is a hit of the source."""
        return isinstance(event, kinds.Hit) and event.source == context.source


class IsCleared(EventPattern, frozen=True):
    """An object that fits is cleared, alone or with others (3.0.12)."""

    what: Filter
    """Condition on the object; one cleared object that meets it is enough."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event clears an object that fits."""
        return isinstance(event, kinds.Clear) and any(
            self.what.fits(game, object_id, context) for object_id in event.objects
        )


class IsTokenCreated(EventPattern, frozen=True):
    """One of the players creates a token with a name."""

    name: str
    """Printed name of the token."""
    who: Players
    """Players among whom the creator of the token must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event creates a token with the name for one of the players."""
        is_named = isinstance(event, kinds.Create) and event.token.name == self.name
        return is_named and Happens(kinds.Create, self.who).matches(game, event, context)


class OneOrMore(EventPattern, frozen=True):
    """One event, in or outside the game, in which a pattern is matched once or more (1.9.1a, 1.9.2)."""

    event: EventPattern
    """Pattern that every event within the one event must match."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches the pattern, or is a compound event of matching events only."""
        match event:
            case kinds.Compound():
                return all(self.event.matches(game, one, context) for one in event.events)
            case kinds.OccurOutside():
                return isinstance(self.event, Happens) and self.event.kind is event.doing
            case _:
                return self.event.matches(game, event, context)


class AnyOf(EventPattern, frozen=True):
    """An event that matches at least one of several patterns."""

    events: tuple[EventPattern, ...]
    """The patterns, one of which is enough."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches any of the patterns."""
        return any(one.matches(game, event, context) for one in self.events)


PHRASES = (
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what}"),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind}", what=None),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what_ta}", TA),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind:ta}", TA, what=None),
    *inflected(IsDealt, "<{damage}>ダメージが与えられる", TA, "る~た"),
    *inflected(Moves, "オブジェクトが[{origin}から]{to}に移る", TA, "る~った"),
    *inflected(Begins, "{who}の{what}になる", TA, "る~った"),
    *inflected(Begins, "だれかの{what}になる", TA, "る~った", who=None),
    *inflected(Hits, "これがヒットする", TA, "する~した"),
    *inflected(IsCleared, "{what:noun}がクリアされる", TA, "る~た"),
    *inflected(IsTokenCreated, "{who}が「{name}」トークンを作成する", TA, "する~した"),
    phrase(OneOrMore, "1回以上、{event}"),
    phrase(OneOrMore, "1回以上、{event:ta}", TA),
    phrase(AnyOf, "({events||か、})"),
    phrase(AnyOf, "({events:ta||か、})", TA),
)
