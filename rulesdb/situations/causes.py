"""Causes: the events that made the answer to a question what it is, with the rules by which they happened.

The last event before which the answer was another one is the cause. If it happened as a triggered effect resolved, the
event that triggered the effect and the triggering are causes, too. Where the last action has not changed the answer,
what kept a triggered effect of it off the stack is a cause.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.asset_events import CorePayAsset
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.layer_events import EffectFailed, KeptOffStack
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Change, Event
from rulesdb.play.play_errors import PlayError
from rulesdb.situations.clauses import Query
from rulesdb.situations.open_table import Happened, OpenTable
from rulesdb.situations.session import Session

MOST_STATES = 200
"""States before the present one at which the answer is looked for."""
_IDLE = (KeptOffStack, EffectFailed)
"""The events that keep something from changing an answer."""
_NEAR = 8
"""Events before and after a part within which the whole event is."""


class Cause(NamedTuple):
    """An event on account of which an answer is what it is."""

    rule: str
    """Identifier of the rule by which it happened."""
    words: str
    """The event in words."""
    before: str
    """The answer before the event, "" where the event kept something from changing it."""
    at: int
    """Number of events before the last one on account of which the answer is what it is."""


def causes(session: Session, query: Query, answer: str) -> tuple[Cause, ...]:
    """Return the causes of an answer, those that triggered something first; none if it never was another one."""
    table = session.table
    if not query.is_of_state:
        return tuple(_last_of(session, query.is_about))
    with rules_in_force():  # what is called here decides nothing
        found = _last_change(session.copied(), query, answer)
        at, before = found or (0, "")
        triggering = () if query.is_about else _triggering(table, at)
        events = [*triggering, _as_told(table.history, at)] if found else []
    told = [(event.by, table.sentence_of(event)) for event in events if event.by]
    changing = [Cause(rule, words, before, at) for rule, words in told if words]
    if found is not None and at >= session.since and not isinstance(events[-1], _IDLE):
        return *changing, *_failed(session, query, at)
    dropped = [one.event for one in table.history[session.since :] if isinstance(one.event, _IDLE)]
    missed = [Cause(event.by, table.sentence_of(event), "", at) for event in dropped]
    return (*missed, *(cause for cause in changing if at < session.since))


def _last_of(session: Session, kinds: Iterable[type[Event]]) -> Iterator[Cause]:
    """Yield the last event of each of some kinds."""
    table = session.table
    for kind in kinds:
        last = next((event for event, _ in reversed(table.history) if isinstance(event, kind)), None)
        if last is not None:
            yield Cause(last.by, table.sentence_of(last), "", session.since)


def _failed(session: Session, query: Query, at: int) -> Iterator[Cause]:
    """Yield the effects of the cards in question that failed after an event."""
    names = [f"《{name}》" for name in session.concerned(query, only_named=True)]
    events = (one.event for one in session.table.history[at:] if isinstance(one.event, EffectFailed))
    for event in events:
        words = session.table.sentence_of(event)
        if any(map(words.startswith, names)):
            yield Cause(event.by, words, "", at)


def is_news(session: Session, cause: Cause) -> bool:
    """Whether a cause is what a question is about: one of the last action or of this turn, apart from what is used."""
    table = session.table
    if cause.at >= session.since:
        return True
    event, state = table.history[cause.at]
    is_use = isinstance(event, CorePayAsset) or (isinstance(event, CoreMove) and event.to.name in table.zones_of_play)
    return not is_use and bool(state.turn == table.state.turn)


def triggered(session: Session) -> tuple[Cause, ...]:
    """Return what triggered in the last action, as what has changed nothing."""
    table = session.table
    events = (one.event for one in table.history[session.since :])
    found = [event for event in events if isinstance(event, Triggers)]
    return tuple(Cause(event.by, table.sentence_of(event), "", session.since) for event in found)


def _last_change(session: Session, query: Query, answer: str) -> tuple[int, str] | None:
    """Return the index of the event before which the answer was last another one, and that answer.

    The session is left at an earlier state.
    """
    history, looks = session.table.history, 0
    for at in range(len(history) - 1, 0, -1):
        earlier = history[at - 1].state
        if earlier is history[at].state:
            continue
        looks += 1
        before = _answer_at(session, query, earlier)
        if before != answer:
            return at, before
        if looks == MOST_STATES:
            break
    return None


def _answer_at(session: Session, query: Query, state: Any) -> str:  # noqa: ANN401  (the state of any game)
    """Return the answer in an earlier state, "" where the question had none."""
    session.table.look_at(state)
    try:
        return query.outcome(session).answer
    except (PlayError, EngineError, LookupError):  # what is asked about may not have been there
        return ""


def _as_told(history: Sequence[Happened], at: int) -> Event:
    """Return an event, or the one of which it is a part, as an account tells it."""
    event = history[at].event
    near = (one.event for one in history[max(0, at - _NEAR) : at + _NEAR + 1])
    return next((one for one in near if isinstance(one, Change) and one.covers(event)), event)


def _triggering(table: OpenTable, at: int) -> Iterator[Event]:
    """Yield the event that triggered the effect in whose resolution an event happened, and the triggering; or none."""
    game = table.rules.process(table.history[at - 1].state)
    layer = game.object(game.stack[-1]).layer if game.stack else None
    event = getattr(getattr(layer, "context", None), "event", None)
    if event is not None:
        yield event
        pasts = (past for past, _ in table.history[:at])
        yield from (past for past in pasts if isinstance(past, Triggers) and past.pending.context.event is event)
