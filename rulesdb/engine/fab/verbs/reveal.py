"""Revealing objects (8.5.17)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import open_to
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all
from rulesdb.engine.kernel.roles import Objects


class RevealObjects(Discrete, frozen=True):
    """Reveal private objects (8.5.17)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("公開する効果", "8.5.17")}

    what: Objects
    """The objects."""

    def _found(self, game: Game, context: Context) -> tuple[int, ...]:
        found = open_to(game, "reveal", context.controller, self.what.objects(game, context))
        return tuple(object_id for object_id in found if not game.object(object_id).is_public)

    def generate(self, game: Game, context: Context) -> bool:
        """Reveal the private objects for which no restriction forbids it."""
        shown = [
            events.Revealed(by="fab:8.5.17", source=context.source, object=object_id)
            for object_id in self._found(game, context)
        ]
        return happen_all(game, "reveal", shown)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether any of the objects is private and can be revealed."""
        return bool(self._found(game, context))


PHRASES = (*inflected(RevealObjects, "{what}を公開する", TE, "する~して"),)
