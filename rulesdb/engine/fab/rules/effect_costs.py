"""Effect-costs (1.14.4), which are paid by generating effects, and payment of the costs of effects."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.costs import Due, ask_for_order, cannot_pay, pay_assets
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.pipeline import note


def may_pay(game: Game, asked: Due, context: Context) -> bool:
    """Whether the controller of an effect could pay the effect's cost."""
    if cannot_pay(game, context.controller, asked):
        return False
    return not any(cannot_be_generated(game, effect, context) for effect in asked.effects)


def pay(game: Game, asked: Due, context: Context, by: str) -> bool:
    """Pay an effect's cost completely or not at all, by its controller; return whether the cost is paid."""
    before = game.state
    paid = pay_in_full(game, asked, context, by)
    if not paid:
        go_back(game, before, context.controller)
    return paid


@book.step("1.14.2b")
def go_back(game: Game, before: State, player: int) -> None:
    """A cost that turns out to be unpaid is reversed: the game state is the one before the payment."""
    game.become(replace(before, drawn=game.state.drawn))
    note(game, Unpaid(by=go_back.id, player=player))


def _assets_alone(game: Game, asked: Due, context: Context, by: str) -> bool:
    return pay_assets(game, context.controller, asked, by)


@book.definition("1.14.1", _assets_alone, "コストとして支払うのは資源だけで、効果コストは支払わなくてよいとする読み方")
def pay_in_full(game: Game, asked: Due, context: Context, by: str) -> bool:
    """A cost consists of asset-costs, effect-costs or both; all of them are paid."""
    return pay_assets(game, context.controller, asked, by) and pay_effects(game, asked.effects, context)


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


@book.filter("1.14.4b")
def cannot_be_generated(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect that cannot be generated, or cannot succeed in this game state, cannot be paid as a cost."""
    return not effect.is_possible(game, context)


@book.filter("1.14.4")
def generate_cost(game: Game, effect: Discrete, context: Context) -> bool:
    """An effect-cost is paid by generating its effect, which must succeed."""
    return effect.generate(game, context)


@book.definition(
    "1.14.4c", lambda: False, "置き換えられて成功しなかった効果コストは、支払ったことにならないとする読み方"
)
def is_paid_though_replaced() -> bool:
    """An effect-cost that does not succeed because of a replacement effect is still considered paid."""
    return True
