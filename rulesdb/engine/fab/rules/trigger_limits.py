"""Bounds of triggering: limits (6.6.1a, 6.6.5e), ordinals (6.6.1b, 6.6.5d), and prohibitions."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note

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
