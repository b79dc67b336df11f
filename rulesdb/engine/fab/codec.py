"""The codec of Flesh and Blood, for cards, their parts and the state of a game."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from msgspec import Struct

from rulesdb.engine.fab import contexts, events, selection, state, verbs
from rulesdb.engine.fab.card_parts import abilities, alterations, effects, keywords, object_effects
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.process import options
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.state import state as core


def _modules() -> Iterator[ModuleType]:
    """Yield the modules that declare records, including all modules of the folders selection and verbs."""
    yield from (abilities, alterations, contexts, effects, events, keywords, object_effects, options, core, state)
    for folder in (selection, verbs):
        for module in iter_modules(folder.__path__, f"{folder.__name__}."):
            yield import_module(module.name)


def _records() -> Iterator[type]:
    """Yield the record classes that the modules declare or import, and the two named tuples of the state."""
    for module in _modules():
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
    yield from (Zone, core.Look)


CODEC = Codec(dict.fromkeys(_records()))
