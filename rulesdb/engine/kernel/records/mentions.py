"""Records within records: whether a record has one of a kind in it."""

from functools import lru_cache

from msgspec import Struct

from rulesdb.engine.kernel.records.checked import fields_of


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
