"""Which rules govern a record: every kind names those of itself, and of its fields where they say something.

A kind says it in ``GOVERNED_BY``: the rules of itself under "", those of a field under its name; they count where the
field is not as it is by default. What its parents say counts as well.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from rulesdb.engine.kernel.checked import fields_of


class Governing(NamedTuple):
    """What is governed, and by which rules."""

    what: str
    """A noun of the game, in Japanese."""
    rules: tuple[str, ...]
    """Identifiers of the rules."""


GovernedBy = Mapping[str, Governing | Mapping[object, Governing]]
"""For a field, or "" for the record, the rules; for a field with words of a list, perhaps those of every word."""


def governing(record: object) -> Iterator[Governing]:
    """Yield the rules that govern a record and all that is in it, as often as they do, the outermost first."""
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from governing(member)
    elif isinstance(record, Struct):
        of_fields = _of_fields(type(record))
        yield from _of_itself(type(record))
        for field in fields_of(type(record)):
            value = getattr(record, field.name)
            if value != field.default:
                yield from _of_field(of_fields.get(field.name), value)
                yield from governing(value)


def _of_field(row: Governing | Mapping[object, Governing] | None, value: object) -> Iterator[Governing]:
    if isinstance(row, Governing):
        yield row
    elif row is not None:
        yield from (row[word] for word in (value if isinstance(value, frozenset) else [value]) if word in row)


def rules_of(kind: type) -> Iterator[Governing]:
    """Yield all rows of a kind of record and of its parents: those of itself, then those of its fields."""
    yield from _of_itself(kind)
    for field, row in _of_fields(kind).items():
        if field:
            yield from (row,) if isinstance(row, Governing) else row.values()


def _of_itself(kind: type) -> Iterator[Governing]:
    """Yield the rules of a kind, and those of its parents."""
    for one in kind.__mro__:
        row = vars(one).get("GOVERNED_BY", {}).get("")
        if row is not None:
            yield row


def _of_fields(kind: type) -> GovernedBy:
    """Return the rules of all fields of a kind."""
    said: dict[str, Governing | Mapping[object, Governing]] = {}
    for one in reversed(kind.__mro__):
        said |= vars(one).get("GOVERNED_BY", {})
    return said
