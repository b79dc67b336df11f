"""Modified events (6.4.1a to 6.4.6): sub-events, the effects that are active for an event, and how often they are."""

from collections.abc import Sequence

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.replacement_conditions import ReplacementInForce
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.event_rules import Events, Keys


def both(event: Event, other: Event | None) -> Event:
    """Return an event in which one event happens, and then another one, if there is one."""
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=tuple(filter(None, (event, other))))


@book.definition("6.4.1a#sentence-2")
def sub_event_first(game: Game, first: Event, now: Event | None) -> Event | None:
    """A sub-event occurs when the event is replaced, before the original event."""
    happen(game, first, not_for_sub_events(game))
    return now


@book.definition("6.4.1a#sentence-3")
def not_for_sub_events(game: Game) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """A sub-event may be replaced, too: there is no effect that cannot replace it."""
    return frozenset()


@book.filter("6.4.4#sentence-1")
def can_replace_modified(original: Event, now: Event) -> bool:
    """A replacement effect can replace an event that has been modified by another one."""
    return original is not now


@book.definition("6.4.4#sentence-2")
def is_active_for_modified(was_active: bool, is_active: bool) -> bool:  # noqa: ARG001  (the misreading needs both)
    """It can do so only if it is active for the modified event."""
    return is_active


@book.filter("6.4.6#sentence-3")
def may_become_active(was_active: bool) -> bool:
    """A modified event may cause effects to be active that were not active for the replaced event."""
    return not was_active


@book.definition("6.4.2a#sentence-1")
def looked_up(
    at_first: Sequence[ReplacementInForce],  # noqa: ARG001  (the misreading needs it)
    now: Sequence[ReplacementInForce],
) -> Sequence[ReplacementInForce]:
    """Conditions and variable values are determined each time a replacement effect could be applied to an event."""
    return now


@book.definition("6.4.5#sentence-1")
def spent_in_sub_event(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect can replace an event once per original event, of which its sub-events are a part."""
    return spent | {one.key}


@book.definition("6.4.5#sentence-2")
def spent_by_itself(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect that has replaced an event cannot replace its own modified event."""
    return spent | {one.key}


@book.definition("6.4.5#sentence-3")
def spent_for_others(spent: Keys, one: ReplacementInForce) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """Nor can it replace the further modified events that other replacement effects produce."""
    return spent


def spent_by(spent: Keys, one: ReplacementInForce) -> Keys:
    """Return the keys of the effects that cannot replace an event any more, once an effect is applied to it."""
    return spent_by_itself(spent_for_others(spent, one), one)


@book.definition("6.4.6#sentence-1")
def without_the_replaced(event: Event, now: Event | None) -> Event | None:  # noqa: ARG001  (the misreading needs both)
    """An event that is replaced with a modified event does not occur."""
    return now


@book.transform("6.4.6#sentence-2")
def occurring_instead(_nothing: Event | None, now: Event | None) -> Event | None:
    """The modified event occurs instead."""
    return now


@book.definition("6.4.6#sentence-4")
def noticed_instead(event: Event, seen: Events) -> Events:  # noqa: ARG001  (the misreading needs it)
    """A modified event that occurs may trigger effects that the replaced event would not have triggered."""
    return seen
