"""Payment of points: parts in order, assets that pay several parts, gaining while paying, and what could be paid."""

import pytest
from support.engine.payment_market import MARKET, Market, Mine, market, mine

from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.process import UndecidedError

RED, BLUE = Mine("red", 2), Mine("blue", 1)


def paid(game: Market, **points: int) -> bool:
    """Whether the player pays a cost."""
    return MARKET.pay_points(game, 0, Due(points), "market:pay")


def left(game: Market) -> dict[str, int]:
    """Return the points that the player has left."""
    return {colour: points for colour, points in game.state.players[0].items() if points}


def test_a_part_is_paid_with_the_assets_that_can_pay_it_in_their_order_of_use() -> None:
    """Any part takes blue points before red ones; the red part, paid before it, takes red ones alone."""
    game = market(red=3, blue=2)
    assert paid(game, any=3, red=1)
    assert left(game) == {"red": 1}


def test_a_cost_is_not_paid_with_points_of_another_asset() -> None:
    """Blue points do not pay a red part."""
    assert not paid(market(blue=5), red=1)


def test_a_player_gains_points_from_one_object_after_another_until_there_are_enough() -> None:
    """Two points are missing; the third mine is not asked for."""
    game = market((BLUE, BLUE, RED), (mine(1), mine(2)), red=1)
    assert paid(game, any=3)
    assert (left(game), [*game.state.objects]) == ({}, [3])


def test_a_player_may_choose_not_to_gain_points() -> None:
    """The cost is not paid then; what was gained is there still, and the caller reverses the game."""
    game = market((BLUE, RED), (mine(1), Pick()))
    assert not paid(game, any=2)
    assert left(game) == {"blue": 1}


def test_the_question_offers_the_objects_that_give_points_for_the_part_and_none() -> None:
    """For the red part these are the red mines."""
    with pytest.raises(UndecidedError) as asked:
        paid(market((BLUE, RED)), red=1)
    assert (asked.value.decision.kind, asked.value.decision.options) == ("dig", (mine(2), Pick()))


def test_a_player_with_enough_points_is_not_asked() -> None:
    """The mine stays."""
    game = market((RED,), red=1)
    assert paid(game, red=1)
    assert [*game.state.objects] == [1]


def test_a_cost_of_nothing_is_paid() -> None:
    """Unless a game says otherwise."""
    assert paid(market())


@pytest.mark.parametrize(
    ("cost", "is_payable"),
    [
        (Due({"red": 3}), True),  # one at hand, two of the mine
        (Due({"red": 4}), False),
        (Due({"blue": 2}), False),  # nothing is gained for a blue part
        (Due({"blue": 1, "any": 4}), True),  # the blue point at hand for the blue part, and all others for any
        (Due({"red": 3, "any": 2}), True),
        (Due({"red": 3, "any": 3}), False),  # the red points are spent on the red part
    ],
)
def test_whether_a_cost_could_be_paid(cost: Due, *, is_payable: bool) -> None:
    """With the points at hand and those of the mines; no point is counted twice."""
    assert MARKET.could_pay(market((RED, BLUE), red=1, blue=1), 0, cost) is is_payable


def test_an_object_can_be_left_out_of_what_could_be_paid() -> None:
    """As one that would not be there any more when the cost is paid."""
    game = market((RED, BLUE))
    assert MARKET.could_pay(game, 0, Due({"red": 2}))
    assert not MARKET.could_pay(game, 0, Due({"red": 2}), except_object=1)
    assert MARKET.could_pay(game, 0, Due({"red": 2}), except_object=2)


def test_the_most_points_are_those_at_hand_and_those_that_can_be_gained() -> None:
    """A bound for X."""
    game = market((RED, BLUE), red=1)
    assert [MARKET.most_points(game, 0, part) for part in ("red", "blue", "any")] == [3, 0, 4]
