"""The properties of objects: printed, defined, inherited, and as continuous effects and counters modify them (6.3)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.card_parts.object_effects import SetsBase
from rulesdb.engine.fab.cards import NUMERIC_PROPERTIES, Card, numeric_counter
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.functional import is_functional, is_of_kind
from rulesdb.engine.fab.rules.cards.names import is_named
from rulesdb.engine.fab.rules.cards.numbers import (
    after_effect,
    bounded,
    cost_of_symbols,
    modification_by_counters,
    value_of,
    whole,
)
from rulesdb.engine.fab.rules.cards.object_properties import properties_of_card
from rulesdb.engine.fab.rules.continuous.applying import is_applied, parts_lost
from rulesdb.engine.fab.rules.continuous.staging import (
    dependent_row,
    is_added_to_the_current_substage,
    moment_of,
    row_of,
)
from rulesdb.engine.fab.rules.continuous.static_continuous import with_values
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, ModalAbility, ResolutionAbility, within
from rulesdb.engine.kernel.cards.roles import Ability, with_fixed_amounts
from rulesdb.engine.kernel.effects.effects_in_force import effects_on_properties
from rulesdb.engine.kernel.effects.property_effects import Bounds, ValueEffect
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules, EffectInForce
from rulesdb.engine.kernel.process.game import known
from rulesdb.engine.kernel.selection.conditions import DeclaredX


def outside(game: Game, player: int, card: Card) -> Properties:
    """Return the properties of a player's card outside the game: as printed, or as property-static abilities define."""
    item = Object(0, 0, card, player, Zone("outside the game", player), is_public=True)
    return _with_definitions(game, item, printed_properties_of(item))


def _of_object(game: Game, object_id: int) -> tuple[EffectInForce, ...]:
    item = game.state.objects[object_id]
    return of_counters(game, item) if item.counters else ()


@book.law
def of_counters(game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """Return the modifications by counters with a value and the symbol of a property (1.15.2a)."""
    context, objects = game.context_of(item.id), frozenset({item.id})
    found = ((number, numeric_counter(name)) for name, number in item.counters)
    made = (modification_by_counters(value, number) for number, value in found if value is not None)
    return tuple(EffectInForce(effect, context, item.timestamp, objects, is_counter=True) for effect in made)


@book.law
def defined(game: Game, item: Object) -> tuple[EffectInForce, ...]:
    """Return the effects by which property-static abilities define properties without a printed value (5.4.5)."""
    owner = item.owner if item.owner is not None else game.state.turn_player
    context, objects = Context(owner, item.id), frozenset({item.id})
    made = (
        definition(ability)
        for ability in item.card.abilities
        if isinstance(ability, Defines) and is_functional(game, item, ability)
    )
    return tuple(EffectInForce(effect, context, 0, objects) for effect in made)


@book.law
def definition(ability: Defines) -> ValueEffect:
    """Return the effect of an ability that defines a property: it sets the base value, 0 if that is undetermined."""
    return SetsBase(ability.stat, 0 if isinstance(ability.value, DeclaredX) else ability.value)


def _with_definitions(game: Game, item: Object, found: Properties) -> Properties:
    """Return printed properties of an object with those that its property-static abilities define."""
    for defining in defined(game, item):
        assert isinstance(defining.effect, ValueEffect)
        stat = defining.effect.stat
        found = modified(game, defining, replace(found, **{stat: to_be_defined(found.value(stat))}))
    return found


@book.definition("5.4.5#sentence-1b")
def to_be_defined(printed: int | None) -> int:
    """A property-static ability defines the value of a property, or a property that is not printed."""
    return printed or 0


def _base(game: Game, object_id: int) -> Properties:
    item = game.state.objects[object_id]
    source = item.proxy_of
    if source is None:
        return printed_properties_of(item)
    of_source = _base(game, source) if game.has(source) else known(game, source).properties
    return inherited(game, object_id, of_source)


def printed_properties_of(item: Object) -> Properties:
    """Return the printed properties of an object; its symbols define its cost."""
    printed, symbols = properties_of_card(item.card), item.card.cost
    if not isinstance(symbols, str):
        return printed
    return replace(printed, cost=cost_of_symbols(item, symbols))


def _attack_source(game: Game, object_id: int) -> int | None:
    """Return the id of the attack-source of an attack-proxy, None for another object or a source that is gone."""
    source = extended(game.state.objects[object_id])
    return source if source in game.state.objects else None


@book.definition("1.4.4a#sentence-1")
def extended(layer: Object) -> int | None:
    """An attack-layer is not an extension of its attack-source, as an attack-proxy is."""
    return layer.proxy_of


@book.law
def inherited(game: Game, object_id: int, of_source: Properties) -> Properties:
    """Return the properties of an attack-proxy: its own ones, and those of its attack-source at present (1.4.3a, d)."""
    of_proxy = printed_properties_of(game.state.objects[object_id])
    abilities = inherited_abilities(of_source.abilities)
    added = tuple(pair for pair in of_source.added if pair[0] != "abilities" or pair[1] in abilities)
    values = {stat: of_proxy.value(stat) for stat in NUMERIC_PROPERTIES if of_source.value(stat) is None}
    return replace(
        of_source,
        abilities=(*of_proxy.abilities, *abilities),
        added=added,
        types=of_proxy.types | of_source.types,
        subtypes=of_proxy.subtypes | of_source.subtypes,
        supertypes=of_proxy.supertypes | of_source.supertypes,
        **values,
    )


@book.definition("1.4.3a#sentence-4a")
def inherited_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """An attack-proxy does not inherit activated and resolution abilities; go again is one of the latter."""
    return tuple(one for one in abilities if not isinstance(within(one), _NOT_INHERITED))


_NOT_INHERITED = (ActivatedAbility, ResolutionAbility, ModalAbility, GoAgain)


_BOUNDS = Bounds(bounded, parts_lost, whole, is_of_kind)


@book.law
def modified(game: Game, in_force: EffectInForce, before: Properties) -> Properties:
    """Return properties with the modification of an effect, never below 0 (2.0.3c, 8.5.8); abilities, too (1.7.7)."""
    return after_effect(game, with_values(game, in_force), in_force.context, before, _BOUNDS)


STAGING_SYSTEM = ContinuousRules[Game, Properties](
    effects=effects_on_properties,
    row=row_of,
    base=_base,
    applies_to=is_applied,
    modified=modified,
    action=lambda game, in_force: with_fixed_amounts(game, with_values(game, in_force), in_force.context),
    moment=moment_of,
    dependent_row=dependent_row,
    reaches_late=is_added_to_the_current_substage,
    is_defined=lambda game, object_id: any(
        isinstance(ability, Defines) for ability in game.state.objects[object_id].card.abilities
    ),
    defined=lambda game, object_id, base: _with_definitions(game, game.state.objects[object_id], base),
    of_object=_of_object,
    is_plain=lambda item: item.proxy_of is None,
    inherits_from=_attack_source,
    inherited=inherited,
    value=value_of,
    is_named=is_named,
)
"""The rules of the staging system (6.3)."""
