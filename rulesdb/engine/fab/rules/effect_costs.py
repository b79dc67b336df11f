"""Effect-costs (1.14.4), which are paid by generating effects, and payment of the costs of effects."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.costs import ask_for_order, cannot_pay, due, pay_assets
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.costs import Due
from rulesdb.engine.kernel.pipeline import note


def may_pay(game: Game, due_cost: Due, context: Context) -> bool:
    """Whether the controller of an effect could pay the effect's cost."""
    if cannot_pay(game, context.controller, due_cost):
        return False
    return not any(cannot_be_generated(game, effect, context) for effect in due_cost.effects)


def pay(game: Game, due_cost: Due, context: Context, by: str) -> bool:
    """Pay an effect's cost completely or not at all, by its controller; return whether the cost is paid."""
    before, player = game.state, context.controller
    if not pay_assets(game, player, due_cost, by):
        go_back_from_assets(game, before, player)
        return False
    if not pay_effects(game, effects_of(due_cost), context):
        go_back_from_effects(game, before, player)
        return False
    return True


def _nothing_due(_game: Game, _cost: Cost, _context: Context) -> Due:
    return Due()


@book.definition(
    "1.14.1#sentence-2",
    _nothing_due,
    "コストを支払うのはプレイと起動のときだけで、効果の中では支払わなくてよいとする読み方",
)
def required_by_effects(game: Game, cost: Cost, context: Context) -> Due:
    """Resolving or applying an effect, too, may require a payment, as playing a card and activating an ability do."""
    return due(game, cost, context)


def _no_effects(_asked: Due) -> tuple[Discrete, ...]:
    return ()


@book.definition(
    "1.14.1#sentence-3", _no_effects, "コストとして支払うのは資源だけで、効果コストは支払わなくてよいとする読み方"
)
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
    game.become(replace(before, drawn=game.state.drawn))
    note(game, Unpaid(by=by, player=player))


def pay_effects(game: Game, effects: Sequence[Discrete], context: Context) -> bool:
    """Pay effect-costs in an order that the player declares; return whether they are paid."""
    order = ask_for_order(game, context.controller, len(effects), "fab:1.14.4a")
    ordered = in_declared_order(effects, order)
    if any(cannot_be_generated(game, effect, context) for effect in ordered):
        return False
    for effect in ordered:
        if cannot_be_generated(game, effect, context):  # because of an effect-cost paid before it
            return False
        if not generate_cost(game, effect, context) and not is_paid_though_replaced():
            return False
    return True


def _as_printed(effects: Sequence[Discrete], _order: Sequence[int]) -> tuple[Discrete, ...]:
    return tuple(effects)


@book.definition("1.14.4a#sentence-1", _as_printed, "効果コストは、書かれている順に発生させるとする読み方")
def in_declared_order(effects: Sequence[Discrete], order: Sequence[int]) -> tuple[Discrete, ...]:
    """Several effect-costs are generated in the order that the paying player declares."""
    return tuple(effects[index] for index in order)


def cannot_be_generated(game: Game, effect: Discrete, context: Context) -> bool:
    """Whether an effect cannot be paid as a cost, because it cannot be generated or cannot succeed."""
    if effect.is_possible(game, context):
        return False
    return is_prevented(game, effect, context) or cannot_succeed(game, effect, context)


@book.filter("1.14.4b#sentence-2")
def is_prevented(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot be generated due to a rule or effect that restricts it."""
    return effect.is_possible(game.without_restrictions(), context)


@book.filter("1.14.4b#sentence-3")
def cannot_succeed(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot resolve successfully based on the current game state."""
    return not effect.is_possible(game.without_restrictions(), context)


def _none_due(_effects: tuple[Discrete, ...]) -> tuple[Discrete, ...]:
    return ()


@book.definition(
    "1.14.4b#sentence-5", _none_due, "支払えない効果コストは支払わないまま、プレイや起動を続けるとする読み方"
)
def still_due(unpayable: tuple[Discrete, ...]) -> tuple[Discrete, ...]:
    """Mandatory effect-costs of another action stay due if they cannot be paid: the entire action is reversed."""
    return unpayable


@book.filter("1.14.4#sentence-2")
def generate_cost(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost is paid by generating its effect, which must succeed."""
    return effect.generate(game, context)


@book.definition(
    "1.14.4c#sentence-2", lambda: False, "置き換えられて成功しなかった効果コストは、支払ったことにならないとする読み方"
)
def is_paid_though_replaced() -> bool:
    """An effect-cost that does not succeed because of a replacement effect is still considered paid."""
    return True
