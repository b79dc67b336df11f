"""Causes of an answer: the events and conditions that made it what it is, with the rules by which they happened.

The last event before which the answer was another one is the cause. If it happened as a triggered effect resolved, the
event that triggered the effect and the triggering are causes, too. Where the last action has not changed the answer,
what kept a triggered effect of it off the stack is a cause, and so is the condition of an ability that has not
triggered, and would have made another answer. What that one would have done is found out by generating its effects at
the moment of the question; one that never functioned, such as that of an attack in a deck, does not count.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.cards.abilities import ResolutionAbility, TriggeredAbility
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.layer_events import EffectFailed, KeptOffStack
from rulesdb.engine.kernel.event_kinds.player_events import CorePayAsset, Over
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Change, Event
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.state.state import CoreLayer, CoreObject, CoreState
from rulesdb.play.play_errors import PlayError
from rulesdb.situations.clauses import Query
from rulesdb.situations.open_table import AnyOpenTable, Happened
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
    is_triggering: bool = False
    """Whether the event is that an effect triggers, which explains less than what triggers it and what it does."""


def causes(session: Session, query: Query, answer: str) -> tuple[Cause, ...]:
    """Return the causes of an answer, those that triggered something first; none if it never was another one."""
    table = session.table
    if not query.is_of_state:
        return tuple(_last_of(session, query.is_about))
    with rules_in_force():  # what is called here decides nothing
        found = _last_change(session.copied(), query, answer)
        if found is None and Over in query.is_about:  # who is asked about has not won before, either
            return tuple(_last_of(session, query.is_about))
        at, before = found or (0, "")
        triggering = _led_to(table, at, query.is_about) if query.is_about else _triggering(table, at)
        events = [*triggering, _in_account(table.history, at)] if found else []
    sentences = [(event, table.narrator.sentence(event) or table.untold(event)) for event in events if event.by]
    changing = [Cause(event.by, words, before, at, isinstance(event, Triggers)) for event, words in sentences if words]
    if found is not None and at >= session.since and not isinstance(events[-1], _IDLE):
        return *changing, *_failed(session, query, at)
    dropped = [one.event for one in table.history[session.since :] if isinstance(one.event, _IDLE)]
    missed = [Cause(event.by, table.narrator.sentence(event), "", at) for event in dropped]
    return (*missed, *(cause for cause in changing if at < session.since))


def _last_of(session: Session, kinds: Iterable[type[Event]]) -> Iterator[Cause]:
    """Yield the last event of each of some kinds."""
    table = session.table
    for kind in kinds:
        last = next((event for event, _ in reversed(table.history) if isinstance(event, kind)), None)
        if last is not None:
            yield Cause(last.by, table.narrator.sentence(last), "", session.since)


def _failed(session: Session, query: Query, at: int) -> Iterator[Cause]:
    """Yield the effects of the cards in question that failed after an event."""
    names = [f"《{card.name}》" for card in query.named]
    events = (one.event for one in session.table.history[at:] if isinstance(one.event, EffectFailed))
    for event in events:
        words = session.table.narrator.sentence(event)
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
    return tuple(Cause(event.by, table.narrator.sentence(event), "", session.since) for event in found)


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


def _answer_at(session: Session, query: Query, state: CoreState) -> str:
    """Return the answer in an earlier state, "" where the question had none."""
    session.table.look_at(state)
    try:
        return query.outcome(session).answer
    except (PlayError, EngineError, LookupError):  # what is asked about may not have been there
        return ""


def _in_account(history: Sequence[Happened], at: int) -> Event:
    """Return an event, or the one of which it is a part, as an account tells it."""
    event = history[at].event
    near = (one.event for one in history[max(0, at - _NEAR) : at + _NEAR + 1])
    return next((one for one in near if isinstance(one, Change) and one.covers(event)), event)


def _led_to(table: AnyOpenTable, at: int, kinds: Iterable[type[Event]]) -> Iterator[Event]:
    """Yield the last event of each other of some kinds before an event: the loss that made somebody else win."""
    for kind in kinds:
        if not isinstance(table.history[at].event, kind):
            yield from [past for past, _ in table.history[:at] if isinstance(past, kind)][-1:]


def _triggering(table: AnyOpenTable, at: int) -> Iterator[Event]:
    """Yield the event that triggered the effect in whose resolution an event happened, and the triggering; or none."""
    game = table.rules.process(table.history[at - 1].state)
    layer = game.object(game.stack[-1]).layer if game.stack else None
    context = layer.context if isinstance(layer, CoreLayer) else None
    event = None if context is None else context.event
    if event is not None:
        yield event
        pasts = (past for past, _ in table.history[:at])
        yield from (past for past in pasts if isinstance(past, Triggers) and past.pending.context.event is event)


class Unmet(NamedTuple):
    """A triggered ability that has not triggered, although something would have been otherwise if it had."""

    name: str
    """Name of the card."""
    ability: TriggeredAbility
    """The ability."""
    answer: str
    """What the answer would be if it had triggered and resolved."""


def unmet(session: Session, query: Query, answer: str) -> tuple[Unmet, ...]:
    """Return the abilities of the situation's cards that have not triggered, and bear on an answer."""
    found: list[Unmet] = []
    with rules_in_force():  # what is called here decides nothing
        for item, ability in _untriggered(session):
            other = _answer_after(session, query, item, ability)
            if other not in {answer, ""}:
                found.append(Unmet(session.table.printed_name(item), ability, other))
    return tuple(dict.fromkeys(found))


def _untriggered(session: Session) -> Iterator[tuple[CoreObject, TriggeredAbility]]:
    """Yield the objects with triggered abilities that have functioned; no object of this name has triggered so far."""
    table = session.table
    pending = [(state, event.pending) for event, state in table.history if isinstance(event, Triggers)]
    layers = {(table.rules.process(then).last_known(one.source).card.name, one.layer) for then, one in pending}
    for item in table.state.objects.values():
        abilities = session.printed[item.card.name].abilities if item.card.name in session.printed else ()
        for ability in abilities:
            if not isinstance(ability, TriggeredAbility) or (item.card.name, table.instructions(ability)) in layers:
                continue
            if _has_functioned(table, item, ability):
                yield item, ability


def _has_functioned(table: AnyOpenTable, item: CoreObject, ability: TriggeredAbility) -> bool:
    """Whether an ability of an object functions, or did so where the object was before, such as in play."""
    looked_at = None
    for state in (table.state, *(one.state for one in reversed(table.history))):
        record = next((one for one in state.objects.values() if one.serial == item.serial), None)
        if record is None or record is looked_at:
            continue
        looked_at, game = record, table.rules.process(state, ())
        if game.rules.effects.is_functional(game, record, ability):
            return True
    return False


def _answer_after(session: Session, query: Query, item: CoreObject, ability: TriggeredAbility) -> str:
    """Return the answer after the effects of an ability, "" if they cannot be generated just so."""
    twin = session.copied()
    game = twin.table.rules.process(twin.table.state, ())
    context = game.context_of(item.id)
    try:
        for layer in twin.table.instructions(ability):
            for effect in layer.generated() if isinstance(layer, ResolutionAbility) else ():
                effect.generate(game, context)
        twin.table.look_at(game.state)
        return query.outcome(twin).answer
    except (PlayError, EngineError, UndecidedError, LookupError):  # it needs a target, a choice or its event
        return ""
