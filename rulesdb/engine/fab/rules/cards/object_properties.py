"""Properties of objects (2.0): the 13 kinds, gained and lost ones, their source, and copyable ones (8.5.25)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.cards import Card, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import properties, properties_of_card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.numbers import applied_this_turn, base_or_last_known
from rulesdb.engine.fab.rules.cards.numeric_properties import value_of
from rulesdb.engine.fab.rules.cards.pitch import color_of
from rulesdb.engine.fab.rules.cards.text_box import contents
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.cards.cards import Ability, Effect
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.property_effects import modified

Property = Literal[Stat, "name", "color strip", "types", "subtypes", "text box", "abilities", "supertypes"]
"""A property that an object may have."""
_Held = Callable[[Game, int, Properties], object]
"""A function that returns an object's value of a property by its attributes, empty or None if it lacks the property."""


@book.definition("2.0.1#sentence-1")
def attributes(game: Game, object_id: int) -> Properties:
    """A property is an attribute of an object, by which rules and effects interact with it."""
    return properties(game, object_id)


def _number(stat: Stat) -> _Held:
    return lambda game, object_id, found: value_of(game, object_id, found, stat) is not None


NUMBERS: Mapping[str, _Held] = {
    stat: _number(stat) for stat in ("cost", "defense", "intellect", "life", "pitch", "power")
}


@book.definition("2.0.1#sentence-2")
def kinds_of_properties() -> Mapping[str, _Held]:
    """There are 13 properties that an object may have."""
    return {
        **NUMBERS,
        "abilities": lambda _game, _object_id, found: found.abilities,
        "color strip": lambda game, object_id, _found: color_of(None, game, object_id),
        "name": lambda _game, _object_id, found: found.name,
        "subtypes": lambda _game, _object_id, found: found.subtypes,
        "supertypes": lambda _game, _object_id, found: found.supertypes,
        "text box": lambda game, object_id, _found: contents(game.object(object_id).card),
        "types": lambda _game, _object_id, found: found.types,
    }


def has_property(game: Game, object_id: int, kind: Property) -> bool:
    """Whether an object has a property."""
    return _holds(game, object_id, attributes(game, object_id), kind)


def _holds(game: Game, object_id: int, found: Properties, kind: Property) -> bool:
    held = kinds_of_properties().get(kind)
    return held is not None and bool(held(game, object_id, found))


PropertyOrAbility = Property | type[Ability]
"""A property, or a part of one: a kind of ability."""


def _has(game: Game, object_id: int, found: Properties, what: PropertyOrAbility) -> bool:
    if isinstance(what, str):
        return _holds(game, object_id, found, what)
    return has_part(found, what)


@book.definition("2.0.4#sentence-3")
def has_part(found: Properties, kind: type[Ability]) -> bool:
    """The same is asked of a part of a property, such as one of several abilities."""
    return any(isinstance(ability, kind) for ability in found.abilities)


def _has_now(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    return _has(game, object_id, properties(game, object_id), what)


@book.definition("2.0.4#sentence-1")
def has_gained(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has gained a property, or a part of one, that it did not have before and has now."""
    lacked = was_ever(game, object_id, lambda found: not _has(game, object_id, found, what))
    return lacked and _has_now(game, object_id, what)


def _has_not_now(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    return not _has_now(game, object_id, what)


@book.definition("2.0.4#sentence-2")
def has_lost(game: Game, object_id: int, what: PropertyOrAbility) -> bool:
    """An object has lost a property, or a part of one, that it had before and does not have now."""
    had = was_ever(game, object_id, lambda found: _has(game, object_id, found, what))
    return had and _has_not_now(game, object_id, what)


@book.definition("2.0.5#sentence-1")
def is_source(game: Game, object_id: int, kind: Property) -> bool:
    """The source of a property is the object of which the property is an attribute."""
    return has_property(game, object_id, kind)


_PROPERTIES = ("name", "types", "subtypes", "supertypes", "abilities", "power", "defense", "life", "cost", "intellect")


class IsCopy(CopyInForce, Changing, frozen=True):
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


@book.definition("6.4.8a#sentence-1")
def copyable(item: Object) -> Card:
    """An identity-replacement effect that modifies the properties of an object defines its copyable properties."""
    return item.card


@book.definition("2.0.3#sentence-3")
def with_starting_values(card: Card, _game: Game, _object_id: int) -> Card:
    """The copyable value of a numeric property is that with which the object starts its existence."""
    return card


def was_ever(game: Game, object_id: int, is_so: Callable[[Properties], bool]) -> bool:
    """Whether something was so of earlier properties of an object: the base ones, or those that an effect made."""
    base, context = base_or_last_known(game, object_id), game.context_of(object_id)
    return is_so(base) or any(
        is_so(modified(game, effect, context, base)) for effect in applied_this_turn(game, object_id)
    )
