"""The end of attack-proxies (1.4.3c)."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities import independent_of_sources
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.events import Event


def ends_of_proxies(game: Game, _event: Event) -> tuple[Event, ...]:
    """Return the events by which layers cease to exist after an object has moved or ceased to exist."""
    return independent_of_sources(_ends_of_proxies(game), game)


def _ends_of_proxies(game: Game) -> tuple[Event, ...]:
    proxies = tuple(_proxies(game))
    if not proxies:
        return ()
    left = tuple(one for one in proxies if not (exists_without_power(game, one) and exists_without_ability(game, one)))
    left = without_their_links(without_their_sources(left, game, proxies), game, proxies)
    return tuple(kinds.Cease(by=without_their_sources.id, object=proxy.id) for proxy in left)


def _proxies(game: Game) -> Iterator[Object]:
    for object_id in (*game.stack, *game.state.zones.get(CHAIN, ())):
        item = game.object(object_id)
        if item.proxy_of is not None:
            yield item


@book.transform("1.4.3c#sentence-4")
def without_their_sources(left: tuple[Object, ...], game: Game, proxies: tuple[Object, ...]) -> tuple[Object, ...]:
    """An attack-proxy on the stack ceases to exist if its attack-source ceases to exist."""
    return (*left, *(one for one in proxies if one.zone == STACK and not has_its_source(game, one)))


@book.filter("1.4.3c#sentence-1")
def has_its_source(game: Game, proxy: Object) -> bool:
    """An attack-proxy exists as long as its attack-source exists."""
    return game.has(_source(proxy))


@book.transform("1.4.3c#sentence-5")
def without_their_links(left: tuple[Object, ...], game: Game, proxies: tuple[Object, ...]) -> tuple[Object, ...]:
    """An attack-proxy on the combat chain ceases to exist if its attack-source is not on the same chain link."""
    return (*left, *(one for one in proxies if one.zone == CHAIN and not is_on_its_link(game, one)))


@book.definition("1.4.3c#sentence-6")
def exists_without_power(_game: Game, _proxy: Object) -> bool:
    """An attack-proxy does not depend on its attack-source having the power property."""
    return True


@book.definition("1.4.3c#sentence-7")
def exists_without_ability(_game: Game, _proxy: Object) -> bool:
    """An attack-proxy does not depend on the ability that created it."""
    return True


def _source(proxy: Object) -> int:
    assert proxy.proxy_of is not None
    return proxy.proxy_of


@book.filter("1.4.3c#sentence-2")
def is_on_its_link(game: Game, proxy: Object) -> bool:
    """An attack-proxy on the combat chain exists as long as its attack-source is on the same chain link.

    It has no link yet as it arrives.
    """
    source = _source(proxy)
    if not game.has(source):
        return False
    links = game.state.links
    at_proxy = next((link for link in links if link.attack == proxy.id), None)
    if at_proxy is None:
        return True
    return game.object(source).zone == CHAIN and all(link.source != source for link in links[at_proxy.number :])
