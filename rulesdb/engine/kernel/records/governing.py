"""The rules that govern a record: every record class lists rules for itself and for its fields.

Records within records are found and changed here, and kinds are made that differ from their parents in data alone.

The class variable ``GOVERNED_BY`` has the rules of the class under "", and those of a field under the field's name; for
classes that all games share, a table of the game has the same. The rules of a field count if its value is not the
default; under two names, those of the second field where the first has a value as well. The rules of parent classes
count, too.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from sys import _getframe
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import asdict, astuple, replace

from rulesdb.engine.kernel.records.checked import defaults_of, fields_of

K = TypeVar("K", bound=Struct)
R = TypeVar("R")


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
        for field, value in zip(fields_of(type(record)), astuple(record), strict=True):
            if value != field.default:
                yield from _of_field(of_fields.get(_key(record, field.name, of_fields)), value)
                yield from governing(value, shared)


def _rows(kind: type, shared: Governed) -> GovernedBy:
    found: GovernedBy = vars(kind).get("GOVERNED_BY", {})
    return found or shared.get(kind, {})


def _key(record: Struct, name: str, rows: GovernedBy) -> str | tuple[str, str]:
    """Return the key of the row of a field: that of two fields, if they have one and the first has a value."""
    pairs = (key for key in rows if isinstance(key, tuple) and key[1] == name)
    return next((key for key in pairs if asdict(record)[key[0]] is not None), name)


def _of_field(row: Governing | Mapping[object, Governing] | None, value: object) -> Iterator[Governing]:
    if isinstance(row, Governing):
        yield row
    elif row is not None:
        yield from (row[word] for word in (value if isinstance(value, frozenset) else [value]) if word in row)


def row(parent: type[K], name: str, doc: str, governed: GovernedBy | None = None, /, **data: object) -> type[K]:
    """Return the class of a name that is its parent with other data.

    ``data`` are annotations of the parent's fields, which keep their defaults, and class variables. ``governed`` are
    the rules that govern records of the class (governing.py).
    """
    defaults = defaults_of(parent)
    fields = [
        (field, hint) if defaults[field] is NODEFAULT else (field, hint, defaults[field])
        for field, hint in data.items()
        if field in defaults
    ]
    namespace = {key: value for key, value in data.items() if key not in defaults}
    if governed is not None:
        namespace["GOVERNED_BY"] = governed
    namespace["__doc__"] = doc
    module = str(_getframe(1).f_globals["__name__"])  # the one that makes the row, as in a class statement
    made = defstruct(name, fields, bases=(parent,), module=module, namespace=namespace, frozen=True)
    return cast("type[K]", made)


@lru_cache(maxsize=10_000)  # cards are asked in every state
def mentions(record: object, kind: type) -> bool:
    """Whether a record, or a tuple or set of records, is of a kind or has a record of it in any field."""
    if isinstance(record, kind):
        return True
    if isinstance(record, tuple | frozenset):
        return any(mentions(member, kind) for member in record)
    return isinstance(record, Struct) and any(mentions(value, kind) for value in astuple(record))


def parts_of_kind(record: object, kind: type[R]) -> Iterator[R]:
    """Yield a record and the records in it that are of a kind, outermost first."""
    if isinstance(record, kind):
        yield record
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from parts_of_kind(member, kind)
    elif isinstance(record, Struct):
        for value in astuple(record):
            yield from parts_of_kind(value, kind)


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
    fields = asdict(record)
    found = {name: with_changed(value, changes) for name, value in fields.items()}
    return replace(record, **found) if found != fields else record
