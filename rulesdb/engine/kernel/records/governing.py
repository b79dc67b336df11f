"""The rules that govern a record: every record class lists rules for itself and for its fields.

The class variable ``GOVERNED_BY`` has the rules of the class under "", and those of a field under the field's name; for
classes that all games share, a table of the game has the same. The rules of a field count if its value is not the
default; under two names, those of the second field where the first has a value as well. The rules of parent classes
count, too.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from rulesdb.engine.kernel.records.checked import fields_of


class Governing(NamedTuple):
    """A subject of rules, with the rules that govern it."""

    what: str
    """The subject: a noun of the game, in Japanese."""
    rules: tuple[str, ...]
    """Identifiers of the rules."""


GovernedBy = Mapping[str | tuple[str, str], Governing | Mapping[object, Governing]]
"""The rules by field or two fields, "" for the record itself.

For a field with a fixed list of words, rules by word are possible.
"""


Governed = Mapping[type, GovernedBy]
"""A game's table: the rules that govern records of the classes that all games share."""


def governing(record: object, shared: Governed) -> Iterator[Governing]:
    """Yield the rules that govern a record and the records in it, outermost first, with repetitions."""
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from governing(member, shared)
    elif isinstance(record, Struct):
        rows = [_rows(kind, shared) for kind in type(record).__mro__]
        yield from (row for found in rows if isinstance(row := found.get(""), Governing))
        of_fields = {key: row for found in reversed(rows) for key, row in found.items()}
        for field in fields_of(type(record)):
            value = getattr(record, field.name)
            if value != field.default:
                yield from _of_field(of_fields.get(_key(record, field.name, of_fields)), value)
                yield from governing(value, shared)


def _rows(kind: type, shared: Governed) -> GovernedBy:
    found: GovernedBy = vars(kind).get("GOVERNED_BY", {})
    return found or shared.get(kind, {})


def _key(record: Struct, name: str, rows: GovernedBy) -> str | tuple[str, str]:
    """Return the key of the row of a field: that of two fields, if they have one and the first has a value."""
    pairs = (key for key in rows if isinstance(key, tuple) and key[1] == name)
    return next((key for key in pairs if getattr(record, key[0]) is not None), name)


def _of_field(row: Governing | Mapping[object, Governing] | None, value: object) -> Iterator[Governing]:
    if isinstance(row, Governing):
        yield row
    elif row is not None:
        yield from (row[word] for word in (value if isinstance(value, frozenset) else [value]) if word in row)
