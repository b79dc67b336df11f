"""The checks by name: each says which rules it demonstrates, and which printed example it plays.

Modules of checks are named in one table, so that importing one does nothing by itself.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from rulesdb.checks.errors import UnknownCheckError
from rulesdb.engine.kernel.errors import UnknownRuleError


class Check(NamedTuple):
    """A check. ``rules`` are those that it demonstrates, ``example`` the printed example that it plays.

    ``title`` says in Japanese what it shows; ``play`` is called with a table of the game.
    """

    name: str
    title: str
    rules: tuple[str, ...]
    example: str | None
    play: Callable[[Any], None]


class Registry:
    """The checks of one game, in the order in which they were written."""

    def __init__(self, ruleset: str) -> None:
        """Begin without checks."""
        self.ruleset = ruleset
        self.checks: dict[str, Check] = {}

    def check(
        self, *numbers: str, title: str, example: str | None = None
    ) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Register a check of rules; ``example`` is like ``1.0.2#example-1``."""

        def register(play: Callable[[Any], None]) -> Callable[[Any], None]:
            name = f"{self.ruleset}/{play.__name__}"
            if name in self.checks:
                raise ValueError(f"two checks are called {name}")
            rules = tuple(f"{self.ruleset}:{number}" for number in numbers)
            played = f"{self.ruleset}:{example}" if example else None
            self.checks[name] = Check(name, title, rules, played, play)
            return play

        return register

    def verify(self, known: Iterable[str], examples: Iterable[str]) -> None:
        """Raise UnknownRuleError for the first check of a rule or an example that the loaded texts do not have."""
        rules, played = frozenset(known), frozenset(examples)
        for check in self.checks.values():
            for rule in check.rules:
                if rule not in rules:
                    raise UnknownRuleError(rule, f"check {check.name}")
            if check.example is not None and check.example not in played:
                raise UnknownRuleError(check.example, f"check {check.name}")

    def of_rules(self, rules: Sequence[str]) -> list[Check]:
        """Return the checks of some rules (or of examples of theirs), all without rules."""
        wanted = frozenset(rules)
        return [
            check
            for check in self.checks.values()
            if not wanted or wanted & {*check.rules, (check.example or "").partition("#")[0]}
        ]

    def named(self, name: str) -> Check:
        """Return a check. Raises UnknownCheckError."""
        if name not in self.checks:
            raise UnknownCheckError(f"there is no check {name}")
        return self.checks[name]
