"""Costs due: sums, the stages of effects that change them, and additional and alternative costs."""

from typing import NamedTuple

import pytest
from support.engine.payment_market import Market, market

from rulesdb.engine.kernel.play.costs import CalculationRules, CardCostRules, Due, ask_for_x
from rulesdb.engine.kernel.process.options import Answer, Number
from rulesdb.engine.kernel.process.process import UndecidedError


class Edict(NamedTuple):
    """An effect that changes the cost of everything."""

    stage: str
    amount: int
    timestamp: int = 0
    asset: str = "gold"


Edicts = tuple[Edict, ...]

TAXES = CalculationRules[Market, str, Edict, str](
    assets=("gold", "wood"),
    start=lambda _nothing, _game, _attempt: Due({"gold": 4}),
    additional=lambda _game, _attempt: Due({"gold": 1}),
    are_changed=lambda game, _attempt: bool(game.state.objects),
    changing=lambda game, _attempt, asset: (edict for edict in game.state.objects.values() if edict.asset == asset),
    amount=lambda _game, edict: edict.amount,
    stage=lambda edict: edict.stage,
    stages={
        "set": lambda _points, amounts: amounts[-1],
        "increase": lambda points, amounts: points + sum(amounts),
        "reduce": lambda points, amounts: max(0, points - sum(amounts)),
    },
    addition="increase",
    in_order=lambda edicts: tuple(sorted(edicts, key=lambda edict: edict.timestamp)),
)


def test_the_sum_of_two_costs_has_the_points_and_effects_of_both() -> None:
    """Points are added by asset, and effect-costs follow each other."""
    both = Due({"gold": 1}, ("discard",)).plus(Due({"gold": 2, "wood": 1}, ("destroy",)))
    assert both == Due({"gold": 3, "wood": 1}, ("discard", "destroy"))
    assert both.plus(Due()) == both


def test_the_amounts_are_in_the_order_of_payment_without_those_of_nothing() -> None:
    """What is not due is not paid."""
    assert Due({"gold": 3, "wood": 1, "iron": 0}).amounts(("iron", "wood", "stone", "gold")) == [
        ("wood", 1),
        ("gold", 3),
    ]


@pytest.mark.parametrize(
    ("edicts", "gold"),
    [
        ((), 5),
        ((Edict("reduce", 4), Edict("increase", 2)), 3),  # the increase is first, whatever the order of the effects
        ((Edict("set", 1), Edict("reduce", 2)), 0),  # the additional point is added after the cost was set
        ((Edict("set", 0, timestamp=2), Edict("set", 7, timestamp=1)), 1),  # the newest one is applied last
        ((Edict("reduce", 4, asset="wood"),), 5),
    ],
)
def test_effects_change_a_cost_in_stages(edicts: Edicts, gold: int) -> None:
    """A cost of 4 with an additional cost of 1."""
    due = TAXES.total(market(edicts), "buy")
    assert (due.amount("gold"), due.amount("wood"), due.is_reduced) == (gold, 0, gold < 5)


def test_the_greatest_reduction_is_the_sum_of_all_reductions() -> None:
    """Without the effects of other stages and assets."""
    edicts = Edict("reduce", 4), Edict("reduce", 1), Edict("increase", 2), Edict("reduce", 8, asset="wood")
    assert TAXES.total_change(market(edicts), "buy", "gold", "reduce") == 5


class Fee(NamedTuple):
    """A cost with a name."""

    name: str
    is_optional: bool = False


class Said(NamedTuple):
    """What the player has declared."""

    costs: tuple[str, ...] = ()
    alternative: str | None = None


FEES = CardCostRules[Market, Fee, Fee, str](
    additional=lambda _game, _object_id: (Fee("toll"), Fee("tip", is_optional=True)),
    alternatives=lambda _game, _object_id: (Fee("swap"), Fee("service")),
    is_optional=lambda fee: fee.is_optional,
    to_be_paid=lambda fee: fee.name,
    to_be_paid_instead=lambda fee: f"{fee.name} instead",
)


@pytest.mark.parametrize(
    ("said", "due"),
    [
        (Said(), ["toll"]),
        (Said(costs=("tip",)), ["toll", "tip"]),
        (Said(alternative="service"), ["toll", "service instead"]),
    ],
)
def test_mandatory_and_declared_costs_are_due(said: Said, due: list[str]) -> None:
    """An optional or alternative cost is due once it is declared."""
    assert [*FEES.due(market(), 1, said)] == due


@pytest.mark.parametrize(("answer", "names"), [(True, ("tip",)), (False, ())])
def test_a_player_declares_which_optional_costs_will_be_paid(*, answer: bool, names: tuple[str, ...]) -> None:
    """The mandatory one is not asked for."""
    game = market(answers=(Answer(answer),))
    assert FEES.ask_for_optional(game, 0, 1, "market:optional") == names


def test_a_player_declares_x_up_to_the_most_that_could_be_paid() -> None:
    """All numbers from 0 are offered; 0 alone is not asked for."""
    with pytest.raises(UndecidedError) as asked:
        ask_for_x(market(), 0, range(3), "market:x")
    assert asked.value.decision.options == (Number(0), Number(1), Number(2))
    assert ask_for_x(market(), 0, range(1), "market:x") == 0
