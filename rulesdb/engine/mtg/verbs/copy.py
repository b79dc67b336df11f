"""Copying spells (503.10)."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.copying import choose_new_targets, put_copy, put_on_the_stack


class CopySpells(DiscreteEffect, frozen=True):
    """Put a copy of a spell on the stack, for which the controller may choose new targets."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Put the copies on the stack; return whether there are any."""
        rule, found = put_on_the_stack.id, remaining_targets(game, self.target, context)
        for spell in found:
            made = put_copy(game, context.controller, spell, rule)
            choose_new_targets(game, context.controller, made, rule)
        return bool(found)


PHRASES = (phrase(CopySpells, "{target}をコピーし、コピーの新しい対象を選んでもよい"),)
