"""The present characteristics of objects: printed ones, and what continuous effects make of them (418.5)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.cards.roles import Ability, with_fixed_amounts
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_on_properties
from rulesdb.engine.kernel.effects.properties import abilities, has_ability, properties_having, value_of
from rulesdb.engine.kernel.effects.properties import properties as kernel_properties
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    Bounds,
    GainsAbility,
    SetsValue,
    ValueEffect,
    WordEffect,
    modified,
)
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules, EffectInForce
from rulesdb.engine.mtg.book import MISSING_MANA_COST, book
from rulesdb.engine.mtg.card_parts.abilities import Flash, PlayedAsInstant
from rulesdb.engine.mtg.card_parts.effects import OwnManaCost, SetsColor
from rulesdb.engine.mtg.cards import Card, Stat, colors_of, converted
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Properties

TYPES, OTHERS, DEFINING, SETTING, COUNTERS, MODIFYING = range(6)
"""The layers of 418.5a in which effects on characteristics are applied, in order; 3 to 6 of the printed list.

Copies and changes of control come first (kernel/effects/alterations.py).
"""
CHANGES_BY_COUNTERS: dict[str, tuple[int, int]] = {"+1/+1": (1, 1), "-1/-1": (-1, -1), "+1/+0": (1, 0), "+0/+1": (0, 1)}
"""The changes of power and of toughness by a counter, by its name."""

_STATS: tuple[Stat, ...] = ("power", "toughness")


@remembered
def printed(card: Card) -> Properties:
    """Return the printed characteristics of a card, computed once."""
    power, toughness = (0 if value == "*" else value for value in (card.power, card.toughness))
    return Properties(
        name=card.name,
        mana_cost=card.mana_cost,
        types=frozenset(card.types),
        subtypes=card.subtypes,
        supertypes=frozenset(card.supertypes),
        colors=colors_of(card.mana_cost) if card.colors is None else card.colors,
        power=power,
        toughness=toughness,
        abilities=card.abilities,
    )


@book.definition("418.5a")
def layer_of(effect: EffectInForce) -> int:
    """Continuous effects are applied in layers: types, other effects, then power and toughness in their sublayers."""
    match effect.effect:
        case _ if effect.is_counter:
            return COUNTERS
        case WordEffect():
            return TYPES
        case AddsToValue() if effect.lasting is None:
            return MODIFYING
        case SetsValue(applies=None) if effect.lasting is None:
            return DEFINING
        case ValueEffect():
            return SETTING
    return OTHERS


@book.definition("418.5d")
def waits(row: int, other: int) -> bool:
    """An effect that depends on another one of its layer waits until that one has been applied."""
    return row == other


def _of_object(game: Game, object_id: int) -> tuple[EffectInForce, ...]:
    """Return what the +1/+1 counters and the like on an object do to its power and toughness."""
    item = game.state.objects[object_id]
    context, objects = game.context_of(object_id), frozenset({object_id})
    made = [
        AddsToValue(stat, change * number)
        for name, number in item.counters
        for stat, change in zip(_STATS, CHANGES_BY_COUNTERS.get(name, ()), strict=False)
        if change
    ]
    return tuple(EffectInForce(one, context, item.timestamp, objects, is_counter=True) for one in made)


def _modified(game: Game, in_force: EffectInForce, before: Properties) -> Properties:
    """Return characteristics with the modification of an effect; power and toughness may be below 0."""
    effect = in_force.effect
    if isinstance(effect, GainsAbility):
        return with_ability(game, in_force, before)
    if isinstance(effect, SetsColor):
        return replace(before, colors=frozenset({effect.color}))
    if isinstance(effect, SetsValue):  # also what has no power or toughness yet gets one
        if effect.amount == OwnManaCost():
            effect = replace(effect, amount=converted(before.mana_cost, 0))
        before = replace(before, **{effect.stat: 0})
    after: Properties = modified(game, effect, in_force.context, before, _UNBOUNDED)
    return after


@book.law
def with_ability(game: Game, in_force: EffectInForce, before: Properties) -> Properties:
    """Return characteristics with the ability that an effect gives: an activated, static or triggered one alike."""
    after: Properties = modified(game, in_force.effect, in_force.context, before, _UNBOUNDED)
    return after


@book.definition("502.57#item-1")
def wordings_of(keyword: type[Ability]) -> tuple[type[Ability], ...]:
    """An old card that says in other words what flash means has flash."""
    return (keyword, PlayedAsInstant) if keyword is Flash else (keyword,)


def is_of_kind(ability: Ability, kind: type[Ability]) -> bool:
    """Whether an ability is of a kind, in whatever words it is written."""
    return isinstance(ability, wordings_of(kind))


_UNBOUNDED = Bounds(bounded=lambda _operation, value: value, is_of_kind=is_of_kind)

CHARACTERISTICS = ContinuousRules[Game, Properties](
    effects=effects_on_properties,
    row=lambda _game, effect: layer_of(effect),
    base=lambda game, object_id: printed(game.state.objects[object_id].card),
    applies_to=applies_to,
    modified=_modified,
    action=lambda game, in_force: with_fixed_amounts(game, in_force.effect, in_force.context),
    waits=waits,
    of_object=_of_object,
)
"""The rules of continuous effects on characteristics (418.5)."""


properties: Callable[[Game, int], Properties] = kernel_properties
"""Return the present characteristics of an object; the last known ones if it has ceased to exist."""
_having: Callable[[Game, str, int], Properties] = properties_having


def types(game: Game, object_id: int) -> frozenset[str]:
    """Return the card types of an object."""
    return _having(game, "types", object_id).types


def is_creature(game: Game, object_id: int) -> bool:
    """Whether an object is a creature."""
    return "creature" in types(game, object_id)


def power(game: Game, object_id: int) -> int:
    """Return the power of an object, 0 for one that has none."""
    return value_of(game, "power", object_id) or 0


def toughness(game: Game, object_id: int) -> int:
    """Return the toughness of an object, 0 for one that has none."""
    return value_of(game, "toughness", object_id) or 0


def mana_cost(game: Game, object_id: int) -> str | None:
    """Return the mana cost of an object, None for none."""
    return _having(game, "mana_cost", object_id).mana_cost


@book.definition(f"{MISSING_MANA_COST}#item-3")
def converted_mana_cost(game: Game, object_id: int) -> int | None:
    """The converted mana cost of an object (203.3) is 0 without a mana cost; X counts while it is on the stack."""
    layer = game.object(object_id).layer
    x = layer.declared.x if layer is not None else None
    return converted(mana_cost(game, object_id), x or 0)


def has(game: Game, object_id: int, keyword: type[Ability]) -> bool:
    """Whether an object has an ability of a kind."""
    return any(has_ability(game, object_id, wording) for wording in wordings_of(keyword))


def number_of(game: Game, object_id: int, keyword: type[Ability]) -> int:
    """Return how many abilities of a kind an object has."""
    return sum(isinstance(ability, keyword) for ability in abilities(game, object_id))
