"""Putting counters on objects and removing them (8.5.14)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen_all
from rulesdb.engine.kernel.roles import Objects


class _OnObjects(Discrete, frozen=True):
    """The parent of the effects that put counters on objects and remove them."""

    counter: str
    """Name of the counter."""
    amount: int
    """Number of counters for every object, from 0."""
    what: Objects
    """The objects."""

    def __post_init__(self) -> None:
        """Raise PartError for an amount below 0."""
        super().__post_init__()
        if self.amount < 0:
            raise PartError(type(self).__name__, "amount", "a number from 0 belongs there")

    def _change(self, game: Game, context: Context, amount: int, rule: str) -> bool:
        """Add the counters to every object that still exists, or remove them if the amount is negative."""
        changes = [
            events.Count(by=rule, source=context.source, object=object_id, counter=self.counter, amount=amount)
            for object_id in self.what.objects(game, context)
            if game.has(object_id)
        ]
        return happen_all(game, "count", changes)

    def _counters(self, game: Game, context: Context) -> list[int]:
        """Return how many counters of the name each object has."""
        objects = (game.object(object_id) for object_id in self.what.objects(game, context) if game.has(object_id))
        return [dict(item.counters).get(self.counter, 0) for item in objects]


class PutCounters(_OnObjects, frozen=True):
    """Put counters on objects (8.5.14)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを置く効果", "8.5.14")}

    def generate(self, game: Game, context: Context) -> bool:
        """Put the counters on every object that still exists."""
        return self._change(game, context, self.amount, "fab:8.5.14")

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether an object can get the counters."""
        return bool(self._counters(game, context))


class RemoveCounters(_OnObjects, frozen=True):
    """Remove counters from objects (8.5.16)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カウンターを取り除く効果", "8.5.16")}

    def generate(self, game: Game, context: Context) -> bool:
        """Remove the counters from every object that still exists, as far as it has them."""
        return self._change(game, context, -self.amount, "fab:8.5.16")

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether an object has enough counters to remove."""
        return any(number >= self.amount for number in self._counters(game, context))


PHRASES = (
    *inflected(PutCounters, "{what}に「{counter}」カウンターを{amount}個置く", TE, "く~いて"),
    *inflected(RemoveCounters, "{what}から「{counter}」カウンターを{amount}個取り除く", TE, "く~いて"),
)
