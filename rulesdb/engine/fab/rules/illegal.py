"""The exception for an action that turns out to be illegal during its procedure (1.10.3)."""

from collections.abc import Iterable

from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.errors import EngineError


class IllegalError(EngineError):
    """An action is illegal because ``rules`` forbid it; the game returns to its state before the action."""

    def __init__(self, rules: Iterable[str], before: State | None = None) -> None:
        """Store the identifiers of the rules that forbid the action, and the state before it if a rule names it."""
        self.rules = frozenset(rules)
        self.before = before
        super().__init__(", ".join(sorted(self.rules)))
