"""Putting counters on objects and removing them."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.event_kinds.object_events import Count
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import happen_on


class CountersEffect(DiscreteEffect, frozen=True):
    """The parent of the effects that put counters on objects and remove them."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
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

    def change(self, game: AnyGame, context: AnyContext, amount: int) -> bool:
        """Add counters to every object that still exists, or remove them, where there are any, by a negative amount."""
        objects = tuple(object_id for object_id in self.what.objects(game, context) if game.has(object_id))
        changes = [
            Count(by=self.rule, source=context.source, object=object_id, counter=self.counter, amount=amount)
            for object_id in objects
            if amount >= 0 or self.counter in dict(game.last_known(object_id).counters)
        ]
        return happen_on(game, "count", changes, objects)

    def numbers(self, game: AnyGame, context: AnyContext) -> list[int]:
        """Return how many counters of the name every object has."""
        found = (object_id for object_id in self.what.objects(game, context) if game.has(object_id))
        return [dict(game.last_known(object_id).counters).get(self.counter, 0) for object_id in found]


class PutCountersEffect(CountersEffect, frozen=True):
    """Put counters on objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Put the counters on every object that still exists."""
        return self.change(game, context, self.amount)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object can get the counters."""
        return bool(self.numbers(game, context))


class RemoveCountersEffect(CountersEffect, frozen=True):
    """Remove counters from objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Remove the counters from every object that still exists, as far as it has them."""
        return self.change(game, context, -self.amount)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object has enough counters to remove."""
        return any(number >= self.amount for number in self.numbers(game, context))
