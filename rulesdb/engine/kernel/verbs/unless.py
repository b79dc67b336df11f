"""Effects with "unless": generated except where a condition is met, or a player does something."""

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.verbs.optional import OptionalEffect


class UnlessEffect(DiscreteEffect, frozen=True):
    """Generate an effect unless a condition is met."""

    condition: StateCondition
    """The condition."""
    effect: DiscreteEffect
    """The effect generated if the condition is not met."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effect unless the condition is met."""
        is_met = self.condition.holds(game, context)
        (within,) = contexts_of_parts(self, context)
        return game.rules.generation.unless(is_met) and self.effect.generate(game, within)


class UnlessDoneEffect(OptionalEffect, frozen=True):
    """Generate an effect, the one behind ``otherwise``, unless a player pays a cost or generates an effect."""

    def __post_init__(self) -> None:
        """Raise PartError unless either an effect or a cost averts another effect, and nothing else is said."""
        super().__post_init__()
        only_one(self, effect=self.effect, cost=self.cost)
        if self.otherwise is None or self.then is not None or self.is_regardless:
            raise PartError(type(self).__name__, "otherwise", "the effect that is averted belongs there, and no other")

    def is_agreed(self, game: AnyGame, player: int) -> bool:
        """Let the player choose whether to avert the effect."""
        return bool(game.rules.generation.averts(game, player))

    def has_failed(self, game: AnyGame, is_chosen: bool, is_done: bool) -> bool:
        """Whether the effect is generated: unless it is averted."""
        return game.rules.generation.unless(is_done)
