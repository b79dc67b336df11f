"""The event pipeline: the only place where the state of a game changes.

An event is first modified by replacement effects, then unfolded into its parts, then applied to the state; last, it
triggers effects.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.events import Cease, Move, Multi, Triggers, Turned
from rulesdb.engine.fab.events.base import changed
from rulesdb.engine.fab.events.state_updates import with_last_known
from rulesdb.engine.fab.events.zones import becomes_new
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import (
    does_nothing,
    has_nothing_within,
    has_triggered_on_whole,
    has_triggered_within,
    is_outside_only,
    is_prevented_for_all,
    noticed,
    parts,
    replacing_parts,
    still_occurs,
)
from rulesdb.engine.fab.rules.replacing import Key as EffectKey
from rulesdb.engine.fab.rules.replacing import replaced, used_up
from rulesdb.engine.fab.rules.triggering import (
    Key,
    Listener,
    is_forbidden,
    is_let_trigger,
    is_triggered_by,
    listeners,
    noticing,
)
from rulesdb.engine.fab.state import Pending, Properties, State
from rulesdb.engine.fab.zones import PRIVATE

_NONE: frozenset[EffectKey] = frozenset()


def happen(game: Game, event: Event) -> bool:
    """Make an event happen; return whether it did."""
    return _happen(game, event, _NONE, frozenset())


def happen_all(game: Game, kind: str, events: Sequence[Event]) -> bool:
    """Make several events of one kind happen, as a compound event if there are two or more (1.9.2)."""
    if len(events) == 1:
        return happen(game, events[0])
    return bool(events) and happen(game, Multi(by="fab:1.9.2", kind=kind, events=tuple(events)))


def note(game: Game, event: Event) -> None:
    """Apply a bookkeeping event, which no effect replaces and on which no effect triggers."""
    _change(game, event)


def _happen(game: Game, event: Event, spent: frozenset[EffectKey], triggered: frozenset[Key]) -> bool:
    before = listeners(game)
    occurred, seen = _occur(game, event, spent, triggered)
    if seen and not is_outside_only(event):
        trigger(game, before, seen, triggered)
    return occurred


def _occur(
    game: Game, event: Event, spent: frozenset[EffectKey], triggered: frozenset[Key]
) -> tuple[bool, tuple[Event, ...]]:
    """Make an event occur with the events within it; return whether it did, and the events to trigger effects on."""
    if does_nothing(event):
        return False, ()
    now: Event | None = event
    before = spent
    if not is_outside_only(event):
        now, spent = modified(game, event, spent)
    if now is None or does_nothing(now):
        return False, ()
    if isinstance(now, Multi):
        for_parts = replacing_parts(before, spent) if isinstance(event, Multi) else spent
        return _unfold(game, now, for_parts, triggered)
    within = parts(game, now)
    if within is None:
        _change(game, now)
        return True, (now,)
    return _composite(game, now, within, spent, triggered)


def _unmodified(_game: Game, event: Event, spent: frozenset[EffectKey]) -> tuple[Event | None, frozenset[EffectKey]]:
    """Return the event unchanged by replacement effects."""
    return event, spent


@book.definition("1.9.1", _unmodified, "イベントは、置換効果によっても変わらないとする読み方")
def modified(game: Game, event: Event, spent: frozenset[EffectKey]) -> tuple[Event | None, frozenset[EffectKey]]:
    """An event can be modified by replacement effects before it happens."""
    outcome = replaced(game, event, spent)
    for first in outcome.first:
        happen(game, first)
    for ended in outcome.ended:
        use = used_up(game, ended)
        if use is not None:
            _change(game, use)
    return outcome.event, outcome.spent


def _unfold(
    game: Game, event: Multi, spent: frozenset[EffectKey], triggered: frozenset[Key]
) -> tuple[bool, tuple[Event, ...]]:
    """Make the individual events of a compound event happen; effects can trigger on every one of them (1.9.2)."""
    _record(game, game.state, event)
    on_whole = {listener.key for listener in listeners(game) if is_triggered_by(game, listener, event)}
    excluded = triggered | {key for key in on_whole if has_triggered_on_whole(key, frozenset(on_whole))}
    return (True, (event,)) if one_by_one(game, event.events, spent, excluded) else (False, ())


def _as_one_event(
    game: Game, events: tuple[Event, ...], spent: frozenset[EffectKey], triggered: frozenset[Key]
) -> bool:
    """Make all events happen, and trigger effects on them as on a single event."""
    before = listeners(game)
    outcomes = [_occur(game, event, spent, triggered) for event in events]
    trigger(game, before, tuple(one for _, seen in outcomes for one in seen), triggered)
    return any(occurred for occurred, _ in outcomes)


@book.definition("1.9.2", _as_one_event, "同じことを何回行っても、まとめて1つのイベントだとする読み方")
def one_by_one(game: Game, events: tuple[Event, ...], spent: frozenset[EffectKey], triggered: frozenset[Key]) -> bool:
    """A compound event is unfolded: its instructions happen as individual events, one after the other."""
    happened = [_happen(game, event, spent, triggered) for event in events]
    return any(happened)


def _composite(
    game: Game, event: Event, within: tuple[Event, ...], spent: frozenset[EffectKey], triggered: frozenset[Key]
) -> tuple[bool, tuple[Event, ...]]:
    """Make the events within a composite event occur, and with them the composite event (1.9.3)."""
    outcomes = [_occur(game, inner_event, spent, triggered)[1] for inner_event in within]
    seen = tuple(one for noticed_events in outcomes for one in noticed_events)
    if has_nothing_within(within, seen):
        return False, seen
    if not still_occurs(len(within), sum(inner_event in seen for inner_event in within)):
        return True, seen
    _record(game, game.state, event)
    return True, noticed(event, seen)


def trigger(game: Game, before: tuple[Listener, ...], seen: tuple[Event, ...], excluded: frozenset[Key]) -> None:
    """Trigger the effects that were active before an event on the events that occurred (1.9.1, 6.6.5)."""
    done: frozenset[Key] = frozenset()
    waiting = noticing(game, before)
    for event in seen:
        for listener in waiting:
            if listener.key in excluded or not is_triggered_by(game, listener, event):
                continue
            prevented = frozenset(listener.key for one in seen if is_forbidden(game, listener, one))
            if is_prevented_for_all(prevented, listener.key) or is_forbidden(game, listener, event):
                continue
            if not has_triggered_within(listener.key, done):
                done |= {listener.key}
                if is_let_trigger(game, listener):
                    _trigger(game, listener, event)


@book.step("1.9.1")
def _trigger(game: Game, listener: Listener, event: Event) -> None:
    """An event triggers a triggered effect, which creates a triggered-layer (6.6.5)."""
    if listener.is_hidden:
        _show(game, listener.context.source)
    context = replace(listener.context, event=event)
    pending = Pending(context.controller, context.source, listener.triggered.layer, context, listener.triggered.while_)
    _change(game, Triggers(by=_trigger.id, pending=pending))


@book.step("5.4.7b")
def _show(game: Game, source: int) -> None:
    """The source of a hidden triggered ability becomes public when it triggers, until its triggered-layer is gone."""
    if game.has(source):
        _change(game, Turned(by=_show.id, object=source, is_public=True, is_shown=True))


def _change(game: Game, event: Event) -> None:
    """Apply an event to the state and record it; no other function changes the state."""
    _record(game, changed(with_last_known(game.state, _last_seen(game, event)), event), event)


def _record(game: Game, state: State, event: Event) -> None:
    """Set the state after an event, and add the event to the history."""
    game.count_step()
    game.events.append(event)
    game.become(replace(state, history=(*state.history, event)))


def _last_seen(game: Game, event: Event) -> dict[int, Properties]:
    """Return the properties of the object that ceases to exist by an event, as last known information (1.2.3)."""
    if isinstance(event, Cease):
        return {event.object: properties(game, event.object)}
    if not isinstance(event, Move):
        return {}
    item = game.state.objects[event.object]
    is_public = event.is_public if event.is_public is not None else event.to.name not in PRIVATE
    was_known = item.is_public or is_public  # 3.0.8: an object that becomes public does so before it moves
    return {item.id: properties(game, item.id)} if was_known and becomes_new(item, event.to, is_public) else {}
