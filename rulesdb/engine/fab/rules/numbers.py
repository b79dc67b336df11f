"""Numbers (1.12.1), and the values that X and an asterisk stand for (1.12.2, 1.12.3)."""

import math

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.state import Object


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
