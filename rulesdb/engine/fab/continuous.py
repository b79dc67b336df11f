"""Continuous effects in force, and the properties of objects that result from them (6.2, 6.3).

The kernel's walker computes properties by the table of the staging system (6.3), which stands here.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Defines
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
from rulesdb.engine.fab.rules.functional import Candidate, candidates, context_of, is_functional
from rulesdb.engine.fab.rules.statics import condition_of, holds_now, is_of_kind, needs_no_layer, within
from rulesdb.engine.fab.state import LastingEffect, Object, Properties
from rulesdb.engine.fab.zones import CHAIN, Zone
from rulesdb.engine.kernel.continuous import ANY, ContinuousRules, properties_of, read

L = TypeVar("L", bound=Lasting)


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
    is_counter: bool = False
    """Whether it is the modification by counters, which is no effect but is applied like one (1.15.2a)."""


class EffectsInForce:
    """All continuous effects in force, whether or not their while-conditions are met."""

    __slots__ = ("changed", "effects", "of_kinds", "on_abilities", "on_properties")

    def __init__(self, effects: Iterable[EffectInForce]) -> None:
        """Put the effects in order, oldest first (6.3.4)."""
        self.effects = tuple(sorted(effects, key=lambda one: one.timestamp))
        self.on_properties = tuple(one for one in self.effects if one.effect.stage)
        self.changed: frozenset[str] = frozenset().union(*map(_changed_properties, self.on_properties))
        """Names of the properties that any of the effects modifies."""
        self.on_abilities = any(isinstance(one.effect, GetsAbility | LosesAbility) for one in self.effects)
        self.of_kinds: dict[type[Lasting], tuple[tuple[tuple[Any, EffectInForce], ...], bool]] = {}
        """The results of ``of_kind`` so far."""

    def of_kind(self, kind: type[L]) -> tuple[tuple[tuple[L, EffectInForce], ...], bool]:
        """Return the effects of a kind, and whether any of them has a while-condition."""
        pairs = tuple([(one.effect, one) for one in self.effects if isinstance(one.effect, kind)])
        found = self.of_kinds[kind] = pairs, any(one.condition is not None for _, one in pairs)
        return found


def active(game: Game) -> EffectsInForce:
    """Return all continuous effects in force."""
    found: EffectsInForce | None = game.steady.get("active")
    if found is None:
        state = game.state
        granting = bool(state.lasting) and any(isinstance(lasting.effect, GetsAbility) for lasting in state.lasting)
        # objects matter by their static abilities, by those that they are given, and by whose they are
        on = printed_working(game, Continuous), state.lasting, state.turn_player, state.objects if granting else None
        found = game.steady["active"] = game.keep("active", on, _active, game)
    return found


def _active(game: Game) -> EffectsInForce:
    return EffectsInForce((*_lasting(game), *_static(game)))


def of_kind(game: Game, kind: type[L]) -> tuple[tuple[L, EffectInForce], ...]:
    """Return the continuous effects of one kind whose while-conditions are met."""
    effects: EffectsInForce = game.steady.get("active") or active(game)  # this is asked dozens of times per choice
    found, has_conditions = effects.of_kinds.get(kind) or effects.of_kind(kind)
    return game.once(kind, _met, game, found) if has_conditions else found


def _met(game: Game, effects: tuple[tuple[L, EffectInForce], ...]) -> tuple[tuple[L, EffectInForce], ...]:
    return tuple(pair for pair in effects if _holds(game, pair[1]))


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


def printed_working(game: Game, kind: type[Ability]) -> tuple[Candidate, ...]:
    """Return the printed abilities of a kind that may generate effects now, with their objects and indices."""
    found: tuple[Candidate, ...] | None = game.steady.get(kind)
    if found is None:
        of_all_kinds = game.keep("working", game.parts, _printed_working, game)
        found = game.steady[kind] = game.keep(kind, (of_all_kinds,), _those_of_kind, game, of_all_kinds, kind)
    return found


def _those_of_kind(game: Game, working: tuple[Candidate, ...], kind: type[Ability]) -> tuple[Candidate, ...]:
    """Return the abilities of a kind, the same tuple for the same abilities."""
    found = tuple([candidate for candidate in working if isinstance(within(candidate[2]), kind)])
    return game.keep(("working", kind), (len(found), *found), tuple, found)


def _printed_working(game: Game) -> tuple[Candidate, ...]:
    """Return these abilities of all kinds. Chain links matter to defending cards, and resolving to the layer itself."""
    state = game.state
    anew = {state.resolving, *state.zones.get(CHAIN, ())}
    return game.keep_of_each("working of an object", (state.lasting,), state.special, anew, _working_of)


def _working_of(game: Game, item: Object) -> Iterator[Candidate]:
    """Yield the static abilities of an object that may generate effects now."""
    for candidate in candidates(game, item):
        if not isinstance(candidate[2], Activated) and works_of_itself(game, item, candidate[2]):
            yield candidate


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
    if generates_nothing(game, item, ability) or _is_lost(game, item, ability, since):
        return False
    return needs_no_layer(game, item)


@book.filter("1.7.4#sentence-2")
def generates_nothing(game: Game, item: Object, ability: Ability) -> bool:
    """A static ability generates effects only when it is functional."""
    return not is_functional(game, item, ability)


def _is_lost(game: Game, item: Object, ability: Ability, since: int) -> bool:
    """Whether the object has lost the ability by a layer-continuous effect fixed to it (6.2.2c)."""
    return any(
        isinstance(lasting.effect, LosesAbility)
        and lasting.timestamp >= since
        and item.id in (lasting.objects or ())
        and is_of_kind(ability, lasting.effect.kind)
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


def properties(game: Game, object_id: int) -> Properties:
    """Return the present properties of an object; the last known ones if it has ceased to exist."""
    read(game, ANY)
    return _properties(game, object_id)


def _having(game: Game, name: str, object_id: int) -> Properties:
    """Return properties of an object that have the present value of one; of most, nothing changes the printed value."""
    read(game, name)
    item = game.state.objects.get(object_id)
    if (
        item is not None
        and item.proxy_of is None
        and not _of_object(game, object_id)
        and name not in (game.steady.get("active") or active(game)).changed
    ):
        return _printed_properties(item)
    return _properties(game, object_id)


def _properties(game: Game, object_id: int) -> Properties:
    if object_id in game.state.objects:
        return properties_of(game, STAGES, object_id)
    known: Properties = game.state.known[object_id].properties
    return known


def outside(game: Game, player: int, card: Card) -> Properties:
    """Return the properties of a player's card outside the game: as printed, or as property-static abilities define."""
    there = Object(0, 0, card, player, Zone("outside the game", player), is_public=True)
    found = _printed_properties(there)
    for defining in defined((), game, there):
        found = _modified(game, defining, found)
    return found


def _on_properties(game: Game) -> tuple[EffectInForce, ...]:
    return active(game).on_properties


def _of_object(game: Game, object_id: int) -> tuple[EffectInForce, ...]:
    """Return the modifications that an object itself brings: by its property-static abilities and its counters."""
    item = game.state.objects[object_id]
    found: tuple[EffectInForce, ...] = ()
    if item.card.power == "*" or item.card.defense == "*":
        found = defined(found, game, item)
    return of_counters(found, game, item) if item.counters else found


@book.transform("1.15.2a#sentence-1")
def of_counters(others: tuple[EffectInForce, ...], game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """A counter with a value and the symbol of a property modifies that property of its object, as an effect would."""
    context, objects = context_of(game, item.id), frozenset({item.id})
    found = ((number, numeric_counter(name)) for name, number in item.counters)
    made = (Gets(value.stat, number * value.amount) for number, value in found if value is not None)
    return (*others, *(EffectInForce(effect, context, item.timestamp, objects, is_counter=True) for effect in made))


@book.transform("5.4.5#sentence-1")
def defined(others: tuple[EffectInForce, ...], game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """A property-static ability defines the value of a property that has no printed value."""
    owner = item.owner if item.owner is not None else game.state.turn_player
    context, objects = Context(owner, item.id), frozenset({item.id})
    made = (
        SetsBase(ability.stat, ability.value)
        for ability in item.card.abilities
        if isinstance(ability, Defines) and is_functional(game, item, ability)
    )
    return (*others, *(EffectInForce(effect, context, 0, objects) for effect in made))


def applies_to(game: Game, continuous: EffectInForce, object_id: int) -> bool:
    """Whether an effect applies to an object: one of its fixed objects, or one that fits it (6.2.2c, 6.2.3c)."""
    if continuous.objects is not None:
        return object_id in continuous.objects
    effect = continuous.effect
    assert isinstance(effect, Changing)
    if effect.applies is None:
        return object_id == continuous.context.source and _holds(game, continuous)
    return effect.applies.fits(game, object_id, continuous.context) and _holds(game, continuous)


def _base(game: Game, object_id: int) -> Properties:
    item = game.state.objects[object_id]
    if item.proxy_of is not None:  # its attack-source has ceased to exist
        return _inherited(game, object_id, game.state.known[item.proxy_of].properties)
    return _printed_properties(item)


def _printed_properties(item: Object) -> Properties:
    printed = _of_card(item.card)
    if item.card.cost != "X":
        return printed
    declared = item.layer.declared.x if item.layer else None
    return replace(printed, cost=declared or 0)  # 1.12.2a


@lru_cache(maxsize=10_000)
def _of_card(card: Card) -> Properties:
    """Return the printed properties of a card, which every object that it becomes has in every state."""
    return Properties(
        card.name,
        card.types,
        card.subtypes,
        card.supertypes,
        None if card.cost == "X" else card.cost,
        card.pitch,
        _printed(card.power),
        _printed(card.defense),
        card.life,
        card.intellect,
        card.abilities,
    )


def _printed(value: int | Literal["*"] | None) -> int | None:
    return 0 if value == "*" else value  # 1.12.3a: 0 as long as nothing defines it


def _attack_source(game: Game, object_id: int) -> int | None:
    """Return the id of the attack-source of an attack-proxy, None for another object or a source that is gone."""
    source = game.state.objects[object_id].proxy_of
    return source if source in game.state.objects else None


def _inherited(game: Game, object_id: int, of_source: Properties) -> Properties:
    """Return the properties that an attack-proxy inherits from its source (1.4.3d); its abilities are its own."""
    return replace(of_source, abilities=game.state.objects[object_id].card.abilities)


def _modified(game: Game, continuous: EffectInForce, before: Properties) -> Properties:
    """Return properties with the modification of an effect; a property that is missing is not created (8.5.8)."""
    match continuous.effect:
        case GetsAbility(ability=ability):
            return replace(before, abilities=(*before.abilities, ability))
        case LosesAbility(kind=kind):
            return replace(before, abilities=tuple(one for one in before.abilities if not isinstance(one, kind)))
        case Gets(stat=stat, amount=amount) if (value := before.value(stat)) is not None:
            changed = max(0, value + valued(game, amount, continuous.context))  # 2.0.3c: never below 0
            return replace(before, **{stat: changed})
        case SetsBase(stat=stat, amount=amount) if before.value(stat) is not None:
            return replace(before, **{stat: valued(game, amount, continuous.context)})
        case _:
            return before


def _action(game: Game, continuous: EffectInForce) -> Effect:
    """Return the effect with its present amount."""
    return with_fixed_amount(game, continuous.effect, continuous.context)


def _changed_properties(continuous: EffectInForce) -> frozenset[str]:
    effect = continuous.effect
    return frozenset({effect.stat} if isinstance(effect, Gets | SetsBase) else {"abilities"})


_ROWS_OF_A_STAGE = 10
_LAST_ROW = 90
_DEPENDENT = 7  # substage 7 of stages 7 and 8; in stages 1 to 6, too, dependent effects come last


def _row(game: Game, continuous: EffectInForce) -> int:
    """Return the stage and the substage of an effect as one number (6.3.2, 6.3.3)."""
    effect = continuous.effect
    reduces = isinstance(effect, Gets) and valued(game, effect.amount, continuous.context) < 0
    row = effect.stage * _ROWS_OF_A_STAGE + effect.substage + reduces
    return row_of_counters(row) if continuous.is_counter else row


@book.definition(
    "1.15.2a#sentence-3",
    lambda _row: _LAST_ROW,
    "カウンターによる変更は、継続効果をすべて適用した後に適用するとする読み方",
)
def row_of_counters(row: int) -> int:
    """The modification by counters takes place at the same time as continuous effects that modify similarly."""
    return row


def _waiting_row(row: int, other: int) -> int | None:
    """Return the row of the dependent effects of a later stage (6.3.2a)."""
    stage = other // _ROWS_OF_A_STAGE
    return stage * _ROWS_OF_A_STAGE + _DEPENDENT if stage > row // _ROWS_OF_A_STAGE else None


STAGES = ContinuousRules[Game, EffectInForce, Properties](
    effects=_on_properties,
    row=_row,
    base=_base,
    applies_to=applies_to,
    modified=_modified,
    action=_action,
    objects=lambda game: game.state.objects,
    changes=_changed_properties,
    waiting_row=_waiting_row,
    of_object=_of_object,
    inherits_from=_attack_source,
    inherited=_inherited,
)
"""The rules of the staging system (6.3)."""


def abilities(game: Game, object_id: int) -> tuple[Ability, ...]:
    """Return the abilities of an object. This is the most frequent query, so unmodified abilities take a short cut."""
    read(game, "abilities")
    item = game.state.objects.get(object_id)
    if item is not None and not (game.steady.get("active") or active(game)).on_abilities:
        return item.card.abilities
    return _properties(game, object_id).abilities


def are_abilities_printed(game: Game) -> bool:
    """Whether no effect changes the abilities of any object."""
    return not active(game).on_abilities


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


def name(game: Game, object_id: int) -> str:
    """Return the name of an object."""
    return _having(game, "name", object_id).name


def types(game: Game, object_id: int) -> frozenset[str]:
    """Return the types of an object."""
    return _having(game, "types", object_id).types


def subtypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the subtypes of an object."""
    return _having(game, "subtypes", object_id).subtypes


def supertypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the supertypes of an object."""
    return _having(game, "supertypes", object_id).supertypes


def cost(game: Game, object_id: int) -> int | None:
    """Return the cost of an object, None if it has none."""
    return _having(game, "cost", object_id).cost


def pitch(game: Game, object_id: int) -> int | None:
    """Return the pitch of an object, None if it has none."""
    return _having(game, "pitch", object_id).pitch


def life(game: Game, object_id: int) -> int | None:
    """Return the printed life of an object, None if it has none."""
    return _having(game, "life", object_id).life


def power(game: Game, object_id: int) -> int | None:
    """Return the power of an object, None if it has none."""
    return _having(game, "power", object_id).power


def defense(game: Game, object_id: int) -> int | None:
    """Return the defense of an object, None if it has none."""
    return _having(game, "defense", object_id).defense


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
