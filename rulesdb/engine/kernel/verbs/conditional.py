"""Conditional effects."""

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition
from rulesdb.engine.kernel.process.game import AnyGame


class ConditionalEffect(DiscreteEffect, frozen=True):
    """Generate an effect if a condition is met, otherwise another effect or nothing."""

    condition: StateCondition
    """The condition."""
    effect: DiscreteEffect
    """The effect generated if the condition is met."""
    otherwise: DiscreteEffect | None = None
    """The effect generated if the condition is not met, None for none."""

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the two alternative effects."""
        return self.effect, self.otherwise

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effect if the condition is met, otherwise the alternative."""
        in_effect, in_otherwise = contexts_of_parts(self, context)
        rules = game.rules.generation
        if rules.is_met(game, self.condition, context, self.effect):
            effect: DiscreteEffect = rules.under(self.effect, self.condition)
            return effect.generate(game, in_effect)
        return self.otherwise is not None and self.otherwise.generate(game, in_otherwise)
