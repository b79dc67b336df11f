"""The codec of Magic, for cards, their parts and the state of a game."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from msgspec import Struct

from rulesdb.engine.kernel import event_kinds
from rulesdb.engine.kernel.process import options
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.state import state as core
from rulesdb.engine.mtg import card_parts, contexts, events, keywords, selection, state, verbs
from rulesdb.engine.mtg.zones import Zone


def _modules() -> Iterator[ModuleType]:
    """Yield the modules that declare records."""
    yield from (contexts, options, core, state)
    for folder in (card_parts, event_kinds, events, keywords, selection, verbs):
        for module in iter_modules(folder.__path__, f"{folder.__name__}."):
            yield import_module(module.name)


def _records() -> Iterator[type]:
    """Yield the record classes that the modules declare or import, and the two named tuples of the state."""
    for module in _modules():
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
    yield from (Zone, core.Look)


CODEC = Codec(dict.fromkeys(_records()))
