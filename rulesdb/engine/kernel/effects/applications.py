"""Applications of continuous effects to objects: the first one, and every one in another way than before.

What a game makes of an application, such as an event, is a row of its table.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.effects.continuous import last_level
from rulesdb.engine.kernel.effects.effects_in_force import (
    effects_in_force,
    effects_on_properties,
    fixed_objects,
    is_in_force,
    looks_at_this_turn,
)
from rulesdb.engine.kernel.effects.levels import EffectOrder, Step, seen_at, steps_to
from rulesdb.engine.kernel.effects.property_effects import parts_of
from rulesdb.engine.kernel.event_kinds.effect_events import Exist
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import EffectKey
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

G = TypeVar("G", bound=AnyGame)


class Application(NamedTuple):
    """An effect that begins to apply to an object, or applies in another way from now on."""

    in_force: EffectInForce
    """The effect."""
    object: int
    """Id of the object."""
    action: Hashable
    """The action of the effect on the object, with its present amount."""
    before: Hashable
    """The action at its last application, None for the first one."""
    moment: EffectOrder
    """The sort key of the effect."""


class ApplicationRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of applications."""

    apply: Callable[[G, Application], None]
    """Let an application happen, and record it."""
    in_order: Callable[[Sequence[Application]], Sequence[Application]]
    """Return the applications of one time in order, from the order in which the effects are applied."""
    tie: Callable[[EffectOrder], EffectOrder]
    """Return what effects have in common whose order has to be decided."""
    decide: Callable[[G, Sequence[EffectInForce]], None]
    """Let the order of effects be decided."""
    is_effect: Callable[[EffectInForce], bool]
    """Whether what is applied like an effect is one, of which applications are recorded."""
    depends_on: Callable[[G], tuple[object, ...]]
    """Return the parts of the state, but for the events of this turn, on which it depends which effects apply."""

    def note_existing(self, game: G) -> None:
        """Note since when the static abilities with a condition have generated their effects."""
        existing = game.keep("existing", self.looked_at(game), _existing, game)
        if existing != game.state.since.keys():
            note(game, Exist(effects=tuple(sorted(existing))))

    def apply_all(self, game: G) -> None:
        """Let all applications happen that have not happened yet."""
        while new := self._new(game):
            self._decide_order(game, new)
            for one in self.in_order(self._new(game)):
                self.apply(game, one)

    def _new(self, game: G) -> list[Application]:
        effects = effects_in_force(game).on_properties
        if all(_is_recorded(game, one) or not _exists(game, one) for one in effects):  # as in most states
            return []
        return game.keep("applications", self.looked_at(game), lambda: [*_new(game, self.is_effect)])

    def looked_at(self, game: G) -> tuple[object, ...]:
        """Return the parts of the state on which it depends which effects exist and apply."""
        history = game.state.history if looks_at_this_turn(game) else None
        return (*self.depends_on(game), history)

    def _decide_order(self, game: G, new: Iterable[Application]) -> None:
        """Let the order of effects be decided that begin to apply to an object at the same time, if it is open."""
        decided: set[EffectKey] = set()
        first = sorted((one for one in new if one.before is None), key=self._tie)
        for _, tied in groupby(first, key=self._tie):
            effects = {key_of(one.in_force): one.in_force for one in tied}
            if len(effects) > 1 and not decided & effects.keys():
                self.decide(game, [*effects.values()])
                decided |= effects.keys()

    def _tie(self, one: Application) -> tuple[int, EffectOrder]:
        return one.object, self.tie(one.moment)


def key_of(one: EffectInForce) -> EffectKey:
    """Return the key of an effect in force, or of one part of it."""
    part = parts_of(one.whole).index(one.effect) if one.whole is not None else 0
    if one.lasting is not None:
        return one.lasting.id, -1, part, 0
    return one.context.source, one.ability_index, part, one.timestamp


def _new(game: AnyGame, is_effect: Callable[[EffectInForce], bool]) -> Iterator[Application]:
    """Yield the applications that have not been recorded, in the order in which the effects are applied."""
    known, rules = game.state.applications, game.rules.properties
    for step in steps_to(last_level(game, rules)):
        one: EffectInForce = step.effect
        if not (is_effect(one) and _exists(game, one)):
            continue
        key, action = key_of(one), seen_at(game, step.before, rules.action, game, one)
        for object_id in _candidates(game, step):
            before = known.get((*key, object_id))
            if before != action and seen_at(game, step.before, rules.applies_to, game, one, object_id):
                yield Application(one, object_id, action, before, step.placed.moment)


def _candidates(game: AnyGame, step: Step) -> Iterable[int]:
    """Return the ids of the objects to which an effect may apply in a step."""
    objects = fixed_objects(step.effect) if step.objects is None else step.objects
    return game.state.objects if objects is None else [object_id for object_id in objects if game.has(object_id)]


def _existing(game: AnyGame) -> frozenset[tuple[int, int]]:
    """Return the sources and indices of the static abilities with a condition whose effects exist now."""
    conditional = (one for one in effects_on_properties(game) if _has_condition(one))
    return frozenset(_ability(one) for one in conditional if is_in_force(game, one))


def _is_recorded(game: AnyGame, one: EffectInForce) -> bool:
    """Whether all applications of an effect are recorded, as far as that needs no look at any object.

    What is recorded has fixed amounts. So an effect that is equal to it does always the same.
    """
    objects = fixed_objects(one)
    if objects is None:
        return False
    known, key = game.state.applications, key_of(one)
    return all(known.get((*key, object_id)) == one.effect for object_id in objects)


def _exists(game: AnyGame, one: EffectInForce) -> bool:
    """Whether an effect exists: that of a static ability with a condition only while it is generated."""
    return not _has_condition(one) or _ability(one) in game.state.since


def _has_condition(one: EffectInForce) -> bool:
    """Whether an effect is that of a static ability with a condition."""
    return one.lasting is None and (one.condition is not None or one.while_ is not None)


def _ability(one: EffectInForce) -> tuple[int, int]:
    """Return the id of the source and the index of the ability of an effect."""
    return one.context.source, one.ability_index
