"""Abilities as sources of effects: source and controller (1.7.1, 1.8.1), connected pairs (1.7.6)."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.verbs.sequences import Leading
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.turn.resolution import context_of_layer

resolution_context: Law[[Game, int], Context] = book.law(context_of_layer)
"""Return the context of a layer's effects: source and controller are those of the ability that generates them."""


@book.law
def context_when_triggered(game: Game, item: Object) -> Context:
    """Return the context of a triggered effect of an object: its controller, or without one its owner, controls it."""
    controller = next((one for one in (item.controller, item.owner) if one is not None), game.state.turn_player)
    return Context(controller, item.id)


@book.law
def ends_of_proxies(game: Game, _event: Event) -> tuple[Event, ...]:
    """Return the events by which attack-proxies cease to exist after an object has moved or ceased to exist."""
    objects = (game.object(object_id) for object_id in (*game.stack, *game.state.zones.get(CHAIN, ())))
    proxies = [item for item in objects if item.proxy_of is not None]
    return tuple(kinds.Cease(by=proxy_exists.id, object=proxy.id) for proxy in proxies if not proxy_exists(game, proxy))


@book.definition("1.4.3c#sentence-1")
def proxy_exists(game: Game, proxy: Object) -> bool:
    """An attack-proxy exists on the stack while its attack-source does, on the chain while that is on the same link.

    It has no link yet as it arrives on the chain.
    """
    source = proxy.proxy_of
    if source is None or not game.has(source) or proxy.zone == STACK:
        return source is not None and game.has(source)
    links = game.state.links
    at_proxy = next((link for link in links if link.attack == proxy.id), None)
    if at_proxy is None:
        return True
    return game.object(source).zone == CHAIN and all(link.source != source for link in links[at_proxy.number :])


Ids = tuple[int, ...]
Pair = tuple[Context, str]
"""The context of a following ability, and the name by which it refers to its leading ability."""


@book.law
def referred_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of its leading ability to which a following ability refers.

    It cannot refer to an object that has become another one since, or is gone, and fails without any (1.7.6b).
    """
    return tuple(one for one in connected_objects(game, pair) if game.has(one))


@book.law
def connected_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of the leading ability of a pair: printed on the source, or granted by one effect (1.7.6c)."""
    context, name = pair
    if context.granted_by and not grants_both(game, pair):
        return ()
    return game.state.referable.get((context.source, context.granted_by, name), ())


def grants_both(game: Game, pair: Pair) -> bool:
    """Whether the effect that grants a following ability grants its leading ability, too."""
    context, name = pair
    return any(
        f"effect {lasting.timestamp}" == context.granted_by
        and name in [effect.name for effect in parts_of_kind(lasting.effect, Leading)]
        for lasting in game.state.lasting
    )
