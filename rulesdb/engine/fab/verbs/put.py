"""Putting objects into a zone (8.5.15)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import open_to
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all
from rulesdb.engine.kernel.roles import Objects


class PutObjects(Discrete, frozen=True):
    """Put objects into a zone of their owners (8.5.15)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("置く効果", "8.5.15")}

    what: Objects
    """The objects."""
    zone: ZoneName
    """The zone."""
    at_bottom: bool = False
    """Whether the objects go to the bottom of the deck, not to its top."""
    is_public: bool | None = None
    """Whether the objects are put face up; None for the default of the zone (3.0.4)."""

    def _found(self, game: Game, context: Context) -> tuple[int, ...]:
        return open_to(game, "put", context.controller, self.what.objects(game, context))

    def generate(self, game: Game, context: Context) -> bool:
        """Put the objects for which no restriction forbids it into the zone."""
        moves = [
            events.Move(
                by="fab:8.5.15",
                source=context.source,
                object=object_id,
                to=Zone(self.zone, game.object(object_id).owner),
                at_bottom=self.at_bottom,
                is_public=self.is_public,
            )
            for object_id in self._found(game, context)
        ]
        return happen_all(game, "put", moves)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether any of the objects can be put into the zone."""
        return bool(self._found(game, context))


PHRASES = (
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に置く", TE, "く~いて"),
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に表向きで置く", TE, "く~いて", is_public=True),
    *inflected(PutObjects, "{what}を{zone}<の一番下@at_bottom>に裏向きで置く", TE, "く~いて", is_public=False),
)
