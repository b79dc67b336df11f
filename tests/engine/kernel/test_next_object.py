"""Effects on the next object: those that it fits begin to apply to it, at once or once its X is declared."""

from typing import ClassVar, NamedTuple

from msgspec.structs import replace
from support.engine.payment_market import Market, market

from rulesdb.engine.kernel.cards.roles import Amount, ContinuousEffect, Value
from rulesdb.engine.kernel.effects.next_object import NextObjectRules
from rulesdb.engine.kernel.state.state import CoreLasting


class Parcel(NamedTuple):
    """A parcel."""

    player: int
    """Whose it is."""
    weight: int | None
    """Its weight, None for X that has not been declared."""


class Weight(Value, frozen=True):
    """The weight of the parcel."""

    def value(self, game: Market, context: int) -> int:  # noqa: ARG002  (whoever looks)
        """Return the weight; that of X is 0."""
        return game.state.objects[1].weight or 0


class AtLeast(ContinuousEffect, frozen=True):
    """An effect on parcels of a weight."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("discount",)
    weight: int
    discount: Amount = Weight()


def _fits(game: Market, number: int, lasting: CoreLasting) -> bool:
    return all(after.state.objects[number].weight >= lasting.effect.weight for after in PARCELS.possible(game, number))


def _with_weight(game: Market, number: int, weight: int) -> Market:
    weighed = game.state.objects[number]._replace(weight=weight)
    return game.at(replace(game.state, objects={**game.state.objects, number: weighed}))


PARCELS = NextObjectRules[Market, CoreLasting](
    rule="market:next",
    is_awaited=lambda game, number, lasting: game.state.objects[number].player == lasting.context,
    fits=_fits,
    has_open_x=lambda game, number: game.state.objects[number].weight is None,
    with_x=_with_weight,
    highest_x=9,
)


def _office(parcel: Parcel, *effects: CoreLasting) -> Market:
    """Return a game with a parcel and effects."""
    game = market((parcel,))
    game.become(replace(game.state, lasting=effects))
    return game


def _effect(number: int, weight: int, player: int = 0, *, awaits: bool = True) -> CoreLasting:
    return CoreLasting(number, AtLeast(weight), player, timestamp=number, until="turn", awaits=awaits)


def _begun(game: Market) -> dict[int, frozenset[int]]:
    """Return the objects to which effects apply, by the id of the effect."""
    return {one.id: one.objects for one in game.state.lasting if not one.awaits and one.objects is not None}


def test_the_effects_that_wait_for_an_object_begin_to_apply_to_it_alone() -> None:
    """Not one of another player, one that the object does not fit, and one that applies to all objects.

    Its amount is fixed with it.
    """
    waiting = _effect(1, 3), _effect(2, 3, player=1), _effect(3, 8), _effect(4, 3, awaits=False)
    game = _office(Parcel(0, 5), *waiting)
    PARCELS.apply(game, 1)
    assert _begun(game) == {1: frozenset({1})}
    assert [one.effect.discount for one in game.state.lasting] == [5, Weight(), Weight(), Weight()]


def test_an_effect_that_has_begun_does_not_wait_any_more() -> None:
    """The next object but one is without it."""
    game = _office(Parcel(0, 5), _effect(1, 3))
    PARCELS.apply(game, 1)
    before = game.state
    PARCELS.apply(game, 1)
    assert game.state is before


def test_an_effect_that_depends_on_x_begins_once_x_is_declared() -> None:
    """One for which X does not matter begins at once."""
    game = _office(Parcel(0, None), _effect(1, 3), _effect(2, 0))
    PARCELS.apply(game, 1)
    assert _begun(game) == {2: frozenset({1})}
    declared = _with_weight(game, 1, 4)
    PARCELS.apply_when_declared(declared, game, 1)
    assert _begun(declared) == {1: frozenset({1}), 2: frozenset({1})}


def test_what_fitted_before_a_declaration_does_not_begin_with_it() -> None:
    """It began at the announcement, or was kept from it by the rules of the game."""
    game = _office(Parcel(0, None), _effect(2, 0))
    declared = _with_weight(game, 1, 4)
    PARCELS.apply_when_declared(declared, game, 1)
    assert _begun(declared) == {}


def test_an_effect_on_the_next_few_objects_waits_for_the_others() -> None:
    """It is for the next two parcels: after the first one it waits for one, and then for none."""
    game = _office(Parcel(0, 5), replace(_effect(1, 3), uses=2))
    PARCELS.apply(game, 1)
    assert [(one.awaits, one.uses, one.objects) for one in game.state.lasting] == [
        (False, None, frozenset({1})),
        (True, 1, None),
    ]
    PARCELS.apply(game, 1)
    assert not any(one.awaits for one in game.state.lasting)
