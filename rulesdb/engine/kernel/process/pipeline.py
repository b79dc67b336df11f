"""The event pipeline: the only place where the state of a game changes.

An event is first modified by replacement effects, then unfolded into its parts, then applied to the state; last, it
triggers effects. The game's table (``EventRules``) says how each of this is done.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.events import (
    Change,
    CompoundEvent,
    Event,
    Events,
    GeneratedEffect,
    Keys,
    OutcomeReplaced,
)
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreState

_NONE: Keys = frozenset()


class EventOutcome(NamedTuple):
    """The outcome of an event."""

    has_occurred: bool
    """Whether the event occurred, as it was or modified."""
    seen: Events
    """The events that can trigger effects, in order."""


_NOTHING = EventOutcome(has_occurred=False, seen=())


def happen(game: AnyGame, event: Event, spent: Keys = _NONE, excluded: Keys = _NONE) -> bool:
    """Make an event happen; return whether it did.

    ``spent`` has the keys of effects that cannot replace the event, ``excluded`` those that cannot trigger on it.
    """
    rules = game.event_rules
    outer, game.before = game.before, game.state
    before = rules.existing(game)
    occurrence = _occur(game, event, spent, excluded)
    seen = occurrence.seen
    if not seen or seen[0] is not event:  # as a rule the event occurs as it was to
        seen = rules.seen(event, seen)
    if seen:
        rules.trigger(game, before, seen, excluded)
    game.before = outer
    return occurrence.has_occurred


def happen_all(game: AnyGame, kind: str, events: Sequence[Event]) -> bool:
    """Make several events of one kind happen, as a compound event if there are two or more."""
    if len(events) == 1:
        return happen(game, events[0])
    return bool(events) and happen_in_order(game, game.event_rules.compound(kind, tuple(events)))


def happen_in_order(game: AnyGame, events: Events, spent: Keys = _NONE, excluded: Keys = _NONE) -> bool:
    """Make several events happen, one after the other; return whether any did."""
    happened = [happen(game, event, spent, excluded) for event in events]
    return any(happened)


def happen_at_once(game: AnyGame, events: Events, spent: Keys = _NONE, excluded: Keys = _NONE) -> bool:
    """Make several events happen, and trigger effects on them as on a single event; return whether any did."""
    outer, game.before = game.before, game.state
    rules = game.event_rules
    before = rules.existing(game)
    occurrences = [_occur(game, event, spent, excluded) for event in events]
    rules.trigger(game, before, tuple(one for occurrence in occurrences for one in occurrence.seen), excluded)
    game.before = outer
    return any(occurrence.has_occurred for occurrence in occurrences)


def note(game: AnyGame, event: Event) -> None:
    """Apply a bookkeeping event, which no effect replaces and on which no effect triggers."""
    if isinstance(event, Change) and event.is_procedural:  # as every fourth one is
        game.count_step()
        game.events.append(event)
        game.go_to(event.changed(game.state))
        game.states.append(game.state)
        return
    rules = game.event_rules
    _record(game, rules.after(game, event), event)
    for following in rules.consequences(game, event):
        note(game, following)


def _occur(game: AnyGame, event: Event, spent: Keys, excluded: Keys) -> EventOutcome:
    """Make an event occur, as effects have modified it, with the events within it."""
    rules = game.event_rules
    if not rules.can_occur(game, event):
        return _NOTHING
    now: Event | None = event
    if not rules.is_untouched(event):
        now, spent = rules.modified(game, event, spent)
    if now is None or rules.does_nothing(now):  # a game may let effects trigger even on what does not occur
        return _NOTHING if now is None or rules.is_untouched(now) else EventOutcome(False, (now,))
    if isinstance(now, CompoundEvent):
        _record(game, game.state, now)
        unfold = rules.unfold or _in_order
        return EventOutcome(True, (now,)) if unfold(game, now, spent, excluded) else _NOTHING
    within = rules.parts(game, now)
    if within is not None:
        return _composite(game, now, within, spent, excluded)
    final, spent = rules.outcome(game, now, spent)
    if final is not now:
        return _instead(game, now, final, spent, excluded)
    note(game, now)
    if isinstance(now, GeneratedEffect):
        now.generate(game)
    return EventOutcome(True, (now,))


def _instead(game: AnyGame, replaced: Event, event: Event | None, spent: Keys, excluded: Keys) -> EventOutcome:
    """Make the event occur that replaces the outcome of another one."""
    note(game, OutcomeReplaced(event=replaced))
    return _NOTHING if event is None else _occur(game, event, spent, excluded)


def _in_order(game: AnyGame, event: CompoundEvent, spent: Keys, excluded: Keys) -> bool:
    return happen_in_order(game, event.events, spent, excluded)


def _composite(game: AnyGame, event: Event, within: Events, spent: Keys, excluded: Keys) -> EventOutcome:
    """Make the events within a composite event occur, and with them the composite event."""
    rules = game.event_rules
    occurrences = [_occur(game, inner_event, spent, excluded) for inner_event in within]
    seen = tuple(one for occurrence in occurrences for one in occurrence.seen)
    occurred = rules.as_occurred(event, within, seen)
    if occurred is None:
        return EventOutcome(False, rules.noticed(event, within, seen))
    final, spent = rules.outcome(game, occurred, spent)
    if final is not occurred:
        instead = _instead(game, occurred, final, spent, excluded)
        return EventOutcome(True, (*seen, *instead.seen))
    note(game, occurred)
    return EventOutcome(True, rules.noticed(occurred, within, seen))


def _record(game: AnyGame, state: CoreState, event: Event) -> None:
    """Set the state after an event, and add the event to the history."""
    game.count_step()
    game.events.append(event)
    history = state.history + (event,)  # noqa: RUF005  (one copy instead of two; a turn has hundreds of events)
    ended = game.event_rules.ended_by(event)
    lasting = state.lasting  # the same tuple if none of the effects ends
    if ended is not None and any(one.until in ended for one in lasting):
        lasting = tuple(one for one in lasting if one.until not in ended)
    game.become(replace(state, history=history, lasting=lasting))
    game.states.append(game.state)
