"""Numbers (1.12.1), what X and an asterisk are (1.12.2, 1.12.3), and references to values of properties (1.8.7)."""

import math
from collections.abc import Iterable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import properties
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, PropertyEffect, changed_value
from rulesdb.engine.kernel.event_kinds.effect_events import Applied


@book.transform("1.12.1#sentence-1")
def whole(number: float) -> int:
    """Numbers are always integers: a fraction is rounded."""
    return rounded(number)


@book.definition("1.12.1a#sentence-1")
def rounded(number: float) -> int:
    """A fraction for which nothing says whether to round up or down is rounded towards zero."""
    return math.trunc(number)


@book.definition("1.12.1b#sentence-1")
def numbers_to_choose(most: int) -> range:
    """A player who chooses a number chooses an integer from 0; ``most`` is the highest that makes sense."""
    return range(most + 1)


def numbers_up_to(most: int) -> range:
    """Return the numbers that a player may choose "up to" a number."""
    return with_both_ends(bounded(most))


@book.definition("1.12.1b#sentence-2")
def bounded(most: int) -> range:
    """A player who chooses "up to" a number chooses between 0 and that number."""
    return numbers_to_choose(most)


@book.definition("1.12.1b#sentence-3")
def with_both_ends(numbers: range) -> range:
    """0 and the specified number are among the numbers that may be chosen."""
    return numbers


@book.definition("1.12.2#sentence-1")
def value_of_x(context: Context) -> int | None:
    """The letter X stands for a value that is undefined at first, and that a rule or an effect defines later."""
    return context.declared.x


@book.definition("1.12.2c#sentence-1")
def value_of_y(_context: Context, chosen: int) -> int:
    """The letter Y represents a second undefined value of the same context."""
    return chosen


@book.definition("1.12.2a#sentence-2")
def undefined_x() -> int | None:
    """An object with an undefined X has the property, and the value of X is 0."""
    return 0


@book.definition("1.12.2b#sentence-2")
def defined_x(item: Object) -> int | None:
    """The value of X in a property of an object remains defined until the object ceases to exist."""
    return item.layer.declared.x if item.layer else item.x


@book.definition("1.12.3a#sentence-1")
def undefined_asterisk() -> int | None:
    """An object with an undefined asterisk has the property, and the value of the asterisk is 0."""
    return 0


@book.definition("1.8.7#sentence-1")
def counted(values: Iterable[int | None]) -> Iterable[int]:
    """To refer to the value of a property presupposes that the property exists."""
    return [value for value in values if value is not None]


@book.definition("1.8.7#sentence-2")
def has_property(value: int | None) -> bool:
    """An object without a property does not meet the condition that the property exists."""
    return value is not None


@book.definition("1.8.7#sentence-3")
def compared(value: int | None) -> int | None:
    """So it does not meet a condition on the value of the property, either."""
    return value


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
