"""Conditional effects (1.8.4)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.nested import contexts_of_parts
from rulesdb.engine.kernel.phrases import phrase
from rulesdb.engine.kernel.roles import StateCondition


class Conditional(Discrete, frozen=True):
    """Generate an effect if a condition is met, otherwise another effect or nothing (1.8.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("条件付き効果", "1.8.4")}

    condition: StateCondition
    """The condition."""
    effect: Discrete
    """The effect generated if the condition is met."""
    otherwise: Discrete | None = None
    """The effect generated if the condition is not met, None for none."""

    def parts(self) -> tuple[Discrete | None, ...]:
        """Return the two alternative effects."""
        return self.effect, self.otherwise

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the effect if the condition is met, otherwise the alternative."""
        in_effect, in_otherwise = contexts_of_parts(self, context)
        if self.condition.holds(game, context):
            return self.effect.generate(game, in_effect)
        return self.otherwise is not None and self.otherwise.generate(game, in_otherwise)


PHRASES = (
    phrase(Conditional, "{condition}なら、{effect}"),
    phrase(Conditional, "{condition}なら({effect})、そうでないなら({otherwise})"),
)
