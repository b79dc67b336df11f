"""Functions that return a state of Flesh and Blood with one change; the kernel has those of every game."""

from msgspec.structs import replace

from rulesdb.engine.fab.state import ChainLink, Object, State
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.state import state_updates as kernel


def taken(state: State, item: Object) -> State:
    """Return the state with an object removed from its zone, but not from the game."""
    shown = tuple(object_id for object_id in state.shown if object_id != item.id)
    links = _without_defender(state.links, item.id) if item.zone == CHAIN else state.links
    return replace(kernel.taken(state, item), shown=shown, links=links)


def _without_defender(links: tuple[ChainLink, ...], card: int) -> tuple[ChainLink, ...]:
    """Return the chain links without a card that leaves the combat chain as defending card (7.0.5a)."""
    return tuple(replace(link, defending=tuple(pair for pair in link.defending if pair[0] != card)) for link in links)
