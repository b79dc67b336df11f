"""Choosing targets to which the sentences behind it refer."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.game import Game


class ChooseTargets(DiscreteEffect, frozen=True):
    """Name targets, and do nothing with them: other sentences do."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Return whether any target is still legal."""
        return bool(remaining_targets(game, self.target, context))


PHRASES = (*inflected(ChooseTargets, "{target}を選ぶ", TE, "ぶ~んで"),)
