"""Putting counters on objects and removing them."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, TargetPhrase
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.objects import for_effect
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.engine.kernel.verbs.generation import happen_on


class CountersEffect(DiscreteEffect, frozen=True):
    """The parent of the effects that put counters on objects and remove them."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreCount]] = CoreCount
    """The game's class of events of counters."""
    counter: str
    """Name of the counter."""
    amount: int
    """Number of counters for every object, from 0."""
    what: Objects | None = None
    """The selected objects of an effect without targets; None for an effect with targets."""
    target: TargetPhrase | None = None
    """The target phrase; None for an effect without targets."""

    def __post_init__(self) -> None:
        """Raise PartError for an amount below 0, and unless ``what`` or ``target`` is given alone."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)
        if self.amount < 0:
            raise PartError(type(self).__name__, "amount", "a number from 0 belongs there")

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return for_effect(self.target, self)

    def change(self, game: AnyGame, context: AnyContext, amount: int) -> bool:
        """Add counters to every object that still exists, or remove them, where there are any, by a negative amount."""
        items = self.items(game, context)
        changes = [
            self.event_class(by=self.rule, source=context.source, object=item.id, counter=self.counter, amount=amount)
            for item in items
            if amount >= 0 or self.counter in dict(item.counters)
        ]
        return happen_on(game, "count", changes, tuple(item.id for item in items))

    def items(self, game: AnyGame, context: AnyContext) -> list[CoreObject]:
        """Return the objects that still exist and can have counters on them."""
        found = (
            game.state.objects[one] for one in objects_of(game, self.phrase(), self.what, context) if game.has(one)
        )
        return [item for item in found if game.rules.counters.can_be_on(item)]


class PutCountersEffect(CountersEffect, frozen=True):
    """Put counters on objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Put the counters on every object that still exists."""
        return self.change(game, context, self.amount)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object can get the counters."""
        return bool(self.items(game, context))


class RemoveCountersEffect(CountersEffect, frozen=True):
    """Remove counters from objects."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Remove the counters from every object that still exists, as far as it has them."""
        return self.change(game, context, -self.amount)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether an object has enough counters to remove."""
        number = game.rules.counters.number
        items = self.items(game, context)
        return any(number(game, item, self.counter, context.source) >= self.amount for item in items)
