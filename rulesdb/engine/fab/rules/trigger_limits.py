"""Bounds of triggering: limits (6.6.1a, 6.6.5e), ordinals (6.6.1b, 6.6.5d), and prohibitions."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
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


@book.definition("6.6.1a#sentence-1", lambda _limit: 1, "制限に書かれた数にかかわらず、1回しか誘発できないとする読み方")
def as_specified(limit: int) -> int:
    """The limit, if there is any, specifies the trigger limit."""
    return limit


def _of_all_with_its_name(game: Game, listener: Listener) -> int:
    """Add up the effects of all sources of one name and controller (misreading of 6.6.1a)."""
    name, counted = game.object(listener.key[0]).card.name, _key(listener)[1]
    of_name = (key for key in game.state.counts if key[1] == counted and game.object(key[0]).card.name == name)
    return sum(game.state.counts[key] for key in of_name)


@book.definition(
    "6.6.1a#sentence-2", _of_all_with_its_name, "制限は、同じ名前のカードの効果を合わせて数えるとする読み方"
)
def times_triggered(game: Game, listener: Listener) -> int:
    """The limit is about how often the effect itself triggers."""
    found: int = game.state.counts.get(_key(listener), 0)
    return found


def _once() -> int | None:
    return 1


@book.definition("6.6.1a#sentence-3", _once, "制限がなくても、効果は1ターンに1回しか誘発しないとする読み方")
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


@book.definition("6.6.1b#sentence-1", lambda ordinals: ordinals[:1], "序数は1つだけだとする読み方")
def any_number_of_them(ordinals: Ordinals) -> Ordinals:
    """There are one or more ordinal numbers."""
    return ordinals


def _as_a_limit(number: int, ordinals: Ordinals) -> bool:
    return number <= max(ordinals)


@book.definition("6.6.1b#sentence-2", _as_a_limit, "序数は、どの回かではなく、誘発できる回数を表すとする読み方")
def is_specified(number: int, ordinals: Ordinals) -> bool:
    """The ordinals specify which events within the period match the trigger condition."""
    return is_only_then(number, ordinals)


def _from_the_first_on(number: int, ordinals: Ordinals) -> bool:
    return number >= min(ordinals)


@book.definition("6.6.5d#sentence-2", _from_the_first_on, "序数の回だけでなく、その後も毎回誘発するとする読み方")
def is_only_then(number: int, ordinals: Ordinals) -> bool:
    """The effect triggers only on the specified ordinal times."""
    return number in ordinals


@book.definition(
    "6.6.5d#sentence-1", lambda _game, _period: 0, "どの期間が書かれていても、そのターンの回数を数えるとする読み方"
)
def start_of_period(game: Game, period: str) -> int:
    """The times that the condition is met are counted relative to the specified period; return where it began."""
    history = game.state.history
    ends = (at for at in range(len(history) - 1, -1, -1) if isinstance(history[at], kinds.CombatEnds))
    return next(ends, -1) + 1 if period == "chain" else 0


def _since_its_source_came(game: Game, listener: Listener, start: int) -> int:
    """Count from the last move of the source (misreading of 6.6.5d)."""
    history, serial = game.state.history, game.object(listener.context.source).serial
    moves = (
        at
        for at, event in enumerate(history)
        if isinstance(event, CoreMove) and game.object(event.object).serial == serial
    )
    return max(start, *(at + 1 for at in moves), 0)


@book.definition("6.6.5d#sentence-3", _since_its_source_came, "効果が機能状態になってからの回数を数えるとする読み方")
def counted_from(_game: Game, _listener: Listener, start: int) -> int:
    """An effect that becomes functional after the specified time does not trigger for the rest of the period."""
    return start
