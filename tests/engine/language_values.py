"""Random records of the card language, made from the annotations of their fields."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st
from msgspec import Struct

from rulesdb.engine.fab.language import ROLES
from rulesdb.engine.kernel.checked import fields_of
from rulesdb.engine.kernel.phrases import options_of

NAMES = st.text(st.characters(exclude_characters="「」\r\n", exclude_categories=["Cs"]), min_size=1, max_size=8)
NUMBERS = st.integers(0, 10**6)
FEWEST, MOST = 2, 3
"""Members of a tuple."""


def kinds_of(parent: type[Struct]) -> Iterator[type[Struct]]:
    """Yield the kinds of a role that the engine has; tests may have some of their own."""
    for kind in parent.__subclasses__():
        if kind.__module__.startswith("rulesdb."):
            yield kind
            yield from kinds_of(kind)


def values(hint: object, depth: int) -> st.SearchStrategy[Any]:
    """Return what may stand in a field, records within it at most so deep."""
    options = [strategy for option in options_of(hint) if (strategy := _option(option, depth)) is not None]
    return st.one_of(options)


def _option(option: object, depth: int) -> st.SearchStrategy[Any] | None:
    if get_origin(option) is Literal:
        return st.sampled_from(get_args(option))
    if get_origin(option) is tuple:
        return st.lists(values(get_args(option)[0], depth), min_size=FEWEST, max_size=MOST).map(tuple)
    plain = {type(None): st.none(), int: NUMBERS, str: NAMES}
    if option in plain:
        return plain[option]
    return records(option, depth) if depth else leaves(option)  # type: ignore[arg-type]  # the rest are kinds of records


def records(parent: type[Struct], depth: int) -> st.SearchStrategy[Any]:
    """Return records of a role."""
    return st.one_of([_of_kind(kind, depth - 1) for kind in kinds_of(parent)])


def leaves(parent: type[Struct]) -> st.SearchStrategy[Any] | None:
    """Return records of a role that hold no others, None where there are none."""
    found = [kind for kind in kinds_of(parent) if not any(_holds_records(field.hint) for field in fields_of(kind))]
    return st.one_of([_of_kind(kind, 0) for kind in found]) if found else None


def _holds_records(hint: object) -> bool:
    parents = tuple(role.parent for role in ROLES)
    members = (get_args(option)[0] if get_origin(option) is tuple else option for option in options_of(hint))
    return any(member in parents for member in members)


def _of_kind(kind: type[Struct], depth: int) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{field.name: values(field.hint, depth) for field in fields_of(kind)})
