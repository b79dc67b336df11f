"""Calculation of asset-costs, the fifth step of playing a card (5.1.6)."""

from collections.abc import Callable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.continuous import EffectInForce, applies_to, of_kind, properties, valued
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import cost_of
from rulesdb.engine.fab.rules.attempt import Attempt, additional_costs, alternative_costs
from rulesdb.engine.fab.rules.costs import Due, due
from rulesdb.engine.fab.rules.splitting import cost_of_halves


@book.step("5.1.6")
def calculate_asset_costs(game: Game, attempt: Attempt) -> None:
    """Asset-costs, fifth step: all asset-costs are calculated."""
    attempt.due = asset_costs(game, attempt)


def asset_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of an attempt with the parameters declared so far."""
    start, more = _starting_costs(game, attempt), _additional_costs(game, attempt)
    if not of_kind(game, ChangesCost):  # as a rule nothing changes costs
        return _sum(start, more)
    points = {asset: with_changes(start.amount(asset), more.amount(asset), game, attempt, asset) for asset in ASSETS}
    unchanged = _sum(start, more)
    return Due(points, is_reduced=any(points[asset] < unchanged.amount(asset) for asset in ASSETS))


def _starting_costs(game: Game, attempt: Attempt) -> Due:
    """Return the starting asset-costs, including those of a declared alternative cost."""
    action = starting_action_cost(0, game, attempt)
    if attempt.ability is not None:
        cost = cost_of(game, attempt.source, attempt.ability)
        return _sum(due(game, cost, attempt.context(game)), Due({"action": action}))
    declared = attempt.declared(game)
    resource = cost_of_halves(starting_resource_cost(game, attempt), declared)
    total = Due({"resource": resource, "action": action})
    for alternative in alternative_costs(game, attempt.layer):
        if alternative.name == declared.alternative:
            total = _sum(total, due(game, alternative.cost, attempt.context(game)))
    return total


def _additional_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of a card's mandatory additional costs and of its declared optional additional costs."""
    total, declared = Due(), attempt.declared(game)
    for cost in additional_costs(game, attempt.layer) if attempt.is_card else []:
        if not cost.is_optional or cost.name in declared.costs:
            total = _sum(total, due(game, cost.cost, attempt.context(game)))
    return total


def _sum(one: Due, other: Due) -> Due:
    return Due({asset: one.amount(asset) + other.amount(asset) for asset in ASSETS})


@book.transform("5.1.6b")
def starting_action_cost(nothing: int, game: Game, attempt: Attempt) -> int:
    """The action asset-cost starts at 0, or at 1 for an action that is not played as an instant."""
    return nothing + ("action" in attempt.kinds(game) and not attempt.declared(game).as_instant)


def _always_base(game: Game, attempt: Attempt) -> int:
    return properties(game, attempt.layer).cost or 0


@book.definition("5.1.6c", _always_base, "代替コストを宣言しても、基本のリソースコストから始めるとする読み方")
def starting_resource_cost(game: Game, attempt: Attempt) -> int:
    """The starting resource asset-cost is the base cost, or 0 if a declared alternative or free play replaces it."""
    declared = attempt.declared(game)
    if declared.alternative is not None or declared.is_free:
        return 0
    return properties(game, attempt.layer).cost or 0


def _in_order_of_time(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """Apply all effects that change a cost in timestamp order (misreading of 5.1.6a)."""
    value += added
    for effect, active_effect in _changing(game, attempt, asset):
        value = _WAYS[effect.way](value, valued(game, effect.amount, active_effect.context))
    return value


@book.definition(
    "5.1.6a", _in_order_of_time, "コストの変更を、設定・増加・減少の区別なく、古い順に適用するとする読み方"
)
def with_changes(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """Effects that set a cost apply first, then those that increase it, then those that reduce it, never below 0."""
    for way in ("set", "increase", "reduce"):
        value += added if way == "increase" else 0
        for effect, active_effect in _changing(game, attempt, asset):
            if effect.way == way:
                value = _WAYS[way](value, valued(game, effect.amount, active_effect.context))
    return value


_WAYS: dict[str, Callable[[int, int], int]] = {
    "set": lambda _value, amount: amount,
    "increase": lambda value, amount: value + amount,
    "reduce": lambda value, amount: max(0, value - amount),
}


def reductions(game: Game, attempt: Attempt, asset: Asset) -> int:
    """Return the greatest total amount by which effects reduce the cost of an attempt in an asset."""
    found = (
        valued(game, effect.amount, active_effect.context)
        for effect, active_effect in _changing(game, attempt, asset)
        if effect.way == "reduce"
    )
    return sum(found)


def _changing(game: Game, attempt: Attempt, asset: Asset) -> Iterator[tuple[ChangesCost, EffectInForce]]:
    """Yield the effects that change the cost of an attempt in an asset, in timestamp order (6.3.4)."""
    for effect, active_effect in of_kind(game, ChangesCost):
        if effect.asset == asset and applies_to(game, active_effect, attempt.layer):
            yield effect, active_effect
