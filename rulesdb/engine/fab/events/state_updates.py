"""States with something other than before: an object, a zone, a player. Only events call this, and who tries out."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.state import LastKnown, Link, Object, Properties, State
from rulesdb.engine.fab.zones import CHAIN

K = TypeVar("K")
V = TypeVar("V")


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a mapping with one entry more or other."""
    return {**mapping, key: value}


def _without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    rest = dict(mapping)
    del rest[key]
    return rest


def with_object(state: State, item: Object) -> State:
    """Return a state in which an object is as given."""
    return replace(state, objects=with_item(state.objects, item.id, item))


def updated(state: State, item: Object, **values: Any) -> State:  # noqa: ANN401  (the fields of an object)
    """Return a state in which fields of an object have other values."""
    return with_object(state, replace(item, **values))


def with_player(state: State, player: int, **values: Any) -> State:  # noqa: ANN401  (the fields of a player)
    """Return a state in which fields of a player have other values."""
    players = list(state.players)
    players[player] = replace(players[player], **values)
    return replace(state, players=tuple(players))


def with_points(state: State, player: int, asset: Asset, more: int) -> State:
    """Return a state in which a player has more points of an asset, or less."""
    return with_player(state, player, **{asset: state.players[player].points(asset) + more})


def with_last_known(state: State, seen: Mapping[int, Properties]) -> State:
    """Return a state that knows what objects, by their ids, were when they were last seen (1.2.3)."""
    if not seen:
        return state
    known = {object_id: LastKnown(state.objects[object_id], properties) for object_id, properties in seen.items()}
    return replace(state, known={**state.known, **known})


def added(state: State, item: Object) -> State:
    """Return a state with one object more, the last one of its zone, under the next id."""
    return replace(
        state,
        objects=with_item(state.objects, item.id, item),
        zones=with_item(state.zones, item.zone, (*state.zones.get(item.zone, ()), item.id)),
        special=(*state.special, item.id) if item.card.has_static_abilities else state.special,
        next_id=item.id + 1,
    )


def taken(state: State, item: Object) -> State:
    """Return a state in which an object has left its zone."""
    there = tuple(object_id for object_id in state.zones[item.zone] if object_id != item.id)
    shown = tuple(object_id for object_id in state.shown if object_id != item.id)
    links = _without_defender(state.links, item.id) if item.zone == CHAIN else state.links
    return replace(state, zones=with_item(state.zones, item.zone, there), shown=shown, links=links)


def _without_defender(links: tuple[Link, ...], card: int) -> tuple[Link, ...]:
    """Return chain links on which a card that leaves the combat chain defends no longer (7.0.5a)."""
    return tuple(replace(link, defending=tuple(pair for pair in link.defending if pair[0] != card)) for link in links)


def ceased(state: State, item: Object) -> State:
    """Return a state in which an object does not exist any more."""
    special = tuple(object_id for object_id in state.special if object_id != item.id)
    return replace(taken(state, item), objects=_without(state.objects, item.id), special=special)
