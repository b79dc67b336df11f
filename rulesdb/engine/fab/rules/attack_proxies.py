"""The end of attack-proxies (1.4.3c)."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.events import Event

_MOVING = (kinds.Move, kinds.Cease, kinds.Linked)


def consequences(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the events by which attack-proxies cease to exist after an event."""
    if not isinstance(event, _MOVING):
        return ()
    proxies = tuple(_proxies(game))
    if not proxies:
        return ()
    left = without_their_links(without_their_sources((), game, proxies), game, proxies)
    return tuple(kinds.Cease(by=without_their_sources.id, object=proxy.id) for proxy in left)


def _proxies(game: Game) -> Iterator[Object]:
    for object_id in (*game.stack, *game.state.zones.get(CHAIN, ())):
        item = game.object(object_id)
        if item.proxy_of is not None:
            yield item


@book.transform("1.4.3c#sentence-4")
def without_their_sources(left: tuple[Object, ...], game: Game, proxies: tuple[Object, ...]) -> tuple[Object, ...]:
    """An attack-proxy on the stack ceases to exist if its attack-source ceases to exist."""
    return (*left, *(one for one in proxies if one.zone == STACK and not game.has(_source(one))))


@book.transform("1.4.3c#sentence-5")
def without_their_links(left: tuple[Object, ...], game: Game, proxies: tuple[Object, ...]) -> tuple[Object, ...]:
    """An attack-proxy on the combat chain ceases to exist if its attack-source is not on the same chain link."""
    return (*left, *(one for one in proxies if one.zone == CHAIN and not _is_on_its_link(game, one)))


def _source(proxy: Object) -> int:
    assert proxy.proxy_of is not None
    return proxy.proxy_of


def _is_on_its_link(game: Game, proxy: Object) -> bool:
    """Whether an attack-source is on the chain link of its attack-proxy, which has no link yet as it arrives."""
    source = _source(proxy)
    if not game.has(source):
        return False
    links = game.state.links
    at_proxy = next((link for link in links if link.attack == proxy.id), None)
    if at_proxy is None:
        return True
    return game.object(source).zone == CHAIN and all(link.source != source for link in links[at_proxy.number :])
