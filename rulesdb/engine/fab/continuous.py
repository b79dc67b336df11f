"""Continuous effects in force, and the properties of objects that result from them (6.2, 6.3).

The kernel's walker computes properties by the table of the staging system (6.3), which stands here.
"""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous, Defines
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.counters import numeric_counter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.defining_abilities import definition
from rulesdb.engine.fab.rules.abilities.functional import is_functional, is_of_kind
from rulesdb.engine.fab.rules.cards.names import has_part, is_named
from rulesdb.engine.fab.rules.cards.numbers import compared, cost_of_symbols, counted, needed, whole
from rulesdb.engine.fab.rules.cards.numeric_properties import (
    after_effect,
    bounded,
    modification_by_counters,
    value_of,
)
from rulesdb.engine.fab.rules.cards.printed_properties import properties_of_card
from rulesdb.engine.fab.rules.continuous.applying import effects_on_objects, is_applied, key_of, parts_lost
from rulesdb.engine.fab.rules.continuous.staging import (
    dependent_row,
    depends,
    is_added_to_the_current_substage,
    moment_of,
    row_of,
    row_of_several,
)
from rulesdb.engine.fab.rules.continuous.values import as_modified, with_inherited, with_values
from rulesdb.engine.fab.rules.objects.permanents import having_effect
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.cards.roles import with_fixed_amounts
from rulesdb.engine.kernel.effects.properties import properties as kernel_properties
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.effects.properties import value_of as _value_of
from rulesdb.engine.kernel.effects.property_effects import (
    AbilityEffect,
    Bounds,
    GainsAbility,
    LosesAbilities,
    changed_properties,
)
from rulesdb.engine.kernel.state.counters import Counters
from rulesdb.engine.kernel.tables.continuous_rules import ContinuousRules
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

properties: Callable[[Game, int], Properties] = kernel_properties
"""Return the present properties of an object; the last known ones if it has ceased to exist."""
_having: Callable[[Game, str, int], Properties] = properties_having


def outside(game: Game, player: int, card: Card) -> Properties:
    """Return the properties of a player's card outside the game: as printed, or as property-static abilities define."""
    there = Object(0, 0, card, player, Zone("outside the game", player), is_public=True)
    return _with_definitions(game, there, _printed_properties(there))


def _of_object(game: Game, object_id: int) -> tuple[EffectInForce, ...]:
    """Return the modifications that an object itself brings, by its counters."""
    item = game.state.objects[object_id]
    return of_counters((), game, item, having_effect((), item)) if item.counters else ()


@book.transform("1.15.2a#sentence-1")
def of_counters(
    others: tuple[EffectInForce, ...], game: Game, item: Object, counters: Counters
) -> tuple[EffectInForce, ...]:
    """A counter with a value and the symbol of a property modifies that property of its object, as an effect would."""
    context, objects = game.context_of(item.id), frozenset({item.id})
    found = ((number, numeric_counter(name)) for name, number in counters)
    made = (modification_by_counters(value, number) for number, value in found if value is not None)
    return (*others, *(EffectInForce(effect, context, item.timestamp, objects, is_counter=True) for effect in made))


@book.transform("5.4.5#sentence-1")
def defined(others: tuple[EffectInForce, ...], game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """A property-static ability defines the value of a property that has no printed value."""
    owner = item.owner if item.owner is not None else game.state.turn_player
    context, objects = Context(owner, item.id), frozenset({item.id})
    made = (
        definition(ability)
        for ability in item.card.abilities
        if isinstance(ability, Defines) and is_functional(game, item, ability)
    )
    return (*others, *(EffectInForce(effect, context, 0, objects) for effect in made))


def _is_defined(game: Game, object_id: int) -> bool:
    card = game.state.objects[object_id].card
    return card.power == "*" or card.defense == "*"


def _defined(game: Game, object_id: int, base: Properties) -> Properties:
    return _with_definitions(game, game.state.objects[object_id], base)


def _with_definitions(game: Game, item: Object, found: Properties) -> Properties:
    """Return printed properties of an object with those that its property-static abilities define."""
    for defining in defined((), game, item):
        found = _modified(game, defining, found)
    return found


def _base(game: Game, object_id: int) -> Properties:
    item = game.state.objects[object_id]
    source = item.proxy_of
    if source is None:
        return _printed_properties(item)
    of_source = _base(game, source) if game.has(source) else game.rules.objects.known(game, source).properties
    return _inherited(game, object_id, of_source)


def _printed_properties(item: Object) -> Properties:
    printed, symbols = properties_of_card(item.card), item.card.cost
    if not isinstance(symbols, str):
        return printed
    return replace(printed, cost=cost_of_symbols(item, symbols))


def without_a_game(card: Card) -> Properties:
    """Return the properties of a card while no game is played: no ability can define anything."""
    return properties_of_card(card)


def _is_plain(item: Object) -> bool:
    """Whether an object is no attack-proxy, which inherits the properties of its attack-source."""
    return item.proxy_of is None


def _attack_source(game: Game, object_id: int) -> int | None:
    """Return the id of the attack-source of an attack-proxy, None for another object or a source that is gone."""
    source = extended(game.state.objects[object_id])
    return source if source in game.state.objects else None


@book.definition("1.4.4a#sentence-1")
def extended(layer: Object) -> int | None:
    """An attack-layer is not an extension of its attack-source, as an attack-proxy is."""
    return layer.proxy_of


def _inherited(game: Game, object_id: int, of_source: Properties) -> Properties:
    """Return the properties of an attack-proxy: its own ones, and those of its attack-source."""
    item = game.state.objects[object_id]
    source = extended(item)
    assert source is not None
    return with_inherited(_printed_properties(item), as_modified(of_source, _printed_properties(game.object(source))))


def _action(game: Game, in_force: EffectInForce) -> Effect:
    """Return the effect with its present amount."""
    return with_fixed_amounts(game, with_values(game, in_force), in_force.context)


_BOUNDS = Bounds(bounded, parts_lost, whole, is_of_kind)


def _modified(game: Game, in_force: EffectInForce, before: Properties) -> Properties:
    """Return properties with the modification of an effect, never below 0 (2.0.3c, 8.5.8)."""
    after = after_effect(game, with_values(game, in_force), in_force.context, before, _BOUNDS)
    return with_modified_abilities(before, after) if isinstance(in_force.effect, AbilityEffect) else after


@book.transform("1.7.7#sentence-1")
def with_modified_abilities(_before: Properties, after: Properties) -> Properties:
    """The abilities of an object can be modified."""
    return after


def _as_applied(game: Game, in_force: EffectInForce, object_id: int) -> EffectInForce | None:
    """Return an effect as it is applied to an object: a replacement effect may have changed what it does (6.2.5)."""
    replaced = game.state.replaced
    if not replaced:  # as in most states of most games
        return in_force
    effect = replaced.get((*key_of(in_force), object_id), in_force.effect)
    return None if effect is None else in_force._replace(effect=effect)


def _changed_properties(in_force: EffectInForce) -> frozenset[str]:
    return changed_properties(in_force.effect)


def _gives_or_takes_effects(in_force: EffectInForce) -> bool:
    """Whether an effect with a filter gives a static ability, which generates an effect in turn, or takes abilities."""
    effect = in_force.effect
    if in_force.objects is not None:
        return False
    return isinstance(effect, LosesAbilities) or (
        isinstance(effect, GainsAbility) and is_of_kind(effect.ability, Continuous)
    )


STAGING_SYSTEM = ContinuousRules[Game, EffectInForce, Properties](
    effects=effects_on_objects,
    row=row_of,
    base=_base,
    applies_to=is_applied,
    modified=_modified,
    action=_action,
    objects=lambda game: game.state.objects,
    changes=_changed_properties,
    moment=moment_of,
    as_applied=_as_applied,
    changes_effects=_gives_or_takes_effects,
    dependent_row=dependent_row,
    depends=depends,
    moves_to=row_of_several,
    reaches_late=is_added_to_the_current_substage,
    is_defined=_is_defined,
    defined=_defined,
    of_object=_of_object,
    compared=compared,
    counted=counted,
    needed=needed,
    is_plain=_is_plain,
    inherits_from=_attack_source,
    inherited=_inherited,
    value=value_of,
    is_named=is_named,
    has_part=has_part,
)
"""The rules of the staging system (6.3)."""


def base_power(game: Game, object_id: int) -> int | None:
    """Return the base power of an object, None if it has none."""
    return _having(game, "power", object_id).base("power")


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


def traits(game: Game, object_id: int) -> frozenset[str]:
    """Return the traits of an object."""
    return _having(game, "traits", object_id).traits


def metatypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the metatypes of an object."""
    return _having(game, "metatypes", object_id).metatypes


def cost(game: Game, object_id: int) -> int | None:
    """Return the cost of an object, None if it has none."""
    return _value_of(game, "cost", object_id)


def cost_property(game: Game, object_id: int) -> int | None:
    """Return the cost property of an object, which nothing modifies (2.2.4); None if it has none."""
    return _having(game, "cost", object_id).cost


def pitch(game: Game, object_id: int) -> int | None:
    """Return the pitch of an object, None if it has none."""
    return _value_of(game, "pitch", object_id)


def life(game: Game, object_id: int) -> int | None:
    """Return the printed life of an object, None if it has none."""
    return _value_of(game, "life", object_id)


def power(game: Game, object_id: int) -> int | None:
    """Return the power of an object, None if it has none."""
    return _value_of(game, "power", object_id)


def defense(game: Game, object_id: int) -> int | None:
    """Return the defense of an object, None if it has none."""
    return _value_of(game, "defense", object_id)


def intellect_of_hero(game: Game, player: int) -> int:
    """Return the intellect of a player's hero, 0 without a hero and for one that has none."""
    hero = game.hero(player)
    return 0 if hero is None else intellect(game, hero) or 0


def intellect(game: Game, object_id: int) -> int | None:
    """Return the intellect of an object, None if it has none."""
    return _value_of(game, "intellect", object_id)


def named(card: Card) -> str:
    """Return the printed name of a card."""
    return card.name
