"""What is asked about other moments than the present one: what could be done, what must be, and what if all pass."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import ClassVar

from msgspec.structs import asdict

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, CoreMove
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.play.play_errors import PlayError
from rulesdb.situations import queries
from rulesdb.situations.clauses import Action, Permission, PlayerQuery, Query
from rulesdb.situations.open_table import AnyPosition
from rulesdb.situations.parts import CardRef, End, HeldZone, Pile, SituationError
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.deeds import DeedWithCards
from rulesdb.situations.told.facts import Triggered

_MOST_ROUNDS = 8
"""Rounds of passing in which something may become legal, or happens by itself."""


def later(session: Session) -> Iterator[Session]:
    """Yield the game as it is now, and after each round of passing within the turn, up to the next question."""
    twin, turn = session.copied(), session.table.state.turn
    yield twin
    with suppress(PlayError, EngineError):
        for _ in range(_MOST_ROUNDS):
            if twin.question is not None or twin.table.position.decision is None:
                return
            twin.table.all_pass()
            if twin.table.state.turn != turn:
                return
            yield twin


class ThisTurn(Permission, frozen=True, kw_only=True):
    """The parent of questions whether something is legal now, or becomes legal in this turn as all players pass."""

    waits_for_nobody: ClassVar[bool] = False

    def outcome(self, session: Session) -> Outcome:
        """Return yes for the first moment at which it is legal, else no with the rules that forbid it now."""
        present = None
        for rounds, then in enumerate(later(session)):
            found = super().outcome(then)
            if not found.refusals:
                return found._replace(about=f"全員が{rounds}回パスした後") if rounds else found
            present = present or found
        assert present is not None
        return present


class MayPlayThisTurn(ThisTurn, queries.MayPlay, frozen=True, kw_only=True):
    """Whether a player may still play a card in this turn."""


class MayActivateThisTurn(ThisTurn, queries.MayActivate, frozen=True, kw_only=True):
    """Whether a player may still activate an ability of an object in this turn."""


def could(session: Session, positions: Sequence[AnyPosition], query: PlayerQuery) -> Outcome:
    """Return the answer to whether something was legal at one of some earlier positions, the last of which counts most.

    Raises SituationError if there is none.
    """
    last = None
    for position in reversed(positions):
        then = session.copied()
        then.table.go_back_to(position)
        found = query.outcome(then)
        if not found.refusals:
            return found
        last = last or found
    if last is None:
        raise SituationError("this moment has not come, so that nothing could be done then")
    return last


class Supposes(Action, frozen=True, kw_only=True):
    """What follows is supposed, for the questions at the end of the situation."""

    is_passing: ClassVar[bool] = True

    def act(self, session: Session) -> None:
        """Note that nothing but questions can follow the next sentence. Raises SituationError for a second one."""
        if session.supposed:
            raise SituationError("a situation can suppose one thing only; write another file for the other")
        session.supposed = "next"


class Must(PlayerQuery, frozen=True, kw_only=True):
    """Whether an effect makes a player do something with cards, without a choice."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    event: type[Event]
    """The kind of the event that happens to each card."""
    cards: tuple[CardRef, ...]
    """The cards."""
    zone: HeldZone | None = None
    """The zone that they are put into, None for a pile and for another event."""
    pile: Pile | None = None
    """The deck or library that they are put into, None for another zone and for another event."""
    end: End = "top"
    """The end of the pile."""

    def outcome(self, session: Session) -> Outcome:
        """Return whether it happens by itself as all players pass."""
        deed = DeedWithCards(**asdict(self))
        for then in later(session):
            then.since = len(session.table.history)
            if deed.is_done(then):
                return Outcome(shown(True))
        return Outcome(shown(False))


class HasTriggered(Query, frozen=True, kw_only=True):
    """Whether an ability has triggered since the game began."""

    keyword: type[Ability] | None = None
    """The kind of ability, None for any."""
    card: CardRef | None = None
    """The card with the ability, None for any."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError for a name that no card has."""
        if self.card is not None:
            session.check_name(self.card.name)
        trigger, history = Triggered(card=self.card, keyword=self.keyword), session.table.history
        return Outcome(shown(any(trigger.is_event(session, one.event, at) for at, one in enumerate(history))))


_MUST = "なければならない？"
PHRASES = (
    phrase(MayPlayThisTurn, "{player}はこのターンに{card}をプレイできる？"),
    phrase(MayActivateThisTurn, "{player}はこのターンに{card}の能力を起動できる？"),
    *phrases(HasTriggered, "({card}の能力/[{card}の]{keyword})は誘発する？"),
    phrase(Supposes, "ここからは仮定である"),
    phrase(Must, f"{{player}}は{{cards|と}}を破壊し{_MUST}", event=CoreDestroy),
    phrase(Must, f"{{player}}は{{cards|と}}を捨て{_MUST}", event=CoreDiscard),
    phrase(Must, f"{{player}}は{{cards|}}を{{pile}}の一番上に置か{_MUST}", event=CoreMove),
    phrase(Must, f"{{player}}は{{cards|}}を{{pile}}の一番下に置か{_MUST}", event=CoreMove, end="bottom"),
    phrase(Must, f"{{player}}は{{cards|}}を{{zone}}に置か{_MUST}", event=CoreMove),
)
"""The phrases of questions about other moments."""
