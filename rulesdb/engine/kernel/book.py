"""The book of rules: whatever an engine enforces is called through it, so that any rule can be switched off.

A rule of the engine is a small function under the number of the sentence that it enforces. The name that the
decorator leaves behind is the way through the book; nobody holds the bare function, so nobody can go past the book.
Each call is written into the trace of the reading in force.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeVar

from rulesdb.engine.kernel.errors import UnknownRuleError

P = ParamSpec("P")
R = TypeVar("R")


class Reading:
    """How the book is read: which rules are off, which were called (``trace``), the last one called (``running``)."""

    __slots__ = ("off", "running", "trace")

    def __init__(self, off: Iterable[str] = ()) -> None:
        """Begin with an empty trace."""
        self.off = frozenset(off)
        self.trace: set[str] = set()
        self.running = ""


_reading: ContextVar[Reading] = ContextVar("reading", default=Reading())  # noqa: B039  (a trace nobody asks for)


current = _reading.get
"""Return the reading in force. The lookup is made once: it is needed at every call of a rule."""


@contextmanager
def reading(without: Iterable[str] = ()) -> Iterator[Reading]:
    """Read the book without some rules (identifiers) for as long as the context lasts; yields the reading."""
    begun = Reading(without)
    token = _reading.set(begun)
    try:
        yield begun
    finally:
        _reading.reset(token)


class Rule(Generic[P, R]):
    """A rule as it stands in the book: calling it asks the book first.

    ``says`` is what the function says of itself, ``place`` where it stands.
    ``rival`` says in Japanese which misreading stands in for it when it is off; empty where it is simply not there.
    """

    def __init__(self, identifier: str, law: Callable[P, R], stand_in: Callable[..., R], rival: str = "") -> None:
        """Keep the law and what stands in for it."""
        self.id = identifier
        self.rival = rival
        self.place = f"{law.__module__}.{law.__qualname__}"
        self.says = law.__doc__ or ""
        self._law = law
        self._stand_in = stand_in

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Do what the rule says, or what is done without it."""
        now, identifier = current(), self.id
        now.trace.add(identifier)
        now.running = identifier
        if identifier in now.off:
            return self._stand_in(*args, **kwargs)
        return self._law(*args, **kwargs)


def _nothing(*_args: object, **_kwargs: object) -> None:
    """Stand in for a step of a procedure."""


def _no(*_args: object, **_kwargs: object) -> bool:
    """Stand in for what forbids or allows."""
    return False


class Book:
    """The rules of one game. ``ruleset`` is the part of an identifier before the colon."""

    def __init__(self, ruleset: str) -> None:
        """Begin without rules."""
        self.ruleset = ruleset
        self._rules: dict[str, list[Rule[..., Any]]] = {}

    @property
    def rules(self) -> dict[str, tuple[Rule[..., Any], ...]]:
        """The functions of every rule that the engine enforces, by identifier."""
        return {identifier: tuple(rules) for identifier, rules in self._rules.items()}

    def filter(self, number: str) -> Callable[[Callable[P, bool]], Rule[P, bool]]:
        """Register what forbids or allows something: a question whose answer without the rule is no."""
        return lambda law: self._kept(Rule(self._named(number), law, _no))

    def transform(self, number: str) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register what changes a value, its first argument: without the rule it stays as it is."""
        return lambda law: self._kept(Rule(self._named(number), law, _first))

    def step(self, number: str) -> Callable[[Callable[P, None]], Rule[P, None]]:
        """Register a step of a procedure: without the rule nothing happens."""
        return lambda law: self._kept(Rule(self._named(number), law, _nothing))

    def definition(
        self, number: str, rival: Callable[..., R], misreading: str
    ) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register an order or a definition: without the rule a known misreading holds, ``rival``."""
        return lambda law: self._kept(Rule(self._named(number), law, rival, misreading))

    def verify(self, known: Iterable[str]) -> None:
        """Raise UnknownRuleError for the first function that stands under a number which no text has."""
        numbers = frozenset(known)
        for identifier, rules in self._rules.items():
            if identifier not in numbers:
                raise UnknownRuleError(identifier, rules[0].place)

    def _named(self, number: str) -> str:
        return f"{self.ruleset}:{number}"

    def _kept(self, rule: Rule[P, R]) -> Rule[P, R]:
        self._rules.setdefault(rule.id, []).append(rule)
        return rule


def _first(value: Any, *_args: object, **_kwargs: object) -> Any:  # noqa: ANN401  (whatever the rule changes)
    """Stand in for what changes a value."""
    return value
