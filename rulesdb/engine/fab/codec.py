"""The records of Flesh and Blood that may be written and read: cards and their parts, and the state of a game."""

from collections.abc import Iterator

from msgspec import Struct

from rulesdb.engine.fab import abilities, contexts, effects, events, options, state
from rulesdb.engine.fab.selection import (
    amounts,
    cards,
    conditions,
    filters,
    objects,
    players,
    replacements,
)
from rulesdb.engine.fab.selection import events as patterns
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.codec import Codec

_MODULES = (
    *(abilities, contexts, effects, events, options, state),
    *(amounts, cards, conditions, filters, objects, patterns, players, replacements),
)


def _records() -> Iterator[type]:
    """Yield the kinds of records that the modules declare or use, and the two named tuples of the state."""
    for module in _MODULES:
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
    yield from (Zone, state.Look)


CODEC = Codec(dict.fromkeys(_records()))
