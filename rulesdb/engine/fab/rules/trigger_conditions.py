"""Trigger conditions (6.6.1c, 6.6.5 to 6.6.5c): which events and states trigger an effect."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.trigger_limits import is_the_time
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events


@book.definition("6.6.5b#sentence-1")
def seen_if_it_occurs(_planned: Event, occurred: Events) -> Events:
    """An event-based triggered effect triggers only if an event that meets its condition occurs."""
    return occurred


@book.definition("6.6.5b#sentence-2")
def seen_as_modified(_planned: Event, occurred: Events) -> Events:
    """An effect does not trigger on an event that is modified before it occurs and no longer meets the condition."""
    return occurred


def seen(planned: Event, occurred: Events) -> Events:
    """Return the events on which effects can trigger, from one that was to occur and those that occurred."""
    return seen_as_modified(planned, seen_if_it_occurs(planned, occurred))


def is_triggered_by(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event meets a triggered effect's trigger condition."""
    return triggers.is_met_by_event(game, listener, event) and has_triggered(game, listener, event)


@book.filter("6.6.5#sentence-1")
def has_triggered(game: Game, listener: Listener, event: Event | None) -> bool:
    """A triggered effect is triggered if an event or, where that is None, the state meets its trigger condition."""
    if event is not None and not (is_event(event) and is_the_time(game, listener, event)):
        return False
    return is_met_by_state(game, listener) and is_met_by_itself(game, listener)


@book.definition("6.6.5b#sentence-3")
def is_met_by_state(game: Game, listener: Listener) -> bool:
    """A state-trigger condition besides the event must be met when the event occurs."""
    return triggers.is_met_by_state(game, listener)


@book.definition("6.6.1c#sentence-5")
def is_met_by_itself(_game: Game, _listener: Listener) -> bool:
    """The trigger condition does not include the conditions of the effects that the triggered-layer generates."""
    return True


@book.definition("6.6.1c#sentence-3")
def is_event_based(triggered: TriggeredAbility) -> bool:
    """An effect whose trigger condition describes an event, alone or with a state, is event-based."""
    return triggered.on is not None


@book.filter("6.6.1c#sentence-4")
def is_state_based(triggered: TriggeredAbility) -> bool:
    """An effect whose trigger condition describes a game state is state-based."""
    return triggered.while_ is not None


def is_by_state(triggered: TriggeredAbility) -> bool:
    """Whether a triggered effect triggers when the state changes, not on events."""
    return not is_event_based(triggered) and is_state_based(triggered)


def has_come(was_met: bool | None) -> bool:
    """Whether a state that is met now triggers, by whether it was met before; None for an effect that is new."""
    return has_changed(was_met) or was_met_from_the_start(was_met)


@book.filter("6.6.5c#sentence-1")
def has_changed(was_met: bool | None) -> bool:
    """A state-based effect triggers if the state did not meet the condition, then changes and meets it."""
    return was_met is False


@book.filter("6.6.5c#sentence-2")
def was_met_from_the_start(was_met: bool | None) -> bool:
    """A state-based effect also triggers if the state meets the condition when the effect is generated."""
    return was_met is None
