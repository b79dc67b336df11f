"""Sequences of effects."""

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect
from rulesdb.engine.kernel.process.game import AnyGame


class SequenceEffect(DiscreteEffect, frozen=True):
    """Generate several effects in order."""

    effects: tuple[DiscreteEffect, ...]
    """The effects in order."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effects of the sequence."""
        return self.effects

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effects, as a rule also after one that fails; return whether any succeeded."""
        succeeded = False
        for part, within in zip(self.effects, contexts_of_parts(self, context), strict=True):
            if part.generate(game, within):
                succeeded = True
            elif game.rules.generation.stops_within():
                break
        return succeeded

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every effect is possible."""
        contexts = contexts_of_parts(self, context)
        return all(part.is_possible(game, within) for part, within in zip(self.effects, contexts, strict=True))
