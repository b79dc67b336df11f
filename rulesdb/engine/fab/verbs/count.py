"""Putting counters on objects, or taking them off (8.5.14)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Objects
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.event_pipeline import happen_all
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.phrases import TE, inflected


class PutCounters(Discrete, frozen=True):
    """Put counters on objects, or take them off."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを置く効果", "8.5.14")}

    counter: str
    """Name of the counter."""
    amount: int
    """How many are put on each, taken off where it is negative."""
    what: Objects
    """The objects."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put as many on every object, or take as many off."""
        put = [
            events.Count(
                by="fab:8.5.14", source=context.source, object=object_id, counter=self.counter, amount=self.amount
            )
            for object_id in self.what.objects(game, context)
            if game.has(object_id)
        ]
        return happen_all(game, "count", put)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is something to put counters on, or, to take them off, something with as many."""
        there = (game.object(object_id) for object_id in self.what.objects(game, context) if game.has(object_id))
        return any(dict(item.counters).get(self.counter, 0) + self.amount >= 0 for item in there)


PHRASES = (*inflected(PutCounters, "{what}に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),)
