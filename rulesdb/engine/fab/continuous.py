"""Continuous effects at work: which are there, and what objects become by them (6.2, 6.3).

The characteristics of an object are worked out in stages (6.3.2). A question about a type needs only the stages up to
types, so an effect of a later stage may ask it while it is itself being applied.
"""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous, Defines, While
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
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import has_attack_effect
from rulesdb.engine.fab.rules.functional import context_of, is_functional
from rulesdb.engine.fab.rules.statics import condition_of, holds_now, needs_no_layer, within
from rulesdb.engine.fab.state import LastingEffect, LastKnown, Object, Properties
from rulesdb.engine.fab.zones import Zone

L = TypeVar("L", bound=Lasting)

# 6.3.2: up to which stage a characteristic may still change.
_NAMES, _TYPES, _SUPERTYPES, _ABILITIES, _VALUES = 3, 4, 5, 6, 8


class Active(NamedTuple):
    """A continuous effect that is there. ``objects`` are those it is fixed to; ``lasting`` is None for a static one.

    ``condition`` must hold for it to apply: that of a while-static ability (5.4.7). ``ability_index`` tells a
    static effect from the others of its source.
    """

    effect: Lasting
    context: Context
    timestamp: int
    objects: frozenset[int] | None = None
    lasting: LastingEffect | None = None
    condition: StateCondition | None = None
    ability_index: int = 0


def active(game: Game) -> tuple[Active, ...]:
    """Return every continuous effect that is there, the oldest first (6.3.4)."""
    return game.once("active", _by_age, game)


def _by_age(game: Game) -> tuple[Active, ...]:
    return tuple(sorted((*_lasting(game), *_static(game)), key=lambda one: one.timestamp))


def of_kind(game: Game, kind: type[L]) -> tuple[tuple[L, Active], ...]:
    """Return the continuous effects of a kind whose conditions hold."""
    return game.once(kind, _of_kind, game, kind)


def _of_kind(game: Game, kind: type[L]) -> tuple[tuple[L, Active], ...]:
    pairs = ((active_effect.effect, active_effect) for active_effect in active(game))
    return tuple(
        (effect, active_effect)
        for effect, active_effect in pairs
        if isinstance(effect, kind) and _holds(game, active_effect)
    )


def _holds(game: Game, continuous: Active) -> bool:
    return holds_now(game, continuous.condition, continuous.context)


def _lasting(game: Game) -> Iterator[Active]:
    for lasting in game.state.lasting:
        if not lasting.awaits and isinstance(lasting.effect, Lasting):
            yield Active(lasting.effect, lasting.context, lasting.timestamp, lasting.objects, lasting)


def _static(game: Game) -> Iterator[Active]:
    """Yield what the static abilities of objects generate (6.2.3)."""
    for item, ability, index, since in (*_printed_abilities(game), *_granted_abilities(game)):
        inner = within(ability)
        if isinstance(inner, Continuous) and works_of_itself(game, item, ability, since):
            effect, began = inner.effect, max(since, item.timestamp)
            assert isinstance(effect, Lasting)
            made = Active(effect, context_of(game, item.id), began, None, None, condition_of(ability), index)
            yield from static_effects((), made)


_GENERATING = (Continuous, While)


def _printed_abilities(game: Game) -> Iterator[tuple[Object, Ability, int, int]]:
    for object_id in game.state.special:
        item = game.state.objects[object_id]
        for index, ability in enumerate(item.card.abilities):
            if isinstance(ability, _GENERATING):  # asked here, because it is asked after every event
                yield item, ability, index, 0


def _granted_abilities(game: Game) -> Iterator[tuple[Object, Ability, int, int]]:
    """Yield the abilities that effects give to the objects that they are fixed to (6.2.2c), and since when.

    They come after those that are printed: their places are the numbers of the effects, which no object shares.
    """
    for lasting in game.state.lasting:
        if isinstance(lasting.effect, GetsAbility) and not lasting.awaits:
            for object_id in lasting.objects or ():
                if game.has(object_id):
                    yield game.object(object_id), lasting.effect.ability, lasting.id, lasting.timestamp


def works_of_itself(game: Game, item: Object, ability: Ability, since: int = 0) -> bool:
    """Whether a static ability, held ``since`` a moment, may generate effects now, but for what ``holds_now`` asks."""
    if not is_functional(game, item, ability) or _is_lost(game, item, ability, since):
        return False
    return needs_no_layer(game, item)


def _is_lost(game: Game, item: Object, ability: Ability, since: int) -> bool:
    """Whether the object has lost the ability by an effect that is fixed to it (6.2.2c)."""
    return any(
        isinstance(lasting.effect, LosesAbility)
        and lasting.timestamp >= since
        and item.id in (lasting.objects or ())
        and (isinstance(ability, lasting.effect.kind) or isinstance(within(ability), lasting.effect.kind))
        for lasting in game.state.lasting
    )


@book.transform("5.4.2")
def static_effects(nothing: tuple[Active, ...], made: Active) -> tuple[Active, ...]:
    """A static ability that is functional generates a static-continuous effect."""
    return (*nothing, made)


def valued(game: Game, amount: Amount, context: Context) -> int:
    """Return an amount that may have to be worked out."""
    return amount if isinstance(amount, int) else amount.value(game, context)


def with_fixed_amount(game: Game, effect: Effect, context: Context) -> Effect:
    """Return a layer-continuous effect with its amount worked out, which never changes again (6.2.2b)."""
    match effect:
        case Gets() | SetsBase() | ChangesCost() if not isinstance(effect.amount, int):
            return replace(effect, amount=valued(game, effect.amount, context))
        case SeveralTargets() if not isinstance(effect.most, int):
            return replace(effect, most=valued(game, effect.most, context))
        case _:
            return effect


def properties(game: Game, object_id: int, stage: int = _VALUES) -> Properties:
    """Return what an object is now; up to a ``stage`` of 6.3.2."""
    item = game.state.objects.get(object_id)
    if item is None:
        known: LastKnown = game.state.known[object_id]
        return known.properties
    key = ("properties", object_id, stage)
    memo: list[Properties] = game.once(key, list)
    if not memo:
        memo.append(_base(game, item, stage))  # what a condition sees that asks while effects are being applied
        if stage == _VALUES:
            memo[0] = _defined(game, item, memo[0])
        for active_effect in _modifying(game, stage):
            if applies_to(game, active_effect, object_id):
                memo[0] = _MODIFY[type(active_effect.effect)](game, memo[0], active_effect)
    found: Properties = memo[0]
    return found


def outside(game: Game, player: int, card: Card) -> Properties:
    """Return what a player's card is outside the game: printed, and with what property-static abilities define."""
    there = Object(0, 0, card, player, Zone("outside the game", player), is_public=True)
    return _defined(game, there, _base(game, there, _VALUES))


def _modifying(game: Game, stage: int) -> tuple[Active, ...]:
    """Return the effects that change characteristics, up to a stage, in the order in which they apply."""
    return game.once(stage, _in_stages, game, stage)


def _in_stages(game: Game, stage: int) -> tuple[Active, ...]:
    found = (active_effect for active_effect in active(game) if 0 < active_effect.effect.stage <= stage)
    return tuple(sorted(found, key=lambda one: (one.effect.stage, one.effect.substage)))


def applies_to(game: Game, continuous: Active, object_id: int) -> bool:
    """Whether an effect applies to an object: a fixed one to its objects, another by what it says (6.2.2c, 6.2.3c)."""
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
    """Return the characteristics with the values that are not printed but defined by abilities."""
    if item.card.power == "*":
        before = replace(before, power=defined(0, game, item, "power"))
    if item.card.defense == "*":
        before = replace(before, defense=defined(0, game, item, "defense"))
    return before


@book.transform("5.4.5")
def defined(undefined: int, game: Game, item: Object, stat: str) -> int:
    """A property-static ability defines the value of a property that would be printed otherwise."""
    for ability in item.card.abilities:
        if isinstance(ability, Defines) and ability.stat == stat and is_functional(game, item, ability):
            owner = item.owner if item.owner is not None else game.state.turn_player
            return valued(game, ability.value, Context(owner, item.id))
    return undefined


def _gets(game: Game, before: Properties, continuous: Active) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, Gets)
    value = before.value(effect.stat)
    if value is None:  # 8.5.8: what is missing is not created
        return before
    changed = max(0, value + valued(game, effect.amount, continuous.context))  # 2.0.3c: what would go below 0 goes to 0
    return replace(before, **{effect.stat: changed})


def _sets_base(game: Game, before: Properties, continuous: Active) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, SetsBase)
    if before.value(effect.stat) is None:
        return before
    return replace(before, **{effect.stat: valued(game, effect.amount, continuous.context)})


def _gets_ability(_game: Game, before: Properties, continuous: Active) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, GetsAbility)
    return replace(before, abilities=(*before.abilities, effect.ability))


def _loses_ability(_game: Game, before: Properties, continuous: Active) -> Properties:
    effect = continuous.effect
    assert isinstance(effect, LosesAbility)
    return replace(before, abilities=tuple(one for one in before.abilities if not isinstance(one, effect.kind)))


_MODIFY: dict[type[Effect], Callable[[Game, Properties, Active], Properties]] = {
    Gets: _gets,
    GetsAbility: _gets_ability,
    LosesAbility: _loses_ability,
    SetsBase: _sets_base,
}


def abilities(game: Game, object_id: int) -> tuple[Ability, ...]:
    """Return the abilities of an object; they are asked for most, and mostly nothing changes them."""
    item = game.state.objects.get(object_id)
    if item is not None and not _modifying(game, _ABILITIES):
        return item.card.abilities
    return properties(game, object_id, _ABILITIES).abilities


def has_ability(game: Game, object_id: int, kind: type[Ability]) -> bool:
    """Whether an object has an ability of a kind, by itself or as long as the condition of a while-static one holds."""
    return any(
        isinstance(ability, kind) or (isinstance(within(ability), kind) and _works(game, object_id, ability))
        for ability in abilities(game, object_id)
    )


def _works(game: Game, object_id: int, ability: Ability) -> bool:
    """Whether what is within a while-static ability of an object is functional (5.4.7)."""
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
    """Return the cost characteristic of an object."""
    return properties(game, object_id).cost


def power(game: Game, object_id: int) -> int | None:
    """Return the power of an object."""
    return properties(game, object_id).power


def defense(game: Game, object_id: int) -> int | None:
    """Return the defense of an object."""
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
    """Return what a card is called."""
    return card.name
