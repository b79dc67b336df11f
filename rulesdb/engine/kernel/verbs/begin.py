"""Beginning lasting effects: continuous effects that the resolution of an object generates."""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    ContinuousEffect,
    DiscreteEffect,
    Effect,
    Filter,
    Objects,
    Players,
    StateCondition,
    Target,
    with_fixed_amounts,
)
from rulesdb.engine.kernel.effects.alterations import is_alteration
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.play.declarations import objects_of
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.verbs.generation import begin, determined_by


@shared_law
def with_specified_controller(game: AnyGame, context: AnyContext, who: Players | None) -> AnyContext:
    """Return the context of a lasting effect for which a player is named as its controller, None for no player."""
    found = () if who is None else who.players(game, context)
    return replace(context, controller=found[0]) if found else context


@shared_law
def fixed_when_generated(game: AnyGame, effect: Effect, context: AnyContext, is_on_next: bool) -> Effect:
    """Return an effect that a resolution has generated with its amounts as they stay, unless it waits for an object."""
    return effect if is_on_next else with_fixed_amounts(game, effect, context)


class BeginEffect(DiscreteEffect, frozen=True):
    """Begin a lasting effect."""

    effect: ContinuousEffect
    """The continuous effect."""
    until: str | None = None
    """The duration of the effect, None if it specifies none."""
    objects: Objects | None = None
    """Objects to which the effect is fixed; None if another field says what it applies to."""
    target: Target | None = None
    """Phrase with the word target for the objects of the effect, or only for what it names; None without targets."""
    next: Filter | None = None
    """Filter for the next object of the controller, to which the effect will apply; None for no such object."""
    coming: str = "played"
    """The form of the next object, in a word of the game, such as played."""
    uses: int | None = None
    """Greatest number of times the effect can be used, from 1; None for no bound."""
    chosen: Objects | None = None
    """Objects of which the controller determines one as a parameter of the effect, None for no such parameter."""
    who: Players | None = None
    """Player who controls the effect, None for the controller of what generates it."""
    whose: Players | None = None
    """Player whose next turn is the last one of the effect, unless the duration says otherwise; None for no player."""
    while_: StateCondition | None = None
    """Condition under which the effect applies once it has begun, None for none."""

    def __post_init__(self) -> None:
        """Raise PartError unless exactly one field says which objects an effect on objects applies to.

        For another effect, targets may be named within the effect.
        """
        super().__post_init__()
        applies = self.effect.applies if isinstance(self.effect, ObjectEffect) else None
        is_on_objects = isinstance(self.effect, ObjectEffect)
        target = self.target if is_on_objects and self.objects is None else None
        filled = [given for given in (applies, self.objects, target, self.next) if given is not None]
        if len(filled) != is_on_objects:
            problem = "applies, objects, target or next says what it is for, one of them alone"
            raise PartError(type(self).__name__, "objects", problem)
        if applies is not None and is_alteration(self.effect):
            raise PartError(type(self).__name__, "effect", "it alters objects that are named, not all that fit")
        if self.chosen is not None and is_on_objects:
            raise PartError(type(self).__name__, "chosen", "it belongs to an effect that names it")
        if self.next is None and self.coming != "played":
            raise PartError(type(self).__name__, "coming", "it belongs to an effect on the next object")
        has_more_names = self.who is not None or self.chosen is not None
        is_named = has_more_names or (self.target is not None and not is_on_objects)
        others = (self.objects, self.target, self.chosen) if self.who is not None else ()
        with_more = (self.while_, self.uses, *others)
        if is_named and any(given is not None for given in with_more):
            raise PartError(type(self).__name__, "who", "nothing else is said of an effect of another player")

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Begin the effect; it fails if it is fixed to objects and all of them are gone."""
        rules = game.rules.generation
        context = with_specified_controller(game, context, self.who)
        objects = None
        for target, what in ((self.target, None), (None, self.objects)):
            if target is not None or what is not None:
                found = objects_of(game, target, what, context)
                objects = frozenset(game.rules.modifiable(found, game))
                if not objects:
                    return False
        if not isinstance(self.effect, ObjectEffect):
            objects = None
        if self.chosen is not None:
            able = rules.determinable(game, self.chosen, self.chosen.objects(game, context))
            found = determined_by(game, DecisionQuestion(context.controller, "choose", ""), able, 1)
            if not found:
                return False
            context = replace(context, chosen=found)
        effect = self.effect.begun(game, context)
        if effect is None:
            return False
        awaits = self.next is not None
        inner = fixed_when_generated(game, replace(effect, applies=self.next) if awaits else effect, context, awaits)
        begun = rules.lasting(0, inner, context, 0, self.until or "", objects, awaits, self.uses, self.while_)
        whose = None if self.whose is None else next(iter(self.whose.players(game, context)), None)
        return begin(game, replace(begun, coming=self.coming, whose=whose))
