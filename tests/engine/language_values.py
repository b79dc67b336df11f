"""Random values of every kind that the card language says: records of whatever their fields' annotations allow."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

from hypothesis import reject
from hypothesis import strategies as st
from msgspec import NODEFAULT, Struct

from rulesdb.engine.fab.language.vocabulary import ROLES, vocabulary
from rulesdb.engine.fab.language.words import WORDS
from rulesdb.engine.kernel.errors import EngineError
from rulesdb.engine.kernel.language.phrases import PLAIN, options_of
from rulesdb.engine.kernel.records.checked import Field, fields_of

NAMES = st.text(
    st.characters(exclude_characters="「」『』《》〔〕【】\r\n", exclude_categories=["Cs"]), min_size=1, max_size=8
)
NUMBERS = st.integers(0, 10**6)
FEWEST, MOST = 2, 3
"""Members of a tuple."""
ENDLESS = 99
"""The depth of a kind that is not known yet."""
ATTEMPTS, FEW = 40, 5
"""How often a record whose fields contradict each other is put together anew, and with what is in it deeper."""

Draw = Callable[[st.SearchStrategy[Any]], Any]


def kinds_of(parent: type[Struct]) -> Iterator[type[Struct]]:
    """Yield the kinds of a role that the engine has, parents of others left out; tests may have some of their own."""
    for kind in parent.__subclasses__():
        if kind.__module__.startswith("rulesdb."):
            yield from [*kinds_of(kind)] or [kind]


@st.composite
def records(draw: Draw, parent: type[Struct], depth: int) -> Any:  # noqa: ANN401  (a record of any kind)
    """Return records of a role, with others within them at most so deep where that is enough."""
    most = max(depth, depths()[parent])
    kind = draw(st.sampled_from([kind for kind in kinds_for(parent) if depths()[kind] <= most]))
    for attempt in range(ATTEMPTS):
        given = {
            field.name: _field(draw, field, depth - 1 if attempt < FEW else max(1, depth - 1))
            for field in fields_of(kind)
        }
        try:
            return kind(**given)
        except EngineError:  # its fields contradict each other
            continue
    return reject()


def _field(draw: Draw, field: Field, depth: int) -> Any:  # noqa: ANN401  (see above)
    """Return a value of a field, its default where others would be too deep."""
    if _least(field.hint, depths()) > depth and field.default is not NODEFAULT:
        return field.default
    return _value(draw, field.hint, depth)


def _value(draw: Draw, hint: object, depth: int) -> Any:  # noqa: ANN401  (see above)
    most = max(depth, _least(hint, depths()))
    option = draw(st.sampled_from([option for option in options_of(hint) if _depth(option, depths()) <= most]))
    origin: object = get_origin(option)
    if origin is Literal:
        return draw(st.sampled_from(get_args(option)))
    if origin is type:
        return draw(st.sampled_from([*WORDS[option, PLAIN]]))
    if origin is tuple:
        return tuple(_value(draw, get_args(option)[0], depth) for _ in range(draw(st.integers(FEWEST, MOST))))
    if origin is frozenset:
        return frozenset(_value(draw, get_args(option)[0], depth) for _ in range(draw(st.integers(1, MOST))))
    plain = {type(None): st.none(), int: NUMBERS, str: NAMES, bool: st.booleans()}
    return draw(plain[option]) if option in plain else draw(records(option, depth))


def kinds_for(parent: type[Struct]) -> list[type[Struct]]:
    """Return the kinds that may stand for a parent, itself where there are no others."""
    return [*kinds_of(parent)] or [parent]


@cache
def depths() -> dict[type[Struct], int]:
    """Return for all kinds, and their parents, how deep records are within each other in the smallest of them."""
    vocabulary()  # loads all kinds
    found: dict[type[Struct], int] = {}
    while True:
        before = dict(found)
        for parent in {*(role.parent for role in ROLES), *before}:
            for kind in kinds_for(parent):
                found[kind] = 1 + max((_least_of(field, found) for field in fields_of(kind)), default=0)
            found[parent] = min(found[kind] for kind in kinds_for(parent))
        if found == before:
            return found


def _least_of(field: Field, known: dict[type[Struct], int]) -> int:
    return _least(field.hint, known) if field.default is NODEFAULT else 0


def _least(hint: object, known: dict[type[Struct], int]) -> int:
    return min(_depth(option, known) for option in options_of(hint))


def _depth(option: object, known: dict[type[Struct], int]) -> int:
    if get_origin(option) in (tuple, frozenset):
        return _least(get_args(option)[0], known)
    is_record = isinstance(option, type) and issubclass(option, Struct)
    return known.setdefault(option, ENDLESS) if is_record else 0  # type: ignore[arg-type]  # it is a kind
