"""Optional effects (1.8.3) and effects with an optional cost (8.5.31)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.costs import due
from rulesdb.engine.fab.rules.effect_costs import COSTS, required_by_effects
from rulesdb.engine.fab.rules.generating import agrees, players
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.nested import contexts_of_parts
from rulesdb.engine.kernel.phrases import phrases
from rulesdb.engine.kernel.roles import Players


class Optional(Discrete, frozen=True):
    """Let a player choose whether to pay a cost, generate an effect, or both; then what follows (1.8.3)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("任意の効果", "1.8.3"), "cost": by("任意の支払い", "8.5.31")}

    optional_parts: ClassVar[frozenset[int]] = frozenset({0})
    effect: Discrete | None = None
    """The optional effect, None if only a cost is optional."""
    cost: Cost | None = None
    """The cost of choosing to, None for none."""
    then: Discrete | None = None
    """Effect generated if the cost was paid and the effect succeeded, None for none."""
    otherwise: Discrete | None = None
    """Effect generated if the player declined or the optional effect failed, None for none."""
    who: Players | None = None
    """Player who chooses, None for the controller."""

    def __post_init__(self) -> None:
        """Raise PartError if there is neither an effect nor a cost to choose."""
        super().__post_init__()
        if self.effect is None and self.cost is None:
            raise PartError("Optional", "effect", "either an effect or a cost is chosen")

    def parts(self) -> tuple[Discrete | None, ...]:
        """Return the optional effect, the one that follows it, and the one generated otherwise."""
        return self.effect, self.then, self.otherwise

    def generate(self, game: Game, context: Context) -> bool:
        """Let the player choose; an effect that is impossible or cannot be paid for cannot be chosen (1.8.3b)."""
        player = players(game, self.who, context)[0]
        in_effect, in_then, in_otherwise = contexts_of_parts(self, context)
        is_chosen = self._can_be_chosen(game, in_effect, player) and agrees(game, player)
        if is_chosen and self._does(game, in_effect, player):
            return self.then is None or self.then.generate(game, in_then)
        return self.otherwise is not None and self.otherwise.generate(game, in_otherwise)

    def _can_be_chosen(self, game: Game, context: Context, player: int) -> bool:
        payer = replace(context, controller=player)
        if self.cost is not None and not COSTS.may_pay(game, player, due(game, self.cost, context), payer):
            return False
        if context.targets and not any(context.targets):  # 1.8.5e: no target was declared
            return False
        return self.effect is None or self.effect.is_possible(game, context)

    def _does(self, game: Game, context: Context, player: int) -> bool:
        payer = replace(context, controller=player)
        if self.cost is not None:
            cost = required_by_effects(game, self.cost, context)
            if not COSTS.pay(game, player, cost, payer, "fab:8.5.31"):
                return False
        return self.effect is None or self.effect.generate(game, context)


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
    )
)
