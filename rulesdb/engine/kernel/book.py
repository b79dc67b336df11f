"""The rule book: every rule that an engine enforces is called through it, so that any rule can be switched off.

A rule is a small function registered under the sentence that it enforces, such as ``5.3.1#sentence-2``; one that no
shipped text has is registered under the number of the rule alone. The decorator replaces the function by a ``Rule``, so
that no caller can bypass the book. Every call of a rule is recorded in the trace of the rules in force; where there is
none, as in play, a rule costs little more than its function.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from rulesdb.engine.kernel.engine_errors import UnknownRuleError

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
H = TypeVar("H", bound=Hashable)


class Memory:
    """What was worked out under the rules in force (``Game.keep``), and how often a misreading ran meanwhile.

    A misreading may depend on more than the rule in whose place it runs: nothing is kept in which one had a part.
    """

    __slots__ = ("misread", "results")

    def __init__(self) -> None:
        """Start without results."""
        self.results: dict[Hashable, tuple[tuple[object, ...], Any]] = {}
        """Results with the values on which they depend, by key."""
        self.misread = 0
        """Number of times that the stand-in of a rule ran, from 0."""


Comparing = Callable[[str, Callable[..., Any], Callable[..., Any], tuple[Any, ...]], Any]
"""Runs the function of a sentence and looks at what its stand-in does: sentence, function, stand-in, arguments."""


class RulesInForce:
    """The rules in force.

    ``off`` has the sentences and whole rules that are switched off, ``trace`` the sentences called so far, and
    ``running`` the sentence called last, "" before the first. ``memory`` has what was worked out under them.
    ``compare`` runs a rule that is not off; None runs its function alone.
    """

    __slots__ = ("compare", "memory", "off", "running", "trace")

    def __init__(self, off: Iterable[str] = (), compare: Comparing | None = None, memory: Memory | None = None) -> None:
        """Start with an empty trace, and with what was worked out before under the same rules, if anything was."""
        self.off = frozenset(off)
        self.trace: dict[str, None] = {}
        self.running = ""
        self.memory = Memory() if memory is None else memory
        self.compare = compare

    def has_called(self, part: str) -> bool:
        """Whether a sentence was called, or any sentence of a rule."""
        return is_called(self.trace, part)


def is_called(trace: Collection[str], part: str) -> bool:
    """Whether a trace has a sentence, or any sentence of a rule."""
    return part in trace or ("#" not in part and any(called.partition("#")[0] == part for called in trace))


_in_force: ContextVar[RulesInForce | None] = ContextVar("rules_in_force", default=None)


current = _in_force.get
"""Return the rules in force, None while all rules are in force and nobody reads the trace.

The method is looked up once, because every call of a rule needs it.
"""

_watching: list[RulesInForce] = []
"""The rules in force in any context of the program; while there are none, no call of a rule needs to ask further."""


def running_rule() -> str:
    """Return the identifier of the sentence called last, "" before the first, or while nobody reads the trace."""
    now = current()
    return "" if now is None else now.running


def memory() -> Memory | None:
    """Return what was worked out under the rules in force; None while rules are compared with their misreadings."""
    now = current() if _watching else None
    if now is None:
        return _of_all_rules
    return None if now.compare is not None else now.memory


_of_all_rules = Memory()


def remembered(work_out: Callable[[H], R]) -> Callable[[H], R]:
    """Return a function that works out its result once for each value, and anew where a misreading has a part in it."""
    with_all_rules = lru_cache(maxsize=10_000)(work_out)

    def result(value: H) -> R:
        if not _watching or current() is None:
            return with_all_rules(value)
        kept = memory()
        if kept is None:
            return work_out(value)
        key, misread = (work_out, value), kept.misread
        if key in kept.results:
            known: R = kept.results[key][1]
            return known
        found = work_out(value)
        if kept.misread == misread:
            kept.results[key] = (), found
        return found

    return result


@contextmanager
def rules_in_force(
    without: Iterable[str] = (), compare: Comparing | None = None, memory: Memory | None = None
) -> Iterator[RulesInForce]:
    """Switch off some sentences or whole rules, by identifier, while the context lasts; yield the rules in force.

    ``compare`` runs the rules that are not off, in place of their functions alone. ``memory`` is that of an earlier
    context with the same rules, in which results are found and kept.
    """
    begun = RulesInForce(without, compare, memory)
    token = _in_force.set(begun)
    _watching.append(begun)
    try:
        yield begun
    finally:
        _watching.remove(begun)
        _in_force.reset(token)


def called_under(rules: RulesInForce, function: Callable[..., R], args: tuple[Any, ...]) -> R:
    """Call a function under rules in force, which may be so again and again: it is cheaper than their context."""
    token = _in_force.set(rules)
    _watching.append(rules)
    try:
        return function(*args)
    finally:
        _watching.remove(rules)
        _in_force.reset(token)


class Rule(Protocol[P, R_co]):
    """A sentence in the book: a callable that runs its function, or the stand-in while the sentence is off.

    It is a plain function with these attributes, because calls of an object take longer. Its arguments are positional.
    """

    sentence: str
    """Identifier of the sentence."""
    id: str
    """Identifier of its rule, which events and refusals name."""
    misreading: str
    """The misreading that holds while the sentence is off, in Japanese; "" if the sentence is merely absent then."""
    location: str
    """Module and qualified name of the function."""
    statement: str
    """Docstring of the function."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co:
        """Record the call, and run the function or its stand-in."""
        ...


def _rule(sentence: str, law: Callable[P, R], stand_in: Callable[..., R], misreading: str = "") -> Rule[P, R]:
    """Return the rule of a function and its stand-in."""
    rule_id = sentence.partition("#")[0]
    function: Callable[..., R] = law

    def call(*args: object) -> R:
        now = current() if _watching else None
        if now is None:
            return function(*args)
        now.trace[sentence] = None
        now.running = sentence
        if now.off and (sentence in now.off or rule_id in now.off):
            now.memory.misread += 1
            return stand_in(*args)
        compare = now.compare
        return function(*args) if compare is None else compare(sentence, function, stand_in, args)

    rule = cast("Rule[P, R]", call)
    rule.sentence, rule.id, rule.misreading = sentence, rule_id, misreading
    rule.location, rule.statement = f"{law.__module__}.{law.__qualname__}", law.__doc__ or ""
    return rule


def _nothing(*_args: object, **_kwargs: object) -> None:
    """Stand in for a step of a procedure: do nothing."""


def _no(*_args: object, **_kwargs: object) -> bool:
    """Stand in for a filter: return False."""
    return False


class Book:
    """The rules of one game. ``ruleset`` is the part of a rule's identifier before the colon."""

    def __init__(self, ruleset: str) -> None:
        """Start without rules."""
        self.ruleset = ruleset
        self._rules: dict[str, list[Rule[..., Any]]] = {}
        self.filters: set[str] = set()
        """Identifiers of the sentences that forbid or allow something, rather than say what happens or is meant."""

    @property
    def rules(self) -> dict[str, tuple[Rule[..., Any], ...]]:
        """The registered functions, by the identifier of their sentence."""
        return {identifier: tuple(rules) for identifier, rules in self._rules.items()}

    def misreading_of(self, part: str) -> str:
        """Return, in Japanese, the misreading that holds while a sentence or rule is off; "" if it is merely absent."""
        rules = (rule for identifier, found in self._rules.items() if is_called((identifier,), part) for rule in found)
        return "、".join(dict.fromkeys(rule.misreading for rule in rules if rule.misreading))

    def filter(self, number: str) -> Callable[[Callable[P, bool]], Rule[P, bool]]:
        """Register a rule that forbids or allows something: a predicate that is False while the rule is off."""
        self.filters.add(self._named(number))
        return lambda law: self._kept(_rule(self._named(number), law, _no))

    def transform(self, number: str) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register a rule that changes its first argument, which is returned unchanged while the rule is off."""
        return lambda law: self._kept(_rule(self._named(number), law, _first))

    def step(self, number: str) -> Callable[[Callable[P, None]], Rule[P, None]]:
        """Register a rule that is a step of a procedure, which does nothing while the rule is off."""
        return lambda law: self._kept(_rule(self._named(number), law, _nothing))

    def definition(
        self, number: str, stand_in: Callable[..., R], misreading: str
    ) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register an order or a definition; ``stand_in``, a known misreading, holds while the rule is off."""
        return lambda law: self._kept(_rule(self._named(number), law, stand_in, misreading))

    def verify(self, known: Iterable[str]) -> None:
        """Raise UnknownRuleError for the first function registered under a rule or sentence that no text has."""
        parts = frozenset(known)
        for identifier, rules in self._rules.items():
            if identifier not in parts:
                raise UnknownRuleError(identifier, rules[0].location)

    def _named(self, number: str) -> str:
        return f"{self.ruleset}:{number}"

    def _kept(self, rule: Rule[P, R]) -> Rule[P, R]:
        self._rules.setdefault(rule.sentence, []).append(rule)
        return rule


def _first(value: Any, *_args: object, **_kwargs: object) -> Any:  # noqa: ANN401  (whatever the rule changes)
    """Stand in for a transform: return the value unchanged."""
    return value
