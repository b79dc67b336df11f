"""Values of a game as JSON and back: a record is written with the name of its class.

Reading runs no code named in a file: an unknown class or a field that does not fit raises DataError with a sentence.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import ModuleType
from typing import TypeVar

import msgspec
from msgspec import Struct

from rulesdb.engine.kernel.engine_errors import DataError, EngineError
from rulesdb.engine.kernel.records.checked import fields_of, problem
from rulesdb.words.quoting import shortened, unknown_name

V = TypeVar("V")

_RECORD, _KIND, _SET, _MAPPING = "is", "kind", "set", "map"


class Codec:
    """An encoder and decoder for the values of a game.

    Numbers, texts, booleans and None are themselves in JSON, and a tuple is a list. Any other value is an object: a
    record has the name of its class under ``is`` and its fields, except those with their default value; a class is
    under ``kind``, a frozenset under ``set``, and a mapping, as pairs, under ``map``.
    """

    def __init__(self, kinds: Callable[[], Iterable[type]]) -> None:
        """Take what returns the record classes, Structs and named tuples; it is called for the first value."""
        self._returned = kinds

    @cached_property
    def _kinds(self) -> Mapping[str, type]:
        """The record classes by name. Raises ValueError for two classes of one name."""
        found: dict[str, type] = {}
        for kind in self._returned():
            if found.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two kinds of records are called {kind.__name__}")
        return found

    def encode(self, value: object) -> bytes:
        """Return a value as JSON. Raises TypeError for a value of an unknown class."""
        return msgspec.json.encode(self._plain(value))

    def decode(self, written: bytes, kind: type[V]) -> V:
        """Return the value of class ``kind`` written as JSON. Raises DataError for any other content."""
        try:
            value = self._value(msgspec.json.decode(written))
        except (msgspec.DecodeError, RecursionError, TypeError, UnicodeDecodeError) as error:
            raise DataError(f"this is no value of a game ({error})") from error
        if not isinstance(value, kind):
            raise DataError(f"this is {shortened(repr(value))}, not a {kind.__name__}")
        return value

    def _plain(self, value: object) -> object:
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, type) and self._kinds.get(value.__name__) is value:
            return {_KIND: value.__name__}
        if self._kinds.get(type(value).__name__) is type(value):
            fields = {name: self._plain(field) for name, field in _written_fields(value).items()}
            return {_RECORD: type(value).__name__, **fields}
        if isinstance(value, tuple):
            return [self._plain(one) for one in value]
        if isinstance(value, frozenset):
            return {_SET: sorted((self._plain(one) for one in value), key=msgspec.json.encode)}
        if isinstance(value, Mapping):
            return {_MAPPING: [[self._plain(key), self._plain(one)] for key, one in value.items()]}
        raise TypeError(f"{type(value).__name__} is no known kind of value")

    def _value(self, plain: object) -> object:
        if isinstance(plain, list):
            return tuple(self._value(one) for one in plain)
        if not isinstance(plain, dict):
            return plain
        match plain:
            case {"is": str(name), **fields}:
                return self._record(self._kind(name), {str(field): self._value(one) for field, one in fields.items()})
            case {"kind": str(name)}:
                return self._kind(name)
            case {"set": list(members)}:
                return frozenset(self._value(one) for one in members)
            case {"map": list(pairs)} if all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):  # noqa: PLR2004
                return {self._value(key): self._value(one) for key, one in pairs}
            case _:
                raise DataError(f"{shortened(repr(plain))} is neither a record nor a kind, set or mapping")

    def _kind(self, name: str) -> type:
        if name not in self._kinds:
            raise DataError(unknown_name("kind", name, sorted(self._kinds)))
        return self._kinds[name]

    def _record(self, kind: type, given: dict[str, object]) -> object:
        """Make a record, and raise DataError if one of its fields does not fit."""
        try:
            made = kind(**given)
        except (TypeError, EngineError) as error:
            raise DataError(f"no {kind.__name__}: {error}") from error
        for field in fields_of(kind):
            value = getattr(made, field.name)
            if not field.fits(value):
                raise DataError(f"no {kind.__name__}: {problem(field, value)}")
        return made


def _written_fields(record: object) -> dict[str, object]:
    """Return the fields of a record whose values differ from their defaults."""
    if isinstance(record, Struct):
        values, infos = msgspec.structs.asdict(record), msgspec.structs.fields(record)
        derived: frozenset[str] = getattr(record, "derived", frozenset())
        pairs = ((info.name, values[info.name], info.default) for info in infos if info.name not in derived)
        return {name: value for name, value, default in pairs if default is msgspec.NODEFAULT or value != default}
    assert isinstance(record, tuple)
    return {field.name: value for field, value in zip(fields_of(type(record)), record, strict=True)}


def records_in(modules: Iterable[ModuleType]) -> Iterator[type]:
    """Yield the record classes that modules declare or import, with repetitions."""
    for module in modules:
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
