"""Effect-costs (1.14.4), which are paid by generating effects, and payment of the costs of effects."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.costs import PAYMENT, cannot_pay, due
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.effect_costs import EffectCostRules, WholeCostRules
from rulesdb.engine.kernel.process.pipeline import note


@book.definition("1.14.1#sentence-2")
def required_by_effects(game: Game, cost: Cost, context: Context) -> Due:
    """Resolving or applying an effect, too, may require a payment, as playing a card and activating an ability do."""
    return due(game, cost, context)


@book.definition("1.14.1#sentence-3")
def effects_of(due_cost: Due) -> tuple[Discrete, ...]:
    """A cost requires the payment of assets, the successful resolution of effects, or both."""
    return due_cost.effects


@book.step("1.14.2b#sentence-2")
def go_back_from_assets(game: Game, before: State, player: int) -> None:
    """If an asset-cost cannot be paid, the game state is reversed to before the cost is paid."""
    _go_back(game, before, player, go_back_from_assets.id)


@book.step("1.14.4b#sentence-4")
def go_back_from_effects(game: Game, before: State, player: int) -> None:
    """If an effect-cost cannot be paid, the game state is reversed to before the cost is paid."""
    _go_back(game, before, player, go_back_from_effects.id)


def _go_back(game: Game, before: State, player: int, by: str) -> None:
    game.reverse_to(before)
    note(game, Unpaid(by=by, player=player))


@book.definition("1.14.4a#sentence-1")
def in_declared_order(effects: Sequence[Discrete], order: Sequence[int]) -> tuple[Discrete, ...]:
    """Several effect-costs are generated in the order that the paying player declares."""
    return tuple(effects[index] for index in order)


@book.filter("1.14.4b#sentence-2")
def is_prevented(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot be generated due to a rule or effect that restricts it."""
    return effect.is_possible(game.without_restrictions(), context)


@book.filter("1.14.4b#sentence-3")
def cannot_succeed(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot resolve successfully based on the current game state."""
    return not effect.is_possible(game.without_restrictions(), context)


@book.definition("1.14.4b#sentence-5")
def still_due(unpayable: tuple[Discrete, ...]) -> tuple[Discrete, ...]:
    """Mandatory effect-costs of another action stay due if they cannot be paid: the entire action is reversed."""
    return unpayable


@book.filter("1.14.4#sentence-2")
def generate_cost(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost is paid by generating its effect, which must succeed."""
    return effect.generate(game, context)


@book.definition("1.14.4c#sentence-2")
def is_paid_though_replaced() -> bool:
    """An effect-cost that does not succeed because of a replacement effect is still considered paid."""
    return True


EFFECT_COSTS = EffectCostRules[Game, Discrete, Context](
    is_restricted=is_prevented,
    cannot_succeed=cannot_succeed,
    generate=generate_cost,
    in_order=in_declared_order,
    is_paid_though_replaced=is_paid_though_replaced,
    order_rule="fab:1.14.4a",
)
"""The payment of effect-costs (1.14.4)."""

COSTS = WholeCostRules[Game, Asset, Discrete, Context](
    points=PAYMENT,
    effects=EFFECT_COSTS,
    effects_due=effects_of,
    cannot_pay=cannot_pay,
    reverse_points=go_back_from_assets,
    reverse_effects=go_back_from_effects,
)
"""The payment of the costs of effects, in full or not at all (1.14.2b, 1.14.4b)."""
