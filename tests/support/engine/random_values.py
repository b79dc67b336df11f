"""Random values of every kind that a game's card language says: records of whatever their fields' annotations allow."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin

from hypothesis import reject
from hypothesis import strategies as st
from msgspec import NODEFAULT, Struct

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrases import PLAIN, Vocabulary, options_of
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

SMALL_NUMBERS = (0, 1, 1, 1, 2, 2, 3)
FEW_NAMES = ("蒸気", "錆", "爪")
LEFT_OUT = 0.7
"""How often a random number generator leaves out what may be left out."""

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


class Seeded(NamedTuple):
    """Choices of a random number generator, with numbers and names as small cards have them."""

    chance: Random

    def one_of(self, options: Sequence[T]) -> T:
        """Return one of some options."""
        return self.chance.choice(options)

    def between(self, least: int, most: int) -> int:
        """Return a number of members."""
        return self.chance.randint(least, most)

    def number(self) -> int:
        """Return a small number."""
        return self.chance.choice(SMALL_NUMBERS)

    def name(self) -> str:
        """Return one of a few names, so that cards are about the same counters and names."""
        return self.chance.choice(FEW_NAMES)

    def leaves_out(self) -> bool:
        """Leave out most of what may be left out, so that cards can be played."""
        return self.chance.random() < LEFT_OUT


@dataclass(frozen=True)
class Values:
    """The values of a game's card language."""

    game: str
    """Folder of the game in the engine."""
    load: Callable[[], Vocabulary]
    """Return the vocabulary, with all kinds loaded."""
    written: Mapping[tuple[type[Struct], str], Callable[[Choices], object]] = field(default_factory=dict)
    """What makes the values of fields with more to them than their annotations, by kind and name."""

    leaves_unsaid: bool = False
    """Whether fields that no phrase of their kind says keep their defaults, such as those of keywords."""
    outside: tuple[str, ...] = ()
    """Beginnings of the names of further modules whose kinds the language says."""

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the game."""
        return self.load()

    def kinds_of(self, parent: type[Struct]) -> Iterator[type[Struct]]:
        """Yield the kinds of a role that cards have, sorted, parents of others left out that no phrase says.

        Tests may have some of their own, and rules some that no card says.
        """
        for kind in sorted(parent.__subclasses__(), key=lambda kind: (kind.__module__, kind.__name__)):
            rooms = ("rulesdb.engine.kernel.", f"rulesdb.engine.{self.game}.", *self.outside)
            of_the_game = kind.__module__.startswith(rooms)
            if of_the_game and ".rules." not in kind.__module__:
                yield from self.kinds_of(kind)
                if kind in self._known_kinds or not kind.__subclasses__():
                    yield kind

    def records(self, parent: type[Struct], depth: int) -> st.SearchStrategy[Any]:
        """Return records of a role, with others within them at most so deep where that is enough."""
        return _records(self, parent, depth)

    def record(self, choices: Choices, parent: type[Struct], depth: int) -> Any:  # noqa: ANN401  (of any kind)
        """Return a record of a role, None if its fields always contradicted each other."""
        most = max(depth, self.depths[parent])
        kind = choices.one_of([kind for kind in self._kinds_for(parent) if self._depths[1][kind] <= most])
        for attempt in range(ATTEMPTS):
            given = {
                one.name: self._field(choices, kind, one, depth - 1 if attempt < FEW else max(1, depth - 1))
                for one in fields_of(kind)
                if not self.leaves_unsaid or one.name in self._fields[kind]
            }
            try:
                return kind(**given)
            except EngineError:  # its fields contradict each other
                continue
        return None

    def _field(self, choices: Choices, kind: type[Struct], one: Field, depth: int) -> Any:  # noqa: ANN401  (see above)
        """Return a value of a field, its default where it is left out or others would be too deep."""
        is_too_deep = _least(one.hint, self.depths) > depth
        if one.default is not NODEFAULT and (is_too_deep or choices.leaves_out()):
            return one.default
        written = self.written.get((kind, one.name))
        if written is None and get_origin(one.hint) is type and (one.hint, PLAIN) not in self.vocabulary.words:
            rows = [row.fixed for row in self.vocabulary.phrases if row.kind is kind]  # a class that only they say
            return choices.one_of([row[one.name] for row in rows if one.name in row])
        return self._value(choices, one.hint, depth) if written is None else written(choices)

    def _value(self, choices: Choices, hint: object, depth: int) -> Any:  # noqa: ANN401  (see above)
        most = max(depth, _least(hint, self.depths))
        option = choices.one_of([option for option in options_of(hint) if _depth(option, self.depths) <= most])
        origin: object = get_origin(option)
        if origin is Literal:
            return choices.one_of(get_args(option))
        if origin is type:
            return choices.one_of([*self.vocabulary.words[option, PLAIN]])
        if origin is tuple:
            count = choices.between(FEWEST, MOST)
            return tuple(self._value(choices, get_args(option)[0], depth) for _ in range(count))
        if origin is frozenset:
            return frozenset(self._value(choices, get_args(option)[0], depth) for _ in range(choices.between(1, MOST)))
        plain: dict[object, Callable[[], object]] = {
            type(None): lambda: None,
            int: choices.number,
            str: choices.name,
            bool: lambda: choices.one_of((False, True)),
        }
        return plain[option]() if option in plain else self.record(choices, option, depth)  # type: ignore[arg-type]  # a kind

    def _kinds_for(self, parent: type[Struct]) -> list[type[Struct]]:
        """Return the kinds with a phrase that may stand for a parent, itself where there are no others."""
        return [kind for kind in self.kinds_of(parent) if kind in self._known_kinds] or [parent]

    @cached_property
    def _fields(self) -> Mapping[type, frozenset[str]]:
        """The names of the fields that phrases say, by kind."""
        rows = [(row.kind, {*row.fixed, *(gap.field for gap in row.gaps)}) for row in self.vocabulary.phrases]
        return {kind: frozenset().union(*(names for one, names in rows if one is kind)) for kind, _ in rows}

    @cached_property
    def _known_kinds(self) -> frozenset[type]:
        """The kinds that a phrase says; the kernel has some that not every game uses."""
        return frozenset(row.kind for row in self.vocabulary.phrases)

    @property
    def depths(self) -> dict[type[Struct], int]:
        """How deep records are within each other in the smallest one that may stand for a parent, itself if alone."""
        return self._depths[0]

    @cached_property
    def _depths(self) -> tuple[dict[type[Struct], int], dict[type[Struct], int]]:
        """The depths for parents, and those of records that are of a kind itself, which may be a parent, too."""
        roles = self.vocabulary.roles
        found: dict[type[Struct], int] = {}
        of_kinds: dict[type[Struct], int] = {}
        while True:
            before = dict(found)
            for parent in {*(role.parent for role in roles), *before}:
                for kind in self._kinds_for(parent):
                    of_kinds[kind] = 1 + max((_least_of(one, found) for one in fields_of(kind)), default=0)
                    found.setdefault(kind, of_kinds[kind])
                found[parent] = min(of_kinds[kind] for kind in self._kinds_for(parent))
            if found == before:
                return found, of_kinds


@st.composite
def _records(draw: Draw, values: Values, parent: type[Struct], depth: int) -> Any:  # noqa: ANN401  (see above)
    return values.record(Drawn(draw), parent, depth) or reject()


def _least_of(one: Field, known: dict[type[Struct], int]) -> int:
    return _least(one.hint, known) if one.default is NODEFAULT else 0


def _least(hint: object, known: dict[type[Struct], int]) -> int:
    return min(_depth(option, known) for option in options_of(hint))


def _depth(option: object, known: dict[type[Struct], int]) -> int:
    if get_origin(option) in (tuple, frozenset):
        return _least(get_args(option)[0], known)
    is_record = isinstance(option, type) and issubclass(option, Struct)
    return known.setdefault(option, ENDLESS) if is_record else 0  # type: ignore[arg-type]  # it is a kind
