"""Beginning lasting effects: continuous effects that the resolution of an object generates."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    ContinuousEffect,
    DiscreteEffect,
    Filter,
    Objects,
    StateCondition,
    TargetPhrase,
)
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import begin


class BeginEffect(DiscreteEffect, frozen=True):
    """Begin a lasting effect."""

    effect: ContinuousEffect
    """The continuous effect."""
    until: str | None = None
    """The duration of the effect, None if it specifies none."""
    objects: Objects | None = None
    """Objects to which the effect is fixed; None if another field says what it applies to."""
    target: TargetPhrase | None = None
    """Phrase with the word target for the objects of the effect, None if it has no targets."""
    next: Filter | None = None
    """Filter for the next object of the controller, to which the effect will apply; None for no such object."""
    uses: int | None = None
    """Greatest number of times the effect can be used, from 1; None for no bound."""
    while_: StateCondition | None = None
    """Condition under which the effect applies once it has begun, None for none."""

    def __post_init__(self) -> None:
        """Raise PartError unless exactly one field says which objects an effect on objects applies to."""
        super().__post_init__()
        applies = self.effect.applies if isinstance(self.effect, ObjectEffect) else None
        filled = [given for given in (applies, self.objects, self.target, self.next) if given is not None]
        if len(filled) != isinstance(self.effect, ObjectEffect):
            problem = "applies, objects, target or next says what it is for, one of them alone"
            raise PartError(type(self).__name__, "objects", problem)

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Begin the effect; it fails if it is fixed to objects and all of them are gone."""
        objects = None
        if self.target is not None or self.objects is not None:
            found = objects_of(game, self.target, self.objects, context)
            objects = frozenset(game.rules.objects.modifiable(found, game))
            if not objects:
                return False
        inner: Effect
        rules = game.rules.generation
        if self.next is not None:
            inner = rules.fixed_for_next(replace(self.effect, applies=self.next), game, context)
        else:
            inner = rules.fixed(self.effect, game, context)
        until, awaits = rules.duration(self.until, self.while_, self.effect), self.next is not None
        return begin(game, rules.lasting(0, inner, context, 0, until, objects, awaits, self.uses, self.while_))
