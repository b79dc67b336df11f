"""Destroying objects (8.5.4)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.cards import Action
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import OnObjects
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all


class DestroyObjects(OnObjects, frozen=True):
    """Destroy objects (8.5.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("破壊", "8.5.4")}

    action: ClassVar[Action] = "destroy"

    def generate(self, game: Game, context: Context) -> bool:
        """Destroy the objects for which no restriction forbids it."""
        done = [
            events.Destroy(by="fab:8.5.4", source=context.source, object=found) for found in self.found(game, context)
        ]
        return happen_all(game, "destroy", done)


PHRASES = (
    *inflected(DestroyObjects, "{what}を破壊する", TE, "する~して"),
    *inflected(DestroyObjects, "{target}を破壊する", TE, "する~して"),
)
