"""Abilities in general, and how they generate effects (1.7.1, 1.7.3); the end of attack-proxies (1.4.3c)."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, STACK
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.events import Event

Abilities = tuple[Ability, ...]
Effects = list[TargetedEffect]


@book.definition("1.7.1#sentence-6")
def defined_by_creator(abilities: Abilities, game: Game, source: int) -> Abilities:  # noqa: ARG001  (the misreading needs all)
    """The base abilities of a token or a non-card layer are those that the effect or ability creating it defines."""
    return abilities


@book.definition("1.7.1a#sentence-1")
def source_of_ability(game: Game, object_id: int) -> int:  # noqa: ARG001  (likewise)
    """The source of an ability is the card or token that has the ability."""
    return object_id


@book.definition("1.7.1a#sentence-2")
def source_of_layer(source: int, game: Game, layer: int) -> int:  # noqa: ARG001  (likewise)
    """The abilities of an activated- or triggered-layer have the source of the ability that created the layer."""
    return source


@book.definition("1.7.1a#sentence-3")
def independent_of_sources(following: tuple[Event, ...], game: Game) -> tuple[Event, ...]:  # noqa: ARG001  (likewise)
    """Activated- and triggered-layers exist independently of their source: none ceases to exist with it."""
    return following


@book.definition("1.7.1a#sentence-4")
def without_its_source(effects: Effects, game: Game, source: int) -> Effects:  # noqa: ARG001  (likewise)
    """A source that has ceased to exist does not prevent the resolution of its layer."""
    return effects


@book.definition("1.7.1b#sentence-1")
def controller_of_activated_layer(game: Game, player: int) -> int:  # noqa: ARG001  (likewise)
    """The player who activated the source controls the activated-layer."""
    return player


def context_when_triggered(game: Game, item: Object) -> Context:
    """Return the context of a triggered effect of an object, whose controller its triggered-layer would have."""
    controller = controller_of_source(item)
    if controller is None:
        controller = owner_of_source(game, item)
    return Context(controller, source_of_ability(game, item.id))


@book.definition("1.7.1b#sentence-2")
def controller_of_source(item: Object) -> int | None:
    """The player who controls the source when it triggers controls the triggered-layer; None without a controller."""
    return item.controller


@book.definition("1.7.1b#sentence-3")
def owner_of_source(game: Game, item: Object) -> int:
    """If the source has no controller, its owner controls the triggered-layer."""
    return item.owner if item.owner is not None else game.state.turn_player


@book.definition("1.7.1#sentence-3")
def generate_nothing_beside_the_layer(_game: Game, _layer: int) -> None:
    """An ability either generates effects or creates a layer on the stack: one that creates a layer does only that."""


@book.definition("1.7.1#sentence-4")
def wait_for_resolution(_game: Game, _layer: int) -> None:
    """The layer that an ability creates generates no effects as it is put on the stack."""


@book.definition("1.7.1#sentence-4")
def of_created_layer(effects: Effects) -> Effects:
    """The layer that an ability creates generates effects by resolving."""
    return effects


@book.definition("1.7.3b#sentence-1")
def wait_on_the_stack(_game: Game, _layer: int) -> None:
    """A resolution ability generates no effects as its card is played."""


@book.definition("1.7.3b#sentence-1")
def of_card_layer(effects: Effects) -> Effects:
    """A resolution ability generates effects when the layer that has it resolves on the stack."""
    return effects


@book.definition("1.7.3a#sentence-2")
def stay_on_the_stack(_game: Game, _layer: int) -> None:
    """An activated ability puts an activated-layer on the stack, where it stays until it resolves."""


def after_activation(game: Game, layer: int) -> None:
    """Leave an activated-layer on the stack, with its effects still to come."""
    stay_on_the_stack(game, layer)
    generate_nothing_beside_the_layer(game, layer)
    wait_for_resolution(game, layer)


@book.definition("1.7.3c#sentence-1")
def generates_by_itself(game: Game, item: Object) -> bool:  # noqa: ARG001  (likewise)
    """A static ability simply generates effects, whosever turn it is."""
    return True


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
