"""Turning objects face up or face down (8.5.24)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.sight import TurnEffect


class TurnObjects(TurnEffect, Discrete, frozen=True):
    """Turn objects face up or face down (8.5.24)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("向きを変える効果", "8.5.24")}

    rule: ClassVar[str] = "fab:8.5.24"
    event_class = events.Turned

    def lies_open(self, game: Game, object_id: int) -> bool:
        """Whether an object lies face up; a temporarily public card still counts as face down (5.4.7b)."""
        return lies_open(game, object_id)


def lies_open(game: Game, object_id: int) -> bool:
    """Whether an object lies face up: it is public, and not just for as long as its layer exists (5.2.4b)."""
    return game.object(object_id).is_public and object_id not in game.state.shown


PHRASES = (
    *inflected(TurnObjects, "{what}を表向きにする", TE, "する~して", is_public=True),
    *inflected(TurnObjects, "{what}を裏向きにする", TE, "する~して", is_public=False),
)
