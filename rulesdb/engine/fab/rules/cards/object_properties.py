"""Properties of objects (2.0): printed ones, the color strip, gained and lost ones, their source, and copyable ones."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from msgspec.structs import asdict, replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import COLORS, Asset, Card, Color, Stat, numeric_counter
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import pitch, properties
from rulesdb.engine.fab.rules.cards.names import printed_name
from rulesdb.engine.fab.rules.cards.numbers import printed_number, value_of
from rulesdb.engine.fab.rules.cards.printed_text import TRAITS, contents
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, effects_within, with_parts, within
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Effect, valued
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, PropertyEffect, changed_value, modified
from rulesdb.engine.kernel.event_kinds.effect_events import Applied
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount

HEROES = frozenset({"hero", "demi-hero"})
"""The types of cards that have the property intellect."""


@book.law
def printed_properties(card: Card) -> Properties:
    """The printed properties of a card; words in the line of traits that are no traits are supertypes."""
    return Properties(
        name=printed_name(card),
        metatypes=card.metatypes,
        types=card.types,
        subtypes=card.subtypes,
        supertypes=card.supertypes | card.hybrid | (card.traits - TRAITS),
        traits=card.traits & TRAITS,
        abilities=card.abilities,
        cost=printed_number(card.cost),
        pitch=printed_number(card.pitch),
        power=printed_number(card.power),
        defense=printed_number(card.defense),
        life=printed_number(card.life),
        intellect=printed_number(card.intellect) if card.types & HEROES else None,
    )


properties_of_card = remembered(printed_properties)
"""Return the printed properties of a card, computed once; every object that it becomes has them in every state."""


@book.law
def color_of(game: Game, object_id: int) -> Color | None:
    """The color strip of a card, which its printed pitch determines: red, yellow, blue, or None without a pitch."""
    return COLORS.get(game.object(object_id).card.pitch or 0)


@book.law
def is_of_color(game: Game, object_id: int, color: Color) -> bool:
    """Whether rules and effects take a card to be of a color: that of its color strip."""
    return color_of(game, object_id) == color


@book.law
def points_for_pitching(game: Game, card: int) -> tuple[Asset, int]:
    """The type and the number of the assets that a player gains for a card, which its pitch represents."""
    return game.object(card).card.pitch_asset, pitch(game, card) or 0


# Properties (2.0.1, 2.0.5)

Property = Literal[Stat, "name", "color strip", "types", "subtypes", "text box", "abilities", "supertypes"]
"""A property that an object may have."""


@book.law
def has_property(game: Game, object_id: int, kind: Property) -> bool:
    """Whether an object has a property: an attribute by which rules and effects interact with it."""
    return attributes_have(game, object_id, properties(game, object_id), kind)


is_source_of_property = book.definition("2.0.5#sentence-1")(has_property)
"""The source of a property is the object of which the property is an attribute."""

PropertyOrAbility = Property | type[Ability]
"""A property, or a part of one: a kind of ability."""


def attributes_have(game: Game, object_id: int, found: Properties, what: PropertyOrAbility) -> bool:
    """Whether an object with attributes has a property, or a part of one."""
    match what:
        case "color strip":
            return color_of(game, object_id) is not None
        case "text box":
            return bool(contents(game.object(object_id).card))
        case "cost" | "pitch" | "power" | "defense" | "life" | "intellect":
            return value_of(game, object_id, found, what) is not None
        case str():
            return bool(asdict(found)[what])
    return has_ability_of(found, what)


@book.definition("2.0.4#sentence-3")
def has_ability_of(found: Properties, kind: type[Ability]) -> bool:
    """Whether an object has a part of a property, such as an ability of a kind, is asked as of a whole property."""
    return any(isinstance(ability, kind) for ability in found.abilities)


# What effects have made of properties this turn (2.0.3b, 2.0.4)


def has_now(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """Whether an object has a property, or a part of one, at present."""
    return attributes_have(game, object_id, properties(game, object_id), what)


@book.definition("2.0.4#sentence-1")
def has_gained(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has gained a property, or a part of one, that it did not have before and has now."""
    return False in _had(game, object_id, what) and has_now(game, object_id, what)


@book.definition("2.0.4#sentence-2")
def has_lost(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has lost a property, or a part of one, that it had before and does not have now."""
    return True in _had(game, object_id, what) and not has_now(game, object_id, what)


def _had(game: Game, object_id: int, what: PropertyOrAbility) -> Iterator[bool]:
    """Yield whether an object had a property by its base properties, and with each effect applied this turn."""
    base, context = _base_or_last_known(game, object_id), game.context_of(object_id)
    yield attributes_have(game, object_id, base, what)
    for effect in _applied_this_turn(game, object_id):
        yield attributes_have(game, object_id, modified(game, effect, context, base), what)


@book.law
def has_increased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has increased if an effect or a counter has increased its value or base value."""
    return any(change > 0 for change, _ in value_changes(game, object_id, stat))


@book.law
def has_decreased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has decreased if an effect or a counter has decreased its value or base value."""
    return any(change < 0 for change, _ in value_changes(game, object_id, stat))


ChangeOfValue = Literal["effect on value", "effect on base", "counter"]
"""How a numeric property changes: by an effect on its value or its base value, or by the rule of counters (1.15.2a)."""


def value_changes(game: Game, object_id: int, stat: Stat) -> Iterator[tuple[float, ChangeOfValue]]:
    """Yield by how much each effect applied this turn, and each counter, changes a numeric property, and how."""
    value, context = _base_or_last_known(game, object_id).value(stat) or 0, game.context_of(object_id)
    for effect in _applied_this_turn(game, object_id):
        if isinstance(effect, ChangesValue) and effect.stat == stat:
            after = changed_value(effect.operation, value, valued(game, effect.amount, context))
            yield after - value, "effect on base" if effect.is_on_base else "effect on value"
    for event in game.state.history:
        if isinstance(event, CoreCount) and event.object == object_id:
            counter = numeric_counter(event.counter)
            if counter is not None and counter.stat == stat:
                yield counter.amount * event.amount, "counter"


def _applied_this_turn(game: Game, object_id: int) -> Iterator[PropertyEffect]:
    """Yield what effects that began to apply to an object this turn do to its properties."""
    for event in game.state.history:
        if isinstance(event, Applied) and event.object == object_id and isinstance(event.effect, PropertyEffect):
            yield event.effect


def _base_or_last_known(game: Game, object_id: int) -> Properties:
    """Return the base properties of an object; the last known properties if it has ceased to exist."""
    if not game.has(object_id):
        return properties(game, object_id)
    base: Properties = game.rules.properties.base(game, object_id)
    return base


# Copyable properties (6.4.8a, 8.5.25)

_COPYABLE = ("name", "types", "subtypes", "supertypes", "abilities", "power", "defense", "life", "cost", "intellect")


class IsCopy(CopyInForce, frozen=True):
    """Objects are copies of a card, by an effect that has begun (8.5.25)."""

    rule: ClassVar[str] = "fab:8.5.25"
    card: Card
    """The copyable properties of the copied object."""


def entering_as(game: Game, card: Card, effect: Effect, context: Context) -> Card:
    """Return the base properties of a card with the modification of an effect."""
    before = properties_of_card(card)
    after = asdict(modified(game, effect, context, before))
    return replace(card, **{name: after[name] for name in _COPYABLE if after[name] != asdict(before)[name]})


@book.law
def copyable(game: Game, object_id: int) -> Card:
    """The copyable properties of an object: printed, or defined as it entered, with the values that it started with."""
    return game.object(object_id).card


# Effects of abilities (1.7.5d, 1.8.2)


@book.law
def generated_effects(game: Game, object_id: int) -> list[DiscreteEffect]:
    """The effects that the abilities of an object directly generate, optional and conditional ones among them."""
    return [part for effect in effects_of(abilities(game, object_id)) for part in with_parts(effect)]


def effects_of(abilities: Iterable[Ability]) -> Iterator[DiscreteEffect]:
    """Yield the effects that abilities directly generate as a whole; modes that were not selected generate none."""
    for ability in map(within, abilities):
        layer = ability.layer if isinstance(ability, Activated | TriggeredAbility) else (ability,)
        yield from effects_within(layer, ())
