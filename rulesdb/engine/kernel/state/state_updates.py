"""Functions that return a state with one change: to an object, a zone or a player.

They are called by events, and by code that tries out an action.
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.state.state import CoreObject, CoreState

K = TypeVar("K")
S = TypeVar("S", bound=CoreState)
V = TypeVar("V")


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a copy of a mapping with one entry added or replaced."""
    return {**mapping, key: value}


def without_item(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    """Return a copy of a mapping without one entry."""
    rest = dict(mapping)
    del rest[key]
    return rest


def with_object(state: S, item: CoreObject) -> S:
    """Return the state with an object added or replaced."""
    return replace(state, objects=with_item(state.objects, item.id, item))


def updated(state: S, item: CoreObject, **values: object) -> S:
    """Return the state with new values for fields of an object."""
    return with_object(state, replace(item, **values))


def with_player(state: S, player: int, **values: object) -> S:
    """Return the state with new values for fields of a player."""
    players = list(state.players)
    players[player] = replace(players[player], **values)
    return replace(state, players=tuple(players))


def with_points(state: S, player: int, kind: str, more: int) -> S:
    """Return the state with a player's points of a kind increased by ``more``, which may be negative."""
    return with_player(state, player, **{kind: state.players[player].points(kind) + more})


def added(state: S, item: CoreObject, *, is_special: bool, is_first: bool = False) -> S:
    """Return the state with a new object, first or last in its zone, under the next id."""
    others = state.zones.get(item.zone, ())
    return replace(
        state,
        objects=with_item(state.objects, item.id, item),
        zones=with_item(state.zones, item.zone, (item.id, *others) if is_first else (*others, item.id)),
        special=(*state.special, item.id) if is_special else state.special,
        next_id=item.id + 1,
    )


def taken(state: S, item: CoreObject) -> S:
    """Return the state with an object removed from its zone, but not from the game."""
    there = tuple(object_id for object_id in state.zones[item.zone] if object_id != item.id)
    return replace(state, zones=with_item(state.zones, item.zone, there))


def forgotten(state: S, item: CoreObject) -> S:
    """Return the state without an object that is in no zone any more."""
    special = tuple(object_id for object_id in state.special if object_id != item.id)
    return replace(state, objects=without_item(state.objects, item.id), special=special)
