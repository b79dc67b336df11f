"""What follows at once from an event: layers that cease to exist, altered objects, and durations that begin to run."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attack_proxies import ends_of_proxies
from rulesdb.engine.fab.rules.durations import next_turns_begun
from rulesdb.engine.kernel.effects.alterations import alterations
from rulesdb.engine.kernel.events import Event


def of_event(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the bookkeeping events that follow from an event."""
    found = (*ends_of_proxies(game, event), *next_turns_begun(game, event))
    state = game.state
    return (*found, *alterations(game, kinds.Altered)) if state.lasting or state.altered else found
