"""Effects that depend on whether the effect before them succeeded."""

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.process.game import AnyGame


class SequelEffect(DiscreteEffect, frozen=True):
    """Generate an effect, then one effect if it succeeded and another one if it failed."""

    effect: DiscreteEffect
    """The first effect."""
    then: DiscreteEffect | None = None
    """The effect generated if the first one succeeded, None for none."""
    otherwise: DiscreteEffect | None = None
    """The effect generated if the first one failed, None for none."""

    def __post_init__(self) -> None:
        """Raise PartError if nothing follows the first effect."""
        super().__post_init__()
        if self.then is None and self.otherwise is None:
            raise PartError(type(self).__name__, "then", "an effect that depends on the first one belongs there")

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the first effect and the two that depend on it."""
        return self.effect, self.then, self.otherwise

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the first effect, and what follows it."""
        in_effect, in_then, in_otherwise = contexts_of_parts(self, context)
        is_done = self.effect.generate(game, in_effect)
        if self.then is not None and game.rules.generation.follows(is_done):
            self.then.generate(game, in_then)
        if self.otherwise is not None and game.rules.generation.otherwise(True, is_done):
            self.otherwise.generate(game, in_otherwise)
        return is_done
