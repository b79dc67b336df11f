"""Numbers (1.12.1), what X and an asterisk are (1.12.2, 1.12.3), and references to values of properties (1.8.7)."""

import math
from collections.abc import Iterable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.book import unchanged
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import properties
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, PropertyEffect, changed_value
from rulesdb.engine.kernel.event_kinds.effect_events import Applied


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


@book.definition("1.12.2#sentence-1")
def value_of_x(context: Context) -> int | None:
    """The letter X stands for a value that is undefined at first, and that a rule or an effect defines later."""
    return context.declared.x


@book.definition("1.12.2c#sentence-1")
def value_of_y(context: Context) -> int:
    """The letter Y represents a second undefined value of the same context; a chosen number defines it."""
    return context.number or 0


def defined_x(item: Object) -> int | None:
    """Return the value of X in a property of an object, None while X is undefined."""
    return item.layer.declared.x if item.layer else item.x


@book.law
def cost_of_symbols(item: Object, symbols: str) -> int | None:
    """The base cost of an object with symbols X: X, 0 while undefined, remains defined until the object is gone."""
    return sum_of_symbols(defined_x(item) or 0, symbols)


@book.transform("2.2.2a#sentence-2")
def sum_of_symbols(x: int, symbols: str) -> int:
    """Two or more undefined symbols of a printed cost are added up for the base cost."""
    return x * len(symbols)


@book.law
def printed_number(printed: int | str | None) -> int | None:
    """The printed value of a numeric property; that of X and of an asterisk is 0 while it is undefined."""
    return 0 if isinstance(printed, str) else printed


@book.definition("1.8.7#sentence-1")
def counted(values: Iterable[int | None]) -> Iterable[int]:
    """To refer to the value of a property presupposes that the property exists."""
    return [value for value in values if value is not None]


@book.definition("1.8.7#sentence-2")
def has_property(value: int | None) -> bool:
    """An object without a property does not meet the condition that the property exists."""
    return value is not None


compared = book.definition("1.8.7#sentence-3")(unchanged)
"""An object without a property does not meet a condition on the value of the property, either."""


@book.definition("1.8.7a#sentence-2")
def needed(value: int | None) -> int:
    """If an effect needs the value of a property from an object without it, zero is used for the effect."""
    return 0 if value is None else value


@book.filter("2.0.3b#sentence-1")
def has_increased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has increased if an effect has been applied that increases its value or base value."""
    return any(change > 0 for change in value_changes(game, object_id, stat))


@book.filter("2.0.3b#sentence-2")
def has_decreased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has decreased if an effect has been applied that decreases its value or base value."""
    return any(change < 0 for change in value_changes(game, object_id, stat))


def applied_this_turn(game: Game, object_id: int) -> Iterator[PropertyEffect]:
    """Yield what effects that began to apply to an object this turn do to its properties."""
    for event in game.state.history:
        if isinstance(event, Applied) and event.object == object_id and isinstance(event.effect, PropertyEffect):
            yield event.effect


def base_or_last_known(game: Game, object_id: int) -> Properties:
    """Return the base properties of an object; the last known properties if it has ceased to exist."""
    found: Properties = (
        game.rules.properties.base(game, object_id) if game.has(object_id) else properties(game, object_id)
    )
    return found


def value_changes(game: Game, object_id: int, stat: str) -> Iterator[float]:
    """Yield by how much each effect applied this turn changes the base value of a numeric property of an object."""
    value = base_or_last_known(game, object_id).value(stat) or 0
    for effect in applied_this_turn(game, object_id):
        if isinstance(effect, ChangesValue) and effect.stat == stat:
            yield (
                changed_value(effect.operation, value, valued(game, effect.amount, game.context_of(object_id))) - value
            )
