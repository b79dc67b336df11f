"""The registry of checks by name, each with the parts of rules that it claims and the printed example that it plays.

One table lists the modules of checks, so that importing a module has no effect by itself.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from inspect import signature
from typing import NamedTuple

from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.play.play_errors import PlayError
from rulesdb.play.table import Table
from rulesdb.words.rule_parts import rule_of


class UnknownCheckError(PlayError):
    """No check has this name."""


CheckTable = Table[OfAnyGame]
"""The table of a game at which a check plays."""


class Check(NamedTuple):
    """A check."""

    name: str
    """Name of the check: its game, a slash and the name of its function."""
    title: str
    """The title: a phrase in Japanese for what the check shows."""
    claims: tuple[str, ...]
    """Identifiers of the sentences and items that the check demonstrates, or of rules."""
    example: str | None
    """Identifier of the printed example that the check plays, None for none."""
    play: Callable[[OfAnyGame], None]
    """The function that plays the check on a table of the game; it raises an error unless the check passes."""
    table: Callable[[], CheckTable]
    """Return a new table of the game."""

    @property
    def ruleset(self) -> str:
        """The game of the check, as in the identifiers of its rules."""
        return self.name.partition("/")[0]

    @property
    def rules(self) -> tuple[str, ...]:
        """Identifiers of the rules of its claims, without repetition."""
        return tuple(dict.fromkeys(map(rule_of, self.claims)))

    def claims_of(self, rule: str) -> tuple[str, ...]:
        """Return its claims that are a rule or parts of the rule."""
        return tuple(claim for claim in self.claims if rule_of(claim) == rule)


class CheckSet:
    """Checks of one game or of several, by name."""

    def __init__(self, checks: Iterable[Check] = ()) -> None:
        """Keep the checks in their order."""
        self.checks = {check.name: check for check in checks}

    def of_rules(self, rules: Sequence[str]) -> list[Check]:
        """Return the checks of the given rules or of their examples; all checks if no rules are given."""
        wanted = frozenset(rules)
        return [
            check
            for check in self.checks.values()
            if not wanted or wanted & {*check.rules, rule_of(check.example or "")}
        ]

    def named(self, name: str) -> Check:
        """Return the check of a name. Raises UnknownCheckError if there is none."""
        if name not in self.checks:
            raise UnknownCheckError(f"there is no check {name}")
        return self.checks[name]


class Registry(CheckSet):
    """The checks of one game, in the order of their registration."""

    def __init__(self, ruleset: str, table: Callable[[], CheckTable]) -> None:
        """Start without checks; ``table`` returns a new table of the game."""
        super().__init__()
        self.ruleset = ruleset
        self.new_table = table

    def check(self, claims_and_example: str, title: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a check, a function that takes a table, and as many players of the game as it names.

        The first string has its claims, with blanks between, and at most one printed example that it plays. A claim is
        like ``1.0.2#sentence-1`` or ``1.0.2#item-1``, for several parts ``1.0.2#sentence-1,2``; an example is like
        ``1.0.2#example-1``. Raises ValueError for two examples, and for a second check of its name.
        """
        named = claims_and_example.split()
        examples = [one for one in named if "#example-" in one]
        if len(examples) > 1:
            raise ValueError(f"a check plays one example, not {' and '.join(examples)}")
        claims = [one for one in named if one not in examples]

        def register(play: Callable[..., None]) -> Callable[..., None]:
            name = f"{self.ruleset}/{play.__name__}"
            if name in self.checks:
                raise ValueError(f"two checks are called {name}")
            claimed = tuple(f"{self.ruleset}:{one}" for claim in claims for one in _single_parts(claim))
            played = f"{self.ruleset}:{examples[0]}" if examples else None
            self.checks[name] = Check(name, title, claimed, played, _seated(play), self.new_table)
            return play

        return register

    def verify(self, known: Iterable[str], examples: Iterable[str]) -> None:
        """Raise UnknownRuleError for the first check with a claim or example that the loaded texts do not have."""
        parts, played = frozenset(known), frozenset(examples)
        for check in self.checks.values():
            for claim in check.claims:
                if claim not in parts:
                    raise UnknownRuleError(claim, f"check {check.name}")
            if check.example is not None and check.example not in played:
                raise UnknownRuleError(check.example, f"check {check.name}")


def _single_parts(claim: str) -> Iterator[str]:
    """Yield the claims to single parts of a claim such as ``1.0.2#sentence-1,2``."""
    first, *others = claim.split(",")
    yield first
    yield from (f"{first.rpartition('-')[0]}-{number}" for number in others)


def _seated(play: Callable[..., None]) -> Callable[[OfAnyGame], None]:
    """Return the function of a check that seats the players whom it takes beside the table."""
    count = len(signature(play).parameters) - 1

    @wraps(play)
    def play_with_players(table: OfAnyGame) -> None:
        play(table, *table.seated(count))

    return play_with_players if count else play
