"""Dealing damage."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import (
    Amount,
    AnyContext,
    DiscreteEffect,
    Objects,
    TargetPhrase,
    UntypedGame,
    valued,
)
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.selection.objects import for_effect
from rulesdb.engine.kernel.verbs.generation import happen_on


class DamageEffect(DiscreteEffect, frozen=True):
    """Deal damage."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    acts_in: ClassVar[frozenset[str] | None] = None
    """Names of the zones in which alone the effect does anything to objects, None for any."""
    amount: Amount
    """Amount of damage, from 0."""
    damage: str = ""
    """Type of the damage, in a game that has several."""
    target: TargetPhrase | None = None
    """Phrase with the word target; None if the damage is not dealt to targets."""
    to: Objects | None = None
    """Objects that are dealt the damage without being targets, None for targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless either a target phrase or objects are given."""
        super().__post_init__()
        only_one(self, target=self.target, to=self.to)

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return for_effect(self.target, self)

    def dealt(self, game: UntypedGame, context: AnyContext, object_id: int, amount: int) -> Event:
        """Return the event of an amount of damage to an object."""
        raise NotImplementedError

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Deal the damage to every object."""
        amount, objects = valued(game, self.amount, context), objects_of(game, self.phrase(), self.to, context)
        dealt = [self.dealt(game, context, object_id, amount) for object_id in objects]
        return happen_on(game, "deal", dealt, objects, is_targeted=self.target is not None)
