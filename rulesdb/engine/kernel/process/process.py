"""The process of a game: from the last state at rest, through the answers given since, to the next decision.

Rules are plain procedures that ask for a decision in the middle. The progress of a procedure is not stored: once the
answer is there, the procedure runs again from the last state at rest. That is quick, because the game comes to rest
between any two stages. So a state is plain data, and undoing means to take an earlier state.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import current, last_called_sentence, rules_in_force
from rulesdb.engine.kernel.engine_errors import EndlessError, IllegalChoiceError
from rulesdb.engine.kernel.process.options import AtAnyTime, Decision

MOST_STAGES = 1_000
"""Stages between two decisions, of which every turn has some; an engine without one of its rules may ask nobody."""
MOST_EVENTS = 5_000  # and single-option choices, between two states at rest; the longest procedures have some dozens

S = TypeVar("S")
E = TypeVar("E")
C = TypeVar("C")


class UndecidedError(Exception):
    """Raised within a process when an answer is missing. ``decision`` is the decision to make."""

    def __init__(self, decision: Decision[object]) -> None:
        """Keep the decision."""
        super().__init__(decision.kind)
        self.decision = decision


class Process(Generic[S, E, C]):
    """A running game. ``state`` is replaced, never changed in place; ``events`` are the events since the last rest.

    ``states`` has the state right after each of these events.
    """

    def __init__(self, state: S, answers: Sequence[C] = ()) -> None:
        """Start from a state, with the answers given since."""
        self.state = state
        self.events: list[E] = []
        self.states: list[S] = []
        self._answers = list(answers)
        self._next = 0
        self._steps = 0

    def choose(  # noqa: PLR0913, PLR0917  (what a decision is made of)
        self,
        player: int,
        kind: str,
        options: Callable[[], Sequence[C]],
        rule: str,
        is_option: Callable[[C], bool | None] | None = None,
        subjects: Sequence[object] = (),
        source: int | None = None,
    ) -> C:
        """Return the player's choice, among the options of a decision (``Decision``).

        Raises UndecidedError if there is no answer yet. What a player does at any time comes before the answer.
        """
        while self._next < len(self._answers) and isinstance(self._answers[self._next], AtAnyTime):
            self._next += 1
            self.interrupt(self._answers[self._next - 1])
        if self._next == len(self._answers):
            decision = Decision(player, kind, options, rule, is_option, subjects, source)
            raise UndecidedError(decision)  # type: ignore[arg-type]  # an exception has no type parameters
        self._next += 1
        return self._answers[self._next - 1]

    def interrupt(self, choice: C) -> None:
        """Do what a player chose to do at any time; a game without such choices does nothing."""

    def count_step(self) -> None:
        """Count an event or a choice of a single option. Raises EndlessError beyond ``MOST_EVENTS``."""
        self._steps += 1
        if self._steps > MOST_EVENTS:
            raise EndlessError(last_called_sentence())

    def rest(self) -> list[E]:
        """Make the present state the state at rest; return the events since the last one."""
        emitted, self.events, self.states = self.events, [], []
        del self._answers[: self._next]
        self._next = self._steps = 0
        return emitted

    @property
    def answers(self) -> tuple[C, ...]:
        """The answers since the last rest."""
        return tuple(self._answers)


class Position(Struct, Generic[S, E, C], frozen=True):
    """The position of a game: a value to store, compare and go back to.

    It has the answers since the last rest, from which the process runs to the next decision.
    """

    state: S
    """The last state at rest."""
    now: S
    """The state in which the next decision is made."""
    answers: tuple[C, ...]
    """The answers given since the last rest, in order."""
    decision: Decision[C] | None
    """The next decision, None once the game is over."""
    events_emitted: int
    """Number of events of the process that were returned already, from 0."""


class Rules(Protocol[S, E, C]):
    """The rules of one game for the kernel: its process and its table of stages."""

    def process(self, state: S, answers: Sequence[C]) -> Process[S, E, C]:
        """Start a process from a state and the answers given since."""
        ...

    def stage(self, process: Process[S, E, C]) -> bool:
        """Run the present stage; return False once the game is over."""
        ...

    def forbidding(self, position: Position[S, E, C], player: int, choice: C) -> frozenset[str]:
        """Return the identifiers of the rules that forbid a choice to a player, even if another one must choose."""
        ...


def start(rules: Rules[S, E, C], state: S, states: list[S] | None = None) -> tuple[Position[S, E, C], list[E]]:
    """Run a game to its first decision; return the position and the events.

    The state after each event is added to ``states``, if there is such a list.
    """
    return _named(rules, state, (), 0, states)


def proceed(
    rules: Rules[S, E, C], position: Position[S, E, C], choice: C, states: list[S] | None = None
) -> tuple[Position[S, E, C], list[E]]:
    """Make a choice; return the next position and the events since the given one.

    The state after each event is added to ``states``, if there is such a list. Raises IllegalChoiceError for a choice
    that is not among the options; the given position never changes.
    """
    decision = position.decision
    if decision is None or not (isinstance(choice, AtAnyTime) or decision.allows(choice)):
        chooser = 0 if position.decision is None else position.decision.player
        raise IllegalChoiceError(str(choice), rules.forbidding(position, chooser, choice))
    return _named(rules, position.state, (*position.answers, choice), position.events_emitted, states)


def asked_again(rules: Rules[S, E, C], position: Position[S, E, C]) -> Position[S, E, C]:
    """Return a position with its decision made anew, under the rules in force now."""
    return _named(rules, position.state, position.answers, position.events_emitted, None)[0]


def _named(
    rules: Rules[S, E, C], state: S, answers: Sequence[C], emitted: int, states: list[S] | None
) -> tuple[Position[S, E, C], list[E]]:
    """Run a game to the next decision; a game without end is run again to name the rule in its EndlessError."""
    try:
        return _run(rules, state, answers, emitted, states)
    except EndlessError:
        if current() is not None:
            raise
    with rules_in_force():
        return _run(rules, state, answers, emitted, states)


def _run(
    rules: Rules[S, E, C], state: S, answers: Sequence[C], emitted: int, states: list[S] | None
) -> tuple[Position[S, E, C], list[E]]:
    process = rules.process(state, answers)
    happened: list[E] = []
    for _ in range(MOST_STAGES):
        try:
            goes_on = rules.stage(process)
        except UndecidedError as open_question:
            now, decision = process.state, open_question.decision
            news = process.events[emitted:]
            if states is not None:
                states += process.states[emitted:]
            return Position(state, now, process.answers, decision, emitted + len(news)), happened + news  # type: ignore[arg-type]  # an exception has no type parameters
        except RecursionError as too_deep:  # rules that call each other, with no event between them to count
            raise EndlessError(last_called_sentence()) from too_deep
        if states is not None:
            states += process.states[emitted:]
        happened += process.rest()[emitted:]
        emitted, state = 0, process.state
        if not goes_on:
            return Position(state, state, (), None, 0), happened
    raise EndlessError(last_called_sentence())


T = TypeVar("T")

_STRIDE = 2**32  # more draws than any game has


def generator(seed: int, drawn: int) -> Random:
    """Return a new generator for the ``drawn``-th random event of a game, so that a state need not store one."""
    return Random(seed * _STRIDE + drawn)  # noqa: S311  (games want repeatable chance, not secrets)


def shuffled(items: Sequence[T], seed: int, drawn: int) -> tuple[T, ...]:
    """Return the items in a random order."""
    order = list(items)
    generator(seed, drawn).shuffle(order)
    return tuple(order)
