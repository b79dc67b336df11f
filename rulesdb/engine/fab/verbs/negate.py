"""Negating layers (8.5.26)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen
from rulesdb.engine.kernel.resolution import remaining_targets


class Negate(Discrete, frozen=True):
    """Negate a layer, which is cleared from the stack without resolving (8.5.26)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("無効にする効果", "8.5.26")}

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Clear the targets that are still legal."""
        found = remaining_targets(game, self.target, context)
        return bool(found) and happen(game, events.Clear(by="fab:8.5.26", source=context.source, objects=found))


PHRASES = (*inflected(Negate, "{target}を無効にする", TE, "する~して"),)
