"""Continuous effects in force, and the properties of objects that result from them (6.2, 6.3).

The properties of an object are computed in stages (6.3.2). A query for types computes only the stages up to types, so
an effect of a later stage can make the query while it is being applied itself.
"""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous, Defines
from rulesdb.engine.fab.card_parts.effects import (
    ChangesCost,
    Changing,
    Gets,
    GetsAbility,
    LosesAbility,
    SetsBase,
    SeveralTargets,
)
from rulesdb.engine.fab.card_parts.roles import Amount, Lasting, StateCondition
from rulesdb.engine.fab.cards import Ability, Card, Effect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.counters import numeric_counter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import has_attack_effect
from rulesdb.engine.fab.rules.functional import candidate_abilities, context_of, is_functional
from rulesdb.engine.fab.rules.statics import condition_of, holds_now, needs_no_layer, within
from rulesdb.engine.fab.state import LastingEffect, LastKnown, Object, Properties
from rulesdb.engine.fab.zones import Zone

L = TypeVar("L", bound=Lasting)

# 6.3.2: the last stage at which a property can change.
_NAMES, _TYPES, _SUPERTYPES, _ABILITIES, _VALUES = 3, 4, 5, 6, 8


class EffectInForce(NamedTuple):
    """A continuous effect in force."""

    effect: Lasting
    """The effect as data."""
    context: Context
    """Context in which the effect was generated."""
    timestamp: int
    """Clock value at which the effect began (6.3.4)."""
    objects: frozenset[int] | None = None
    """Ids of the objects to which the effect is fixed (6.2.2c), None if the effect itself has a filter."""
    lasting: LastingEffect | None = None
    """Record of a layer-continuous effect in the state, None for a static-continuous effect."""
    condition: StateCondition | None = None
    """While-condition that must be met for the effect to apply (5.4.7), None without one."""
    ability_index: int = 0
    """Tells static-continuous effects of one source apart: index of the ability, or id of the effect that gave it."""


def active(game: Game) -> tuple[EffectInForce, ...]:
    """Return all continuous effects in force, oldest first (6.3.4)."""
    found: tuple[EffectInForce, ...] | None = game.memo.get("active")
    if found is None:
        found = game.memo["active"] = _by_age(game)
    return found


def _by_age(game: Game) -> tuple[EffectInForce, ...]:
    return tuple(sorted((*_lasting(game), *_static(game)), key=lambda one: one.timestamp))


def of_kind(game: Game, kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    """Return the continuous effects of one kind whose while-conditions are met."""
    found: tuple[tuple[L, EffectInForce], ...] | None = game.memo.get(kind)
    if found is None:
        found = game.memo[kind] = _of_kind(game, kind)
    return found


def _of_kind(game: Game, kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    pairs = ((active_effect.effect, active_effect) for active_effect in active(game))
    return tuple(
        (effect, active_effect)
        for effect, active_effect in pairs
        if isinstance(effect, kind) and _holds(game, active_effect)
    )


def _holds(game: Game, continuous: EffectInForce) -> bool:
    return holds_now(game, continuous.condition, continuous.context)


def _lasting(game: Game) -> Iterator[EffectInForce]:
    for lasting in game.state.lasting:
        if not lasting.awaits and isinstance(lasting.effect, Lasting):
            yield EffectInForce(lasting.effect, lasting.context, lasting.timestamp, lasting.objects, lasting)


def _static(game: Game) -> Iterator[EffectInForce]:
    """Yield the static-continuous effects of all objects (6.2.3)."""
    for item, ability, index, began in working(game, Continuous):
        inner = within(ability)
        if isinstance(inner, Continuous):
            effect = inner.effect
            assert isinstance(effect, Lasting)
            made = EffectInForce(effect, context_of(game, item.id), began, None, None, condition_of(ability), index)
            yield from static_effects((), made)


def working(game: Game, kind: type[Ability]) -> Iterator[tuple[Object, Ability, int, int]]:
    """Yield the abilities of a kind, also within while-static ones, that may generate effects now (works_of_itself).

    With the object, the ability, its index and the timestamp of its effects.
    """
    for item, index, ability in printed_working(game, kind):
        yield item, ability, index, item.timestamp
    for item, ability, index, since in _granted_abilities(game):
        if isinstance(within(ability), kind) and works_of_itself(game, item, ability, since):
            yield item, ability, index, max(since, item.timestamp)


def printed_working(game: Game, kind: type[Ability]) -> tuple[tuple[Object, int, Ability], ...]:
    """Return the printed abilities of a kind that may generate effects now, with their objects and indices."""
    state = game.state
    on = (state.objects, state.special, state.lasting, state.links)
    return game.keep(("working", kind, state.resolving), on, _printed_working, game, kind)


def _printed_working(game: Game, kind: type[Ability]) -> tuple[tuple[Object, int, Ability], ...]:
    return tuple(found for found in candidate_abilities(game, kind) if works_of_itself(game, found[0], found[2]))


def _granted_abilities(game: Game) -> Iterator[tuple[Object, Ability, int, int]]:
    """Yield the abilities that layer-continuous effects give to fixed objects (6.2.2c), with a timestamp.

    Their index is the id of the effect, which is no index of a printed ability.
    """
    for lasting in game.state.lasting:
        if isinstance(lasting.effect, GetsAbility) and not lasting.awaits:
            for object_id in lasting.objects or ():
                if game.has(object_id):
                    yield game.object(object_id), lasting.effect.ability, lasting.id, lasting.timestamp


def works_of_itself(game: Game, item: Object, ability: Ability, since: int = 0) -> bool:
    """Whether a static ability, gained at ``since``, may generate effects now, apart from its while-condition."""
    if not is_functional(game, item, ability) or _is_lost(game, item, ability, since):
        return False
    return needs_no_layer(game, item)


def _is_lost(game: Game, item: Object, ability: Ability, since: int) -> bool:
    """Whether the object has lost the ability by a layer-continuous effect fixed to it (6.2.2c)."""
    return any(
        isinstance(lasting.effect, LosesAbility)
        and lasting.timestamp >= since
        and item.id in (lasting.objects or ())
        and (isinstance(ability, lasting.effect.kind) or isinstance(within(ability), lasting.effect.kind))
        for lasting in game.state.lasting
    )


@book.transform("5.4.2#sentence-1")
def static_effects(nothing: tuple[EffectInForce, ...], made: EffectInForce) -> tuple[EffectInForce, ...]:
    """A static ability that is functional generates a static-continuous effect."""
    return (*nothing, made)


def valued(game: Game, amount: Amount, context: Context) -> int:
    """Return the number that an amount stands for in the present state."""
    return amount if isinstance(amount, int) else amount.value(game, context)


def with_fixed_amount(game: Game, effect: Effect, context: Context) -> Effect:
    """Return a layer-continuous effect with its amount replaced by the present value, which stays (6.2.2b)."""
    match effect:
        case Gets() | SetsBase() | ChangesCost() if not isinstance(effect.amount, int):
            return replace(effect, amount=valued(game, effect.amount, context))
        case SeveralTargets() if not isinstance(effect.most, int):
            return replace(effect, most=valued(game, effect.most, context))
        case _:
            return effect


def properties(game: Game, object_id: int, stage: int = _VALUES) -> Properties:
    """Return the present properties of an object, computed up to a ``stage`` of 6.3.2."""
    item = game.state.objects.get(object_id)
    if item is None:
        known: LastKnown = game.state.known[object_id]
        return known.properties
    key = ("properties", object_id, stage)
    memo: list[Properties] = game.once(key, list)
    if not memo:
        memo.append(_base(game, item, stage))  # for conditions evaluated while effects are being applied
        if stage == _VALUES:
            memo[0] = _defined(game, item, memo[0])
        for active_effect in _in_order_for(game, item, stage):
            if applies_to(game, active_effect, object_id):
                memo[0] = _MODIFY[type(active_effect.effect)](game, memo[0], active_effect)
    found: Properties = memo[0]
    return found


def outside(game: Game, player: int, card: Card) -> Properties:
    """Return the properties of a player's card outside the game: as printed, or as property-static abilities define."""
    there = Object(0, 0, card, player, Zone("outside the game", player), is_public=True)
    return _defined(game, there, _base(game, there, _VALUES))


def _modifying(game: Game, stage: int) -> tuple[EffectInForce, ...]:
    """Return the effects on properties up to a stage, in order of application."""
    found: tuple[EffectInForce, ...] | None = game.memo.get(stage)
    if found is None:
        found = game.memo[stage] = _in_stages(game, stage)
    return found


def _in_order_for(game: Game, item: Object, stage: int) -> tuple[EffectInForce, ...]:
    """Return the effects on properties up to a stage, with the modifications by an object's counters among them."""
    modifying = _modifying(game, stage)
    if not item.counters:
        return modifying
    counters = tuple(one for one in of_counters((), game, item) if one.effect.stage <= stage)
    return tuple(sorted((*modifying, *counters), key=_order)) if counters else modifying


@book.transform("1.15.2a#sentence-1")
def of_counters(none: tuple[EffectInForce, ...], game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """A counter with a value and the symbol of a property modifies that property of its object, as an effect would."""
    context, objects = context_of(game, item.id), frozenset({item.id})
    found = ((number, numeric_counter(name)) for name, number in item.counters)
    made = (Gets(value.stat, number * value.amount) for number, value in found if value is not None)
    return (*none, *(EffectInForce(effect, context, item.timestamp, objects) for effect in made))


def _order(continuous: EffectInForce) -> tuple[int, int, int]:
    """Return the sorting key of an effect on properties: stage, substage, timestamp (6.3.1)."""
    return (continuous.effect.stage, continuous.effect.substage, continuous.timestamp)


def _in_stages(game: Game, stage: int) -> tuple[EffectInForce, ...]:
    found = (active_effect for active_effect in active(game) if 0 < active_effect.effect.stage <= stage)
    return tuple(sorted(found, key=_order))


def applies_to(game: Game, continuous: EffectInForce, object_id: int) -> bool:
    """Whether an effect applies to an object: one of its fixed objects, or one that fits it (6.2.2c, 6.2.3c)."""
    if continuous.objects is not None:
        return object_id in continuous.objects
    effect = continuous.effect
    assert isinstance(effect, Changing)
    if effect.applies is None:
        return object_id == continuous.context.source and _holds(game, continuous)
    return effect.applies.fits(game, object_id, continuous.context) and _holds(game, continuous)


def _base(game: Game, item: Object, stage: int) -> Properties:
    if item.proxy_of is not None:  # 1.4.3d: what changes the source's characteristics is inherited
        inherited = properties(game, item.proxy_of, stage)
        return replace(inherited, abilities=item.card.abilities)
    card = item.card
    return Properties(
        card.name,
        card.types,
        card.subtypes,
        card.supertypes,
        _cost(item),
        card.pitch,
        _printed(card.power),
        _printed(card.defense),
        card.life,
        card.intellect,
        card.abilities,
    )


def _cost(item: Object) -> int | None:
    if item.card.cost != "X":
        return item.card.cost
    declared = item.layer.declared.x if item.layer else None
    return declared or 0  # 1.12.2a


def _printed(value: int | Literal["*"] | None) -> int | None:
    return 0 if value == "*" else value  # 1.12.3a: 0 as long as nothing defines it


def _defined(game: Game, item: Object, before: Properties) -> Properties:
    """Return the properties with the values that abilities define in place of printed ones."""
    if item.card.power == "*":
        before = replace(before, power=defined(0, game, item, "power"))
    if item.card.defense == "*":
        before = replace(before, defense=defined(0, game, item, "defense"))
    return before


@book.transform("5.4.5#sentence-1")
def defined(undefined: int, game: Game, item: Object, stat: str) -> int:
    """A property-static ability defines the value of a property that has no printed value."""
    for ability in item.card.abilities:
        if isinstance(ability, Defines) and ability.stat == stat and is_functional(game, item, ability):
            owner = item.owner if item.owner is not None else game.state.turn_player
            return valued(game, ability.value, Context(owner, item.id))
    return undefined


def _gets(game: Game, before: Properties, continuous: EffectInForce) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, Gets)
    value = before.value(effect.stat)
    if value is None:  # 8.5.8: a missing property is not created
        return before
    changed = max(0, value + valued(game, effect.amount, continuous.context))  # 2.0.3c: never below 0
    return replace(before, **{effect.stat: changed})


def _sets_base(game: Game, before: Properties, continuous: EffectInForce) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, SetsBase)
    if before.value(effect.stat) is None:
        return before
    return replace(before, **{effect.stat: valued(game, effect.amount, continuous.context)})


def _gets_ability(_game: Game, before: Properties, continuous: EffectInForce) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, GetsAbility)
    return replace(before, abilities=(*before.abilities, effect.ability))


def _loses_ability(_game: Game, before: Properties, continuous: EffectInForce) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, LosesAbility)
    return replace(before, abilities=tuple(one for one in before.abilities if not isinstance(one, effect.kind)))


_MODIFY: dict[type[Effect], Callable[[Game, Properties, EffectInForce], Properties]] = {
    Gets: _gets,
    GetsAbility: _gets_ability,
    LosesAbility: _loses_ability,
    SetsBase: _sets_base,
}


def abilities(game: Game, object_id: int) -> tuple[Ability, ...]:
    """Return the abilities of an object. This is the most frequent query, so unmodified abilities take a short cut."""
    item = game.state.objects.get(object_id)
    if item is not None and are_abilities_printed(game):
        return item.card.abilities
    return properties(game, object_id, _ABILITIES).abilities


def are_abilities_printed(game: Game) -> bool:
    """Whether no effect changes the abilities of any object."""
    return not _modifying(game, _ABILITIES)


def has_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """Whether an object has an ability of a kind, directly or by a while-static ability whose condition is met."""
    return any(
        isinstance(ability, kind) or (isinstance(within(ability), kind) and _works(game, object_id, ability))
        for ability in abilities(game, object_id)
    )


def _works(game: Game, object_id: int, ability: Ability) -> bool:
    """Whether the ability within a while-static ability of an object is functional (5.4.7)."""
    item = game.state.objects.get(object_id)
    if item is None or not is_functional(game, item, ability):
        return False
    return holds_now(game, condition_of(ability), context_of(game, object_id))


def types(game: Game, object_id: int) -> frozenset[str]:
    """Return the types of an object."""
    return properties(game, object_id, _TYPES).types


def subtypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the subtypes of an object."""
    return properties(game, object_id, _TYPES).subtypes


def supertypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the supertypes of an object."""
    return properties(game, object_id, _SUPERTYPES).supertypes


def cost(game: Game, object_id: int) -> int | None:
    """Return the cost of an object, None if it has none."""
    return properties(game, object_id).cost


def power(game: Game, object_id: int) -> int | None:
    """Return the power of an object, None if it has none."""
    return properties(game, object_id).power


def defense(game: Game, object_id: int) -> int | None:
    """Return the defense of an object, None if it has none."""
    return properties(game, object_id).defense


def is_attack(game: Game, object_id: int) -> bool:
    """Whether an object has the object identifier attack (1.2.2d)."""
    item = game.object(object_id)
    if item.zone.name == "combat chain":
        return any(object_id in {link.attack, link.source} for link in game.state.links)
    if item.zone.name != "stack":
        return False
    return item.proxy_of is not None or "attack" in subtypes(game, object_id) or is_attack_layer(item)


def is_attack_layer(item: Object) -> bool:
    """Whether an object is an attack-layer: a layer with an attack effect (1.4.4)."""
    return item.layer is not None and has_attack_effect(item.card.abilities, item.layer.declared.modes)


def named(card: Card) -> str:
    """Return the printed name of a card."""
    return card.name
