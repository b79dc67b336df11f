"""The arithmetic of prevention effects: amounts, shields, damage dealt at once, and damage that cannot be prevented."""

from typing import NamedTuple

import pytest
from msgspec import Struct
from msgspec.structs import replace as with_fields
from support.engine.bare_game import BareGame, bare_game

from rulesdb.engine.kernel.effects.prevention import (
    DecreaseRules,
    PreventionRules,
    can_prevent,
    divided,
    event_left,
    from_the_first,
)
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.state.state import CoreLasting


class Hail(Change, frozen=True, kw_only=True):
    """Hail damages a bed."""

    amount: int
    bed: int = 1
    is_sharp: bool = False
    """Whether nothing keeps it off."""


class Glass(Struct, frozen=True):
    """Glass over a bed: an amount of hail that it keeps off."""

    amount: int


class Roof(NamedTuple):
    """Glass in force."""

    glass: Glass
    lasting: CoreLasting | None = None
    beds: tuple[int, ...] = (1, 2)
    is_shield: bool = False
    key: int = 1
    controller: int = 0


RULES = PreventionRules[BareGame, Roof, Hail](
    is_damage=lambda event: isinstance(event, Hail),
    compound="hail",
    is_about=lambda _game, roof, hail: hail.bed in roof.beds,
    is_whole=lambda hails: len({hail.bed for hail in hails}) > 1,
    amount=lambda _game, roof, _damage: roof.glass.amount,
    is_unpreventable=lambda _game, hail: hail.is_sharp,
    declared=lambda game, roof, hails, points: divided(
        game, roof.controller, [hail.amount for hail in hails], points, "rule"
    ),
    prevented=lambda none, damage, amount: none + min(damage, amount),
    left=lambda amount, points: amount - points,
    left_unused=lambda amount, _left: amount,
    damage_left=lambda damage, points: damage - points,
    is_shield=lambda roof: roof.is_shield,
    amount_for_later=lambda none, left: none + left,
    ceases=lambda amount: amount == 0,
)


def glazed(amount: int) -> CoreLasting:
    """Return a lasting effect with an amount."""
    return CoreLasting(id=7, effect=Glass(amount), context=None, timestamp=1, until="for good", uses=1)


def storm(*hails: Hail) -> CompoundEvent:
    """Return hail on several beds at once."""
    return CompoundEvent(kind="hail", events=hails)


def amounts(event: Event | None) -> list[int]:
    """Return the amounts of hail in an event."""
    if event is None:
        return []
    if isinstance(event, CompoundEvent):
        return [amount for one in event.events for amount in amounts(one)]
    assert isinstance(event, Hail)
    return [event.amount]


@pytest.mark.parametrize(("amount", "left"), [(0, [3]), (2, [1]), (3, []), (9, [])])
def test_damage_is_prevented_point_by_point(amount: int, left: list[int]) -> None:
    """Without damage there is no event."""
    assert amounts(event_left(bare_game(), Roof(Glass(amount)), Hail(amount=3), RULES)) == left


def test_an_effect_applies_to_damage_that_it_is_about() -> None:
    """Whatever else happens is no damage."""
    roof = Roof(Glass(1), beds=(1,))
    assert can_prevent(bare_game(), roof, Hail(amount=1), RULES)
    assert not can_prevent(bare_game(), roof, Hail(amount=1, bed=2), RULES)
    assert not can_prevent(bare_game(), roof, Change(), RULES)


def test_an_effect_applies_to_a_compound_event_as_a_whole_where_the_game_says_so() -> None:
    """Two beds are damaged at once, whether the effect is about both or about one; or one bed twice."""
    hails = storm(Hail(amount=1), Hail(amount=1, bed=2))
    assert can_prevent(bare_game(), Roof(Glass(1)), hails, RULES)
    assert can_prevent(bare_game(), Roof(Glass(1), beds=(1,)), hails, RULES)
    assert not can_prevent(bare_game(), Roof(Glass(1)), storm(Hail(amount=1), Hail(amount=2)), RULES)
    assert not can_prevent(bare_game(), Roof(Glass(1)), with_fields(hails, kind="snow"), RULES)


def test_what_is_left_of_a_shield_is_kept_and_another_amount_is_lost() -> None:
    """A shield is left for any number of events, and ends with its last point."""
    shield, used_up, fixed = (bare_game(lasting=(glazed(5),)) for _ in range(3))
    event_left(shield, Roof(Glass(5), glazed(5), is_shield=True), Hail(amount=3), RULES)
    event_left(used_up, Roof(Glass(5), glazed(5), is_shield=True), Hail(amount=5), RULES)
    event_left(fixed, Roof(Glass(5), glazed(5)), Hail(amount=3), RULES)
    assert shield.state.lasting == (with_fields(glazed(2), uses=None),)
    assert used_up.state.lasting == ()
    assert fixed.state.lasting == (glazed(5),)


def test_damage_that_cannot_be_prevented_uses_up_nothing() -> None:
    """The event stays, and so does the shield."""
    game = bare_game(lasting=(glazed(5),))
    sharp = Hail(amount=3, is_sharp=True)
    assert event_left(game, Roof(Glass(5), glazed(5), is_shield=True), sharp, RULES) == sharp
    assert game.state.lasting == (with_fields(glazed(5), uses=None),)


def test_points_are_divided_among_damage_that_can_be_prevented() -> None:
    """Of the sharp hail nothing is prevented, and of equal damage the one that was declared, which stays as nothing."""
    same = Hail(amount=2)
    hails = storm(same, Hail(amount=4, is_sharp=True), Hail(amount=2, bed=2))
    with pytest.raises(UndecidedError) as question:
        event_left(bare_game(), Roof(Glass(3)), hails, RULES)
    assert question.value.decision.options == (Number(1), Number(2))
    assert amounts(event_left(bare_game([Number(1)]), Roof(Glass(3)), hails, RULES)) == [1, 4, 0]


def test_for_a_player_who_has_lost_the_first_damage_is_prevented_first() -> None:
    """Nobody is asked."""
    assert divided(bare_game(lost=[0]), 0, [2, 2, 2], 3, "rule") == from_the_first([2, 2, 2], 3) == (2, 1, 0)


def test_a_decrease_lowers_what_is_prevented_and_not_what_is_subtracted() -> None:
    """The effects that decrease it are used up."""
    other = with_fields(glazed(0), id=8)
    decrease = DecreaseRules[BareGame, Hail](
        decreases=lambda _game, _hails: [(1, other), (1, None)],
        total=lambda damage, amount, _less: min(damage, amount),
        subtracted=lambda total, _points: total,
        decreased=lambda total, less: max(0, total - less),
    )
    rules = with_fields(RULES, decrease=decrease)
    game = bare_game(lasting=(glazed(5), other))
    assert amounts(event_left(game, Roof(Glass(5), glazed(5), is_shield=True), Hail(amount=4), rules)) == [2]
    assert game.state.lasting == (with_fields(glazed(1), uses=None),)
