"""The process of a game: from a state at rest, through the answers given since, to the next decision.

Rules are written straight on, as procedures that ask where they must. What a procedure had done when it asked is not
kept: with the answer it runs again from the last state at rest, which is quick, since a state at rest stands between
any two rows of the game's table of stages. So a state is plain data, and going back is taking the old one.
"""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import current
from rulesdb.engine.kernel.decisions import Decision
from rulesdb.engine.kernel.errors import EndlessError, IllegalChoiceError

MOST_EVENTS = (
    5_000  # and choices without a choice, between two rests; the longest procedures of a game take some dozens
)

S = TypeVar("S")
E = TypeVar("E")
C = TypeVar("C")


class UndecidedError(Exception):
    """Raised within a process where an answer is missing. ``decision`` is what must be decided."""

    def __init__(self, decision: Decision[object]) -> None:
        """Keep the decision."""
        super().__init__(decision.kind)
        self.decision = decision


class Process(Generic[S, E, C]):
    """A game while it runs. ``state`` is replaced, never changed; ``events`` are those since the last rest."""

    def __init__(self, state: S, answers: Sequence[C] = ()) -> None:
        """Begin from a state, with the answers given since."""
        self.state = state
        self.events: list[E] = []
        self._answers = list(answers)
        self._next = 0
        self._steps = 0

    def choose(self, player: int, kind: str, options: Callable[[], Sequence[C]], rule: str) -> C:
        """Return what the player chooses. The options are asked for only when there is no answer yet.

        Raises UndecidedError where there is none.
        """
        if self._next == len(self._answers):
            raise UndecidedError(Decision(player, kind, tuple(options()), rule))
        self._next += 1
        return self._answers[self._next - 1]

    def count_step(self) -> None:
        """Count an event, or a choice that nobody was asked for. Raises EndlessError where there are too many."""
        self._steps += 1
        if self._steps > MOST_EVENTS:
            raise EndlessError(current().running)

    def rest(self) -> list[E]:
        """Begin anew from the present state; return the events so far."""
        told, self.events = self.events, []
        del self._answers[: self._next]
        self._next = self._steps = 0
        return told

    @property
    def answers(self) -> tuple[C, ...]:
        """The answers since the last rest."""
        return tuple(self._answers)


class Position(Struct, Generic[S, E, C], frozen=True):
    """Where a game stands: a value to keep, compare and go back to.

    ``state`` is the last state at rest, ``answers`` those given since, ``decision`` what must be decided next (None:
    the game is over), ``now`` the state in which it must be decided, and ``told`` how many events of the process were
    told already.
    """

    state: S
    now: S
    answers: tuple[C, ...]
    decision: Decision[C] | None
    told: int


class Rules(Protocol[S, E, C]):
    """What a game brings: how to begin a process, and its table of stages."""

    def process(self, state: S, answers: Sequence[C]) -> Process[S, E, C]:
        """Begin a process."""
        ...

    def stage(self, process: Process[S, E, C]) -> bool:
        """Run the stage at which the state is; False: the game is over."""
        ...

    def forbidding(self, position: Position[S, E, C], choice: C) -> frozenset[str]:
        """Return the identifiers of the rules that forbid a choice."""
        ...


def start(rules: Rules[S, E, C], state: S) -> tuple[Position[S, E, C], list[E]]:
    """Run a game to its first decision; return the position and what happened."""
    return _run(rules, state, (), 0)


def proceed(rules: Rules[S, E, C], position: Position[S, E, C], choice: C) -> tuple[Position[S, E, C], list[E]]:
    """Make a choice; return the next position and what happened.

    Raises IllegalChoiceError for a choice that is not among the options; the position is a value and stays.
    """
    if position.decision is None or choice not in position.decision.options:
        raise IllegalChoiceError(str(choice), rules.forbidding(position, choice))
    return _run(rules, position.state, (*position.answers, choice), position.told)


def _run(rules: Rules[S, E, C], state: S, answers: Sequence[C], told: int) -> tuple[Position[S, E, C], list[E]]:
    process = rules.process(state, answers)
    happened: list[E] = []
    while True:
        try:
            goes_on = rules.stage(process)
        except UndecidedError as open_question:
            now, decision = process.state, open_question.decision
            news = process.events[told:]
            return Position(state, now, process.answers, decision, told + len(news)), happened + news  # type: ignore[arg-type]
        except RecursionError as too_deep:  # rules that call each other, with no event between them to count
            raise EndlessError(current().running) from too_deep
        happened += process.rest()[told:]
        told, state = 0, process.state
        if not goes_on:
            return Position(state, state, (), None, 0), happened
