"""Effects that consist of others: sequences of effects, and conditional effects."""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_definition, shared_law
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.game import AnyGame


@shared_definition
def stops_within() -> bool:
    """Whether the further parts of an effect are not generated once one of its parts has failed."""
    return False


class Sequence(DiscreteEffect, frozen=True):
    """Generate several effects in order."""

    effects: tuple[DiscreteEffect, ...]
    """The effects in order."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effects of the sequence."""
        return self.effects

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effects, as a rule also after one that fails; return whether any succeeded."""
        contexts = contexts_of_parts(self, context)
        parts = [TargetedEffect(part, own.targets) for part, own in zip(self.effects, contexts, strict=True)]
        succeeded = False
        for one in game.rules.generation.joined(parts):
            if one.effect.generate(game, replace(context, targets=one.targets)):
                succeeded = True
            elif stops_within(game):
                break
        return succeeded

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every effect is possible."""
        contexts = contexts_of_parts(self, context)
        return all(part.is_possible(game, within) for part, within in zip(self.effects, contexts, strict=True))


@shared_law
def generated_under(
    game: AnyGame, condition: StateCondition, context: AnyContext, effect: DiscreteEffect
) -> DiscreteEffect | None:
    """Return the effect that is generated under a condition, None if it is not met."""
    return effect if condition.holds(game, context) else None


@shared_definition
def number_conditional(effects: tuple[DiscreteEffect, ...]) -> int:
    """Return how many effects of a list are under the condition before it, from the first."""
    return len(effects)


@shared_definition
def is_otherwise(_was_generated: bool, has_succeeded: bool) -> bool:
    """Whether an effect behind "otherwise" is generated; an effect that was not generated has not succeeded."""
    return not has_succeeded


class Conditional(DiscreteEffect, frozen=True):
    """Generate an effect if a condition is met, otherwise another effect or nothing."""

    condition: StateCondition
    """The condition."""
    effect: DiscreteEffect
    """The effect generated if the condition is met."""
    otherwise: DiscreteEffect | None = None
    """The effect generated if the condition is not met or the effect fails, None for none."""

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the two alternative effects."""
        return self.effect, self.otherwise

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effect if the condition is met, and the alternative if that has come to nothing."""
        in_effect, in_otherwise = contexts_of_parts(self, context)
        effect = generated_under(game, self.condition, context, self.effect)
        if effect is not None:
            has_succeeded = effect.generate(game, in_effect)
        else:
            has_succeeded = self._generate_unconditional(game, in_effect)
        if self.otherwise is not None and is_otherwise(game, effect is not None, has_succeeded):
            return self.otherwise.generate(game, in_otherwise)
        return has_succeeded

    def _generate_unconditional(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effects of a list that are not under the condition; return whether any succeeded."""
        if not isinstance(self.effect, Sequence):
            return False
        pairs = [*zip(self.effect.effects, contexts_of_parts(self.effect, context), strict=True)]
        free = pairs[number_conditional(game, self.effect.effects) :]
        succeeded = [part.generate(game, within) for part, within in free]
        return any(succeeded)


PHRASES = (
    phrase(Sequence, "({effects||、その後})"),
    phrase(Conditional, "{condition}なら、{effect}"),
    phrase(Conditional, "{condition}なら({effect})、そうでないなら({otherwise})"),
)
