"""Observations: what can be read off a table, with the suite's name for it and the question of a situation.

An observation is a property or method of a table, of a player or of a card at it, with ``@observed``. It passes through
its table, so that it can be recorded; its row says the rest, for scenarios and for situations.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial, wraps
from operator import attrgetter
from typing import Concatenate, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

Argument = Literal[
    "card", "print", "word", "zone", "subtype", "question", "kind", "position", "player", "field", "values", "kinds",
    "rules",
]  # fmt: skip
"""A kind of argument: an object, a printed card by its key, a word such as a name, a zone, a subtype, a kind of
question, a kind of record by its name, the position of an ability from 1, a player, a field of an event, the values of
an event's fields, or kinds of events or rules, which are all arguments that are left."""
Value = Literal[
    "plain", "zone", "name", "question", "questions", "choices", "cards", "kinds", "rules", "types", "number"
]
"""A kind of value, which scenarios write otherwise than accounts, but for a plain one."""
Subject = Literal["player", "card", "game"]
"""What an observation is about."""

P = ParamSpec("P")
V = TypeVar("V")


class Observable(NamedTuple):
    """A kind of observation."""

    name: str
    """Its name in the suite."""
    meaning: str
    """Its value, in a phrase."""
    arguments: tuple[Argument, ...] = ()
    """The further parts of the question, in order."""
    value: Value = "plain"
    """The kind of its value."""
    question: str = ""
    """How a situation asks for it, with gaps; "" where it has a sentence for this, or cannot say it."""
    in_play: bool = False
    """Whether a situation that names one of several cards asks about those in play, if any is there."""
    attribute: str = ""
    """The name of the property or method."""
    of: Subject = "game"
    """What it is about."""

    def look(self, subject: object, arguments: Sequence[object], named: Mapping[str, object] | None = None) -> object:
        """Return what is seen of a table, player or card; the arguments are those of a method."""
        found = attrgetter(self.attribute)(subject)
        return found(*arguments, **(named or {})) if callable(found) else found


class ObservedTable(Protocol):
    """A table that is looked at."""

    def observe(self, row: Observable, subject: object, arguments: tuple[object, ...], look: Callable[[], V]) -> V:
        """Return what is seen; the last of the arguments has those given by name."""
        ...


class Observed(Protocol):
    """A table, or a player or card at it."""

    @property
    def table(self) -> ObservedTable:
        """The table."""
        ...


T = TypeVar("T", bound=Observed)
Look = Callable[Concatenate[T, P], V]
"""The function of a property or method."""

_ROWS: dict[Callable[..., object], Observable] = {}
"""The observations by their functions."""


def observed(
    name: str, meaning: str, *arguments: Argument, value: Value = "plain", question: str = "", in_play: bool = False
) -> Callable[[Look[T, P, V]], Look[T, P, V]]:
    """Return what makes a property's or method's function a public observation."""

    def observation(look: Look[T, P, V]) -> Look[T, P, V]:
        row = Observable(name, meaning, arguments, value, question, in_play, look.__name__)

        @wraps(look)
        def through_the_table(subject: T, /, *given: P.args, **named: P.kwargs) -> V:
            return subject.table.observe(row, subject, (*given, named), partial(look, subject, *given, **named))

        _ROWS[through_the_table] = row
        return through_the_table

    return observation


def observations(kind: type, of: Subject) -> Iterator[Observable]:
    """Yield the observations of a class of tables, players or cards."""
    for attribute in dict.fromkeys(name for one in kind.__mro__ for name in vars(one)):
        found = next(vars(one)[attribute] for one in kind.__mro__ if attribute in vars(one))
        look = found.fget if isinstance(found, property) else found
        if callable(look) and look in _ROWS:
            yield _ROWS[look]._replace(of=of)
