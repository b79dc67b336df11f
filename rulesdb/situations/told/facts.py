"""What players tell of what happens by itself, such as that a card is drawn: it is verified against the game.

It is never brought about: where it has not happened yet, all players pass until it does, as long as nothing else is
asked, and these passes are said. Where it does not happen at all, the sentence contradicts the game, which is an error.
"""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, CoreMove, Draw
from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.situations.clauses import Action
from rulesdb.situations.parts import CardRef, HeldZone, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.unasked import pass_until_asked

MOST_CARDS_DRAWN = 100
"""The greatest number of cards that a sentence lets a player draw."""


class Fact(Action, frozen=True, kw_only=True):
    """What is so, or happens by itself."""

    is_passing: ClassVar[bool] = True
    """A fact is no deed: what has happened before it counts for the next one."""

    def is_so(self, session: Session) -> bool:
        """Whether it is so now, or has happened since players last did something else than pass."""
        raise NotImplementedError

    def is_awaited(self, session: Session) -> bool:
        """Whether it is so although a player must choose; a game without a rule need not have it."""
        return session.filled_passes is not None or self.is_so(session)

    def act(self, session: Session) -> None:
        """Let players pass until it is so. Raises SituationError if it never is."""
        is_so = self.is_so(session) or (pass_until_asked(session, self.is_so) and self.is_so(session))
        if is_so:
            self.note(session)
        elif session.filled_passes is None:
            raise SituationError("this does not happen here; leave the sentence out, or write before it how it comes")

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
            if at not in session.told and self.is_event(session, history[at].event, at)
        ]

    def is_so(self, session: Session) -> bool:
        """Whether such an event has happened."""
        return session.table.has_begun and bool(self.found(session))

    def note(self, session: Session) -> None:
        """Note that the first of the events has been told."""
        session.told |= {*self.found(session)[:1]}


def before(session: Session, at: int, object_id: int) -> CoreObject | None:
    """Return the record of an object as it last was before an event of the game, given by index."""
    history = session.table.history
    states = (one.state for one in (*reversed(history[:at]), history[at]))
    return next((state.objects[object_id] for state in states if object_id in state.objects), None)


def is_meant(session: Session, ref: CardRef | None, item: CoreObject | None) -> bool:
    """Whether an object is a card that a sentence names; any is where it names none."""
    if ref is None or item is None:
        return ref is None
    return session.table.printed_name(item) == ref.name and session.table.is_held_so(ref, item)


class Happens(EventFact, frozen=True, kw_only=True):
    """An event happens to a card."""

    event: ClassVar[type[Event]]
    """The kind of the event."""
    card: CardRef | None = None
    """The card, None for any."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is of the kind, and about the card."""
        if not isinstance(event, self.event):
            return False
        return self.card is None or (
            isinstance(event, OfObject) and is_meant(session, self.card, before(session, at, event.object))
        )


class IsDestroyed(Happens, frozen=True, kw_only=True):
    """A card is destroyed."""

    event: ClassVar[type[Event]] = CoreDestroy


class IsDiscarded(Happens, frozen=True, kw_only=True):
    """A card is discarded."""

    event: ClassVar[type[Event]] = CoreDiscard


class IsRevealed(Happens, frozen=True, kw_only=True):
    """A card is revealed."""

    event: ClassVar[type[Event]] = Revealed


class IsPut(Happens, frozen=True, kw_only=True):
    """A card is put into a zone."""

    event: ClassVar[type[Event]] = CoreMove
    zone: HeldZone
    """The zone."""
    player: PlayerRef | None = None
    """The player whose zone it is, None if that is not said."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is the move of the card there."""
        if not (super().is_event(session, event, at) and isinstance(event, CoreMove) and event.to.name == self.zone):
            return False
        return self.player is None or event.to.owner == session.person(self.player).number


class Resolves(EventFact, frozen=True, kw_only=True):
    """A card, or an ability of a card, resolves."""

    card: CardRef | None = None
    """The card, None for any."""

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the card, or an ability of it, has resolved."""
        if not isinstance(event, Resolved) or event.has_failed:
            return False
        item = before(session, at, event.object)
        if is_meant(session, self.card, item):
            return True
        layer = None if item is None else item.layer
        return layer is not None and is_meant(session, self.card, before(session, at, layer.source))


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
        return is_kind and is_meant(session, self.card, source)


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

    def is_event(self, session: Session, event: Event, at: int) -> bool:
        """Whether an event is that the player draws."""
        del at
        return isinstance(event, Draw) and event.player == session.person(self.player).number

    def is_so(self, session: Session) -> bool:
        """Whether the player has drawn so many cards at once."""
        drawn = len(self._at_once(session)) if session.table.has_begun else 0
        return drawn > 0 and self.count in {None, drawn}

    def note(self, session: Session) -> None:
        """Note that these draws have been told."""
        session.told |= {*self._at_once(session)}

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


PHRASES = (
    phrase(IsDestroyed, "{card}が破壊される"),
    phrase(IsDiscarded, "{card}が捨てられる"),
    phrase(IsRevealed, "{card}が公開される"),
    phrase(IsPut, "{card}が{zone}に置かれる"),
    phrase(IsPut, "{card}が{player}の{zone}に置かれる"),
    phrase(Resolves, "{card}の解決が終わる"),
    phrase(Resolves, "解決が終わる"),
    phrase(AllResolves, "すべての解決が終わる"),
    phrase(Triggered, "{card}の能力が誘発する"),
    phrase(Triggered, "{card}の{keyword}が誘発する"),
    phrase(Triggered, "{keyword}が誘発する"),
    phrase(Triggered, "能力が誘発する"),
    phrase(Draws, "{player}はカードを{count}枚引く"),
    phrase(Draws, "{player}はカードを引く"),
    phrase(HasPriority, "{player}が優先権を得る"),
)
"""The phrases of what happens by itself."""
