"""Optional effects, and effects with an optional cost."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Players, UntypedGame
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import players


class OptionalEffect(DiscreteEffect, frozen=True):
    """Let a player choose whether to pay a cost, generate an effect, or both; then what follows."""

    optional_parts: ClassVar[frozenset[int]] = frozenset({0})
    effect: DiscreteEffect | None = None
    """The optional effect, None if only a cost is optional."""
    cost: Struct | None = None
    """The cost of choosing to, None for none."""
    then: DiscreteEffect | None = None
    """Effect generated if the cost was paid and the effect succeeded, None for none."""
    otherwise: DiscreteEffect | None = None
    """Effect generated if the player declined or the optional effect failed, None for none."""
    who: Players | None = None
    """Player who chooses, None for the controller."""

    def __post_init__(self) -> None:
        """Raise PartError if there is neither an effect nor a cost to choose."""
        super().__post_init__()
        if self.effect is None and self.cost is None:
            raise PartError(type(self).__name__, "effect", "either an effect or a cost is chosen")

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the optional effect, the one that follows it, and the one generated otherwise."""
        return self.effect, self.then, self.otherwise

    def may_pay(self, game: UntypedGame, context: AnyContext, payer: AnyContext) -> bool:
        """Whether the player who chooses, the controller in ``payer``, could pay the cost."""
        raise NotImplementedError

    def pay(self, game: UntypedGame, context: AnyContext, payer: AnyContext) -> bool:
        """Pay the cost completely or not at all; return whether it is paid."""
        raise NotImplementedError

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let the player choose; an effect that is impossible or cannot be paid for cannot be chosen."""
        player = players(game, self.who, context)[0]
        in_effect, in_then, in_otherwise = contexts_of_parts(self, context)
        is_chosen = self._can_be_chosen(game, in_effect, player) and game.rules.generation.agrees(game, player)
        if is_chosen and self._does(game, in_effect, player):
            return self.then is None or self.then.generate(game, in_then)
        return self.otherwise is not None and self.otherwise.generate(game, in_otherwise)

    def _can_be_chosen(self, game: AnyGame, context: AnyContext, player: int) -> bool:
        if self.cost is not None and not self.may_pay(game, context, replace(context, controller=player)):
            return False
        if context.targets and not any(context.targets):  # no target was declared
            return False
        return self.effect is None or self.effect.is_possible(game, context)

    def _does(self, game: AnyGame, context: AnyContext, player: int) -> bool:
        if self.cost is not None and not self.pay(game, context, replace(context, controller=player)):
            return False
        return self.effect is None or self.effect.generate(game, context)
