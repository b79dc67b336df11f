"""Copyable properties (8.5.25): those that identity-replacement effects define (6.4.8a)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import properties_of_card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Effect
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.property_effects import modified

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
