"""Effects that refer to values of properties (1.8.7), also of objects that lack the property."""

from collections.abc import Iterable

from rulesdb.engine.fab.book import book


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
