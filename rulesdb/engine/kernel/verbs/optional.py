"""Optional effects, effects with an optional cost, and effects that a player can avert."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Players, UntypedGame
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.verbs.generation import players


class OptionalEffect(DiscreteEffect, frozen=True):
    """Let players choose whether to pay a cost, generate an effect, or both; then what follows.

    Several players choose one after the other: each does what that player has chosen before the next one chooses.
    """

    optional_parts: ClassVar[frozenset[int]] = frozenset({0})
    effect: DiscreteEffect | None = None
    """The optional effect, None if only a cost is optional."""
    cost: Struct | None = None
    """The cost of choosing to, None for none."""
    then: DiscreteEffect | None = None
    """Effect generated for every player who paid the cost and whose effect succeeded, None for none."""
    otherwise: DiscreteEffect | None = None
    """Effect generated for every player who declined or whose optional effect failed, None for none."""
    who: Players | None = None
    """Players who choose, and do what they have chosen; None for the controller."""
    is_regardless: bool = False
    """Whether the effect may be chosen whatever comes of it."""

    def __post_init__(self) -> None:
        """Raise PartError if there is neither an effect nor a cost to choose."""
        super().__post_init__()
        if self.effect is None and self.cost is None:
            raise PartError(type(self).__name__, "effect", "either an effect or a cost is chosen")
        if self.is_regardless and (self.effect is None or self.cost is not None):
            raise PartError(type(self).__name__, "is_regardless", "it belongs to an effect without a cost")

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
        """Let the players choose; an effect that is impossible or cannot be paid for cannot be chosen."""
        found = players(game, self.who, context)
        if not found:
            return self._follows(game, context, is_chosen=False, is_done=False)
        succeeded = [
            self._follows(game, context, *self._chosen_and_done(game, context, player))
            for player in game.rules.generation.choosers(found, context.controller)
        ]
        return any(succeeded)

    def _follows(self, game: AnyGame, context: AnyContext, is_chosen: bool, is_done: bool) -> bool:
        """Generate what follows the choice of a player; return whether it succeeded, or else the optional effect."""
        _, in_then, in_otherwise = contexts_of_parts(self, context)
        is_followed = self.then is not None and game.rules.generation.follows(is_done)
        succeeded = self.then.generate(game, in_then) if self.then is not None and is_followed else is_done
        if self.otherwise is not None and self.has_failed(game, is_chosen, is_done):
            return self.otherwise.generate(game, in_otherwise)
        return succeeded

    def _chosen_and_done(self, game: AnyGame, context: AnyContext, player: int) -> tuple[bool, bool]:
        """Return whether a player chooses the optional effect, and whether it succeeds."""
        within = contexts_of_parts(self, context)[0]
        is_chosen = self._can_be_chosen(game, within, player) and self.is_agreed(game, player)
        return is_chosen, is_chosen and self._does(game, within, player)

    def is_agreed(self, game: AnyGame, player: int) -> bool:
        """Let a player choose whether to generate the effect."""
        return game.rules.generation.agrees(game, player)

    def has_failed(self, game: AnyGame, is_chosen: bool, is_done: bool) -> bool:
        """Whether the effect behind "otherwise" is generated: was the optional effect chosen, and has it succeeded."""
        return game.rules.generation.otherwise(is_chosen, is_done)

    def _can_be_chosen(self, game: AnyGame, context: AnyContext, player: int) -> bool:
        rules = game.rules.generation
        if rules.lacks_targets(context):
            return False
        of_player = replace(context, controller=player)
        can_pay = self.cost is None or self.may_pay(game, context, of_player)
        is_barred = rules.cannot_be_chosen(game, self.effect, of_player, can_pay)
        return not rules.is_barred(is_barred, self.is_regardless)

    def _does(self, game: AnyGame, context: AnyContext, player: int) -> bool:
        of_player = replace(context, controller=player)
        if self.cost is not None and not self.pay(game, context, of_player):
            return False
        return self.effect is None or self.effect.generate(game, of_player)


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
