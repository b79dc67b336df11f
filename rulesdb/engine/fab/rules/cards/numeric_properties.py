"""Numeric properties: their values, what modifies them (2.0.3), and payments for objects (2.2.4)."""

from collections.abc import Callable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import NUMERIC_PROPERTIES, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.counters import NumericCounter
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.cards.roles import Effect
from rulesdb.engine.kernel.effects.property_effects import Bounds, ValueEffect, WordEffect, modified


@book.law
def payment(game: Game, layer: int) -> int:
    """The payment of a layer: the modified cost that was paid when it was put on the stack."""
    info = game.object(layer).layer
    return info.paid if info is not None else 0


def _value(stat: Stat) -> Callable[[Game, int, Properties], int | None]:
    return lambda _game, _object_id, found: found.value(stat)


VALUES: dict[Stat, Law[[Game, int, Properties], int | None]] = {
    stat: book.law(_value(stat)) for stat in NUMERIC_PROPERTIES
}
"""The value of an object to which rules and effects refer by the name of a numeric property: the modified value."""


def value_of(game: Game, object_id: int, found: Properties, stat: Stat) -> int | None:
    """Return the value to which rules and effects refer by the name of a numeric property, None if it is missing."""
    return VALUES[stat](game, object_id, found)


MODIFIED: dict[str, Law[[Game, Effect, Context, Properties, Bounds], Properties]] = {
    name: book.law(modified)
    for name in ("pitch", "power", "defense", "life", "intellect", "types", "subtypes", "supertypes")
}
"""The properties of an object after an effect that modifies a numeric property, or gives or takes keywords."""


@book.law
def after_effect(game: Game, effect: Effect, context: Context, before: Properties, bounds: Bounds) -> Properties:
    """The properties of an object after an effect; cost and metatypes cannot be modified, base values only by name."""
    match effect:
        case ValueEffect(stat="cost") | WordEffect(changes="metatypes"):
            return before
        case ValueEffect(stat=name) | WordEffect(property_name=name) if name in MODIFIED:
            return MODIFIED[name](game, effect, context, before, bounds)
    after: Properties = modified(game, effect, context, before, bounds)
    return after


@book.law
def bounded(_operation: str, value: int) -> int:
    """The value to which an effect sets or reduces a numeric property, from that of its calculation: at least 0."""
    return max(0, value)


@book.definition("2.0.3d#sentence-2")
def modification_by_counters(counter: NumericCounter, number: int) -> Gets:
    """Counters do not change the base value of the property that they modify."""
    return Gets(counter.stat, number * counter.amount)
