"""Sequences of effects."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import TargetedEffect, contexts_of_parts
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
        contexts, rules = contexts_of_parts(self, context), game.rules.generation
        parts = [TargetedEffect(part, own.targets) for part, own in zip(self.effects, contexts, strict=True)]
        succeeded = False
        for one in rules.joined(parts):
            if one.effect.generate(game, replace(context, targets=one.targets)):
                succeeded = True
            elif rules.stops_within():
                break
        return succeeded

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every effect is possible."""
        contexts = contexts_of_parts(self, context)
        return all(part.is_possible(game, within) for part, within in zip(self.effects, contexts, strict=True))
