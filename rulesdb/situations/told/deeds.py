"""What players do as effects let or make them do it, told by what happens: a card is destroyed, points are paid.

Such a sentence answers the questions that are open, or that come as players pass, so that it happens. Where it happens
in several ways, or in none, it is asked back: nothing is chosen that nobody said.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, CoreMove
from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.options import Decision, Option
from rulesdb.play.play_errors import PlayError
from rulesdb.play.table import question_kind
from rulesdb.situations.clauses import Reply, yes_or_no
from rulesdb.situations.parts import AnyAnswer, CardRef, End, HeldZone, Nothing, Pile, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.facts import before, is_named
from rulesdb.situations.unasked import pass_until, why_unasked

_MOST_ANSWERS = 6
"""Answers that follow each other within which a deed is done, or is not done by them."""


class Given(NamedTuple):
    """An answer to a question."""

    kind: str
    """The kind of question."""
    answer: AnyAnswer
    """The answer."""


class Deed(Reply, frozen=True, kw_only=True):
    """What a player does, or does not do, where an effect lets or makes the player do it."""

    player: PlayerRef
    """The player."""
    is_yes: bool = True
    """Whether the player does it."""

    @property
    def chosen(self) -> tuple[CardRef, ...]:
        """The cards with which it is done."""
        return ()

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return none: the answers are found when the questions are open, as ``wait`` does."""
        return {}

    def is_done(self, session: Session) -> bool:
        """Whether it has happened since the last action."""
        raise NotImplementedError

    @property
    def words(self) -> str:
        """The words for what it is done with."""
        return "と".join(card.words for card in self.chosen)

    def wait(self, session: Session) -> None:
        """Answer the open questions so that it happens. Raises SituationError if it does not, or in several ways."""
        session.resume()
        if self.is_yes and self.is_done(session):
            return
        ways = self._ways(session, self.chosen)
        if not ways and pass_until(session, self.can_be_done):
            ways = self._ways(session, self.chosen)
        way = ways[0] if ways else []
        if not self.is_yes:
            way = [Given(one.kind, YesOrNo(False)) for one in way[:1] if one.answer == YesOrNo(True)]
        if not (ways and (way or self.is_yes)):
            raise SituationError(why_unasked(session, (), given=self.words))
        if len(ways) > 1:
            topics = "、".join(dict.fromkeys(session.table.narrator.question(one.kind) for one in way))
            raise SituationError(f"this can be done in several ways; write before it the answers to: {topics}")
        for kind, answer in way:
            session.table.script[kind] = [answer]
            session.table.answer_all()

    def can_be_done(self, session: Session) -> bool:
        """Whether it has happened, or answers to the open questions bring it about."""
        return self.is_done(session) or bool(self._ways(session, self.chosen))

    def _ways(self, session: Session, left: Sequence[CardRef], most: int = _MOST_ANSWERS) -> list[list[Given]]:
        """Return the answers to open questions by which it is done; ``left`` are the cards not chosen yet."""
        if self.is_done(session):
            return [[]]
        question = session.question
        if question is None or question.player != session.person(self.player).number or not most:
            return []
        found: list[list[Given]] = []
        kind = question_kind(question.kind)
        for answer in _possible(session, question, left):
            twin = session.copied()
            twin.table.script = {**{one: [*given] for one, given in session.table.left.items()}, kind: [answer]}
            with suppress(PlayError, EngineError):
                twin.table.answer_all()
                rest = [card for card in left if card is not answer]
                found += [[Given(kind, answer), *others] for others in self._ways(twin, rest, most - 1)]
        return found


def _possible(session: Session, question: Decision[Option], cards: Sequence[CardRef]) -> Iterator[AnyAnswer]:
    """Yield the answers to a question by which a deed may be done with cards: yes and no, a card, or no further one."""
    table, words = session.table, session.table.words_for(question)
    if YesOrNo(True) in words:
        yield from (YesOrNo(True), YesOrNo(False))
        return
    chosen = [card for card in cards if table.option_of(card, question.kind, words) is not None]
    nothing = [Nothing()] if table.option_of(Nothing(), question.kind, words) else []
    yield from chosen[:1] or nothing


class DeedWithCards(Deed, frozen=True, kw_only=True):
    """A player does something with cards, or does not, as an effect lets or makes the player do it."""

    event: type[Event]
    """The kind of the event that happens to each card."""
    cards: tuple[CardRef, ...]
    """The cards, in order."""
    zone: HeldZone | None = None
    """The zone that they are put into, None for a pile and for another event."""
    pile: Pile | None = None
    """The deck or library that they are put into, None for another zone and for another event."""
    end: End = "top"
    """The end of the pile."""

    @property
    def chosen(self) -> tuple[CardRef, ...]:
        """The cards."""
        return self.cards

    def is_event(self, event: Event) -> bool:
        """Whether an event is what is done with a card."""
        if not isinstance(event, CoreMove) or self.zone is self.pile is None:
            return isinstance(event, self.event)
        is_there = self.pile is None or event.at_bottom == (self.end == "bottom")
        return event.to.name == (self.pile or self.zone) and is_there

    def is_done(self, session: Session) -> bool:
        """Whether the event of each card has happened since the last action."""
        left = [*self.chosen]
        for at in range(session.since, len(session.table.history)):
            event = session.table.history[at].event
            if isinstance(event, OfObject) and self.is_event(event):
                item = before(session, at, event.object)
                left = _without(left, next((one for one in left if item and is_named(session, one, item)), None))
        return not left


def _without(cards: list[CardRef], card: CardRef | None) -> list[CardRef]:
    return cards if card is None else [one for one in cards if one is not card]


_ENDS: Mapping[End, str] = {"top": "{pile}の一番上", "bottom": "{pile}の一番下"}
PHRASES = (
    *yes_or_no(DeedWithCards, "{player}は{cards|と}を破壊", "する/しない", event=CoreDestroy),
    *yes_or_no(DeedWithCards, "{player}は{cards|と}を捨て", "る/ない", event=CoreDiscard),
    *yes_or_no(DeedWithCards, "{player}は{cards|と}を公開", "する/しない", event=Revealed),
    *(
        row
        for end, pile in _ENDS.items()
        for row in (
            *yes_or_no(DeedWithCards, f"{{player}}は{{cards|}}を{pile}に置", "く/かない", event=CoreMove, end=end),
            phrase(DeedWithCards, f"{{player}}が{pile}に置くのは{{cards||と}}である", event=CoreMove, end=end),
        )
    ),
    *yes_or_no(DeedWithCards, "{player}は{cards|}を{zone}に置", "く/かない", event=CoreMove),
    phrase(DeedWithCards, "{player}が{zone}に置くのは{cards||と}である", event=CoreMove),
)
"""The phrases of what players do as effects let or make them do it."""
