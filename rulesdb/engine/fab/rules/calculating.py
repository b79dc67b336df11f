"""Calculation of asset-costs, the fifth step of playing a card (5.1.6)."""

from collections.abc import Iterator, Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, AlternativeCost, Cost
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import cost_property
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import cost_of
from rulesdb.engine.fab.rules.attempt import Attempt, additional_costs, alternative_costs
from rulesdb.engine.fab.rules.costs import due
from rulesdb.engine.fab.rules.play_statics import is_optional, to_be_paid, to_be_paid_instead
from rulesdb.engine.fab.rules.splitting import cost_of_halves
from rulesdb.engine.fab.rules.type_rules import with_rules_of_types
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.play.costs import CalculationRules, CardCostRules, Due
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

CostChangeInForce = tuple[ChangesCost, EffectInForce]
CostChangesInForce = tuple[CostChangeInForce, ...]


def calculate_asset_costs(game: Game, attempt: Attempt) -> None:
    """Perform the fifth step (5.1.6): asset-costs are calculated."""
    attempt.due = from_the_cost_on(all_asset_costs(game, attempt), game, attempt)


@book.definition("2.2.1#sentence-2")
def from_the_cost_on(due_points: Due, _game: Game, _attempt: Attempt) -> Due:
    """The cost determines the starting resource asset-cost only; effects may make it another one."""
    return due_points


@book.definition("5.1.6#sentence-2")
def all_asset_costs(game: Game, attempt: Attempt) -> Due:
    """All asset-costs of the card are calculated."""
    return ASSET_COSTS.total(game, attempt)


@book.definition("5.4.4b#sentence-7")
def are_changed(game: Game, _attempt: Attempt) -> bool:
    """The effects that modify asset-costs do so whether or not an alternative cost is paid."""
    return bool(of_kind(game, ChangesCost))


@book.transform("5.1.6a#sentence-2")
def starting_costs(nothing: Due, game: Game, attempt: Attempt) -> Due:  # noqa: ARG001  (what there is without the rule)
    """First, rules define the starting asset-costs; a declared alternative cost is among them."""
    action = starting_action_cost(no_action_cost(), game, attempt)
    if attempt.ability is not None:
        cost = cost_of(game, attempt.source, attempt.ability)
        return due(game, cost, attempt.context(game)).plus(Due({"action": action}))
    declared = attempt.declared(game)
    base = starting_resource_cost(0, game, attempt)
    resource = cost_of_halves(without_replaced_cost(base, declared), declared)
    total = Due({"resource": resource, "action": action_cost_left(action, declared)})
    for alternative in CARD_COSTS.alternative_due(game, attempt.layer, declared):
        total = total.plus(due(game, alternative, attempt.context(game)))
    return total


def _additional_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of a card's mandatory additional costs and of its declared optional additional costs."""
    total = Due()
    if attempt.is_card:
        for cost in CARD_COSTS.additional_due(game, attempt.layer, attempt.declared(game)):
            total = total.plus(due(game, cost, attempt.context(game)))
    return total


@book.definition("5.1.6b#sentence-1")
def no_action_cost() -> int:
    """The action asset-cost starts at 0."""
    return 0


@book.transform("5.1.6b#sentence-2")
def starting_action_cost(cost: int, game: Game, attempt: Attempt) -> int:
    """The action asset-cost of a card with the type action that is not played as an instant starts at 1 instead."""
    types = with_rules_of_types(attempt.kinds(game), attempt.is_card)
    return 1 if "action" in types and not attempt.declared(game).as_instant else cost


@book.transform("5.1.6c#sentence-1")
def starting_resource_cost(_cost: int, game: Game, attempt: Attempt) -> int:
    """The resource asset-cost starts at the base resource cost of the card."""
    return cost_property(game, attempt.layer) or 0


@book.transform("5.1.6c#sentence-2")
def without_replaced_cost(base: int, declared: Declared) -> int:
    """The resource asset-cost starts at 0 if an alternative cost, or free play, is declared that replaces it."""
    return 0 if declared.alternative is not None or declared.is_free else base


@book.definition("5.4.4b#sentence-3")
def action_cost_left(action: int, _declared: Declared) -> int:
    """An alternative cost replaces the costs of the card that it names, here its resource cost alone."""
    return action


@book.definition("5.1.6a#sentence-1")
def with_changes(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """The calculation has four stages: the start, then what sets, what increases, and what reduces the cost."""
    return ASSET_COSTS.changed_in_stages(value, added, game, attempt, asset)


def _timestamp(change: CostChangeInForce) -> int:
    return change[1].timestamp


@book.definition("5.1.6a#sentence-7")
def in_timestamp_order(changes: CostChangesInForce) -> CostChangesInForce:
    """Two or more effects of one stage are applied in timestamp order."""
    return tuple(sorted(changes, key=_timestamp))


@book.transform("5.1.6a#sentence-3")
def set_cost(value: int, amounts: Sequence[int]) -> int:  # noqa: ARG001  (what there is without the rule)
    """Second, effects that set an asset-cost are applied."""
    return amounts[-1]


@book.transform("5.1.6a#sentence-4")
def increased_cost(value: int, amounts: Sequence[int]) -> int:
    """Third, effects that increase an asset-cost are applied."""
    return value + sum(amounts)


@book.transform("5.1.6a#sentence-5")
def reduced_cost(value: int, amounts: Sequence[int]) -> int:
    """Fourth and last, effects that reduce an asset-cost are applied."""
    for amount in amounts:
        value = reduced_by(value, amount)
    return value


@book.definition("5.1.6a#sentence-6")
def reduced_by(value: int, amount: int) -> int:
    """An effect that would reduce an asset-cost to less than 0 reduces it to 0 instead."""
    return max(0, value - amount)


def cost_changes(game: Game, attempt: Attempt, asset: Asset) -> Iterator[CostChangeInForce]:
    """Yield the effects that change the cost of an attempt in an asset, in timestamp order (6.3.4)."""
    for effect, active_effect in of_kind(game, ChangesCost):
        if effect.asset == asset and applies_to(game, active_effect, attempt.layer):
            yield effect, active_effect


def _amount(game: Game, change: CostChangeInForce) -> int:
    return valued(game, change[0].amount, change[1].context)


def _stage(change: CostChangeInForce) -> str:
    return change[0].way


ASSET_COSTS = CalculationRules[Game, Attempt, CostChangeInForce, Asset](
    assets=ASSETS,
    start=starting_costs,
    additional=_additional_costs,
    are_changed=are_changed,
    changing=cost_changes,
    amount=_amount,
    stage=_stage,
    stages={"set": set_cost, "increase": increased_cost, "reduce": reduced_cost},
    addition="increase",
    in_order=in_timestamp_order,
    changed=with_changes,
)
"""The calculation of asset-costs (5.1.6a)."""

CARD_COSTS = CardCostRules[Game, AdditionalCost, AlternativeCost, Cost](
    additional=additional_costs,
    alternatives=alternative_costs,
    is_optional=is_optional,
    to_be_paid=to_be_paid,
    to_be_paid_instead=to_be_paid_instead,
)
"""The additional and alternative costs of cards (5.4.4a, 5.4.4b)."""
