"""Calculation of asset-costs, the fifth step of playing a card (5.1.6)."""

from collections.abc import Callable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import cost as cost_of_card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import cost_of
from rulesdb.engine.fab.rules.attempt import Attempt, additional_costs, alternative_costs
from rulesdb.engine.fab.rules.costs import Due, due
from rulesdb.engine.fab.rules.play_statics import is_optional, to_be_paid, to_be_paid_instead
from rulesdb.engine.fab.rules.splitting import cost_of_halves
from rulesdb.engine.kernel.effect_rules import EffectInForce
from rulesdb.engine.kernel.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.roles import valued

Change = tuple[ChangesCost, EffectInForce]
Changes = tuple[Change, ...]


def calculate_asset_costs(game: Game, attempt: Attempt) -> None:
    """Perform the fifth step (5.1.6): asset-costs are calculated."""
    attempt.due = all_asset_costs(game, attempt)


def _resource_alone(game: Game, attempt: Attempt) -> Due:
    return Due({"resource": asset_costs(game, attempt).amount("resource")})


@book.definition("5.1.6#sentence-2", _resource_alone, "計算して支払うのは、リソースのコストだけだとする読み方")
def all_asset_costs(game: Game, attempt: Attempt) -> Due:
    """All asset-costs of the card are calculated."""
    return asset_costs(game, attempt)


def asset_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of an attempt with the parameters declared so far."""
    start, more = starting_costs(Due(), game, attempt), _additional_costs(game, attempt)
    if not are_changed(game, attempt):  # as a rule nothing changes costs
        return _sum(start, more)
    points = {asset: with_changes(start.amount(asset), more.amount(asset), game, attempt, asset) for asset in ASSETS}
    unchanged = _sum(start, more)
    return Due(points, is_reduced=any(points[asset] < unchanged.amount(asset) for asset in ASSETS))


def _without_alternative(game: Game, attempt: Attempt) -> bool:
    return bool(of_kind(game, ChangesCost)) and attempt.declared(game).alternative is None


@book.definition(
    "5.4.4b#sentence-7", _without_alternative, "代替コストを支払えば、コストを増減する効果は適用されないとする読み方"
)
def are_changed(game: Game, _attempt: Attempt) -> bool:
    """The effects that modify asset-costs do so whether or not an alternative cost is paid."""
    return bool(of_kind(game, ChangesCost))


@book.transform("5.1.6a#sentence-2")
def starting_costs(nothing: Due, game: Game, attempt: Attempt) -> Due:  # noqa: ARG001  (what there is without the rule)
    """First, rules define the starting asset-costs; a declared alternative cost is among them."""
    action = starting_action_cost(no_action_cost(), game, attempt)
    if attempt.ability is not None:
        cost = cost_of(game, attempt.source, attempt.ability)
        return _sum(due(game, cost, attempt.context(game)), Due({"action": action}))
    declared = attempt.declared(game)
    base = starting_resource_cost(0, game, attempt)
    resource = cost_of_halves(without_replaced_cost(base, declared), declared)
    total = Due({"resource": resource, "action": action_cost_left(action, declared)})
    for alternative in alternative_costs(game, attempt.layer):
        if alternative.name == declared.alternative:
            total = _sum(total, due(game, to_be_paid_instead(alternative), attempt.context(game)))
    return total


def _additional_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of a card's mandatory additional costs and of its declared optional additional costs."""
    total, declared = Due(), attempt.declared(game)
    for cost in additional_costs(game, attempt.layer) if attempt.is_card else []:
        if cost.name in declared.costs or not is_optional(cost):
            total = _sum(total, due(game, to_be_paid(cost), attempt.context(game)))
    return total


def _sum(one: Due, other: Due) -> Due:
    if not (other.points or one.effects):  # as a rule nothing is added
        return one
    return Due({asset: one.amount(asset) + other.amount(asset) for asset in ASSETS})


@book.definition("5.1.6b#sentence-1", lambda: 1, "どのカードでも、アクションポイントが1点かかるとする読み方")
def no_action_cost() -> int:
    """The action asset-cost starts at 0."""
    return 0


@book.transform("5.1.6b#sentence-2")
def starting_action_cost(cost: int, game: Game, attempt: Attempt) -> int:
    """The action asset-cost of a card with the type action that is not played as an instant starts at 1 instead."""
    return 1 if "action" in attempt.kinds(game) and not attempt.declared(game).as_instant else cost


@book.transform("5.1.6c#sentence-1")
def starting_resource_cost(_cost: int, game: Game, attempt: Attempt) -> int:
    """The resource asset-cost starts at the base resource cost of the card."""
    return cost_of_card(game, attempt.layer) or 0


@book.transform("5.1.6c#sentence-2")
def without_replaced_cost(base: int, declared: Declared) -> int:
    """The resource asset-cost starts at 0 if an alternative cost, or free play, is declared that replaces it."""
    return 0 if declared.alternative is not None or declared.is_free else base


def _none_with_alternative(action: int, declared: Declared) -> int:
    return 0 if declared.alternative is not None else action


@book.definition(
    "5.4.4b#sentence-3",
    _none_with_alternative,
    "代替コストは、書かれていないアクションポイントの代わりにもなるとする読み方",
)
def action_cost_left(action: int, _declared: Declared) -> int:
    """An alternative cost replaces the costs of the card that it names, here its resource cost alone."""
    return action


def _in_order_of_time(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """Apply all effects that change a cost in timestamp order (misreading of 5.1.6a)."""
    value += added
    for change in _changing(game, attempt, asset):
        value = _WAYS[change[0].way](value, (change,), game)
    return value


@book.definition(
    "5.1.6a#sentence-1", _in_order_of_time, "コストの変更を、設定・増加・減少の区別なく、古い順に適用するとする読み方"
)
def with_changes(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """The calculation has four stages: the start, then what sets, what increases, and what reduces the cost."""
    for way, changed in _WAYS.items():
        value += added if way == "increase" else 0
        changes = tuple(change for change in _changing(game, attempt, asset) if change[0].way == way)
        if changes:
            value = changed(value, in_timestamp_order(changes) if len(changes) > 1 else changes, game)
    return value


def _newest_first(changes: Changes) -> Changes:
    return tuple(sorted(changes, key=_timestamp, reverse=True))


def _timestamp(change: Change) -> int:
    return change[1].timestamp


@book.definition("5.1.6a#sentence-7", _newest_first, "同じ段階の効果は、新しい順に適用するとする読み方")
def in_timestamp_order(changes: Changes) -> Changes:
    """Two or more effects of one stage are applied in timestamp order."""
    return tuple(sorted(changes, key=_timestamp))


@book.transform("5.1.6a#sentence-3")
def set_cost(value: int, changes: Changes, game: Game) -> int:
    """Second, effects that set an asset-cost are applied."""
    for effect, active_effect in changes:
        value = valued(game, effect.amount, active_effect.context)
    return value


@book.transform("5.1.6a#sentence-4")
def increased_cost(value: int, changes: Changes, game: Game) -> int:
    """Third, effects that increase an asset-cost are applied."""
    return value + sum(valued(game, effect.amount, active_effect.context) for effect, active_effect in changes)


@book.transform("5.1.6a#sentence-5")
def reduced_cost(value: int, changes: Changes, game: Game) -> int:
    """Fourth and last, effects that reduce an asset-cost are applied."""
    for effect, active_effect in changes:
        value = reduced_by(value, valued(game, effect.amount, active_effect.context))
    return value


def _in_full_or_not_at_all(value: int, amount: int) -> int:
    return value if amount > value else value - amount


@book.definition("5.1.6a#sentence-6", _in_full_or_not_at_all, "コストより大きく減らす効果は、適用されないとする読み方")
def reduced_by(value: int, amount: int) -> int:
    """An effect that would reduce an asset-cost to less than 0 reduces it to 0 instead."""
    return max(0, value - amount)


_WAYS: dict[str, Callable[[int, Changes, Game], int]] = {
    "set": set_cost,
    "increase": increased_cost,
    "reduce": reduced_cost,
}


def reductions(game: Game, attempt: Attempt, asset: Asset) -> int:
    """Return the greatest total amount by which effects reduce the cost of an attempt in an asset."""
    found = (
        valued(game, effect.amount, active_effect.context)
        for effect, active_effect in _changing(game, attempt, asset)
        if effect.way == "reduce"
    )
    return sum(found)


def _changing(game: Game, attempt: Attempt, asset: Asset) -> Iterator[Change]:
    """Yield the effects that change the cost of an attempt in an asset, in timestamp order (6.3.4)."""
    for effect, active_effect in of_kind(game, ChangesCost):
        if effect.asset == asset and applies_to(game, active_effect, attempt.layer):
            yield effect, active_effect
