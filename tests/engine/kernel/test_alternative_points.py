"""Payment in the made-up market with mines that give points of one colour or of another."""

from collections.abc import Mapping

import pytest
from support.engine.payment_market import Market, change, has, market

from rulesdb.engine.kernel.play.alternative_points import AlternativePayment, AlternativePoints
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import CostPart
from rulesdb.engine.kernel.process.options import Name, Pick
from rulesdb.engine.kernel.process.process import UndecidedError

PAYS = {"red": {"red", "any"}.__contains__, "blue": {"blue", "any"}.__contains__}


def _exhaust(game: Market, _player: int, number: int, part: str, _by: str) -> None:
    found: Mapping[str, int] = game.state.objects[number]
    colour = next(colour for colour in found if PAYS[colour](part))
    del game.state.objects[number]  # type: ignore[attr-defined]  # the objects of a made-up market are a plain dict
    change(game, colour, found[colour])


def _gain(part: str) -> CostPart[Market, str]:
    return CostPart(
        gain=lambda game, player, points: PAYMENT.gain_while_short(game, player, part, points, "market:gain"),
        goes_on=lambda game, player, points: PAYMENT.is_short(game, player, part, points),
        pay=(lambda game, player, points, by: PAYMENT.pay_by_choice(game, player, part, points, by))
        if part == "any"
        else None,
    )


VEINS = AlternativePoints[Market, str]("dig", lambda game, _player: dict(game.state.objects), _exhaust)
PAYMENT = AlternativePayment[Market, str](
    order=lambda: ("red", "blue", "any"),
    parts={part: _gain(part) for part in ("red", "blue", "any")},
    has=has,
    subtract=lambda game, _player, colour, points, _by: change(game, colour, -points),
    pays=PAYS,
    sources=VEINS.sources(PAYS),
    question="colour",
    alternatives=VEINS,
)
EITHER, RED = {"red": 1, "blue": 1}, {"red": 1}


def could_pay(game: Market, except_object: int | None = None, **points: int) -> bool:
    """Whether the player could pay a cost."""
    return PAYMENT.could_pay(game, 0, Due(points), except_object)


def test_an_object_gives_points_of_one_asset_only() -> None:
    """One mine of either colour does not pay for both; two do, however they are listed."""
    assert not could_pay(market((EITHER,)), red=1, blue=1)
    assert could_pay(market((EITHER, RED)), red=1, blue=1)
    assert could_pay(market((RED, EITHER)), red=1, blue=1)
    assert not could_pay(market((RED, RED)), red=1, blue=1)


def test_points_at_hand_leave_the_objects_for_other_parts() -> None:
    """A blue point at hand lets the mine give a red one; parts that any point pays count in the sum."""
    assert could_pay(market((EITHER,), blue=1), red=1, blue=1)
    assert could_pay(market((EITHER, EITHER), blue=1), red=1, any=2)
    assert not could_pay(market((EITHER,), blue=1), red=1, any=2)


def test_an_object_can_be_left_out() -> None:
    """What an object does to pay for itself is not counted."""
    game = market((EITHER, RED))
    assert could_pay(game, red=2)
    assert not could_pay(game, 1, red=2)


def test_objects_with_few_alternatives_are_offered_first() -> None:
    """The mine that gives red points alone stands before the one that could give blue ones."""
    with pytest.raises(UndecidedError) as asked:
        PAYMENT.pay_points(market((EITHER, RED)), 0, Due({"red": 1}), "market:pay")
    assert (asked.value.decision.kind, asked.value.decision.options) == ("dig", (Pick(2), Pick(1), Pick()))


def test_the_most_points_for_a_part_are_those_of_its_assets() -> None:
    """Of a mine of both colours the points of the colour that pays are counted."""
    assert PAYMENT.most_points(market(({"red": 1, "blue": 3}, RED), blue=2), 0, "blue") == 5


def test_the_player_chooses_which_points_pay_what_any_point_pays() -> None:
    """With two reds and a blue, a part of two is paid as the player says."""
    game = market((), (Name("blue"), Name("red")), red=2, blue=2)
    assert PAYMENT.pay_points(game, 0, Due({"any": 2}), "market:pay")
    assert game.state.players[0] == {"red": 1, "blue": 1}


def test_without_a_choice_the_player_is_not_asked_which_points_to_use() -> None:
    """Points of a single colour, and all that are left, pay without a question."""
    one, all_of_them = market((), blue=2), market((), red=1, blue=1)
    assert all(PAYMENT.pay_points(game, 0, Due({"any": 2}), "market:pay") for game in (one, all_of_them))
    assert one.state.players[0] == {"blue": 0}
    assert all_of_them.state.players[0] == {"red": 0, "blue": 0}
