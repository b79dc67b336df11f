"""Trigger conditions (6.6.1c, 6.6.5 to 6.6.5c), and bounds of triggering: limits, ordinals, prohibitions."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.event_rules import Events

Ordinals = tuple[int, ...]


def may_not_trigger_again(game: Game, listener: Listener) -> bool:
    """Whether a triggered effect has triggered as often as its limit allows."""
    most = _most(listener)
    return most is not None and exceeds_limit(times_triggered(game, listener), most)


def _most(listener: Listener) -> int | None:
    limit = listener.triggered.limit
    return without_limit() if limit is None else as_specified(limit)


@book.definition("6.6.1a#sentence-1")
def as_specified(limit: int) -> int:
    """The limit, if there is any, specifies the trigger limit."""
    return limit


@book.definition("6.6.1a#sentence-2")
def times_triggered(game: Game, listener: Listener) -> int:
    """The limit is about how often the effect itself triggers."""
    found: int = game.state.counts.get(_key(listener), 0)
    return found


@book.definition("6.6.1a#sentence-3")
def without_limit() -> int | None:
    """Without a limit, an effect triggers any number of times."""
    return None


@book.filter("6.6.5e#sentence-2")
def exceeds_limit(triggered: int, most: int) -> bool:
    """No triggered-layer is created when an effect triggers more often than its limit specifies."""
    return triggered >= most


def count(game: Game, listener: Listener) -> None:
    """Count that a triggered effect has triggered, if it has a limit."""
    if _most(listener) is not None:
        note(game, Tally(key=_key(listener), value=times_triggered(game, listener) + 1))


def _key(listener: Listener) -> tuple[int, str]:
    return (listener.key[0], f"triggered {listener.key[1]}")


@book.filter("6.6.5f#sentence-2")
def is_forbidden(game: Game, listener: Listener, event: Event | None) -> bool:
    """No triggered-layer is created when an effect triggers that another effect forbids to trigger."""
    return triggers.is_forbidden(game, listener, event)


@book.step("6.6.5f#sentence-3")
def count_although_forbidden(game: Game, listener: Listener) -> None:
    """A triggering that is forbidden still counts towards the limit of the effect."""
    count(game, listener)


def is_the_time(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event is the one that the ordinals of a trigger condition specify, if there are any."""
    ordinals = listener.triggered.ordinals
    if not ordinals:
        return True
    since = counted_from(game, listener, start_of_period(game, listener.triggered.during))
    return is_specified(triggers.number_of(game, listener, event, since), any_number_of_them(ordinals))


@book.definition("6.6.1b#sentence-1")
def any_number_of_them(ordinals: Ordinals) -> Ordinals:
    """There are one or more ordinal numbers."""
    return ordinals


@book.definition("6.6.1b#sentence-2")
def is_specified(number: int, ordinals: Ordinals) -> bool:
    """The ordinals specify which events within the period match the trigger condition."""
    return is_only_then(number, ordinals)


@book.definition("6.6.5d#sentence-2")
def is_only_then(number: int, ordinals: Ordinals) -> bool:
    """The effect triggers only on the specified ordinal times."""
    return number in ordinals


@book.definition("6.6.5d#sentence-1")
def start_of_period(game: Game, period: str) -> int:
    """The times that the condition is met are counted relative to the specified period; return where it began."""
    history = game.state.history
    ends = (at for at in range(len(history) - 1, -1, -1) if isinstance(history[at], kinds.CombatEnds))
    return next(ends, -1) + 1 if period == "chain" else 0


@book.definition("6.6.5d#sentence-3")
def counted_from(_game: Game, _listener: Listener, start: int) -> int:
    """An effect that becomes functional after the specified time does not trigger for the rest of the period."""
    return start


@book.law
def seen(planned: Event, occurred: Events) -> Events:  # noqa: ARG001  (the kernel gives both)
    """Effects trigger only on events that occur, as they occur, however they have been modified (6.4.6, 6.6.5b)."""
    return occurred


def is_triggered_by(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event meets a triggered effect's trigger condition."""
    return triggers.is_met_by_event(game, listener, event) and has_triggered(game, listener, event)


@book.filter("6.6.5#sentence-1")
def has_triggered(game: Game, listener: Listener, event: Event | None) -> bool:
    """A triggered effect is triggered if an event or, where that is None, the state meets its trigger condition."""
    if event is not None and not is_the_time(game, listener, event):
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
