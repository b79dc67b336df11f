"""Continuous effects on the next card played (6.2.4), which begin to apply to the next matching card announced."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Changing
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import LastingEffect, Object
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.roles import Filter, with_fixed_amounts
from rulesdb.engine.kernel.state_updates import with_object

_HIGHEST_X = 20  # no effect compares a cost with a greater number


@book.step("5.1.2a#sentence-1")
def apply_to_the_next(game: Game, object_id: int) -> None:
    """An effect on the next card played applies to an announced card that matches its description."""
    for lasting in _waiting(game, object_id):
        _begin(game, object_id, lasting)


@book.step("5.1.2a#sentence-3")
def apply_when_declared(game: Game, before: Game, object_id: int) -> None:
    """An effect that depends on parameters of the next card applies when they are declared; not so before."""
    for lasting in _waiting(game, object_id):
        if not _fits(before, object_id, lasting):
            _begin(game, object_id, lasting)


def _waiting(game: Game, object_id: int) -> list[LastingEffect]:
    """Return the effects that wait for the next card of a player and match this one."""
    item = game.object(object_id)
    if item.layer is None or item.layer.category == "triggered":  # a triggered-layer is not played
        return []
    return [
        lasting
        for lasting in game.state.lasting
        if lasting.awaits and item.controller == lasting.context.controller and _fits(game, object_id, lasting)
    ]


def _begin(game: Game, object_id: int, lasting: LastingEffect) -> None:
    effect = with_fixed_amounts(game, lasting.effect, lasting.context)
    begun = replace(lasting, effect=effect, awaits=False, objects=frozenset({object_id}))
    note(game, Lasts(by=apply_to_the_next.id, before=lasting, after=begun))


def _fits(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether a card matches an effect for every value of X that may still be declared."""
    fits = lasting.effect.applies if isinstance(lasting.effect, Changing) else None
    return fits is None or matches_certainly(game, fits, object_id, lasting)


def _as_it_is(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    return fits.fits(game, object_id, lasting.context)


@book.definition("5.1.2a#sentence-2", _as_it_is, "まだ宣言していないXは0だとして、すぐに効果を適用するとする読み方")
def matches_certainly(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    """An effect can depend on parameters that are not determined yet: until then it is open whether the card fits."""
    return all(fits.fits(after, object_id, lasting.context) for after in _still_possible(game, object_id))


def _still_possible(game: Game, object_id: int) -> Iterator[Game]:
    """Yield the game with each X that may still be declared for a card; the game unchanged if there is none."""
    item = game.object(object_id)
    if item.card.cost != "X" or item.layer is None or item.layer.declared.x is not None:
        yield game
        return
    for value in range(_HIGHEST_X + 1):
        yield _with_x(game, item, value)


def _with_x(game: Game, item: Object, value: int) -> Game:
    assert item.layer is not None
    layer = replace(item.layer, declared=replace(item.layer.declared, x=value))
    return game.at(with_object(game.state, replace(item, layer=layer)))
