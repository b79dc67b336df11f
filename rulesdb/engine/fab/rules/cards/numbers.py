"""Numbers (1.12.1), X, Y and asterisks (1.12.2, 1.12.3), references to values (1.8.7), numeric properties (2.0.3)."""

import math
from collections.abc import Callable, Iterable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import NUMERIC_PROPERTIES, NumericCounter, Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.cards.roles import Effect
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    Bounds,
    ValueEffect,
    WordEffect,
    modified,
)


@book.law
def whole(number: float) -> int:
    """A number as an integer: a fraction is rounded towards zero unless something says whether up or down."""
    return math.trunc(number)


@book.definition("1.12.1b#sentence-1")
def numbers_to_choose(most: int) -> range:
    """A player who chooses a number chooses an integer from 0; ``most`` is the highest that makes sense."""
    return range(most + 1)


numbers_up_to = book.law(numbers_to_choose)
"""The numbers that a player may choose "up to" a number: 0, that number, and those between them."""

# Undefined values (1.12.2, 1.12.3)


@book.definition("1.12.2#sentence-1a")
def value_of_x(context: Context) -> int | None:
    """The letter X stands for a value that is undefined at first, and that a rule or an effect defines later."""
    return context.number if context.declared.x is None else context.declared.x


@book.definition("1.12.2c#sentence-1")
def value_of_letter(context: Context, letter: str) -> int:
    """The letters Y and Z represent further undefined values of the same context; chosen numbers define them."""
    return (context.z if letter == "Z" else context.number) or 0


def defined_x(item: Object) -> int | None:
    """Return the value of X in a property of an object, None while X is undefined."""
    return item.layer.declared.x if item.layer else item.x


@book.law
def cost_of_symbols(item: Object, symbols: str) -> int | None:
    """The base cost of an object with symbols X: X, 0 while undefined, remains defined until the object is gone."""
    return sum_of_symbols(defined_x(item) or 0, symbols)


@book.definition("2.2.2a#sentence-2")
def sum_of_symbols(x: int, symbols: str) -> int:
    """Two or more undefined symbols and numbers of a printed cost are added up for the base cost."""
    return sum(x if symbol == "X" else int(symbol) for symbol in symbols)


@book.law
def printed_number(printed: int | str | None) -> int | None:
    """The printed value of a numeric property; that of X and of an asterisk is 0 while it is undefined."""
    return 0 if isinstance(printed, str) else printed


# References to values (1.8.7)


@book.definition("1.8.7#sentence-1")
def counted(values: Iterable[int | None]) -> Iterable[int]:
    """To refer to the value of a property presupposes that the property exists."""
    return [value for value in values if value is not None]


@book.definition("1.8.7#sentence-2")
def has_value(value: int | None) -> bool:
    """An object without a property does not meet the condition that the property exists."""
    return value is not None


@book.definition("1.8.7a#sentence-2")
def needed(value: int | None) -> int:
    """If an effect needs the value of a property from an object without it, zero is used for the effect."""
    return 0 if value is None else value


# Numeric properties and what modifies them (2.0.3, 2.2.4)


@book.law
def payment(game: Game, layer: int) -> int:
    """The payment of a layer: the modified cost that was paid when it was put on the stack."""
    info = game.object(layer).layer
    return info.paid if info is not None else 0


def _value(stat: Stat) -> Callable[[Game, int, Properties], int | None]:
    return lambda _game, _object_id, found: found.value(stat)


def _life(game: Game, object_id: int, found: Properties) -> int | None:
    """Return the life total of an object, and of one that has ceased to exist its life."""
    if found.life is None or not game.has(object_id):
        return found.life
    return total_of_life(game, game.object(object_id), found.life)


@book.law
def total_of_life(_game: Game, item: Object, base: int) -> int:
    """The life total of an object: base life with life gained and lost, at least 0."""
    return max(0, base + item.gained)


VALUES: dict[Stat, Law[[Game, int, Properties], int | None]] = {
    stat: book.law(_life if stat == "life" else _value(stat)) for stat in NUMERIC_PROPERTIES
}
"""The value of an object to which rules and effects refer by the name of a numeric property: the modified value."""


def value_of(game: Game, object_id: int, found: Properties, stat: Stat) -> int | None:
    """Return the value to which rules and effects refer by the name of a numeric property, None if it is missing."""
    return VALUES[stat](game, object_id, found)


@book.law
def base_value_of(_game: Game, _object_id: int, found: Properties, stat: Stat) -> int | None:
    """Return the base value of a numeric property, which is defined by what is printed; None if it is missing."""
    base: int | None = found.base(stat)
    return base


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
def modification_by_counters(counter: NumericCounter, number: int) -> AddsToValue:
    """Counters do not change the base value of the property that they modify."""
    return Gets(counter.stat, number * counter.amount)
