"""Inline-triggered effects: discrete effects that trigger, if at all, when they are generated."""

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition, UntypedGame


class InlineTrigger(DiscreteEffect, frozen=True):
    """Put abilities on the stack if a condition is met now."""

    condition: StateCondition
    """The condition."""
    layer: tuple[Ability, ...]
    """Abilities of the object that is put on the stack when the effect triggers."""

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Trigger if the game's rules let the effect trigger; return whether it did."""
        triggers: bool = game.rules.generation.trigger_inline(game, self, context)
        return triggers
