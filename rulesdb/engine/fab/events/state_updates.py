"""Functions that return a state with one change: to an object, a zone or a player.

They are called by events, and by code that tries out an action.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.state import LastKnown, Link, Object, Properties, State
from rulesdb.engine.fab.zones import CHAIN

K = TypeVar("K")
V = TypeVar("V")


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a copy of a mapping with one entry added or replaced."""
    return {**mapping, key: value}


def _without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    rest = dict(mapping)
    del rest[key]
    return rest


def with_object(state: State, item: Object) -> State:
    """Return the state with an object added or replaced."""
    return replace(state, objects=with_item(state.objects, item.id, item))


def updated(state: State, item: Object, **values: Any) -> State:  # noqa: ANN401  (the fields of an object)
    """Return the state with new values for fields of an object."""
    return with_object(state, replace(item, **values))


def with_player(state: State, player: int, **values: Any) -> State:  # noqa: ANN401  (the fields of a player)
    """Return the state with new values for fields of a player."""
    players = list(state.players)
    players[player] = replace(players[player], **values)
    return replace(state, players=tuple(players))


def with_points(state: State, player: int, asset: Asset, more: int) -> State:
    """Return the state with a player's points of an asset increased by ``more``, which may be negative."""
    return with_player(state, player, **{asset: state.players[player].points(asset) + more})


def with_last_known(state: State, seen: Mapping[int, Properties]) -> State:
    """Return the state with last known information about the objects of the given properties (1.2.3)."""
    if not seen:
        return state
    known = {object_id: LastKnown(state.objects[object_id], properties) for object_id, properties in seen.items()}
    return replace(state, known={**state.known, **known})


def added(state: State, item: Object) -> State:
    """Return the state with a new object, last in its zone, under the next id."""
    return replace(
        state,
        objects=with_item(state.objects, item.id, item),
        zones=with_item(state.zones, item.zone, (*state.zones.get(item.zone, ()), item.id)),
        special=(*state.special, item.id) if item.card.has_examined_abilities else state.special,
        next_id=item.id + 1,
    )


def taken(state: State, item: Object) -> State:
    """Return the state with an object removed from its zone, but not from the game."""
    there = tuple(object_id for object_id in state.zones[item.zone] if object_id != item.id)
    shown = tuple(object_id for object_id in state.shown if object_id != item.id)
    links = _without_defender(state.links, item.id) if item.zone == CHAIN else state.links
    return replace(state, zones=with_item(state.zones, item.zone, there), shown=shown, links=links)


def _without_defender(links: tuple[Link, ...], card: int) -> tuple[Link, ...]:
    """Return the chain links without a card that leaves the combat chain as defending card (7.0.5a)."""
    return tuple(replace(link, defending=tuple(pair for pair in link.defending if pair[0] != card)) for link in links)


def ceased(state: State, item: Object) -> State:
    """Return the state without an object, which has ceased to exist."""
    special = tuple(object_id for object_id in state.special if object_id != item.id)
    return replace(taken(state, item), objects=_without(state.objects, item.id), special=special)
