"""Banishing objects (8.5.1)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.cards import Action
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import OnObjects
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all


class BanishObjects(OnObjects, frozen=True):
    """Banish objects (8.5.1)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("追放", "8.5.1")}

    action: ClassVar[Action] = "banish"
    is_public: bool = True
    """Whether the objects are banished face up."""

    def generate(self, game: Game, context: Context) -> bool:
        """Banish the objects for which no restriction forbids it."""
        done = [
            events.Banish(by="fab:8.5.1", source=context.source, object=found, is_public=self.is_public)
            for found in self.found(game, context)
        ]
        return happen_all(game, "banish", done)


PHRASES = (
    *inflected(BanishObjects, "{what}を<裏向きに@is_public>追放する", TE, "する~して"),
    *inflected(BanishObjects, "{target}を<裏向きに@is_public>追放する", TE, "する~して"),
)
