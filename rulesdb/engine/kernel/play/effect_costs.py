"""Effect-costs: costs paid by generating an effect, in an order that the player declares, each of which must succeed.

With them a cost is paid completely or not at all: the game is reversed to before a cost that turns out to be unpayable.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import PaymentRules
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.process import UndecidedError

C = TypeVar("C")
E = TypeVar("E", bound=DiscreteEffect)
G = TypeVar("G", bound=AnyGame)
N = TypeVar("N", bound=str)


class EffectCostRules(Struct, Generic[G, E, C], frozen=True, eq=False):
    """The rules of effect-costs; an effect is given with the context in which it is generated."""

    is_restricted: Callable[[G, E, C], bool]
    """Whether an effect that is not possible cannot be paid because something restricts it."""
    cannot_succeed: Callable[[G, E, C], bool]
    """Whether an effect that is not possible cannot be paid because it would fail in the present state."""
    generate: Callable[[G, E, C], bool]
    """Generate an effect; return whether it succeeded."""
    in_order: Callable[[Sequence[E], Sequence[int]], tuple[E, ...]]
    """Return effects in the order that their player has declared, as indices."""
    is_paid_though_replaced: Callable[[], bool]
    """Whether an effect that did not succeed, because something replaced it, is paid."""
    order_rule: str
    """Identifier of the rule that lets a player declare the order."""

    def cannot_be_generated(self, game: G, effect: E, context: C) -> bool:
        """Whether an effect cannot be paid as a cost, because it cannot be generated or cannot succeed."""
        if effect.is_possible(game, context):
            return False
        return self.is_restricted(game, effect, context) or self.cannot_succeed(game, effect, context)

    def pay_effects(self, game: G, player: int, effects: Sequence[E], context: C) -> bool:
        """Pay effect-costs in an order that the player declares; return whether they are paid."""
        ordered = self.in_order(effects, ask_for_order(game, player, effects, self.order_rule))
        if any(self.cannot_be_generated(game, effect, context) for effect in ordered):
            return False
        for effect in ordered:
            if self.cannot_be_generated(game, effect, context):  # because of an effect-cost paid before it
                return False
            if not self.generate(game, effect, context) and not self.is_paid_though_replaced():
                return False
        return True

    def could_pay_in_order(
        self, game: G, effects: Sequence[E], context: Callable[[G], C], answers: tuple[Any, ...] = ()
    ) -> bool:
        """Whether some sequence of choices pays effect-costs one after another, found by trying the choices.

        ``context`` returns the context of the effects in a copy of the game.
        """
        trial = game.at(game.state, answers)
        try:
            for effect in effects[:-1]:
                if self.cannot_be_generated(trial, effect, context(trial)):
                    return False
                self.generate(trial, effect, context(trial))
        except UndecidedError as open_question:
            options = open_question.decision.options
            return any(self.could_pay_in_order(game, effects, context, (*answers, option)) for option in options)
        return not effects or not self.cannot_be_generated(trial, effects[-1], context(trial))


class WholeCostRules(Struct, Generic[G, N, E, C], frozen=True, eq=False):
    """The rules of paying a whole cost, points and effect-costs: completely or not at all."""

    points: PaymentRules[G, N]
    """The rules of the payment of points."""
    effects: EffectCostRules[G, E, C]
    """The rules of effect-costs."""
    effects_due: Callable[[Due], tuple[E, ...]]
    """Return the effect-costs of a cost that are to be paid."""
    cannot_pay: Callable[[G, int, Due], bool]
    """Whether a player could not pay the points of a cost."""
    reverse_points: Callable[[G, Any, int], None]
    """Reverse the game to a state before a player's payment, because the points of the cost cannot be paid."""
    reverse_effects: Callable[[G, Any, int], None]
    """Reverse the game to a state before a player's payment, because an effect-cost cannot be paid."""

    def may_pay(self, game: G, player: int, due: Due, context: C) -> bool:
        """Whether a player could pay a cost."""
        if self.cannot_pay(game, player, due):
            return False
        return not any(self.effects.cannot_be_generated(game, effect, context) for effect in due.effects)

    def pay(self, game: G, player: int, due: Due, context: C, by: str) -> bool:
        """Pay a cost, due by a rule, completely or not at all; return whether it is paid."""
        before = game.state
        if not self.points.pay_points(game, player, due, by):
            self.reverse_points(game, before, player)
            return False
        if not self.effects.pay_effects(game, player, self.effects_due(due), context):
            self.reverse_effects(game, before, player)
            return False
        return True


def ask_for_order(game: AnyGame, player: int, effects: Sequence[DiscreteEffect], rule: str) -> tuple[int, ...]:
    """Let a player declare the order in which several effect-costs will be paid; return their indices."""
    order: list[int] = []
    while len(order) < len(effects):
        left = [Number(index) for index in range(len(effects)) if index not in order]
        subjects = [effects[option.value] for option in left]
        order.append(game.pick(player, "order of effect costs", left, rule, subjects).value)
    return tuple(order)
