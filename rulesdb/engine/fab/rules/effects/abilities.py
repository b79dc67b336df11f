"""How abilities generate effects, and what the source and the controller of these are (1.7.1, 1.7.3, 1.8.1)."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.turn.resolution import context_of_layer


@book.law
def resolution_context(game: Game, layer: int) -> Context:
    """Return the context of a layer's effects: source and controller are those of the ability that generates them."""
    context: Context = context_of_layer(game, layer)
    return context


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
