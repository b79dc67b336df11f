"""What is raised within a procedure when an action turns out to be illegal (1.10.3)."""

from collections.abc import Iterable

from rulesdb.engine.kernel.errors import EngineError


class IllegalError(EngineError):
    """What a player does is illegal. ``rules`` forbid it; the game goes back to before the action."""

    def __init__(self, rules: Iterable[str]) -> None:
        """Keep the rules."""
        self.rules = frozenset(rules)
        super().__init__(", ".join(sorted(self.rules)))
