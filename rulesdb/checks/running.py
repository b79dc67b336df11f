"""The runner of checks: it plays them, also with a sentence knocked out, and gives every pair of them a verdict."""

from collections.abc import Callable, Collection, Sequence
from time import perf_counter
from typing import NamedTuple

from rulesdb.checks.registry import Check
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.book import is_called, rules_in_force
from rulesdb.play.play_errors import FailedError, PlayError
from rulesdb.play.recording import AnyRecording
from rulesdb.proofs.account import AccountLine, Difference, Opening
from rulesdb.proofs.verdicts import KnockOut, PlayStatus, Verdict


class Result(NamedTuple):
    """The result of playing a check."""

    check: Check
    """The check."""
    status: PlayStatus
    """Whether the check passed, failed or broke off with an error."""
    seconds: float
    """Duration in seconds."""
    opening: Opening
    """The cards and initial situation, as the account presents them."""
    lines: tuple[AccountLine, ...]
    """The lines of the account after the opening."""
    trace: frozenset[str]
    """Identifiers of the sentences called."""
    problem: str = ""
    """Message of the failure or error, "" if the check passed."""
    differences: tuple[Difference, ...] = ()
    """The expectations that were not met, in order; with all rules in force the check ends at the first."""
    recording: AnyRecording | None = None
    """The recording of the game, None if it was not recorded or there is nothing to show."""
    readings: frozenset[str] = frozenset()
    """The readings of the misreadings that ran."""

    @property
    def account(self) -> tuple[AccountLine, ...]:
        """The whole account, beginning with the cards. It is built on demand, because few accounts are read."""
        return (*self.opening.lines(), *self.lines)


def play(check: Check, without: Sequence[str] = (), *, is_recorded: bool = False) -> Result:
    """Play a check; with sentences or rules switched off, it goes on after an expectation that is not met."""
    table = check.table()
    if is_recorded:
        table.record()
    if without:
        table.continue_after_failure()
    began = perf_counter()
    with rules_in_force(without) as rules:
        status, problem = _outcome(lambda: check.play(table), table.differences)
    seconds = perf_counter() - began
    differences = tuple(table.differences)
    lines, trace, readings = tuple(table.lines), frozenset(rules.trace), frozenset(rules.readings)
    return Result(check, status, seconds, table.opening, lines, trace, problem, differences, table.recording, readings)


def _outcome(run: Callable[[], None], differences: Sequence[Difference]) -> tuple[PlayStatus, str]:
    """Return the status of a run, and the message of its failure or error."""
    try:
        run()
    except FailedError as failure:
        return "failed", str(failure)
    except Exception as error:  # noqa: BLE001  (whatever an engine without one of its rules runs into is a verdict)
        if not differences:  # what went wrong after one is a consequence of it
            return "error", str(error) if isinstance(error, PlayError) else f"{type(error).__name__}: {error}"
    return ("failed", str(FailedError(differences[0]))) if differences else ("passed", "")


def knock_out(result: Result, claim: str) -> KnockOut:
    """Play a passed check without a sentence or a whole rule; return the verdict."""
    return verdict_on(result, claim, play_without(result, claim))


def play_without(result: Result, claim: str, *, is_recorded: bool = False) -> Result | None:
    """Play a passed check without a sentence or a whole rule; None if the check never calls it."""
    is_used = is_called(result.trace, claim)
    return play(result.check, (claim,), is_recorded=is_recorded) if is_used else None


def verdict_on(result: Result, claim: str, other: Result | None) -> KnockOut:
    """Return what a check that was played without a claim, ``other``, says about the claim."""
    check, misreading = result.check, _misreading_of(claim, None if other is None else other.readings)
    if other is None:
        return KnockOut(claim, check.name, "untouched", misreading=misreading)
    problem = other.problem if other.status == "error" else ""
    found = verdict(was_called=True, differences=other.differences, problem=problem)
    return KnockOut(claim, check.name, found, problem, other.differences, misreading)


def _misreading_of(claim: str, ran: Collection[str] | None) -> str:
    """Return the misreading that holds while a claim is knocked out; "" if none does, or its game is not shipped.

    ``ran`` are the readings that had a part in a game, None where no game was played.
    """
    ruleset = claim.partition(":")[0]
    return bundle(ruleset).book.misreading_of(claim, ran) if ruleset in GAMES else ""


def verdict(*, was_called: bool, differences: Sequence[Difference], problem: str) -> Verdict:
    """Return what a check that was played without a claim of its own says about the claim.

    ``was_called`` tells whether the check calls it; ``problem`` is the message of an error that ended it.
    """
    if not was_called:
        return "untouched"
    if differences:
        return "demonstrated"
    return "broken" if problem else "touched"
