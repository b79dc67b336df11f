"""The end of attack-proxies (1.4.3c)."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.events import Event

_MOVING = (kinds.Move, kinds.Cease, kinds.Linked)


def consequences(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the events by which attack-proxies cease to exist after an event."""
    if not isinstance(event, _MOVING):
        return ()
    proxies = tuple(_proxies(game))
    return ceasing((), game, proxies) if proxies else ()


def _proxies(game: Game) -> Iterator[Object]:
    for object_id in (*game.stack, *game.state.zones.get(CHAIN, ())):
        item = game.object(object_id)
        if item.proxy_of is not None:
            yield item


@book.transform("1.4.3c")
def ceasing(none: tuple[Event, ...], game: Game, proxies: tuple[Object, ...]) -> tuple[Event, ...]:
    """An attack-proxy exists as long as its attack-source does, and is on the same chain link as itself."""
    return (*none, *(kinds.Cease(by=ceasing.id, object=proxy.id) for proxy in proxies if _is_left(game, proxy)))


def _is_left(game: Game, proxy: Object) -> bool:
    """Whether an attack-proxy has lost its attack-source; on the way to the combat chain it has no link yet."""
    source = proxy.proxy_of
    if source is None or not game.has(source):
        return True
    links = game.state.links
    at_proxy = next((link for link in links if link.attack == proxy.id), None)
    if at_proxy is None:
        return False
    return game.object(source).zone != CHAIN or any(link.source == source for link in links[at_proxy.number :])
