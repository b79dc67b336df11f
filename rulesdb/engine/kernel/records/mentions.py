"""Records within records: whether a record has one of a kind in it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

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
