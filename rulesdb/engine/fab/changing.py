"""Events to states: what each kind of event changes. Only rulesdb/engine/fab/happening.py calls this."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.abilities import Continuous, Defines, Triggered, While
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.rules.layers import is_no_card
from rulesdb.engine.fab.state import LastKnown, Link, Object, Properties, State
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, STACK, Zone
from rulesdb.engine.kernel.chance import shuffled

T = TypeVar("T")
_ON_THE_WAY = (STACK, CHAIN)
_SPECIAL = (Continuous, Defines, Triggered, While)


def changed(state: State, event: Event, seen: Mapping[int, Properties]) -> State:
    """Return the state after an event. ``seen`` are the characteristics of the objects that it takes out of sight."""
    if isinstance(event, kinds.Move):
        return _moved(state, event, seen)
    if isinstance(event, kinds.Cease):
        return _ceased(state, state.objects[event.object], seen)
    return _CHANGES[type(event)](state, event)


def is_special(card: Card) -> bool:
    """Whether a card has static abilities, so that it is asked for them."""
    return any(isinstance(ability, _SPECIAL) for ability in card.abilities)


def with_item(mapping: Mapping[T, Any], key: T, value: object) -> dict[T, Any]:
    """Return a mapping with one entry more or other."""
    return {**mapping, key: value}


def _without(mapping: Mapping[T, Any], key: T) -> dict[T, Any]:
    rest = dict(mapping)
    del rest[key]
    return rest


def with_object(state: State, item: Object) -> State:
    """Return a state in which an object is as given."""
    return replace(state, objects=with_item(state.objects, item.id, item))


def _updated(state: State, item: Object, **values: Any) -> State:  # noqa: ANN401  (the fields of an object)
    return with_object(state, replace(item, **values))


def becomes_new(item: Object, to: Zone, is_public: bool) -> bool:
    """Whether an object that moves stops existing and a new one begins (3.0.9)."""
    left_sight = item.is_public and not is_public
    return left_sight or (to.name not in ARENA and to != STACK)


def _moved(state: State, event: kinds.Move, seen: Mapping[int, Properties]) -> State:
    """Move an object; where 3.0.9 says so it ends, is last known, and a new object begins."""
    item = state.objects[event.object]
    is_public = event.is_public if event.is_public is not None else event.to.name not in PRIVATE
    next_id = state.next_id
    if becomes_new(item, event.to, is_public):
        state = _ceased(state, item, seen)
        if is_no_card(item):
            return state
        card = item.whole or item.card
        arrived = _arrived(Object(next_id, item.serial, card, item.owner, event.to, is_public), event, state)
        next_id += 1
    else:
        state = _taken(state, item)
        origin = _origin(item, event.to)
        arrived = _arrived(replace(item, zone=event.to, is_public=is_public, origin=origin), event, state)
    place = _placed(state.zones.get(event.to, ()), arrived.id, event)
    is_new = is_special(arrived.card) and arrived.id not in state.special
    return replace(
        state,
        objects=with_item(state.objects, arrived.id, arrived),
        zones=with_item(state.zones, event.to, place),
        special=(*state.special, arrived.id) if is_new else state.special,
        next_id=next_id,
        clock=state.clock + 1,
    )


def _origin(item: Object, to: Zone) -> Zone | None:
    """Return the zone from which an object came that moves onto the stack or the combat chain."""
    if to not in _ON_THE_WAY:
        return None
    return item.origin if item.zone in _ON_THE_WAY else item.zone


def _taken(state: State, item: Object) -> State:
    """Return a state in which an object has left its zone."""
    there = tuple(each for each in state.zones[item.zone] if each != item.id)
    shown = tuple(each for each in state.shown if each != item.id)
    links = _without_defender(state.links, item.id) if item.zone == CHAIN else state.links
    return replace(state, zones=with_item(state.zones, item.zone, there), shown=shown, links=links)


def _without_defender(links: tuple[Link, ...], card: int) -> tuple[Link, ...]:
    """Return chain links on which a card that leaves the combat chain defends no longer (7.0.5a)."""
    return tuple(replace(link, defending=tuple(pair for pair in link.defending if pair[0] != card)) for link in links)


def _ceased(state: State, item: Object, seen: Mapping[int, Properties]) -> State:
    """Return a state in which an object does not exist any more; what was seen of it is known (1.2.3)."""
    known = with_item(state.known, item.id, LastKnown(item, seen[item.id])) if item.id in seen else state.known
    special = tuple(each for each in state.special if each != item.id)
    return replace(_taken(state, item), objects=_without(state.objects, item.id), known=known, special=special)


def _arrived(item: Object, event: kinds.Move, state: State) -> Object:
    """Return an object as it enters a zone: controlled in the arena and on the stack alone (1.2.1b)."""
    if event.to.name not in ARENA and event.to != STACK:
        return item
    controller = event.controller if event.controller is not None else (item.controller or item.owner)
    if item.controller is not None and event.controller is None:
        controller = item.controller
    life = item.life if item.life is not None else item.card.life
    layer = item.layer if event.to == STACK else None
    return replace(item, controller=controller, life=life, timestamp=state.clock, layer=layer)


def _placed(there: tuple[int, ...], item: int, event: kinds.Move) -> tuple[int, ...]:
    """Return a zone with one object more: a deck has its top first, the stack its top last."""
    if event.to.name == "deck" and not event.at_bottom:
        return (item, *there)
    return (*there, item)


def _turned(state: State, event: kinds.Turned) -> State:
    turned = _updated(state, state.objects[event.object], is_public=event.is_public)
    others = tuple(each for each in state.shown if each != event.object)
    return replace(turned, shown=(*others, event.object) if event.is_shown else others)


def _created(state: State, event: kinds.Create) -> State:
    number = state.next_id
    zone = Zone("permanent")
    token = Object(
        number, number, event.token, event.player, zone, True, event.player, event.token.life,
        is_token=True, timestamp=state.clock,
    )  # fmt: skip
    special = (*state.special, number) if is_special(event.token) else state.special
    return replace(
        state,
        objects=with_item(state.objects, number, token),
        zones=with_item(state.zones, zone, (*state.zones.get(zone, ()), number)),
        special=special,
        next_id=number + 1,
        clock=state.clock + 1,
    )


def _brought(state: State, event: kinds.Bring) -> State:
    number, zone = state.next_id, Zone(event.zone, event.player)
    card = Object(number, number, event.card, event.player, zone, event.zone not in PRIVATE)
    return replace(
        state,
        objects=with_item(state.objects, number, card),
        zones=with_item(state.zones, zone, (*state.zones.get(zone, ()), number)),
        special=(*state.special, number) if is_special(event.card) else state.special,
        next_id=number + 1,
    )


def _looked(state: State, event: kinds.Looks) -> State:
    return replace(state, looking=state.looking | {event.look})


def _gained_life(state: State, event: kinds.GainLife) -> State:
    item = state.objects[event.object]
    return _updated(state, item, life=(item.life or 0) + event.amount)


def _lost_life(state: State, event: kinds.LoseLife) -> State:
    item = state.objects[event.object]
    return _updated(state, item, life=max(0, (item.life or 0) - event.amount))  # 2.5.3e


def _player(state: State, number: int, **values: Any) -> State:  # noqa: ANN401  (the fields of a player)
    players = list(state.players)
    players[number] = replace(players[number], **values)
    return replace(state, players=tuple(players))


def _gained(state: State, event: kinds.GainAsset) -> State:
    return _player(
        state, event.player, **{event.asset: getattr(state.players[event.player], event.asset) + event.amount}
    )


def _paid(state: State, event: kinds.PayAsset) -> State:
    return _player(
        state, event.player, **{event.asset: getattr(state.players[event.player], event.asset) - event.amount}
    )


def _set_assets(state: State, event: kinds.SetAssets) -> State:
    return _player(state, event.player, action=event.action, resource=event.resource, chi=event.chi)


def _chosen_at_random(state: State, _event: kinds.Random) -> State:
    return replace(state, drawn=state.drawn + 1)


def _shuffled(state: State, event: kinds.Shuffle) -> State:
    order = shuffled(state.zones.get(event.zone, ()), state.seed, state.drawn)
    looking = frozenset(each for each in state.looking if each.zone != event.zone)
    return replace(state, zones=with_item(state.zones, event.zone, order), drawn=state.drawn + 1, looking=looking)


def _counted(state: State, event: kinds.Count) -> State:
    item = state.objects[event.object]
    counters = dict(item.counters)
    counters[event.counter] = max(0, counters.get(event.counter, 0) + event.amount)
    return _updated(state, item, counters=tuple(sorted(each for each in counters.items() if each[1])))


def _stacked(state: State, event: kinds.Stack) -> State:
    number = event.layer.id
    layer = replace(event.layer, timestamp=state.clock)
    special = (*state.special, number) if is_special(layer.card) else state.special
    return replace(
        state,
        objects=with_item(state.objects, number, layer),
        zones=with_item(state.zones, STACK, (*state.zones.get(STACK, ()), number)),
        special=special,
        next_id=number + 1,
        clock=state.clock + 1,
    )


def _declared(state: State, event: kinds.Declare) -> State:
    item = state.objects[event.object]
    if item.layer is None:
        return state
    return _updated(state, item, layer=replace(item.layer, declared=event.declared))


def _became(state: State, event: kinds.Became) -> State:
    return with_object(state, event.object)


def _tallied(state: State, event: kinds.Tally) -> State:
    return replace(state, counts=with_item(state.counts, event.key, event.value))


def _began(state: State, event: kinds.Began) -> State:
    field, is_field, name = event.what.partition(":")
    return replace(state, **{field: name}) if is_field else state


def _priority(state: State, event: kinds.Priority) -> State:
    return replace(state, priority=event.player, passed=event.passed)


def _functional(state: State, event: kinds.Functional) -> State:
    return replace(state, resolving=event.object)


def _resolved(state: State, _event: kinds.Resolved) -> State:
    return replace(state, resolving=None)


def _linked(state: State, event: kinds.Linked) -> State:
    link = Link(len(state.links) + 1, event.attack, event.attack_source, event.controller, event.targets)
    return replace(state, links=(*state.links, link))


def _last_link(state: State, **values: Any) -> State:  # noqa: ANN401  (the fields of a link)
    return replace(state, links=(*state.links[:-1], replace(state.links[-1], **values)))


def _defended(state: State, event: kinds.Defended) -> State:
    return _last_link(state, defending=(*state.links[-1].defending, (event.object, event.target)))


def _link_resolved(state: State, _event: kinds.LinkResolved) -> State:
    return _last_link(state, is_resolved=True)


def _closing(state: State, _event: kinds.Closing) -> State:
    return replace(state, closing=True)


def _closed(state: State, _event: kinds.Closed) -> State:
    lasting = tuple(each for each in state.lasting if each.until not in {"chain closes", "link resolves"})
    return replace(state, links=(), combat="", closing=False, lasting=lasting)


def _lasts(state: State, event: kinds.Lasts) -> State:
    if event.before is None and event.after is not None:
        begun = replace(event.after, id=state.next_id, timestamp=state.clock)
        return replace(state, lasting=(*state.lasting, begun), next_id=state.next_id + 1, clock=state.clock + 1)
    kept = (event.after if each == event.before else each for each in state.lasting)
    return replace(state, lasting=tuple(each for each in kept if each is not None))


def _triggers(state: State, event: kinds.Triggers) -> State:
    source = state.objects.get(event.pending.source)
    owner = None if source is None else source.controller if source.controller is not None else source.owner
    return replace(state, pending=(*state.pending, replace(event.pending, owner=owner)))


def _unpended(state: State, event: kinds.Unpended) -> State:
    return replace(state, pending=event.pending)


def _turn_begins(state: State, event: kinds.TurnBegins) -> State:
    lasting = tuple(each for each in state.lasting if each.until != "end of turn")
    return replace(
        state, turn=state.turn + 1, turn_player=event.player, lasting=lasting, known={}, counts={}, history=()
    )


def _gone_to(state: State, event: kinds.GoTo) -> State:
    return replace(state, stage=event.stage)


def _lost(state: State, event: kinds.Lose) -> State:
    for player in event.players:
        state = _player(state, player, has_lost=True)
    return state


def _over(state: State, event: kinds.Over) -> State:
    return replace(state, winners=event.winners, stage="over", priority=None)


def _same(state: State, _event: Struct) -> State:
    """Of these nothing is kept but that they happened."""
    return state


_CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    kinds.Active: _same,
    kinds.Attacked: _same,
    kinds.Became: _became,
    kinds.Began: _began,
    kinds.Bring: _brought,
    kinds.Closed: _closed,
    kinds.Closing: _closing,
    kinds.Count: _counted,
    kinds.Create: _created,
    kinds.Declare: _declared,
    kinds.Defended: _defended,
    kinds.Functional: _functional,
    kinds.GainAsset: _gained,
    kinds.GainLife: _gained_life,
    kinds.GoTo: _gone_to,
    kinds.Hit: _same,
    kinds.Lasts: _lasts,
    kinds.LinkResolved: _link_resolved,
    kinds.Linked: _linked,
    kinds.Lose: _lost,
    kinds.Looks: _looked,
    kinds.LoseLife: _lost_life,
    kinds.Outside: _same,
    kinds.Over: _over,
    kinds.PayAsset: _paid,
    kinds.Played: _same,
    kinds.Priority: _priority,
    kinds.Resolved: _resolved,
    kinds.Revealed: _same,
    kinds.SetAssets: _set_assets,
    kinds.Random: _chosen_at_random,
    kinds.Shuffle: _shuffled,
    kinds.Stack: _stacked,
    kinds.Triggers: _triggers,
    kinds.TurnBegins: _turn_begins,
    kinds.Turned: _turned,
    kinds.Unpaid: _same,
    kinds.Unpended: _unpended,
    kinds.TakenBack: _same,
    kinds.Tally: _tallied,
    kinds.Used: _same,
}
