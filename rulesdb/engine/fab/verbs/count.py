"""Putting counters on objects and removing them (8.5.14)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Objects
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all


class PutCounters(Discrete, frozen=True):
    """Put counters on objects, or remove them (8.5.14)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを置く効果", "8.5.14")}

    counter: str
    """Name of the counter."""
    amount: int
    """Number of counters put on every object, removed if negative."""
    what: Objects
    """The objects."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the counters on every object that still exists, or remove them."""
        put = [
            events.Count(
                by="fab:8.5.14", source=context.source, object=object_id, counter=self.counter, amount=self.amount
            )
            for object_id in self.what.objects(game, context)
            if game.has(object_id)
        ]
        return happen_all(game, "count", put)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether an object can get the counters, or has enough counters to remove."""
        objects = (game.object(object_id) for object_id in self.what.objects(game, context) if game.has(object_id))
        return any(dict(item.counters).get(self.counter, 0) + self.amount >= 0 for item in objects)


PHRASES = (*inflected(PutCounters, "{what}に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),)
