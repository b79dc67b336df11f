"""Records that check their fields when they are made, so that the author of a card learns what is wrong, and where.

A type checker finds the same errors before the program runs; this check also works for cards read from a file.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, ForwardRef, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple

from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.words.quoting import shortened, unknown_name

Fits = Callable[[object], bool]

_PLAIN: dict[object, str] = {NoneType: "nothing", int: "a number", str: "a text", bool: "True or False"}
"""The names of the simple types in messages."""


class Checked(Struct, frozen=True):
    """A record that checks its fields against their annotations.

    Making one raises PartError for a value of another type, and for a word that a Literal does not list.
    ``derived`` has the names of fields that follow from the others: neither phrases nor files have them.
    """

    derived: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        """Raise PartError for the first field whose value does not fit its annotation."""
        for field, value in zip(fields_of(type(self)), astuple(self), strict=True):
            _name, _hint, fits, default = field
            if value is not default and not fits(value):
                raise PartError(type(self).__name__, field.name, problem(field, value))


def only_one(record: Struct, **given: object) -> None:
    """Raise PartError unless exactly one of the fields ``given`` is not None."""
    if sum(value is not None for value in given.values()) != 1:
        names = " or ".join(given)
        raise PartError(type(record).__name__, next(iter(given)), f"either {names} belongs there, and only one of them")


class Field(NamedTuple):
    """A field of a record."""

    name: str
    """Name of the field."""
    hint: object
    """Annotation of the field."""
    fits: Fits
    """Predicate: whether a value fits the annotation."""
    default: object
    """Default of the field; ``NODEFAULT`` if it has none."""


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """Return the fields of a Struct or named tuple class, in order.

    Raises TypeError for an annotation that cannot be checked.
    """
    hints = hints_of(kind)
    defaults = defaults_of(kind) if issubclass(kind, Struct) else dict.fromkeys(hints, NODEFAULT)
    return tuple(Field(name, hints[name], fits_of(hints[name]), default) for name, default in defaults.items())


@cache
def hints_of(kind: type) -> Mapping[str, object]:
    """Return the annotations of a class and of its parents, by field."""
    hints: dict[str, object] = {}
    for parent in reversed(kind.__mro__):
        hints |= _own_hints(parent)
    return hints


@cache
def _own_hints(kind: type) -> Mapping[str, object]:
    """Return the annotations of a class without those of its parents, which many classes share.

    ``get_type_hints`` works out all of them anew for each class, which takes twice as long to load a game's kinds.
    """
    written: Mapping[str, object] = getattr(kind, "__annotations__", {})
    if not any(map(_has_forward_reference, written.values())):
        return written
    hints = get_type_hints(kind)
    return {name: hints[name] for name in written}


def _has_forward_reference(hint: object) -> bool:
    if get_origin(hint) is Literal:  # of words, which name no class
        return False
    return isinstance(hint, str | ForwardRef) or any(map(_has_forward_reference, get_args(hint)))


@cache
def defaults_of(kind: type[Struct]) -> Mapping[str, object]:
    """Return the default of every field of a Struct, in order; ``NODEFAULT`` for a field that has none.

    ``msgspec.structs.fields`` works out the annotations as well, which takes a tenth of the time to load a game.
    """
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    required = len(names) - len(defaults)
    return dict(zip(names, (NODEFAULT,) * required + defaults, strict=True))


def fits_of(hint: object) -> Fits:
    """Return the predicate for an annotation: a class, Literal, None, union, tuple, frozenset, mapping or type."""
    classes = classes_of(hint)
    if classes is not None:
        return lambda value: isinstance(value, classes)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        words = frozenset(args)
        return lambda value: isinstance(value, str | int | NoneType) and value in words
    if origin in (Union, UnionType):
        options = tuple(map(fits_of, args))
        return lambda value: any(fits(value) for fits in options)
    if origin is type:
        return lambda value: isinstance(value, type) and issubclass(value, args[0])
    return _container_fits(hint)


def _container_fits(hint: object) -> Fits:
    """Return the predicate for an annotation that is a tuple, a frozenset or a mapping."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (tuple, frozenset) and args[1:] in ((), (Ellipsis,)):
        fits = fits_of(args[0])
        return lambda value: isinstance(value, origin) and all(map(fits, value))
    if origin is tuple:
        members = tuple(map(fits_of, args))
        return lambda value: (
            isinstance(value, tuple)
            and len(value) == len(members)
            and all(fits(one) for fits, one in zip(members, value, strict=True))
        )
    if origin is Mapping:
        key_fits, value_fits = map(fits_of, args)
        return lambda value: (
            isinstance(value, Mapping) and all(map(key_fits, value)) and all(map(value_fits, value.values()))
        )
    raise TypeError(f"no field can be {hint!r}: there is no check for that annotation")


def classes_of(hint: object) -> tuple[type, ...] | None:
    """Return the classes of an annotation that is a class, None or a union of these; None for any other annotation."""
    if hint is Any:
        return (object,)
    if hint is None or (isinstance(hint, type) and get_origin(hint) is None):
        return (NoneType if hint is None else hint,)
    if get_origin(hint) not in (Union, UnionType):
        return None
    found = [classes_of(one) for one in get_args(hint)]
    return None if None in found else tuple(cls for classes in found for cls in classes or ())


def problem(field: Field, value: object) -> str:
    """Return the sentence that says what is wrong with a field's value: the innermost part that does not fit."""
    hint, at = field.hint, field.name
    name = field.name
    if isinstance(value, tuple | frozenset) and (inner := _element_hint(hint, type(value))) is not None:
        index, value = next((index, one) for index, one in enumerate(value) if not fits_of(inner)(one))
        hint, at, name = inner, f"{field.name}[{index}]", field.name.removesuffix("s")
    if isinstance(value, str) and (words := _words(hint)):
        return unknown_name(name, value, words)
    return f"{at} is {_shown(value)}, where {' or '.join(_named(hint))} belongs"


def _element_hint(hint: object, kind: type) -> object:
    """Return the annotation of the elements of a tuple or frozenset, None if no such container is allowed."""
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return next((get_args(one)[0] for one in options if get_origin(one) is kind), None)


def _words(hint: object) -> list[str]:
    """Return the words of an annotation that consists of Literals and None; an empty list for any other annotation."""
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if any(get_origin(one) is not Literal and one is not NoneType for one in options):
        return []
    return [word for one in options for word in get_args(one) if isinstance(word, str)]


def _named(hint: object) -> Iterator[str]:
    """Yield the types of values that an annotation allows, as a message names them."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        for one in get_args(hint):
            yield from _named(one)
    elif origin is Literal:
        yield from map(repr, get_args(hint))
    elif origin is not None:
        yield f"a {origin.__name__} of {' or '.join(_named(get_args(hint)[0]))}"
    else:
        yield _PLAIN.get(hint) or (hint.__name__ if isinstance(hint, type) else repr(hint))


def _shown(value: object) -> str:
    """Return a value as a message shows it: a record as its class, with the role that its class derives from."""
    if isinstance(value, Struct):
        roles = [one for one in type(value).__mro__[1:] if issubclass(one, Checked) and one is not Checked][-2:]
        return f"{type(value).__name__} ({roles[0].__name__})" if roles else type(value).__name__
    return value.__name__ if isinstance(value, type) else shortened(repr(value))
