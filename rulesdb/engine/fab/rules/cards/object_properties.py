"""Properties of objects (2.0): the 13 kinds, the color strip, gained and lost ones, their source, and copyable ones."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import COLORS, NUMERIC_PROPERTIES, Asset, Card, Color, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import pitch, properties
from rulesdb.engine.fab.rules.cards.numbers import applied_this_turn, base_or_last_known
from rulesdb.engine.fab.rules.cards.numeric_properties import value_of
from rulesdb.engine.fab.rules.cards.printed_properties import properties_of_card
from rulesdb.engine.fab.rules.cards.text_box import contents
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.cards.roles import Ability, Effect
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.property_effects import modified

Property = Literal[Stat, "name", "color strip", "types", "subtypes", "text box", "abilities", "supertypes"]
"""A property that an object may have."""
_Held = Callable[[Game, int, Properties], object]
"""A function that returns an object's value of a property by its attributes, empty or None if it lacks the property."""


@book.law
def color_of(game: Game, object_id: int) -> Color | None:
    """The color strip of a card, which its printed pitch determines: red, yellow, blue, or None without a pitch."""
    return COLORS.get(game.object(object_id).card.pitch or 0)


@book.law
def is_of_color(game: Game, object_id: int, color: Color) -> bool:
    """Whether rules and effects take a card to be of a color: that of its color strip."""
    return color_of(game, object_id) == color


@book.definition("2.8.1#sentence-2")
def asset_given(game: Game, card: int) -> Asset:
    """The pitch of a card represents the type of the assets that a player gains for it."""
    return game.object(card).card.pitch_asset


@book.definition("2.8.1#sentence-3")
def number_given(game: Game, card: int) -> int:
    """The value of the pitch is the number of assets that a player gains for the card."""
    return pitch(game, card) or 0


def _number(stat: Stat) -> _Held:
    return lambda game, object_id, found: value_of(game, object_id, found, stat) is not None


NUMBERS: Mapping[str, _Held] = {stat: _number(stat) for stat in NUMERIC_PROPERTIES}
"""The numeric properties."""
PROPERTIES: Mapping[str, _Held] = {
    **NUMBERS,
    "abilities": lambda _game, _object_id, found: found.abilities,
    "color strip": lambda game, object_id, _found: color_of(game, object_id),
    "name": lambda _game, _object_id, found: found.name,
    "subtypes": lambda _game, _object_id, found: found.subtypes,
    "supertypes": lambda _game, _object_id, found: found.supertypes,
    "text box": lambda game, object_id, _found: contents(game.object(object_id).card),
    "types": lambda _game, _object_id, found: found.types,
}
"""The 13 properties that an object may have."""


@book.law
def has_property(game: Game, object_id: int, kind: Property) -> bool:
    """Whether an object has a property: an attribute by which rules and effects interact with it."""
    return attributes_have(game, object_id, properties(game, object_id), kind)


def attributes_have(game: Game, object_id: int, found: Properties, kind: Property) -> bool:
    """Whether an object with attributes has a property."""
    return bool(PROPERTIES[kind](game, object_id, found))


PropertyOrAbility = Property | type[Ability]
"""A property, or a part of one: a kind of ability."""


def _has(game: Game, object_id: int, found: Properties, what: PropertyOrAbility) -> bool:
    if isinstance(what, str):
        return attributes_have(game, object_id, found, what)
    return has_part(found, what)


@book.definition("2.0.4#sentence-3")
def has_part(found: Properties, kind: type[Ability]) -> bool:
    """Whether an object has a part of a property, such as an ability of a kind, is asked as of a whole property."""
    return any(isinstance(ability, kind) for ability in found.abilities)


def has_now(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """Whether an object has a property, or a part of one, at present."""
    return _has(game, object_id, properties(game, object_id), what)


@book.definition("2.0.4#sentence-1")
def has_gained(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has gained a property, or a part of one, that it did not have before and has now."""
    lacked = was_ever(game, object_id, lambda found: not _has(game, object_id, found, what))
    return lacked and has_now(game, object_id, what)


@book.definition("2.0.4#sentence-2")
def has_lost(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has lost a property, or a part of one, that it had before and does not have now."""
    had = was_ever(game, object_id, lambda found: _has(game, object_id, found, what))
    return had and not has_now(game, object_id, what)


is_source = book.definition("2.0.5#sentence-1")(has_property)
"""The source of a property is the object of which the property is an attribute."""


_PROPERTIES = ("name", "types", "subtypes", "supertypes", "abilities", "power", "defense", "life", "cost", "intellect")


class IsCopy(CopyInForce, frozen=True):
    """Objects are copies of a card, by an effect that has begun (8.5.25)."""

    rule: ClassVar[str] = "fab:8.5.25"
    card: Card
    """The copyable properties of the copied object."""


def entering_as(game: Game, card: Card, effect: Effect, context: Context) -> Card:
    """Return the base properties of a card with the modification of an effect."""
    before = properties_of_card(card)
    after = modified(game, effect, context, before)
    changed = {name: getattr(after, name) for name in _PROPERTIES if getattr(after, name) != getattr(before, name)}
    return replace(card, **changed)


@book.law
def copyable(game: Game, object_id: int) -> Card:
    """The copyable properties of an object: printed, or defined as it entered, with the values that it started with."""
    return game.object(object_id).card


def was_ever(game: Game, object_id: int, is_so: Callable[[Properties], bool]) -> bool:
    """Whether something was so of earlier properties of an object: the base ones, or those that an effect made."""
    base, context = base_or_last_known(game, object_id), game.context_of(object_id)
    return is_so(base) or any(
        is_so(modified(game, effect, context, base)) for effect in applied_this_turn(game, object_id)
    )
