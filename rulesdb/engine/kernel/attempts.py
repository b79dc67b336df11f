"""Attempts: actions of players in steps, permitted by rows of a table, and reversible.

The rows are a game's own: when what kind of card may be played is a row. Costs are in costs.py and payment.py.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesdb.engine.kernel.errors import EngineError
from rulesdb.engine.kernel.process import UndecidedError

A = TypeVar("A")
G = TypeVar("G")

_MOST_TRIES = 500  # paying with four cards in every order takes 65


class IllegalError(EngineError):
    """An action is illegal because ``rules`` forbid it; the game is reversed."""

    def __init__(self, rules: Iterable[str], before: Any = None) -> None:  # noqa: ANN401  (the state of any game)
        """Store the identifiers of the rules that forbid the action, and the state to return to if a rule names it."""
        self.rules = frozenset(rules)
        self.before = before
        super().__init__(", ".join(sorted(self.rules)))


@dataclass(frozen=True)
class Permission(Generic[G, A]):
    """A row of the table that says when an attempt is illegal."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str] | None
    """The kinds of cards or abilities that the row is about, None for all."""
    forbids: Callable[[G, A], bool]
    """Whether the rule forbids an attempt now."""


def forbidding(rows: Iterable[Permission[G, A]], game: G, attempt: A, kinds: frozenset[str]) -> Iterator[str]:
    """Yield the rules that forbid an attempt at something of some kinds, in the order of the rows."""
    for row in rows:
        if (row.kinds is None or not row.kinds.isdisjoint(kinds)) and row.forbids(game, attempt):
            yield row.rule


def succeeds(attempted: Callable[[tuple[Any, ...]], None], *, in_doubt: bool) -> bool:
    """Whether some sequence of answers completes an attempt legally, found by trying the sequences in turn.

    ``attempted`` runs the attempt in a copy of the game with the answers given. ``in_doubt`` is the result when the
    bound of tries is reached.
    """
    waiting: list[tuple[Any, ...]] = [()]
    for _ in range(_MOST_TRIES):
        if not waiting:
            return False
        answers = waiting.pop()
        try:
            attempted(answers)
        except UndecidedError as open_question:
            waiting += [(*answers, option) for option in reversed(open_question.decision.options)]
        except IllegalError:
            continue
        else:
            return True
    return in_doubt
