"""Plays checks, as they are and with a rule knocked out, and gives each pair of rule and check its verdict."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Literal, NamedTuple

from rulesdb.checks.account import Line
from rulesdb.checks.errors import CheckError, FailedError
from rulesdb.checks.fab.opening import Opening
from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Check
from rulesdb.engine.kernel.book import reading

Status = Literal["passed", "failed", "error"]
Verdict = Literal["demonstrated", "touched", "untouched", "broken"]


class Result(NamedTuple):
    """What came of playing a check."""

    check: Check
    """The check."""
    status: Status
    """How it ended."""
    seconds: float
    """How long it took."""
    opening: Opening
    """Says what the players begin with, and what the cards say."""
    lines: tuple[Line, ...]
    """What the game told."""
    trace: frozenset[str]
    """Identifiers of the rules that were called."""
    problem: str = ""
    """What was otherwise than expected."""
    seen: tuple[str, ...] = ()
    """What was looked at, what was expected and what was seen, where that was otherwise."""

    @property
    def account(self) -> tuple[Line, ...]:
        """The account, which opens with the cards; it is put together here, because few accounts are read."""
        return (*self.opening.lines(), *self.lines)


class KnockOut(NamedTuple):
    """What came of playing a check without a rule. ``with_rule`` and ``without`` are what was seen each time."""

    rule: str
    check: Check
    verdict: Verdict
    what: str = ""
    with_rule: str = ""
    without: str = ""


def play(check: Check, without: Sequence[str] = ()) -> Result:
    """Play a check, perhaps without some rules."""
    table = Table()
    began = perf_counter()
    with reading(without) as book:
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
    """Play a check that passed without a rule that it claims, and say what came of it."""
    check = result.check
    if rule not in result.trace:
        return KnockOut(rule, check, "untouched")
    other = play(check, (rule,))
    if other.status == "passed":
        return KnockOut(rule, check, "touched")
    if other.status == "error":
        return KnockOut(rule, check, "broken", other.problem)
    return KnockOut(rule, check, "demonstrated", *other.seen)
