"""Records within records: whether a record has one of a kind in it, and records with others in their place."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.records.checked import fields_of

R = TypeVar("R")


@lru_cache(maxsize=10_000)  # cards are asked in every state
def mentions(record: object, kind: type) -> bool:
    """Whether a record, or a tuple or set of records, is of a kind or has a record of it in any field."""
    if isinstance(record, kind):
        return True
    if isinstance(record, tuple | frozenset):
        return any(mentions(member, kind) for member in record)
    return isinstance(record, Struct) and any(
        mentions(getattr(record, field.name), kind) for field in fields_of(type(record))
    )


def parts_of_kind(record: object, kind: type[R]) -> Iterator[R]:
    """Yield a record and the records in it that are of a kind, outermost first."""
    if isinstance(record, kind):
        yield record
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from parts_of_kind(member, kind)
    elif isinstance(record, Struct):
        for field in fields_of(type(record)):
            yield from parts_of_kind(getattr(record, field.name), kind)


FieldChanges = Mapping[type, Callable[[Any], Any]]
"""Functions that return a changed record, by its kind."""


def with_changed(record: R, changes: FieldChanges) -> R:
    """Return a record, or a tuple of records, with the outermost records of some kinds in it changed."""
    if type(record) in changes:
        changed: R = changes[type(record)](record)
        return changed
    if isinstance(record, tuple):
        return type(record)([with_changed(member, changes) for member in record])
    if not isinstance(record, Struct):
        return record
    fields = {field.name: getattr(record, field.name) for field in fields_of(type(record))}
    found = {name: with_changed(value, changes) for name, value in fields.items()}
    return replace(record, **found) if found != fields else record
