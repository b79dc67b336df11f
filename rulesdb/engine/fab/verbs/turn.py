"""Turning objects face up or face down (8.5.24)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all
from rulesdb.engine.kernel.roles import Objects


class TurnObjects(Discrete, frozen=True):
    """Turn objects face up or face down (8.5.24)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("向きを変える効果", "8.5.24")}

    what: Objects
    """The objects."""
    is_public: bool
    """Whether the objects are turned face up; False for face down."""

    def generate(self, game: Game, context: Context) -> bool:
        """Turn the objects that lie the other way; a temporarily public card still counts as face down (5.4.7b)."""
        turned = [
            events.Turned(by="fab:8.5.24", source=context.source, object=object_id, is_public=self.is_public)
            for object_id in self.what.objects(game, context)
            if game.has(object_id) and lies_open(game, object_id) != self.is_public
        ]
        return happen_all(game, "turn", turned)


def lies_open(game: Game, object_id: int) -> bool:
    """Whether an object lies face up: it is public, and not just for as long as its layer exists (5.2.4b)."""
    return game.object(object_id).is_public and object_id not in game.state.shown


PHRASES = (
    *inflected(TurnObjects, "{what}を表向きにする", TE, "する~して", is_public=True),
    *inflected(TurnObjects, "{what}を裏向きにする", TE, "する~して", is_public=False),
)
