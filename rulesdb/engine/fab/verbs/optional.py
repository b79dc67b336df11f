"""Optional effects (1.8.3) and effects with an optional cost (8.5.31)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.numeric_properties import cost_of_effect
from rulesdb.engine.fab.rules.playing.costs import due, may_pay, pay, required_by_effects
from rulesdb.engine.kernel.language.phrases import phrases
from rulesdb.engine.kernel.verbs.optional import OptionalEffect


class OptionalCost(OptionalEffect, Discrete, frozen=True):
    """The parent of effects that players choose, with their costs."""

    effect: Discrete | None = None
    """The optional effect, None if only a cost is optional."""
    cost: Cost | None = None
    """The cost of choosing to, None for none."""
    then: Discrete | None = None
    """Effect generated if the cost was paid and the effect succeeded, None for none."""
    otherwise: Discrete | None = None
    """Effect generated if the player declined or the optional effect failed, None for none."""

    def may_pay(self, game: Game, context: Context, payer: Context) -> bool:
        """Whether the cost could be paid (1.8.3b)."""
        if self.cost is None:
            return True
        cost = cost_of_effect(due(game, self.cost, context), game, context)
        return may_pay(game, payer.controller, cost, payer)

    def pay(self, game: Game, context: Context, payer: Context) -> bool:
        """Pay the cost completely or not at all; return whether it is paid (8.5.31)."""
        if self.cost is None:
            return True
        cost = cost_of_effect(required_by_effects(game, self.cost, context), game, context)
        return pay(game, payer.controller, cost, payer, "fab:8.5.31")


class Optional(OptionalCost, frozen=True):
    """Let a player choose whether to pay a cost, generate an effect, or both; then what follows (1.8.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("任意の効果", "1.8.3"), "cost": by("任意の支払い", "8.5.31")}


_WHO = "[{who}は、望むなら、]"
_ENDS = (
    "[。そうした場合、{then}]",
    "。そうした場合、({then})。そうしなかった場合、({otherwise})",
    "。そうしなかった場合、({otherwise})",
)
PHRASES = tuple(
    row
    for end in _ENDS
    for row in (
        *phrases(Optional, f"{_WHO}{{effect:te}}もよい{end}"),
        *phrases(Optional, f"{_WHO}{{cost}}を支払ってもよい{end}"),
        *phrases(Optional, f"{_WHO}{{cost}}を支払い、{{effect:te}}もよい{end}"),
        *phrases(Optional, f"{_WHO}({{effect}})ことを選んでもよい{end}", is_regardless=True),
    )
)
