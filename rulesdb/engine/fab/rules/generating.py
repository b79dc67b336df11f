"""Generating effects (1.8.1), those made of other effects among them, and paying the costs that they ask for (1.14).

An effect may ask for a cost, and an effect-cost is an effect (1.14.4): so both are in one file.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import effects
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Effect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import note
from rulesdb.engine.fab.nested import contexts_of_parts
from rulesdb.engine.fab.options import Answer
from rulesdb.engine.fab.rules.costs import Due, ask_for_order, cannot_pay, due, pay_assets
from rulesdb.engine.fab.rules.discrete import IS_POSSIBLE, MAKE, players
from rulesdb.engine.fab.state import State


def generate(game: Game, effect: Effect, context: Context) -> bool:
    """Generate an effect; return whether it succeeded."""
    make = _COMPOSITE.get(type(effect)) or MAKE[type(effect)]
    return make(game, effect, context)


def can_generate(game: Game, effect: Effect, context: Context) -> bool:
    """Whether an effect could succeed in this game state (1.14.4b)."""
    if isinstance(effect, effects.Sequence):
        parts = zip(effect.effects, contexts_of_parts(effect, context), strict=True)
        return all(can_generate(game, part, in_part) for part, in_part in parts)
    check = IS_POSSIBLE.get(type(effect))
    return check is None or check(game, effect, context)


def _sequence(game: Game, effect: effects.Sequence, context: Context) -> bool:
    contexts = contexts_of_parts(effect, context)
    succeeded = [generate(game, *each) for each in zip(effect.effects, contexts, strict=True)]  # all, whatever fails
    return any(succeeded)


def _conditional(game: Game, effect: effects.Conditional, context: Context) -> bool:
    in_effect, in_otherwise = contexts_of_parts(effect, context)
    if effect.condition.holds(game, context):
        return generate(game, effect.effect, in_effect)
    return effect.otherwise is not None and generate(game, effect.otherwise, in_otherwise)


def _optional(game: Game, effect: effects.Optional, context: Context) -> bool:
    """1.8.3: the player chooses; what cannot be done or paid cannot be chosen (1.8.3b)."""
    player = players(game, effect.who, context)[0]
    in_effect, in_then, in_otherwise = contexts_of_parts(effect, context)
    agrees = _is_possible(game, effect, in_effect, player) and _agrees(game, player)
    if agrees and _does(game, effect, in_effect, player):
        return effect.then is None or generate(game, effect.then, in_then)
    return effect.otherwise is not None and generate(game, effect.otherwise, in_otherwise)


def _is_possible(game: Game, effect: effects.Optional, context: Context, player: int) -> bool:
    payer = replace(context, controller=player)
    if effect.cost is not None and not may_pay(game, due(game, effect.cost, context), payer):
        return False
    if context.targets and not any(context.targets):  # 1.8.5e: none was declared
        return False
    return effect.effect is None or can_generate(game, effect.effect, context)


def _agrees(game: Game, player: int) -> bool:
    return game.pick(player, "may", [Answer(True), Answer(False)], "fab:1.8.3").is_yes


def _does(game: Game, effect: effects.Optional, context: Context, player: int) -> bool:
    payer = replace(context, controller=player)
    if effect.cost is not None and not pay(game, due(game, effect.cost, context), payer, "fab:8.5.31"):
        return False
    return effect.effect is None or generate(game, effect.effect, context)


_COMPOSITE: dict[type[Effect], Callable[[Game, Any, Context], bool]] = {
    effects.Conditional: _conditional,
    effects.Optional: _optional,
    effects.Sequence: _sequence,
}


def may_pay(game: Game, asked: Due, context: Context) -> bool:
    """Whether the controller of an effect could pay a cost that it asks for."""
    if cannot_pay(game, context.controller, asked):
        return False
    return not any(cannot_be_generated(game, effect, context) for effect in asked.effects)


def pay(game: Game, asked: Due, context: Context, by: str) -> bool:
    """Let the controller of an effect pay a cost that it asks for; return whether it is paid, all of it or nothing."""
    before = game.state
    paid = pay_in_full(game, asked, context, by)
    if not paid:
        go_back(game, before, context.controller)
    return paid


@book.step("1.14.2b")
def go_back(game: Game, before: State, player: int) -> None:
    """A cost that turns out not to be paid leaves the game as it was before."""
    game.become(replace(before, drawn=game.state.drawn))
    note(game, Unpaid(by=go_back.id, player=player))


def _assets_alone(game: Game, asked: Due, context: Context, by: str) -> bool:
    return pay_assets(game, context.controller, asked, by)


@book.definition("1.14.1", _assets_alone, "コストとして支払うのは資源だけで、効果コストは支払わなくてよいとする読み方")
def pay_in_full(game: Game, asked: Due, context: Context, by: str) -> bool:
    """A cost asks for assets, for effects, or for both: both are paid."""
    return pay_assets(game, context.controller, asked, by) and pay_effects(game, asked.effects, context)


def pay_effects(game: Game, effects: Sequence[Effect], context: Context) -> bool:
    """Pay effect-costs in an order that the player declares; return whether they are paid."""
    order = ask_for_order(game, context.controller, len(effects), "fab:1.14.4a")
    ordered = in_declared_order(effects, order)
    if any(cannot_be_generated(game, effect, context) for effect in ordered):
        return False
    for effect in ordered:
        if cannot_be_generated(game, effect, context):  # paying another one made it so
            return False
        if not generate_cost(game, effect, context) and not is_paid_though_replaced():
            return False
    return True


def _as_printed(effects: Sequence[Effect], _order: Sequence[int]) -> tuple[Effect, ...]:
    return tuple(effects)


@book.definition("1.14.4a", _as_printed, "効果コストは、書かれている順に発生させるとする読み方")
def in_declared_order(effects: Sequence[Effect], order: Sequence[int]) -> tuple[Effect, ...]:
    """Several effect-costs are generated in the order that the paying player declares."""
    return tuple(effects[place] for place in order)


@book.filter("1.14.4b")
def cannot_be_generated(game: Game, effect: Effect, context: Context) -> bool:
    """An effect that cannot be generated, or cannot succeed in this game state, cannot be paid as a cost."""
    return not can_generate(game, effect, context)


@book.filter("1.14.4")
def generate_cost(game: Game, effect: Effect, context: Context) -> bool:
    """An effect-cost is paid by generating the effect, which has to succeed."""
    return generate(game, effect, context)


@book.definition(
    "1.14.4c", lambda: False, "置き換えられて成功しなかった効果コストは、支払ったことにならないとする読み方"
)
def is_paid_though_replaced() -> bool:
    """An effect-cost that a replacement effect keeps from succeeding counts as paid all the same."""
    return True
