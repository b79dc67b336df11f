"""Checks as test items, and the verdict on a test function that plays at a table."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check, CheckTable, Registry
from rulesdb.checks.running import Result, knock_out, play, verdict
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.proofs.account import as_text
from rulesdb.words.quoting import unknown_name

ACCOUNT = "account of the check"
"""The heading of an account in pytest's report."""


class CheckItem(pytest.Item):
    """A check as a test item, or a check without one of its claims."""

    def __init__(self, *, check: Check, without: str | None, **values: object) -> None:
        """Keep the check, and the rule that is switched off."""
        super().__init__(**values)  # type: ignore[arg-type]  # what pytest gives to every node
        self.check = check
        self.without = without

    def runtest(self) -> None:
        """Play the check; fail unless it passes, or, without a rule, unless it demonstrates the rule."""
        result = play(self.check)
        self.add_report_section("call", ACCOUNT, _text(result))
        if result.status != "passed":
            pytest.fail(f"{self.check.name} {result.status}: {result.problem}", pytrace=False)
        if self.without is not None:
            pair = knock_out(result, self.without)
            _expect_demonstrated(self.without, pair.verdict, pair.problem)

    def reportinfo(self) -> tuple[Path, None, str]:
        """Return the file of the check, no line, and the name of the check."""
        return Path(self.check.play.__code__.co_filename), None, self.name


def check_items(session: pytest.Session, wanted: Sequence[str], *, with_knock_out: bool) -> list[CheckItem]:
    """Return the test items of the checks of rules or sections. Raises pytest.UsageError for one without a check."""
    items = []
    for written in wanted:
        pairs = [
            (rule, check)
            for registry in registries()
            for check in registry.checks.values()
            for rule in check.rules
            if _is_within(rule, written)
        ]
        if not pairs:
            raise pytest.UsageError(f"--rules {written}: no check demonstrates it; write such as fab:5.1 or fab:5.1.1a")
        for rule, check in pairs:
            items.append(_item(session, rule, check, None))
            if with_knock_out:
                items += [_item(session, rule, check, claim) for claim in check.claims_of(rule)]
    return items


def _is_within(rule: str, written: str) -> bool:
    """Tell whether ``rule`` is the ``written`` one, or below it by its number."""
    return re.match(rf"{re.escape(written.rstrip('.'))}(?![0-9])", rule) is not None


def _item(session: pytest.Session, rule: str, check: Check, without: str | None) -> CheckItem:
    name = check.name.rpartition("/")[2]
    nodeid = f"{rule}::{name}" + (f"[without {without}]" if without else "")
    item: CheckItem = CheckItem.from_parent(session, name=name, nodeid=nodeid, check=check, without=without)
    return item


def new_table(rules: Sequence[str]) -> CheckTable:
    """Return a table of the game of some rules, by default of the first game.

    Raises pytest.UsageError for an unknown game and for rules of several games.
    """
    games: dict[str, Registry] = {registry.ruleset: registry for registry in registries()}
    named = {rule.partition(":")[0] for rule in rules} or {next(iter(games))}
    unknown = sorted(named - set(games))
    if unknown:
        raise pytest.UsageError(unknown_name("game", unknown[0], games))
    if len(named) > 1:
        raise pytest.UsageError(f"a check is of one game, not of {' and '.join(sorted(named))}")
    return games[named.pop()].new_table()


@contextmanager
def judged(table: CheckTable, rule: str | None) -> Iterator[None]:
    """Switch a rule off for the block that plays at a table, and fail the test unless that demonstrates the rule.

    Without a rule the block is played with all rules.
    """
    if rule is None:
        yield
        return
    problem = ""
    with rules_in_force((rule,)) as rules:
        try:
            yield
        except Exception as error:  # noqa: BLE001  (what an engine without one of its rules runs into is a verdict)
            problem = f"{type(error).__name__}: {error}"
    found = verdict(was_called=rules.has_called(rule), differences=table.differences, problem=problem)
    _expect_demonstrated(rule, found, problem)


_MEANINGS = {
    "touched": "the check passes without it",
    "untouched": "the check never calls it",
    "broken": "without it the check ends with an error",
}


def _expect_demonstrated(rule: str, found: str, problem: str) -> None:
    if found != "demonstrated":
        more = f": {problem}" if problem else ""
        pytest.fail(f"{rule} is {found}, not demonstrated: {_MEANINGS[found]}{more}", pytrace=False)


def account_of(table: CheckTable) -> str:
    """Return the account of a game at a table."""
    return "\n".join(map(as_text, (*table.opening.lines(), *table.lines)))


def _text(result: Result) -> str:
    return "\n".join(map(as_text, result.account))
