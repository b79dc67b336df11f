"""Random values of every kind that the card language says: records of whatever their fields' annotations allow."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin

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
_GAME = ("rulesdb.engine.kernel.", "rulesdb.engine.fab.")
"""Modules with the kinds that cards of Flesh and Blood have."""
NUMBERS = st.integers(0, 10**6)
FEWEST, MOST = 2, 3
"""Members of a tuple."""
ENDLESS = 99
"""The depth of a kind that is not known yet."""
ATTEMPTS, FEW = 40, 5
"""How often a record whose fields contradict each other is put together anew, and with what is in it deeper."""

T = TypeVar("T")
Draw = Callable[[st.SearchStrategy[Any]], Any]


class Choices(Protocol):
    """What decides between the values that a field may have."""

    def one_of(self, options: Sequence[T]) -> T:
        """Return one of some options."""

    def between(self, least: int, most: int) -> int:
        """Return a number of members, both bounds included."""

    def number(self) -> int:
        """Return a number for a field."""

    def name(self) -> str:
        """Return a name for a field."""

    def leaves_out(self) -> bool:
        """Whether a field that has a default keeps it."""


class Drawn(NamedTuple):
    """Choices of hypothesis."""

    draw: Draw

    def one_of(self, options: Sequence[T]) -> T:
        """Return one of some options."""
        option: T = self.draw(st.sampled_from(options))
        return option

    def between(self, least: int, most: int) -> int:
        """Return a number of members."""
        return int(self.draw(st.integers(least, most)))

    def number(self) -> int:
        """Return any number that a field may have."""
        return int(self.draw(NUMBERS))

    def name(self) -> str:
        """Return any name that a text may have."""
        return str(self.draw(NAMES))

    def leaves_out(self) -> bool:
        """No field keeps its default, unless its default is drawn."""
        return False


def kinds_of(parent: type[Struct]) -> Iterator[type[Struct]]:
    """Yield the kinds of a role that cards have, sorted, parents of others left out.

    Tests may have some of their own, and rules some that no card says.
    """
    for kind in sorted(parent.__subclasses__(), key=lambda kind: (kind.__module__, kind.__name__)):
        if kind.__module__.startswith(_GAME) and ".rules." not in kind.__module__:
            yield from [*kinds_of(kind)] or [kind]


@st.composite
def records(draw: Draw, parent: type[Struct], depth: int) -> Any:  # noqa: ANN401  (a record of any kind)
    """Return records of a role, with others within them at most so deep where that is enough."""
    return record(Drawn(draw), parent, depth) or reject()


def record(choices: Choices, parent: type[Struct], depth: int) -> Any:  # noqa: ANN401  (see above)
    """Return a record of a role, None if its fields always contradicted each other."""
    most = max(depth, depths()[parent])
    kind = choices.one_of([kind for kind in kinds_for(parent) if depths()[kind] <= most])
    for attempt in range(ATTEMPTS):
        given = {
            field.name: _field(choices, field, depth - 1 if attempt < FEW else max(1, depth - 1))
            for field in fields_of(kind)
        }
        try:
            return kind(**given)
        except EngineError:  # its fields contradict each other
            continue
    return None


def _field(choices: Choices, field: Field, depth: int) -> Any:  # noqa: ANN401  (see above)
    """Return a value of a field, its default where it is left out or others would be too deep."""
    if field.default is not NODEFAULT and (_least(field.hint, depths()) > depth or choices.leaves_out()):
        return field.default
    return _value(choices, field.hint, depth)


def _value(choices: Choices, hint: object, depth: int) -> Any:  # noqa: ANN401  (see above)
    most = max(depth, _least(hint, depths()))
    option = choices.one_of([option for option in options_of(hint) if _depth(option, depths()) <= most])
    origin: object = get_origin(option)
    if origin is Literal:
        return choices.one_of(get_args(option))
    if origin is type:
        return choices.one_of([*WORDS[option, PLAIN]])
    if origin is tuple:
        return tuple(_value(choices, get_args(option)[0], depth) for _ in range(choices.between(FEWEST, MOST)))
    if origin is frozenset:
        return frozenset(_value(choices, get_args(option)[0], depth) for _ in range(choices.between(1, MOST)))
    plain: dict[object, Callable[[], object]] = {
        type(None): lambda: None,
        int: choices.number,
        str: choices.name,
        bool: lambda: choices.one_of((False, True)),
    }
    return plain[option]() if option in plain else record(choices, option, depth)  # type: ignore[arg-type]  # a kind


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
