"""Effect-costs: declared order, payment that must succeed, trying whether they could be paid, and reversal."""

import pytest
from support.engine.payment_market import MARKET, Market, change, has, market

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.effect_costs import EffectCostRules, WholeCostRules, ask_for_order
from rulesdb.engine.kernel.process.options import Answer, Number


class Trade(DiscreteEffect, frozen=True):
    """Give points of one colour, or of one that the player chooses, for points of another."""

    gives: str
    """Colour given, "" for one that the player chooses."""
    takes: str
    """Colour taken."""

    def is_possible(self, game: Market, context: None) -> bool:  # noqa: ARG002  (whatever the context)
        """Whether the player has a point to give."""
        return has(game, 0, self.gives) > 0 if self.gives else has(game, 0, "red") + has(game, 0, "blue") > 0


def _trade(game: Market, trade: Trade, _context: None) -> bool:
    colour = trade.gives
    if not colour:
        is_red = game.choose(0, "red", lambda: (Answer(True), Answer(False)), "market:trade")
        colour = "red" if is_red == Answer(True) else "blue"
    if not has(game, 0, colour):
        return False
    change(game, colour, -1)
    change(game, trade.takes, 1)
    return True


def _in_order(trades: object, order: object) -> tuple[Trade, ...]:
    assert isinstance(trades, tuple | list)
    assert isinstance(order, tuple)
    return tuple(trades[index] for index in order)


TRADES = EffectCostRules[Market, Trade, None](
    is_restricted=lambda _game, _trade, _context: False,
    cannot_succeed=lambda _game, _trade, _context: True,
    generate=_trade,
    in_order=_in_order,
    is_paid_though_replaced=lambda: False,
    order_rule="market:order",
)

reversals: list[str] = []


def _back(reason: str, game: Market, before: object) -> None:
    reversals.append(reason)
    game.become(before)  # type: ignore[arg-type]  # a state of the market


WHOLE = WholeCostRules[Market, str, Trade, None](
    points=MARKET,
    effects=TRADES,
    effects_due=lambda due: due.effects,
    cannot_pay=lambda game, player, due: not MARKET.could_pay(game, player, due),
    reverse_points=lambda game, before, _player: _back("points", game, before),
    reverse_effects=lambda game, before, _player: _back("effects", game, before),
)

TO_BLUE, TO_GREEN, ANY_TO_GREEN = Trade("red", "blue"), Trade("blue", "green"), Trade("", "green")


def test_the_order_of_several_effect_costs_is_asked_until_one_is_left() -> None:
    """The last one is taken without a question."""
    game = market(answers=(Number(1), Number(2)))
    assert ask_for_order(game, 0, (TO_BLUE, TO_GREEN, ANY_TO_GREEN), "market:order") == (1, 2, 0)


@pytest.mark.parametrize(("order", "is_paid"), [((TO_BLUE, TO_GREEN), True), ((TO_GREEN, TO_BLUE), False)])
def test_whether_effect_costs_could_be_paid_depends_on_their_order(order: tuple[Trade, ...], *, is_paid: bool) -> None:
    """A blue point can be given once a red one was given for it; nothing of this happens in the game itself."""
    game = market(red=1)
    assert TRADES.could_pay_in_order(game, order, lambda _trial: None) is is_paid
    assert has(game, 0, "red") == 1


def test_some_choice_must_leave_the_later_effect_costs_payable() -> None:
    """To give blue for green leaves the red point, which is due next; to give red does not."""
    assert TRADES.could_pay_in_order(market(red=1, blue=1), (ANY_TO_GREEN, TO_BLUE), lambda _trial: None)
    assert not TRADES.could_pay_in_order(market(blue=1), (ANY_TO_GREEN, TO_BLUE), lambda _trial: None)


def test_a_whole_cost_is_paid_points_first() -> None:
    """A red point for the points, and another one for the effect."""
    game = market(red=2)
    assert WHOLE.may_pay(game, 0, Due({"red": 1}, (TO_BLUE,)), None)
    assert WHOLE.pay(game, 0, Due({"red": 1}, (TO_BLUE,)), None, "market:pay")
    assert (has(game, 0, "red"), has(game, 0, "blue")) == (0, 1)


@pytest.mark.parametrize(
    ("cost", "reason"),
    [(Due({"red": 2}, (TO_BLUE,)), "points"), (Due({"red": 1}, (TO_BLUE,)), "effects")],
)
def test_a_cost_that_cannot_be_paid_completely_is_not_paid_at_all(cost: Due, reason: str) -> None:
    """The game is reversed to before the payment, and the rule of the reversal depends on what was not paid."""
    game, before = market(red=1), market(red=1).state
    reversals.clear()
    assert not WHOLE.pay(game, 0, cost, None, "market:pay")
    assert (game.state, reversals) == (before, [reason])
