"""Events that a triggered effect waits for, or that a replacement effect replaces."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.roles import EventPattern, Filter, Players
from rulesdb.engine.fab.contexts import Context, Event
from rulesdb.engine.fab.events import OfPlayer
from rulesdb.engine.fab.events.base import object_of
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.events.turns import Moment
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.players import You
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.phrases import TA, inflected, phrase, phrases


class Happens(EventPattern, frozen=True):
    """An event of a kind happens, whoever does it, to whatever, by whatever, as far as nothing is said of that.

    ``who``: the player of the event is one of these. ``what``: the object that it happens to fits. ``by``: the object
    whose effect makes it, or that deals the damage, fits.
    """

    kind: type[Event]
    who: Players | None = None
    what: Filter | None = None
    by: Filter | None = None

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is of the kind, and of those."""
        return (
            isinstance(event, self.kind)
            and (self.who is None or (isinstance(event, OfPlayer) and event.player in self.who.players(game, context)))
            and fits(game, self.what, object_of(event), context)
            and fits(game, self.by, event.source, context)
        )


def fits(game: Game, filter_: Filter | None, object_id: int | None, context: Context) -> bool:
    """Whether there is an object and it fits, or nothing is asked of it."""
    return filter_ is None or (object_id is not None and filter_.fits(game, object_id, context))


class IsDealt(EventPattern, frozen=True):
    """Damage of a type is dealt; of any type where none is named."""

    damage: Damage | None = None

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (every pattern takes all)
        """Whether the event deals such damage."""
        return isinstance(event, kinds.Deal) and self.damage in {None, event.damage}


class Moves(EventPattern, frozen=True):
    """An object goes to a zone of a name; from one of another name, if that is said."""

    to: ZoneName
    origin: ZoneName | None = None

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the event is such a move."""
        return (
            isinstance(event, kinds.Move)
            and event.to.name == self.to
            and self.origin in {None, game.object(event.object).zone.name}
        )


class Begins(EventPattern, frozen=True):
    """A phase or step begins, or what effects call the start or the beginning of one; of the controller's turn."""

    what: Moment
    who: Players | None = You()

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is that beginning, on a turn of one of the players."""
        return (
            isinstance(event, kinds.Began)
            and event.what == self.what
            and (self.who is None or event.player in self.who.players(game, context))
        )


class Hits(EventPattern, frozen=True):
    """The attack of the source hits (7.5.5)."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the event is a hit by the source."""
        return isinstance(event, kinds.Hit) and event.source == context.source


class IsCleared(EventPattern, frozen=True):
    """Objects are cleared, one that fits among them."""

    what: Filter

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event clears such an object."""
        return isinstance(event, kinds.Clear) and any(
            self.what.fits(game, object_id, context) for object_id in event.objects
        )


class IsTokenCreated(EventPattern, frozen=True):
    """A token of a name is created by one of the players."""

    name: str
    who: Players

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event creates such a token."""
        is_named = isinstance(event, kinds.Create) and event.token.name == self.name
        return is_named and Happens(kinds.Create, self.who).matches(game, event, context)


class OneOrMore(EventPattern, frozen=True):
    """What a pattern says happens once or several times in one event, outside the game too (1.9.1a, 1.9.2)."""

    event: EventPattern

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether it is such an event, or a multi-event of nothing else."""
        match event:
            case kinds.Multi():
                return all(self.event.matches(game, one, context) for one in event.events)
            case kinds.Outside():
                return isinstance(self.event, Happens) and self.event.kind is event.doing
            case _:
                return self.event.matches(game, event, context)


class AnyOf(EventPattern, frozen=True):
    """An event that at least one of several patterns matches."""

    events: tuple[EventPattern, ...]

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether any pattern matches."""
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
