"""The usual answers to who and what: small parts from which cards are put together.

Those for ``what`` and ``who`` are called with the game and the context, those for ``applies`` with the game, an object
and the context, those for ``on`` with the game, an event and the context.
"""

from collections.abc import Callable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Condition
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost, is_attack, properties, subtypes, supertypes, types
from rulesdb.engine.fab.events import Event
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.layers import category_of
from rulesdb.engine.fab.rules.layers import layers as all_layers
from rulesdb.engine.fab.state import Category
from rulesdb.engine.fab.zones import ARENA


def opponents(game: Game, context: Context) -> tuple[int, ...]:
    """Return the controller's opponents."""
    return game.opponents(context.controller)


def everyone(game: Game, context: Context) -> tuple[int, ...]:
    """Return all players, from the controller clockwise."""
    return game.clockwise(context.controller)


def this(_game: Game, context: Context) -> tuple[int, ...]:
    """Return the source itself."""
    return (context.source,)


def declared_x(_game: Game, context: Context) -> int:
    """Return the X that was declared; 0 while there is none (1.12.2a)."""
    return context.declared.x or 0


def has_paid(name: str) -> Condition:
    """Return whether an optional cost was declared, and so paid, for the layer."""
    return lambda _game, context: name in context.declared.costs


def heroes(game: Game, _context: Context) -> tuple[int, ...]:
    """Return every hero."""
    return tuple(hero for player in game.playing if (hero := game.hero(player)) is not None)


def opposing_heroes(game: Game, context: Context) -> tuple[int, ...]:
    """Return the heroes of the opponents."""
    return tuple(hero for player in game.opponents(context.controller) if (hero := game.hero(player)) is not None)


def your_hero(game: Game, context: Context) -> tuple[int, ...]:
    """Return the controller's hero."""
    hero = game.hero(context.controller)
    return () if hero is None else (hero,)


def attacks(game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG001  (a selector takes both)
    """Return every attack."""
    return tuple(item.id for item in game.objects() if is_attack(game, item.id))


def layers_of(*categories: Category) -> Callable[..., tuple[int, ...]]:
    """Return the selector of the layers of some categories (1.6.2)."""
    return lambda game, _context: tuple(
        each for each in all_layers(game) if category_of(game.object(each)) in categories
    )


def in_zone(name: str) -> Callable[..., tuple[int, ...]]:
    """Return the selector of a zone of the controller."""
    return lambda game, context: game.zone(name, context.controller)


def permanents(fits: Condition) -> Callable[..., tuple[int, ...]]:
    """Return the selector of what is in the arena, public, and fits; an attack-proxy there is no permanent (1.4.3a)."""
    return lambda game, context: tuple(
        item.id
        for item in game.objects()
        if item.zone.name in ARENA and item.is_public and item.proxy_of is None and fits(game, item.id, context)
    )


def has_type(name: str) -> Condition:
    """Return whether an object has a type."""
    return lambda game, number, _context: name in types(game, number)


def has_subtype(name: str) -> Condition:
    """Return whether an object has a subtype."""
    return lambda game, number, _context: name in subtypes(game, number)


def has_supertype(name: str) -> Condition:
    """Return whether an object has a supertype."""
    return lambda game, number, _context: name in supertypes(game, number)


def is_named(name: str) -> Condition:
    """Return whether an object has a name."""
    return lambda game, number, _context: properties(game, number).name == name


def costs_at_least(least: int) -> Condition:
    """Return whether the cost of an object is so much or more."""
    return lambda game, number, _context: (cost(game, number) or 0) >= least


def costs_at_most(most: int) -> Condition:
    """Return whether the cost of an object is so much or less."""
    return lambda game, number, _context: (cost(game, number) or 0) <= most


def for_any_player(fits: Condition) -> Condition:
    """Return what a restriction or an allowance asks of a player and an object: that the object fits."""
    return lambda game, _player, number, context: fits(game, number, context)


def layers(fits: Condition) -> Callable[..., tuple[int, ...]]:
    """Return the selector of the other layers on the stack that fit."""
    return lambda game, context: tuple(
        layer for layer in game.stack if layer != context.layer and fits(game, layer, context)
    )


def yours(game: Game, number: int, context: Context) -> bool:
    """Whether the controller controls an object."""
    return game.object(number).controller == context.controller


def attack_action(game: Game, number: int, _context: Context) -> bool:
    """Whether an object is an attack action card."""
    return "attack" in subtypes(game, number) and "action" in types(game, number)


def both(*conditions: Condition) -> Condition:
    """Return the condition that several hold."""
    return lambda *asked: all(condition(*asked) for condition in conditions)


def happens(kind: type[Event], *, to: str = "") -> Condition:
    """Return whether an event is of a kind; ``to`` is "this" for one about the source, "you" for the controller's."""

    def fits(_game: Game, event: Event, context: Context) -> bool:
        if not isinstance(event, kind):
            return False
        if to == "this":
            return getattr(event, "object", None) == context.source
        return to != "you" or getattr(event, "player", None) == context.controller

    return fits


def begins(what: str) -> Condition:
    """Return whether something of the controller's turn begins: its start, or a phase of it."""
    return lambda _game, event, context: (
        isinstance(event, kinds.Began) and event.what == what and event.player == context.controller
    )


def hits(_game: Game, event: Event, context: Context) -> bool:
    """Whether the source's attack hits."""
    return isinstance(event, kinds.Hit) and event.source == context.source
