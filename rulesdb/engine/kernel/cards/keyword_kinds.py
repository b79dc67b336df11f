"""Kinds of keywords that mean an ability: a name and fields of their own, from which those of the ability follow."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from msgspec import NODEFAULT, defstruct
from msgspec.structs import force_setattr

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.records.checked import fields_of

A = TypeVar("A", bound=Ability)
Meaning = Mapping[str, object]
"""What a keyword means: values of the fields of an ability."""


def keyword_kind(
    name: str,
    parents: tuple[type[A], *tuple[type, ...]],
    meaning: Callable[..., Meaning] | None,
    own: Mapping[str, object],
    /,
    **namespace: Any,  # noqa: ANN401  (what a class has)
) -> type[A]:
    """Return the class of a keyword, which derives from the ability that it means, and perhaps from a mark.

    ``own`` are the annotations of its own fields, such as the number behind its name, of which ``meaning`` returns the
    fields of its parent; it is None for a keyword that laws ask for. The namespace has ``__doc__``, ``__module__`` and
    ``GOVERNED_BY``.
    """
    parent = parents[0]
    fields: list[Any] = list(own.items())
    if meaning is not None:
        inherited = {field.name: (field.hint, field.default) for field in fields_of(parent)}
        others = {field: one for field, one in inherited.items() if field not in own}
        namespace |= {"derived": frozenset(others), "__post_init__": _filling(parent, meaning, tuple(own))}
        fields += [(field, hint, None) for field, (hint, default) in others.items() if default is NODEFAULT]
    made = defstruct(name, fields, bases=parents[::-1], namespace=namespace, frozen=True, kw_only=True)
    return cast("type[A]", made)


def _filling(parent: type[Ability], meaning: Callable[..., Meaning], own: tuple[str, ...]) -> Callable[[Any], None]:
    """Return what fills in the fields of the ability that a keyword means, and checks them as its parent does."""

    def fill_in(made: Any) -> None:  # noqa: ANN401  (its own fields are data)
        for field, value in meaning(*(getattr(made, name) for name in own)).items():
            force_setattr(made, field, value)
        parent.__post_init__(made)

    return fill_in
