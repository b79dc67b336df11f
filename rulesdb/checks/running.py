"""The runner of checks: it plays them, also with a rule knocked out, and gives every pair of them a verdict."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Literal, NamedTuple

from rulesdb.checks.account import Line
from rulesdb.checks.errors import CheckError, FailedError
from rulesdb.checks.fab.opening import Opening
from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Check
from rulesdb.engine.kernel.book import rules_in_force

Status = Literal["passed", "failed", "error"]
Verdict = Literal["demonstrated", "touched", "untouched", "broken"]


class Result(NamedTuple):
    """The result of playing a check."""

    check: Check
    """The check."""
    status: Status
    """Whether the check passed, failed or broke off with an error."""
    seconds: float
    """Duration in seconds."""
    opening: Opening
    """The cards and initial situation, as the account presents them."""
    lines: tuple[Line, ...]
    """The lines of the account after the opening."""
    trace: frozenset[str]
    """Identifiers of the rules called."""
    problem: str = ""
    """Message of the failure or error, "" if the check passed."""
    seen: tuple[str, ...] = ()
    """For a failure: description of the value, value expected, value seen."""

    @property
    def account(self) -> tuple[Line, ...]:
        """The whole account, beginning with the cards. It is built on demand, because few accounts are read."""
        return (*self.opening.lines(), *self.lines)


class KnockOut(NamedTuple):
    """The result of playing a check without a rule."""

    rule: str
    """Identifier of the rule that was switched off."""
    check: Check
    """The check."""
    verdict: Verdict
    """What the check says about the rule: it fails without it (demonstrated), passes without it (touched), never
    calls it (untouched), or breaks off with an error without it (broken)."""
    what: str = ""
    """For a demonstrated rule, description of the value that differed; for a broken check, the message; else ""."""
    with_rule: str = ""
    """The value with the rule, "" unless demonstrated."""
    without: str = ""
    """The value without the rule, "" unless demonstrated."""


def play(check: Check, without: Sequence[str] = ()) -> Result:
    """Play a check, with some rules switched off if any are given."""
    table = Table()
    began = perf_counter()
    with rules_in_force(without) as book:
        status, problem, seen = _outcome(lambda: check.play(table))
    seconds = perf_counter() - began
    return Result(check, status, seconds, table.opening, tuple(table.lines), frozenset(book.trace), problem, seen)


def _outcome(run: Callable[[], None]) -> tuple[Status, str, tuple[str, ...]]:
    try:
        run()
    except FailedError as failure:
        return "failed", str(failure), (failure.what, failure.expected, failure.seen)
    except CheckError as error:
        return "error", str(error), ()
    except Exception as error:  # noqa: BLE001  (whatever an engine without one of its rules runs into is a verdict)
        return "error", f"{type(error).__name__}: {error}", ()
    return "passed", "", ()


def knock_out(result: Result, rule: str) -> KnockOut:
    """Play a passed check without one of its rules; return the verdict."""
    check = result.check
    if rule not in result.trace:
        return KnockOut(rule, check, "untouched")
    other = play(check, (rule,))
    if other.status == "passed":
        return KnockOut(rule, check, "touched")
    if other.status == "error":
        return KnockOut(rule, check, "broken", other.problem)
    return KnockOut(rule, check, "demonstrated", *other.seen)
