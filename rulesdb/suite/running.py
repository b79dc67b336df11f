"""The runner: it plays scenarios with a driver and compares what the driver sees with what is right."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from rulesdb.suite import format as suite

Status = Literal["passed", "failed", "unsupported"]
"""The status of a scenario; it is unsupported if the driver's engine does not know something in it."""


class AnyDriver(Protocol):
    """A driver of any engine."""

    def ask(self, message: suite.Message) -> suite.Response:
        """Send a message; return the answer."""
        ...


class Outcome(NamedTuple):
    """The outcome of a scenario."""

    id: str
    """Name of the scenario."""
    status: Status
    """Its status."""
    step: int = 0
    """The step that failed or is not supported, from 1; 0 for the setup, or for none."""
    problem: str = ""
    """What went wrong, in a sentence; "" if it passed."""


class _FailedError(Exception):
    """A step that is not as it should be."""

    def __init__(self, problem: str, status: Status = "failed") -> None:
        """Keep the problem and the status of the scenario."""
        super().__init__(problem)
        self.status = status


def run_scenario(driver: AnyDriver, game: str, scenario: suite.Scenario) -> Outcome:
    """Play a scenario up to its end or the first step that fails."""
    step = 0
    try:
        _carried_out(driver, suite.Begin(game, scenario.setup, scenario.cards))
        for step, one in enumerate(scenario.steps, 1):  # noqa: B007  (it is in the outcome of a failure)
            _play(driver, one)
    except _FailedError as failure:
        return Outcome(scenario.id, failure.status, step, str(failure))
    return Outcome(scenario.id, "passed")


def _play(driver: AnyDriver, step: suite.Step) -> None:
    match step:
        case suite.Remark():
            return
        case suite.Expect():
            _compare(
                step.what, _measured(step, [_carried_out(driver, suite.Look(one)).value for one in step.of]), step.value
            )
        case suite.Refused(attempt=attempt, rules=rules):
            _compare("the rules that forbid it", list(_carried_out(driver, suite.Try(attempt)).rules), list(rules))
        case suite.TakenBack(attempt=attempt, rules=rules, answers=answers):
            seen = _carried_out(driver, suite.TakeBack(attempt, answers)).rules
            _compare("the rules that reverse it", list(seen), list(rules))
        case _:
            _carried_out(driver, step)


def _measured(step: suite.Expect, values: Sequence[suite.Value]) -> suite.Value:
    if step.measure == "sum":
        return sum(value is True for value in values)
    first = values[0]
    if step.measure == "length":
        return len(first) if isinstance(first, list) else None
    return first


def _compare(what: str, seen: suite.Value, right: suite.Value) -> None:
    if _written(seen) != _written(right):
        raise _FailedError(f"{what}: {_written(seen).decode()}, expected {_written(right).decode()}")


def _written(value: suite.Value) -> bytes:
    """Return a value as JSON, in which yes is no number."""
    return msgspec.json.encode(value, order="sorted")


def _carried_out(driver: AnyDriver, message: suite.Message) -> suite.Response:
    answer = driver.ask(message)
    if not answer.ok:
        raise _FailedError(answer.message, "unsupported" if answer.error == suite.UNSUPPORTED else "failed")
    return answer
