"""What is asked about a game of Flesh and Blood in numbers: cards drawn, damage dealt, points left, chain links."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import ClassVar, Literal

from rulesdb.engine.fab.events import Deal, PayAsset
from rulesdb.engine.fab.language.record_words import MOMENTS
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.event_kinds.player_events import TurnBegins
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove, Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.situations.clauses import CardQuery, PlayerQuery, Query
from rulesdb.situations.fab.clauses import HasHit, LastAttackHasHit, Points
from rulesdb.situations.fab.course import NothingMore
from rulesdb.situations.parts import CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.facts import Draws, Happens

What = Literal["draw", "damage"]
"""What is counted: cards that a player draws, or damage that is dealt to the player's hero."""
_EVENTS: Mapping[What, type[Event]] = {"draw": Draw, "damage": Deal}


class AmountOf(PlayerQuery, frozen=True, kw_only=True):
    """How many cards a player has drawn, or how much damage the player's hero has been dealt."""

    what: What
    """What is counted."""
    is_of_turn: bool = False
    """Whether it is asked about the whole turn, where it is otherwise about what followed from the last action."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError where nothing followed from the last action, but did before it."""
        history = session.table.happened
        begin = max((at for at, one in enumerate(history) if isinstance(one.event, TurnBegins)), default=0)
        last, turn, whole = (self._count(session, start) for start in (session.done, begin, 0))
        if self.is_of_turn:
            return Outcome(str(turn))
        if whole and not last:
            words = {"draw": "何枚カードを引いた", "damage": "何点のダメージを受けた"}[self.what]
            raise SituationError(
                f"this may be about an earlier action; write {self.player.name}はこのターンに{words}？"
            )
        return Outcome(str(last), about="" if last == whole else f"最後の行動から。ゲームの始めからは{whole}")

    def _count(self, session: Session, start: int) -> int:
        """Return the number from an event on, given by index."""
        number, found = session.person(self.player).number, 0
        damage = Happens(event=Deal, player=self.player)
        for at, (event, _) in enumerate(session.table.happened[start:], start):
            if self.what == "draw":
                found += isinstance(event, Draw) and event.player == number
            elif isinstance(event, Deal) and damage.is_event(session, event, at):
                found += event.amount
        return found


def _once_resolved(session: Session) -> Session:
    """Return the game once everything has resolved. Raises SituationError if that depends on a choice."""
    then = session.copied()
    NothingMore().act(then)
    if then.question is not None:
        question = then.table.narrator.question(then.question.kind)
        raise SituationError(f"this depends on a choice that comes first: {question}")
    return then


class AmountToCome(AmountOf, frozen=True, kw_only=True):
    """How many cards a player draws, or how much damage the hero is dealt, once everything has resolved."""

    def time(self, session: Session) -> Session:
        """Return the game once everything has resolved. Raises SituationError if that depends on a choice."""
        return _once_resolved(session)


class WillHit(HasHit, frozen=True, kw_only=True):
    """Whether an attack of an object hits, once everything has resolved."""

    def time(self, session: Session) -> Session:
        """Return the game once everything has resolved. Raises SituationError if that depends on a choice."""
        return _once_resolved(session)


class LastAttackWillHit(LastAttackHasHit, frozen=True, kw_only=True):
    """Whether the last attack hits, once everything has resolved."""

    def time(self, session: Session) -> Session:
        """Return the game once everything has resolved. Raises SituationError if that depends on a choice."""
        return _once_resolved(session)


class HasDrawn(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player has drawn a card since the last action that is no pass."""

    by: CardRef | None = None
    """The card on account of which it is drawn, None for any."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no. Raises SituationError where the player has drawn before that alone."""
        if self.by is not None:
            session.check_name(self.by.name)
            return Outcome(shown(Draws(player=self.player, by=self.by).is_so(session)))
        return Outcome(shown(AmountOf(player=self.player, what="draw").outcome(session).answer != "0"))


class Paid(CardQuery, frozen=True, kw_only=True):
    """How many resource points were paid for a card as it was last played."""

    player: PlayerRef | None = None
    """The player who has played it, None for any."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError for a card that nobody has played."""
        history, played = session.table.history, Happens(event=CardPlayed, card=self.card, player=self.player)
        at = next((at for at in reversed(range(len(history))) if played.is_event(session, history[at].event, at)), None)
        if at is None:
            raise SituationError(f"nobody has played {self.card.words}: ask what is paid for it behind that")
        events = [one.event for one in reversed(history[:at])]
        since = takewhile(lambda one: not isinstance(one, CoreMove) or one.to.name != "stack", events)
        paid = (one.amount for one in since if isinstance(one, PayAsset) and one.asset == "resource")
        return Outcome(str(sum(paid)))


class HasPointsLeft(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player has points of a kind."""

    asset: Points
    """The kind of points."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no, with the number."""
        points = session.table.state.players[session.person(self.player).number].points(self.asset)
        return Outcome(shown(points > 0), equivalents=(str(points),), about=f"{points}点")


class InArena(CardQuery, frozen=True, kw_only=True):
    """The number of objects of a name in the arena, of all players."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError for a name that nothing has."""
        table = session.table
        session.check_name(self.card.name)
        there = [one for one in table.objects() if one.zone.name == table.in_play]
        named = [one for one in there if table.printed_name(one) == self.card.name]
        return Outcome(str(sum(table.is_held_so(self.card, one) for one in named)))


class ChainLinks(Query, frozen=True, kw_only=True):
    """The number of chain links on the combat chain, which is that of the last one."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number, 0 while the combat chain is closed."""
        return Outcome(str(len(session.table.state.links)))


class PresentStep(Query, frozen=True, kw_only=True):
    """The present phase, or step of combat."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return its name, with the player whose turn it is."""
        state = session.table.state
        moment = f"combat:{state.combat}" if state.combat else f"phase:{state.phase}"
        if session.present_lull is not None:
            moment = session.present_lull.moment
        words = f"{session.table.people[state.turn_player].name}のターンの{MOMENTS[moment]}"
        return Outcome(words, equivalents=(MOMENTS[moment],))


class ChainIs(Query, frozen=True, kw_only=True):
    """Whether the combat chain is open, or closed."""

    is_open: bool
    """Whether it is asked if it is open."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes or no."""
        return Outcome(shown((session.table.state.combat != "") is self.is_open))


_COUNTED: Sequence[tuple[What, str]] = (
    ("draw", "何枚カードを引いた"),
    ("damage", "何点のダメージを受けた"),
)
PHRASES = (
    *(
        row
        for what, words in _COUNTED
        for row in (
            phrase(AmountOf, f"{{player}}は{words}？", what=what),
            phrase(AmountOf, f"{{player}}はこのターンに{words}？", what=what, is_of_turn=True),
        )
    ),
    *phrases(WillHit, "{card}は[{target}に]ヒットする？"),
    phrase(LastAttackWillHit, "攻撃はヒットする？"),
    phrase(AmountToCome, "{player}は何枚カードを引く？", what="draw"),
    phrase(AmountToCome, "{player}は何点のダメージを受ける？", what="damage"),
    *phrases(HasDrawn, "{player}は[{by}によって]カードを引いた？"),
    *phrases(Paid, "[{player}は]{card}のコストに何点支払った？"),
    phrase(HasPointsLeft, "{player}に{asset}はある？"),
    phrase(PresentStep, "今はどのステップ？"),
    phrase(ChainIs, "戦闘チェインは開いている？", is_open=True),
    phrase(ChainIs, "戦闘チェインは閉じている？", is_open=False),
    phrase(InArena, "闘技場に{card}はいくつある？"),
    *phrases(ChainLinks, "チェインリンクはいくつ[ある]？"),
)
"""The phrases of numbers."""
