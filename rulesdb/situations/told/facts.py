"""What players tell of what happens by itself, such as that a card is drawn: it is verified against the game.

It is never brought about: where it has not happened yet, all players pass until it does, as long as nothing else is
asked, and these passes are said. Where it does not happen at all, the sentence contradicts the game, which is an error.
"""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.event_kinds.player_events import Over
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove, Draw
from rulesdb.engine.kernel.events import Event, OfObject, OfPlayer, OfPlayerAndObject
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.play.card_table import AnyPerson
from rulesdb.situations.actions import AllPass, Passes
from rulesdb.situations.clauses import Action
from rulesdb.situations.parts import MOST_POINTS, CardRef, HeldZone, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.unasked import pass_until

MOST_CARDS_DRAWN = 100
"""The greatest number of cards that a sentence lets a player draw."""


class Fact(Action, frozen=True, kw_only=True):
    """What is so, or happens by itself."""

    is_passing: ClassVar[bool] = True
    """A fact is no deed: what has happened before it counts for the next one."""
    contradiction: ClassVar[str] = "this does not happen here; leave the sentence out, or write before it how it comes"
    """The message where it is not so."""

    def is_so(self, session: Session) -> bool:
        """Whether it is so now, or has happened since players last did something else than pass."""
        raise NotImplementedError

    def is_awaited(self, session: Session) -> bool:
        """Whether it is so although a player must choose; a game without a rule need not have it."""
        return session.filled_passes is not None or self.is_so(session)

    def act(self, session: Session) -> None:
        """Let players pass until it is so, or a question is open. Raises SituationError if it never is."""
        if not self.is_so(session):
            pass_until(session, self.is_so, stops_at_questions=True)
        if self.is_so(session):
            self.note(session)
        elif session.question is not None:
            session.interrupted = session.interrupted or self.act
        elif session.filled_passes is None:
            raise SituationError(self.contradiction)

    def note(self, session: Session) -> None:
        """Note that it has been told, so that a second sentence like it is about something else."""


class EventFact(Fact, frozen=True, kw_only=True):
    """An event happens."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event, the one of an index in the history, is what happens."""
        raise NotImplementedError

    def found(self, session: Session) -> list[int]:
        """Return the indices of the events that are what happens, and that no sentence has told of."""
        history = session.table.history
        return [
            at
            for at in range(session.done, len(history))
            if at not in session.stated and self.is_event(session, history[at].event, at)
        ]

    def is_so(self, session: Session) -> bool:
        """Whether such an event has happened."""
        return session.table.has_begun and bool(self.found(session))

    def note(self, session: Session) -> None:
        """Note that the first of the events has been told."""
        session.stated |= {*self.found(session)[:1]}


def before(session: Session, at: int, object_id: int) -> CoreObject | None:
    """Return the record of an object as it last was before an event of the game, given by index."""
    history = session.table.history
    states = (one.state for one in (*reversed(history[:at]), history[at]))
    return next((state.objects[object_id] for state in states if object_id in state.objects), None)


def is_named(session: Session, ref: CardRef | None, item: CoreObject | None) -> bool:
    """Whether an object is a card that a sentence names; any is where it names none."""
    if ref is None or item is None:
        return ref is None
    return session.table.printed_name(item) == ref.name and session.table.is_held_so(ref, item)


class Happens(EventFact, frozen=True, kw_only=True):
    """An event happens."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    event: type[Event]
    """The kind of the event."""
    card: CardRef | None = None
    """The card to which it happens, None for any."""
    player: PlayerRef | None = None
    """The player to whom it happens, or into whose zone the card is put; None if that is not said."""
    by: CardRef | None = None
    """Its source, None for any."""
    zone: HeldZone | None = None
    """The zone that the card is put into, None for any, and for another event."""
    amount: int | None = None
    """The amount of points that it is about, None if that is not said."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is of the kind, and about what is said."""
        if not isinstance(event, self.event):
            return False
        item = before(session, at, event.object) if isinstance(event, OfObject | OfPlayerAndObject) else None
        source = None if event.source is None else before(session, at, event.source)
        return (
            is_named(session, self.card, item)
            and is_named(session, self.by, source)
            and self.zone in {None, event.to.name if isinstance(event, CoreMove) else None}
            and self.amount in {None, getattr(event, "amount", None)}
            and (self.player is None or _happens_to(event, session.person(self.player), item))
        )


def _happens_to(event: Event, person: AnyPerson, item: CoreObject | None) -> bool:
    """Whether an event is about a player, puts a card into a zone of the player's, or is about the player's object."""
    if isinstance(event, CoreMove):
        return event.to.owner == person.number
    if isinstance(event, OfPlayer):
        return event.player == person.number
    return item is not None and bool(item.serial == person.record.serial)


class Resolves(EventFact, frozen=True, kw_only=True):
    """A card, or an ability of a card, resolves."""

    card: CardRef | None = None
    """The card, None for any."""
    keyword: type[Ability] | None = None
    """The kind of the ability, None for any."""
    has_triggered: bool = False
    """Whether it is a triggered ability."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the card, or an ability of it, has resolved, or has ended the game as it did."""
        if isinstance(event, Over) and self.keyword is None and not self.has_triggered:
            names = [session.table.printed_name(session.table.game.object(one)) for one in session.table.game.stack]
            return bool(names) and self.card in {None, *map(CardRef, names)}
        if not isinstance(event, Resolved) or event.has_failed:
            return False
        item = before(session, at, event.object)
        layer = None if item is None else item.layer
        if self.has_triggered and (layer is None or layer.category != "triggered"):
            return False
        source = item if layer is None else before(session, at, layer.source)
        is_kind = self.keyword is None or (source is not None and has_keyword(source, self.keyword))
        return is_kind and (is_named(session, self.card, item) or is_named(session, self.card, source))


class AllResolves(Fact, frozen=True, kw_only=True):
    """Everything that is on the stack resolves."""

    def is_so(self, session: Session) -> bool:
        """Whether nothing is on the stack, or waits to be put there."""
        return not (session.table.game.stack or session.table.state.pending)


class Triggered(EventFact, frozen=True, kw_only=True):
    """An ability triggers."""

    card: CardRef | None = None
    """The card with the ability, None for any."""
    keyword: type[Ability] | None = None
    """The kind of the ability, None for any."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the ability triggers."""
        if not isinstance(event, Triggers):
            return False
        source = before(session, at, event.pending.source)
        is_kind = self.keyword is None or (source is not None and has_keyword(source, self.keyword))
        return is_kind and is_named(session, self.card, source)


def has_keyword(item: CoreObject, keyword: type[Ability]) -> bool:
    """Whether an object has an ability of a kind printed on it."""
    return any(isinstance(one, keyword) for one in item.card.abilities)


class Draws(EventFact, frozen=True, kw_only=True):
    """A player draws cards."""

    bounds: ClassVar[Mapping[str, range]] = {"count": range(1, MOST_CARDS_DRAWN + 1)}
    player: PlayerRef
    """The player."""
    count: int | None = None
    """The number of cards, from 1; None if that is not said."""
    by: CardRef | None = None
    """The card on account of which they are drawn, None for any."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the player draws, on account of the card if one is named."""
        source = None if event.source is None else before(session, at, event.source)
        is_draw = isinstance(event, Draw) and event.player == session.person(self.player).number
        return is_draw and is_named(session, self.by, source)

    def is_so(self, session: Session) -> bool:
        """Whether the player has drawn so many cards at once."""
        drawn = len(self._at_once(session)) if session.table.has_begun else 0
        return drawn > 0 and self.count in {None, drawn}

    def note(self, session: Session) -> None:
        """Note that these draws have been told."""
        session.stated |= {*self._at_once(session)}

    def _at_once(self, session: Session) -> list[int]:
        """Return the indices of the first draws on account of one effect."""
        found = self.found(session)
        events = session.table.history
        return [at for at in found if events[at].event.source == events[found[0]].event.source]


class HasPriority(Fact, frozen=True, kw_only=True):
    """A player has priority."""

    player: PlayerRef
    """The player."""

    def is_so(self, session: Session) -> bool:
        """Whether the player has priority."""
        return session.table.has_begun and session.person(self.player).has_priority


class DoesNotRespond(Action, frozen=True, kw_only=True):
    """A player, or nobody, responds to what is to resolve: the player passes or, without priority, all do."""

    is_passing: ClassVar[bool] = True
    player: PlayerRef | None = None
    """The player, None for all players."""

    def act(self, session: Session) -> None:
        """Let the player pass, or all. Raises SituationError where nobody could respond to anything."""
        if self.player is not None and session.person(self.player).has_priority:
            Passes(player=self.player).act(session)
        elif session.table.unresolved:
            AllPass().act(session)
        elif self.player is None:
            raise SituationError("nothing is on the stack to which players could respond")
