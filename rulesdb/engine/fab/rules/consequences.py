"""Immediate consequences of events: layers that cease to exist, altered objects, and durations that begin to run."""

from collections.abc import Callable, Mapping

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attack_proxies import ends_of_proxies
from rulesdb.engine.fab.rules.durations import next_turns_begun
from rulesdb.engine.kernel.effects.alterations import alterations
from rulesdb.engine.kernel.events import Event

_OF_KIND: Mapping[type[Event], Callable[[Game, Event], tuple[Event, ...]]] = {
    kinds.Move: ends_of_proxies,
    kinds.Cease: ends_of_proxies,
    kinds.Linked: ends_of_proxies,
    kinds.TurnBegins: next_turns_begun,
}
"""The kinds of events from which something follows, and what does."""


def of_event(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the bookkeeping events that follow from an event."""
    following, state = _OF_KIND.get(type(event)), game.state
    found = () if following is None else following(game, event)
    return (*found, *alterations(game, kinds.Altered)) if state.lasting or state.altered else found
