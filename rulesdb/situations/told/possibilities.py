"""What is asked about other moments than the present one: what could be done, what must be, and what if all pass."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import ClassVar

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.play.play_errors import PlayError
from rulesdb.situations import queries
from rulesdb.situations.clauses import Action, Permission, PlayerQuery
from rulesdb.situations.open_table import AnyPosition
from rulesdb.situations.parts import CardRef, End, HeldZone, Pile, SituationError
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.deeds import Deed, Destroys, Discards, Puts

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
    """The parent of questions whether an effect makes a player do something, without a choice."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True

    @property
    def deed(self) -> Deed:
        """What the player would do."""
        raise NotImplementedError

    def outcome(self, session: Session) -> Outcome:
        """Return whether it happens by itself as all players pass."""
        for then in later(session):
            then.since = len(session.table.history)
            if self.deed.is_done(then):
                return Outcome(shown(True))
        return Outcome(shown(False))


class MustDestroy(Must, frozen=True, kw_only=True):
    """Whether a player must destroy cards."""

    cards: tuple[CardRef, ...]
    """The cards."""

    @property
    def deed(self) -> Deed:
        """The destruction of the cards."""
        return Destroys(player=self.player, cards=self.cards)


class MustDiscard(MustDestroy, frozen=True, kw_only=True):
    """Whether a player must discard cards."""

    @property
    def deed(self) -> Deed:
        """The discard of the cards."""
        return Discards(player=self.player, cards=self.cards)


class MustPut(Must, frozen=True, kw_only=True):
    """Whether a player must put cards into a zone."""

    cards: tuple[CardRef, ...]
    """The cards."""
    zone: HeldZone | None = None
    """The zone, None for a pile."""
    pile: Pile | None = None
    """The deck or library, None for another zone."""
    end: End = "top"
    """The end of the pile."""

    @property
    def deed(self) -> Deed:
        """The move of the cards."""
        return Puts(player=self.player, cards=self.cards, zone=self.zone, pile=self.pile, end=self.end)


_MUST = "なければならない？"
PHRASES = (
    phrase(MayPlayThisTurn, "{player}はこのターンに{card}をプレイできる？"),
    phrase(MayActivateThisTurn, "{player}はこのターンに{card}の能力を起動できる？"),
    phrase(Supposes, "ここからは仮定である"),
    phrase(MustDestroy, f"{{player}}は{{cards|と}}を破壊し{_MUST}"),
    phrase(MustDiscard, f"{{player}}は{{cards|と}}を捨て{_MUST}"),
    phrase(MustPut, f"{{player}}は{{cards|}}を{{pile}}の一番上に置か{_MUST}"),
    phrase(MustPut, f"{{player}}は{{cards|}}を{{pile}}の一番下に置か{_MUST}", end="bottom"),
    phrase(MustPut, f"{{player}}は{{cards|}}を{{zone}}に置か{_MUST}"),
)
"""The phrases of questions about other moments."""
