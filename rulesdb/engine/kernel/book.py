"""The rule book: every law of a game is called through it, so that any sentence of the rules can be switched off.

A law is a function of the game. What it does while a sentence is off is a misreading: either the sentence is merely
absent (``Book.filter``, ``transform``, ``step``), or something else bends the law (``Book.instead``, ``before``,
``after``, ``around``). Misreadings of the second kind are kept apart from the laws, in a package of the game that is
loaded where a sentence may be off. A function of the kernel can be a law of every game (``shared_law``). A sentence is
written as ``5.3.1#sentence-2``, a clause of one that says several things as ``5.3.1#sentence-2a``; of a rule that no
shipped text has, the number is written alone. The decorator replaces
the function by a ``Law``, so that no caller can bypass the book. Every call is recorded in the trace of the rules in
force; where there is none, as in play, a law costs little more than its function.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from importlib import import_module
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.source.own_modules import modules_of
from rulesdb.words.rule_parts import rule_of, sentence_of

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
H = TypeVar("H", bound=Hashable)
AnyFunction = Callable[..., Any]
"""The function of a law, or what misreads it: each has arguments of its own, so that a type would say nothing."""
F = TypeVar("F", bound=AnyFunction)


def always(*_args: object) -> bool:
    """Return True."""
    return True


def never(*_args: object) -> bool:
    """Return False."""
    return False


def nothing(*_args: object) -> None:
    """Do nothing, and return None."""


def empty(*_args: object) -> tuple[()]:
    """Return an empty tuple."""
    return ()


def unchanged(value: R, *_others: object) -> R:
    """Return the first argument."""
    return value


Results = dict[Hashable, Any]
"""Results by key, each of the type that what works it out returns."""


class Memory:
    """What was worked out under the rules in force (``Game.keep``), and how often a misreading ran meanwhile.

    A misreading may depend on more than the law that it bends: no result is kept in which one had a part.
    """

    __slots__ = ("misreadings", "results")

    def __init__(self) -> None:
        """Start without results."""
        self.results: dict[Hashable, tuple[tuple[object, ...], Any]] = {}
        """Results with the values on which they depend, by key."""
        self.misreadings = 0
        """Number of times that a law ran misread, from 0."""


Comparing = Callable[[Callable[..., object], "Sequence[Misreading]", tuple[object, ...]], Any]
"""Runs the function of a law, and looks at what its misreadings do with the same arguments."""


class RulesInForce:
    """The rules in force.

    ``off`` has the sentences and whole rules that are switched off, ``trace`` the sentences called so far, ``readings``
    the readings of the misreadings that ran, and ``last_called`` the sentence called last, "" before the first.
    ``memory`` has what was worked out under them. ``compare`` runs each law that no sentence in ``off`` bends; with
    None the function of the law runs alone.
    """

    __slots__ = ("compare", "last_called", "memory", "off", "readings", "trace")

    def __init__(self, off: Iterable[str] = (), compare: Comparing | None = None, memory: Memory | None = None) -> None:
        """Start with an empty trace, and with what was worked out before under the same rules, if anything was."""
        self.off = frozenset(off)
        self.trace: dict[str, None] = {}
        self.readings: set[str] = set()
        self.last_called = ""
        self.memory = Memory() if memory is None else memory
        self.compare = compare

    def has_called(self, part: str) -> bool:
        """Whether a sentence was called, or any sentence of a rule."""
        return is_called(self.trace, part)


def is_called(trace: Collection[str], part: str) -> bool:
    """Whether a trace has a sentence, or any sentence of a rule."""
    return part in trace or ("#" not in part and part in map(rule_of, trace))


_in_force: ContextVar[RulesInForce | None] = ContextVar("rules_in_force", default=None)


current = _in_force.get
"""Return the rules in force, None while all rules are in force and nobody reads the trace.

The method is looked up once, because every call of a rule needs it.
"""

_watching: list[RulesInForce] = []
"""The rules in force in any context of the program; while there are none, no call of a rule needs to ask further."""


def last_called_sentence() -> str:
    """Return the identifier of the sentence called last, "" before the first, or while nobody reads the trace."""
    now = current()
    return "" if now is None else now.last_called


def memory() -> Memory | None:
    """Return the memory of the rules in force; None while laws are compared with their misreadings."""
    if not _watching or (now := current()) is None:
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
        key, misread = (work_out, value), kept.misreadings
        if key in kept.results:
            known: R = kept.results[key][1]
            return known
        found = work_out(value)
        if kept.misreadings == misread:
            kept.results[key] = (), found
        return found

    return result


@contextmanager
def rules_in_force(
    without: Iterable[str] = (), compare: Comparing | None = None, memory: Memory | None = None
) -> Iterator[RulesInForce]:
    """Switch off some sentences or whole rules, by identifier, while the context lasts; yield the rules in force.

    ``compare`` runs the laws that no switched-off sentence bends, in place of their functions alone. ``memory`` is that
    of an earlier context with the same rules, in which results are found and kept.
    """
    load_misreadings()
    begun = RulesInForce(without, compare, memory)
    token = _in_force.set(begun)
    _watching.append(begun)
    try:
        yield begun
    finally:
        _watching.remove(begun)
        _in_force.reset(token)


def called_under(rules: RulesInForce, function: Callable[..., R], args: tuple[object, ...]) -> R:
    """Call a function under other rules than those in force, as often as needed, for less than ``rules_in_force``."""
    token = _in_force.set(rules)
    try:
        return function(*args)
    finally:
        _in_force.reset(token)


Bend = Callable[[AnyFunction], AnyFunction]
"""Returns what runs in place of the function of a law while a sentence is off."""


class Misreading(NamedTuple):
    """What becomes of a law while a sentence is off."""

    clause: str
    """Identifier of the clause; of a sentence that says one thing, the same as that of the sentence."""
    sentence: str
    """Identifier of the sentence."""
    rule: str
    """Identifier of its rule."""
    bend: Bend
    """Makes the misread function of the function of the law."""
    reading: str
    """The misreading as a phrase in Japanese; "" if the sentence is merely absent."""
    location: str
    """Module and qualified name of the function that is registered."""


class AnyLaw(Protocol[P, R_co]):
    """A law: a callable that runs its function, or a misreading of it while a sentence is off.

    It is a plain function with attributes, because calls of an object take longer. Its arguments are positional.
    """

    of_game: Callable[[str], "Law[..., object]"]
    """Return the law of one game, by its ruleset: itself, unless it is a law of all games."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co:
        """Record the call, and run the function or a misreading of it."""
        ...


class Law(AnyLaw[P, R_co], Protocol[P, R_co]):
    """A law in the book of a game."""

    misreadings: list[Misreading]
    """The misreadings of the law, in the order in which they bend it."""
    called: dict[str, None]
    """Identifiers of their sentences and clauses, which a call leaves in the trace."""
    parts: set[str]
    """Identifiers of their sentences and clauses, and of the whole rules, which can be off."""


class Rule(Law[P, R_co], Protocol[P, R_co]):
    """A law that enforces one sentence."""

    id: str
    """Identifier of its rule, which events and refusals name."""


def _law(function: Callable[P, R]) -> Law[P, R]:
    """Return the law of a function, as yet without misreadings."""
    run: Callable[..., R] = function
    misreadings: list[Misreading] = []
    called: dict[str, None] = {}
    parts: set[str] = set()

    def call(*args: object) -> R:
        if not _watching or (now := current()) is None:  # as a rule; called hundreds of times for each choice
            return run(*args)
        if _not_loaded:  # of a game that was loaded after the rules had been switched off
            load_misreadings()
        if not misreadings:
            return run(*args)
        now.trace.update(called)
        now.last_called = misreadings[0].sentence
        if now.off and not parts.isdisjoint(now.off):
            now.memory.misreadings += 1
            bending = [one for one in misreadings if not now.off.isdisjoint((one.clause, one.sentence, one.rule))]
            now.readings.update(one.reading for one in bending)
            bent: R = misread(run, bending)(*args)
            return bent
        result: R = run(*args) if now.compare is None else now.compare(run, misreadings, args)
        return result

    law = cast("Law[P, R]", call)
    law.misreadings, law.called, law.parts = misreadings, called, parts
    law.of_game = lambda _ruleset: law
    return law


class PlayedGame(Protocol):
    """A running game."""

    ruleset: str
    """The part of its rules' identifiers before the colon."""


def shared_law(function: Callable[P, R]) -> AnyLaw[P, R]:
    """Return a law of all games, whose first argument is the running game: the misreadings of that game bend it."""
    return cast("AnyLaw[P, R]", _shared(function, 0))


def shared_definition(function: Callable[P, R]) -> AnyLaw[Concatenate[PlayedGame, P], R]:
    """Return a law of all games on values alone: it is called with the running game first, which it is not given."""
    return cast("AnyLaw[Concatenate[PlayedGame, P], R]", _shared(function, 1))


def _shared(function: Callable[..., R], first: int) -> AnyLaw[..., R]:
    """Return a law of all games, whose function is given the arguments from the index ``first``; the game is at 0."""
    of_game: Callable[[str], Law[..., R]] = cache(lambda _ruleset: _law(function))

    def call(*args: Any) -> R:  # noqa: ANN401  (the first one is the game)
        run: Callable[..., R] = of_game(args[0].ruleset) if _watching else function
        return run(*args[first:])

    law = cast("AnyLaw[..., R]", call)
    law.of_game = of_game
    return law


def misread(run: AnyFunction, misreadings: Iterable[Misreading]) -> AnyFunction:
    """Return the function of a law with misreadings of it, in their order."""
    for misreading in misreadings:
        run = misreading.bend(run)
    return run


_not_loaded: dict[str, None] = {}
"""The names of the packages of misreadings that are not loaded yet."""


def load_misreadings() -> None:
    """Load the misreadings of all games that are loaded themselves."""
    for package in tuple(_not_loaded):
        tuple(modules_of(import_module(package)))  # waits while another thread imports one of them
        _not_loaded.pop(package, None)


class Book:
    """The rules of one game. ``ruleset`` is the part of a rule's identifier before the colon."""

    def __init__(self, ruleset: str, misreadings: str = "") -> None:
        """Start without rules; ``misreadings`` is the name of the package with the misreadings of the game, if any."""
        self.ruleset = ruleset
        self._rules: dict[str, list[Misreading]] = {}
        self.filters: set[str] = set()
        """Identifiers of the sentences that forbid or allow something, rather than say what happens or is meant."""
        if misreadings:
            _not_loaded[misreadings] = None

    @property
    def rules(self) -> Mapping[str, Sequence[Misreading]]:
        """What becomes of laws while a sentence or clause is off, by its identifier."""
        load_misreadings()
        return self._rules

    def misreading_of(self, part: str, ran: Collection[str] | None = None) -> str:
        """Return, in Japanese, the misreading that holds while a sentence or rule is off; "" if it is merely absent.

        With ``ran``, the readings that ran, it is made of these alone.
        """
        every = (one for several in self.rules.values() for one in several if one.rule == part)
        found = self.rules.get(part, ()) if "#" in part else every
        readings = dict.fromkeys(one.reading for one in found if one.reading)
        return "、".join(reading for reading in readings if ran is None or reading in ran)

    def law(self, function: Callable[P, R]) -> Law[P, R]:
        """Register a law that misreadings of several sentences bend."""
        return _law(function)

    def definition(self, number: str) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register a law that enforces a sentence, and that its misreading bends."""
        return lambda function: self._rule(number, function)

    def filter(self, number: str) -> Callable[[Callable[P, bool]], Rule[P, bool]]:
        """Register a rule that forbids or allows something: a predicate that is False while the rule is off."""
        self.filters.add(sentence_of(self._named(number)))
        return lambda function: self._absent(number, function, never)

    def transform(self, number: str) -> Callable[[Callable[P, R]], Rule[P, R]]:
        """Register a rule that changes its first argument, which is returned unchanged while the rule is off."""
        return lambda function: self._absent(number, function, unchanged)

    def step(self, number: str) -> Callable[[Callable[P, None]], Rule[P, None]]:
        """Register a rule that is a step of a procedure, which does nothing while the rule is off."""
        return lambda function: self._absent(number, function, nothing)

    def instead(self, law: AnyLaw[..., R], number: str, reading: str) -> Callable[[F], F]:
        """Register a misreading of a law: a function that runs in its place."""
        return lambda other: self._bent(law, number, reading, other, lambda _function: other)

    def before(self, law: AnyLaw[..., R], number: str, reading: str) -> Callable[[F], F]:
        """Register a misreading of a law: a function of its arguments that returns those with which it runs."""
        return lambda other: self._bent(
            law, number, reading, other, lambda function: lambda *args: function(*other(*args))
        )

    def after(self, law: AnyLaw[..., R], number: str, reading: str) -> Callable[[F], F]:
        """Register a misreading of a law: a function of its result and its arguments that returns another result."""
        return lambda other: self._bent(
            law, number, reading, other, lambda function: lambda *args: other(function(*args), *args)
        )

    def around(self, law: AnyLaw[..., R], number: str, reading: str) -> Callable[[F], F]:
        """Register a misreading of a law: a function that is given the law's function first, then its arguments."""
        return lambda other: self._bent(law, number, reading, other, lambda function: partial(other, function))

    def verify(self, known: Iterable[str]) -> None:
        """Raise UnknownRuleError for the first function registered under a rule or sentence that no text has."""
        parts = frozenset(known)
        for sentence, found in self.rules.items():
            if sentence not in parts:
                raise UnknownRuleError(sentence, found[0].location)

    def _named(self, number: str) -> str:
        """Return the identifier of a sentence or rule of this game."""
        return f"{self.ruleset}:{number}"

    def _rule(self, number: str, function: Callable[P, R]) -> Rule[P, R]:
        """Return a law with the identifier of its rule, as yet without misreadings."""
        rule = cast("Rule[P, R]", _law(function))
        rule.id = rule_of(self._named(number))
        return rule

    def _absent(self, number: str, function: Callable[P, R], neutral: AnyFunction) -> Rule[P, R]:
        """Return a rule that is merely absent while its sentence is off: ``neutral`` runs then."""
        rule = self._rule(number, function)
        self._bent(rule, number, "", function, lambda _function: neutral)
        return rule

    def _bent(self, bent: AnyLaw[..., R], number: str, reading: str, registered: F, bend: Bend) -> F:
        """Add a misreading to the law and to the book; return the function that is registered.

        A reading is what a person holds, as a clause in Japanese; one that ends with 読み方 is a phrase of its own.
        """
        law = bent.of_game(self.ruleset)
        clause = self._named(number)
        sentence = sentence_of(clause)
        phrase = f"{reading}とする読み方" if reading and not reading.endswith("読み方") else reading
        location = f"{registered.__module__}.{registered.__qualname__}"
        misreading = Misreading(clause, sentence, rule_of(clause), bend, phrase, location)
        law.misreadings.append(misreading)
        law.parts.update((clause, sentence, misreading.rule))
        for part in dict.fromkeys((sentence, clause)):
            law.called[part] = None
            self._rules.setdefault(part, []).append(misreading)
        return registered
