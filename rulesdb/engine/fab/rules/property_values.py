"""Effects that refer to values of properties (1.8.7), also of objects that lack the property."""

from collections.abc import Iterable

from rulesdb.engine.fab.book import book


def _with_zero(values: Iterable[int | None]) -> Iterable[int]:
    return [value or 0 for value in values]


@book.definition("1.8.7#sentence-1", _with_zero, "数えるのは値だけで、特性がないカードも、値0として数えるとする読み方")
def counted(values: Iterable[int | None]) -> Iterable[int]:
    """To refer to the value of a property presupposes that the property exists."""
    return [value for value in values if value is not None]


def _whether_or_not(_value: int | None) -> bool:
    return True


@book.definition(
    "1.8.7#sentence-2", _whether_or_not, "特性を持たないオブジェクトも、特性が存在するという条件を満たすとする読み方"
)
def has_property(value: int | None) -> bool:
    """An object without a property does not meet the condition that the property exists."""
    return value is not None


def _as_zero(value: int | None) -> int | None:
    return value or 0


@book.definition("1.8.7#sentence-3", _as_zero, "特性を持たないオブジェクトの値は、0として比べるとする読み方")
def compared(value: int | None) -> int | None:
    """So it does not meet a condition on the value of the property, either."""
    return value


def _one(value: int | None) -> int:
    return 1 if value is None else value


@book.definition("1.8.7a#sentence-2", _one, "特性がなければ、値として1を使うとする読み方")
def needed(value: int | None) -> int:
    """If an effect needs the value of a property from an object without it, zero is used for the effect."""
    return 0 if value is None else value
