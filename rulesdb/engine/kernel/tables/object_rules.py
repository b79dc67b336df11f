"""The table of a game's rules for objects: controllers and sources, and what is known about those that are gone."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.defaults import unchanged
from rulesdb.engine.kernel.state.state import CoreKnown, CoreLayer

G = TypeVar("G")


def as_stored(game: UntypedGame, object_id: int) -> CoreKnown:
    """Return the last known information about an object that ceased to exist."""
    found: CoreKnown = game.state.known[object_id]
    return found


def exists(game: UntypedGame, object_id: int) -> bool:
    """Whether an object exists."""
    found: bool = game.has(object_id)
    return found


def _as_recorded(game: UntypedGame, object_id: int) -> int | None:
    found: int | None = game.last_known(object_id).controller
    return found


def source_of_ability(_game: object, _layer: int, info: CoreLayer) -> int:
    """Return the id of the object whose ability made a layer."""
    return info.source


def _no_tokens() -> tuple[Struct, ...]:
    return ()


class ObjectRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of objects."""

    known: Callable[[G, int], Any] = as_stored
    """Return the last known information about an object that ceased to exist."""
    exists: Callable[[G, int], bool] = exists
    """Whether an object exists, for a condition that asks for it."""
    controller: Callable[[G, int], int | None] = _as_recorded
    """Return the controller of an object, as far as effects ask for it; None if it has none."""
    modifiable: Callable[[tuple[int, ...], G], tuple[int, ...]] = unchanged
    """Return those of the objects of a continuous effect that it can modify; it fails without any."""
    source: Callable[[G, int, Any], int] = source_of_ability
    """Return the id of the source of the effects of a layer, from the id of the layer and its data."""
    tokens: Callable[[], tuple[Any, ...]] = _no_tokens
    """Return the base properties of the tokens that the rules define by name."""


AS_THEY_ARE = ObjectRules[Any]()
"""The rules of a game without rules of its own."""
