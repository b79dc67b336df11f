"""Continuous effects in force, from resolutions and from static abilities, and the abilities that generate them.

The game's table (``EffectRules``) says which abilities function. What is asked for in every state is kept as long as
the parts of the state on which it depends stay as they are.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, StaticAbility, condition_of, within
from rulesdb.engine.kernel.cards.roles import Ability, AnyContext, ContinuousEffect, OfThisTurn, StateCondition
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effect_order import ANY_PROPERTY, read
from rulesdb.engine.kernel.effects.property_effects import (
    CombinedEffect,
    GainsAbility,
    LosesAbilities,
    ObjectEffect,
    PropertyEffect,
    changed_properties,
    parts_of,
)
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.process.effect_rules import EffectInForce, FunctionalAbility
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.kernel.state.state import AnyObject, CoreLasting

L = TypeVar("L", bound=ContinuousEffect)
Working = tuple[AnyObject, Ability, int, int]
"""An ability that works: its object, the ability, its index and the timestamp of its effects."""


class EffectsInForce:
    """All continuous effects in force, whether or not their conditions are met."""

    __slots__ = ("changed", "effects", "giving", "of_kinds", "on_abilities", "on_properties", "reach", "taking")

    def __init__(self, effects: Iterable[EffectInForce]) -> None:
        """Put the effects in order, oldest first."""
        self.effects = tuple(sorted(effects, key=lambda one: one.timestamp))
        self.on_properties = tuple(one for one in self.effects if isinstance(one.effect, PropertyEffect))
        """The effects that modify properties of objects."""
        self.changed: frozenset[str] = frozenset().union(
            *(changed_properties(one.effect) for one in self.on_properties)
        )
        """Names of the properties that any of the effects modifies."""
        self.on_abilities = any(isinstance(one.effect, GainsAbility | LosesAbilities) for one in self.effects)
        """Whether any of the effects gives abilities to objects, or takes them away."""
        self.giving = tuple(
            one for one in self.on_properties if one.objects is None and isinstance(one.effect, GainsAbility)
        )
        """The effects with a filter that give abilities to objects; the abilities may generate effects in turn."""
        self.taking = any(one.objects is None and isinstance(one.effect, LosesAbilities) for one in self.on_properties)
        """Whether any effect with a filter takes abilities from objects, and with them the effects they generate."""
        self.reach = None if self.on_abilities else _reach(self.on_properties)
        """Ids of the objects whose properties the effects can modify, None for any object."""
        self.of_kinds: dict[type[ContinuousEffect], tuple[tuple[tuple[OfAnyGame, EffectInForce], ...], bool]] = {}
        """The results of ``of_kind`` so far."""

    def of_kind(self, kind: type[L]) -> tuple[tuple[tuple[L, EffectInForce], ...], bool]:
        """Return the effects of a kind, and whether any of them has a condition."""
        pairs = _pairs(self.effects, kind)
        found = self.of_kinds[kind] = pairs, any(one.condition or one.while_ for _, one in pairs)
        return found


def _pairs(effects: Iterable[EffectInForce], kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    return tuple([(one.effect, one) for one in effects if isinstance(one.effect, kind)])


def _reach(effects: Iterable[EffectInForce]) -> frozenset[int] | None:
    """Return the ids of the objects to which effects can apply, None if a filter of one of them can fit any object."""
    fixed = [fixed_objects(one) for one in effects]
    return None if None in fixed else frozenset(chain.from_iterable(objects for objects in fixed if objects))


def fixed_objects(one: EffectInForce) -> frozenset[int] | None:
    """Return the ids of the objects to which an effect can apply by itself, None if a filter decides that."""
    if one.objects is not None:
        return one.objects
    assert isinstance(one.effect, ObjectEffect)
    return frozenset({one.context.source}) if one.effect.applies is None else None


def effects_in_force(game: AnyGame) -> EffectsInForce:
    """Return all continuous effects in force."""
    found: EffectsInForce | None = game.in_force
    if found is None:
        state = game.state
        granting = any(isinstance(lasting.effect, GainsAbility | CombinedEffect) for lasting in state.lasting)
        # the effects depend on static abilities, printed or given to objects, and on who controls the objects;
        # abilities that are given function for as many reasons as printed ones
        on = (
            printed_working(game, StaticAbility),
            state.lasting,
            state.turn_player,
            state.since,
            game.parts if granting else None,
        )
        found = game.in_force = game.steady["effects in force"] = game.keep("effects in force", on, _collected, game)
    return found


def looks_at_this_turn(game: AnyGame) -> bool:
    """Whether any effect in force, or any ability that may generate effects now, looks at the events of this turn."""
    found: bool | None = game.steady.get(OfThisTurn)
    if found is None:
        working, effects = printed_working(game, Ability), effects_in_force(game)

        def look_at_it() -> bool:
            parts = (part for one in effects.effects for part in (one.effect, one.condition, one.while_))
            return any(mentions(part, OfThisTurn) for part in chain((one[2] for one in working), parts))

        found = game.steady[OfThisTurn] = game.keep(OfThisTurn, (working, effects), look_at_it)
    return found


def _collected(game: AnyGame) -> EffectsInForce:
    return EffectsInForce(part for one in (*_lasting(game), *static_effects(game)) for part in _in_parts(one))


def _in_parts(whole: EffectInForce) -> tuple[EffectInForce, ...]:
    """Return the parts of an effect in force, most of which are their own only part."""
    if not isinstance(whole.effect, CombinedEffect):
        return (whole,)
    return tuple(
        whole._replace(effect=part, whole=whole.effect)
        for part in parts_of(whole.effect)
        if isinstance(part, ContinuousEffect)
    )


def of_kind(game: AnyGame, kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    """Return the continuous effects of one kind whose conditions are met."""
    effects: EffectsInForce = game.in_force or effects_in_force(game)  # the call alone would be a fourth of the time
    found, has_conditions = effects.of_kinds.get(kind) or effects.of_kind(kind)
    if effects.giving or effects.taking:
        return game.once(kind, _met_and_there, game, kind)
    return game.once(kind, _met, game, found) if has_conditions else found


def _met_and_there(game: AnyGame, kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    """Return the effects of a kind whose conditions are met, with those of the abilities that objects have now."""
    effects = _not_taken(game, effects_in_force(game).effects)
    return _met(game, _pairs((*effects, *given_effects(game)), kind))


def _met(game: AnyGame, effects: tuple[tuple[L, EffectInForce], ...]) -> tuple[tuple[L, EffectInForce], ...]:
    return tuple(pair for pair in effects if is_in_force(game, pair[1]))


@shared_law
def is_in_its_condition(game: AnyGame, one: EffectInForce, condition: StateCondition) -> bool:
    """Whether the condition of an effect itself, which is given with it, lets it apply."""
    return condition.holds(game, one.context)


@shared_law
def is_met(game: AnyGame, condition: StateCondition, context: AnyContext) -> bool:
    """Whether the condition of a conditional ability is met."""
    return condition.holds(game, context)


@shared_law
def still_applies(_game: AnyGame, one: EffectInForce, object_id: int) -> bool:
    """Whether an effect applies to an object for which it is fixed, or has begun to, whatever that becomes."""
    return object_id in (one.lasting.applied if one.objects is None else one.objects)


def is_in_force(game: AnyGame, one: EffectInForce) -> bool:
    """Whether the conditions of an effect are met: that of its ability, and that of the effect itself."""
    is_open = one.while_ is None or is_in_its_condition(game, one, one.while_)
    return is_open and holds_now(game, one.condition, one.context)


def holds_now(game: AnyGame, condition: StateCondition | None, context: AnyContext) -> bool:
    """Whether the condition of a conditional ability holds; True for an ability without a condition."""
    return condition is None or is_met(game, condition, context)


def applies_to(game: AnyGame, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect applies to an object: one of its fixed objects, or one that fits it."""
    effect = in_force.effect
    if in_force.objects is not None:
        is_fixed = still_applies(game, in_force, object_id) and is_in_force(game, in_force)
        return is_fixed and _meets_its_condition(game, in_force, object_id)
    assert isinstance(effect, ObjectEffect)
    if effect.applies is None:
        is_source = object_id == in_force.context.source and is_in_force(game, in_force)
        return is_source and _meets_its_condition(game, in_force, object_id)
    return game.rules.effects.fits(game, effect.applies, object_id, in_force) and is_in_force(game, in_force)


def _meets_its_condition(game: AnyGame, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an object that an effect does not describe meets the condition of the effect on each object now."""
    during = in_force.effect.during if isinstance(in_force.effect, ObjectEffect) else None
    return during is None or during.fits(game, object_id, in_force.context)


def _lasting(game: AnyGame) -> Iterator[EffectInForce]:
    for lasting in game.state.lasting:
        if not (lasting.awaits or lasting.is_dormant):
            yield EffectInForce(
                lasting.effect, lasting.context, lasting.timestamp, lasting.objects, lasting, while_=lasting.while_
            )


@shared_law
def static_effects(game: AnyGame) -> tuple[EffectInForce, ...]:
    """Return the continuous effects of static abilities, but of those that effects with a filter give to objects."""
    return tuple(effect for one in _working(game, StaticAbility) for effect in _generated(game, one))


def _generated(game: AnyGame, working: Working) -> tuple[EffectInForce, ...]:
    """Return the continuous effects that a static ability generates."""
    item, ability, index, began = working
    inner = within(ability)
    assert isinstance(inner, StaticAbility)
    context, condition = game.context_of(item.id), condition_of(ability)
    made = EffectInForce(inner.effect, context, began, None, None, condition, index, while_=inner.condition)
    return game.rules.effects.generated(game, made)


def given_effects(game: AnyGame) -> tuple[EffectInForce, ...]:
    """Return the continuous effects of the static abilities that effects with a filter give to objects.

    Objects have these abilities as they are when this is asked: during the walk (continuous.py) at its present level.
    """
    return game.once("given effects", _given_effects, game)


def _given_effects(game: AnyGame) -> tuple[EffectInForce, ...]:
    generated = (whole for one in _given(game, StaticAbility) for whole in _generated(game, one))
    return tuple(part for whole in generated for part in _in_parts(whole))


@shared_law
def effects_on_properties(game: AnyGame) -> tuple[EffectInForce, ...]:
    """Return the effects that modify properties of objects, with those of the abilities that objects have now."""
    given = tuple(one for one in given_effects(game) if isinstance(one.effect, PropertyEffect))
    return (*_not_taken(game, effects_in_force(game).on_properties), *given)


def _not_taken(game: AnyGame, effects: tuple[EffectInForce, ...]) -> tuple[EffectInForce, ...]:
    """Return effects without those of printed abilities that an effect with a filter takes from objects now."""
    if not effects_in_force(game).taking:
        return effects
    return tuple(one for one in effects if one.lasting is not None or not _is_of_taken(game, one))


def _is_of_taken(game: AnyGame, one: EffectInForce) -> bool:
    item = game.state.objects.get(one.context.source)
    if item is None or one.ability_index not in range(len(item.card.abilities)):
        return False
    return is_taken(game, item.id, item.card.abilities[one.ability_index])


def is_taken(game: AnyGame, object_id: int, ability: Ability) -> bool:
    """Whether an effect with a filter takes an ability from an object.

    Objects have their abilities as they are when this is asked: during the walk (continuous.py) at its present level.
    """
    if not effects_in_force(game).taking:
        return False
    read(game, ANY_PROPERTY)
    return ability not in properties_of(game, object_id).abilities


def working(game: AnyGame, kind: type[Ability]) -> Iterator[Working]:
    """Yield the abilities of a kind, also within conditional ones, that may generate effects now."""
    for one in _working(game, kind):
        if not is_taken(game, one[0].id, one[1]):
            yield one
    yield from _given(game, kind)


def _given(game: AnyGame, kind: type[Ability]) -> Iterator[Working]:
    """Yield the abilities of a kind that effects with a filter give to objects, with the ids of these effects."""
    for one in effects_in_force(game).giving:
        assert isinstance(one.effect, GainsAbility)
        ability = one.effect.ability
        if not isinstance(within(ability), kind):
            continue
        for object_id in given_to(game, ability):
            item = game.state.objects[object_id]
            if _works(game, item, ability, one.timestamp):
                yield item, ability, _id_of(one), max(one.timestamp, item.timestamp)


def _id_of(giving: EffectInForce) -> int:
    """Return the id of an effect in force; that of a static ability has one below 0, which is no index either."""
    of_ability: int = giving.context.source * _ABILITIES + giving.ability_index + 1
    return -of_ability if giving.lasting is None else int(giving.lasting.id)


_ABILITIES = 100
"""More abilities than an object has printed ones."""


def given_to(game: AnyGame, ability: Ability) -> list[int]:
    """Return the ids of the objects to which an effect on properties gives an ability now."""
    read(game, ANY_PROPERTY)
    return [one for one in game.state.objects if ability in properties_of(game, one).added_to("abilities")]


def _working(game: AnyGame, kind: type[Ability]) -> Iterator[Working]:
    """Yield the abilities of a kind that are printed on objects, or given to them by effects that are fixed to them."""
    for item, index, ability in printed_working(game, kind):
        yield item, ability, index, item.timestamp
    for item, ability, index, since in _gained(game):
        if isinstance(within(ability), kind) and _works(game, item, ability, since):
            yield item, ability, index, max(since, item.timestamp)


def printed_working(game: AnyGame, kind: type[Ability]) -> tuple[FunctionalAbility, ...]:
    """Return the printed abilities of a kind that may generate effects now, with their objects and indices."""
    found: tuple[FunctionalAbility, ...] | None = game.steady.get(kind)
    if found is None:
        of_all_kinds = game.steady.get("working")
        if of_all_kinds is None:
            state, anew = game.state, game.rules.effects.depending_on_more(game)
            of_all_kinds = game.steady["working"] = game.keep_by_object(
                "working of an object", (state.lasting,), state.special, anew, _working_of
            )
        found = game.steady[kind] = game.keep(kind, (of_all_kinds,), _those_of_kind, game, of_all_kinds, kind)
    return found


def _those_of_kind(
    game: AnyGame, working: tuple[FunctionalAbility, ...], kind: type[Ability]
) -> tuple[FunctionalAbility, ...]:
    """Return the abilities of a kind, the same tuple for the same abilities."""
    found = tuple([candidate for candidate in working if isinstance(within(candidate[2]), kind)])
    return game.keep(("working", kind), (len(found), *found), tuple, found)


def _working_of(game: AnyGame, item: AnyObject) -> Iterator[FunctionalAbility]:
    """Yield the abilities of an object, except activated ones, that may generate effects now."""
    for candidate in game.rules.effects.candidates(game, item):
        if not isinstance(candidate[2], ActivatedAbility) and _works(game, item, candidate[2]):
            yield candidate


def _works(game: AnyGame, item: AnyObject, ability: Ability, since: int = 0) -> bool:
    """Whether an ability, gained at a clock value, may generate effects now, apart from its condition."""
    return game.rules.effects.works(game, item, ability) and not is_lost(game, item.id, ability, since)


def _gained(game: AnyGame) -> Iterator[Working]:
    """Yield the abilities that effects of resolutions give to fixed objects, with a timestamp.

    Their index is the id of the effect, which is no index of a printed ability.
    """
    for lasting in game.state.lasting:
        gained = [part.ability for part in parts_of(lasting.effect) if isinstance(part, GainsAbility)]
        for object_id, ability in product(lasting.objects or (), gained):
            if game.has(object_id):
                yield game.state.objects[object_id], ability, lasting.id, lasting.timestamp


def is_lost(game: AnyGame, object_id: int, ability: Ability, since: int = 0) -> bool:
    """Whether an object has lost an ability, gained at a clock value, by the effect of a resolution fixed to it."""
    if since and not game.rules.effects.lost((ability,), (ability,)):
        return False
    return any(
        isinstance(part, LosesAbilities)
        and lasting.timestamp >= since
        and object_id in (lasting.objects or ())
        and game.rules.effects.is_of_kind(ability, part.kind)
        for lasting in game.state.lasting
        for part in parts_of(lasting.effect)
    )


def use_up(game: AnyGame, lasting: CoreLasting | None) -> None:
    """Note that one of the limited uses of an effect is used up; None stands for the effect of a static ability."""
    current = next((one for one in game.state.lasting if lasting is not None and one.id == lasting.id), None)
    if current is not None and current.uses is not None:
        after = None if current.uses == 1 else replace(current, uses=current.uses - 1)
        note(game, Lasts(before=current, after=after))
