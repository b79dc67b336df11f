"""Scenarios of checks: recorded by playing them, and played without sentences to find those that they depend on."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from rulesdb.checks.registry import Check
from rulesdb.engine.kernel.book import is_called, rules_in_force
from rulesdb.engine.kernel.process.decisive import DecisiveSentences
from rulesdb.suite.driver import Driver
from rulesdb.suite.format import ALL, Counts, NotExported, Row, Scenario, Without
from rulesdb.suite.games import suite_game
from rulesdb.suite.running import run_scenario


class Recorded(Row, frozen=True):
    """A check that was recorded."""

    scenario: Scenario
    """The scenario."""
    expectations: int
    """Number of its expectations."""
    neutral: int
    """Number of those that can be asked of a driver."""


class NotReproducedError(Exception):
    """A scenario that does not pass on the engine that recorded it."""


def record(check: Check, complete: Collection[str] = ()) -> Recorded | NotExported:
    """Return the scenario of a check, with the sentences without which it fails on our engine.

    These are those of its claims, and of the sentences in ``complete``. A check that does not pass is not exported.
    """
    try:
        recorded = _recorded(check, complete, reads_all=False)
        if _is_whole(recorded.scenario):
            return recorded
        other = _recorded(check, complete, reads_all=True)  # it may be about reading what is printed in our words
    except Exception as error:  # noqa: BLE001  (whatever a check runs into is the reason)
        return NotExported(check.name, f"it does not pass: {error}")
    return max(recorded, other, key=lambda one: len(one.scenario.fails_without))


def _is_whole(scenario: Scenario) -> bool:
    """Whether a scenario fails without each of its claims."""
    return set(scenario.claims) <= set(scenario.fails_without)


def _recorded(check: Check, complete: Collection[str], *, reads_all: bool) -> Recorded:
    table = suite_game(check.ruleset).recording()
    table.reads_all = reads_all
    check.play(table)
    scenario = Scenario(
        id=check.name,
        title=check.title,
        claims=check.claims,
        fails_without=(),
        cards=table.cards,
        setup=table.setup(),
        steps=table.steps(),
        example=check.example,
        portable=not table.remarks,
    )
    needed = tuple(sorted(_needed(check.ruleset, scenario, complete)))
    return Recorded(
        replace(scenario, fails_without=needed), table.expectations, table.expectations - len(table.remarks)
    )


def _needed(game: str, scenario: Scenario, complete: Collection[str]) -> Iterator[str]:
    driver = Driver()
    for sentence in sorted(_candidates(game, scenario, complete)):
        driver.ask(Without((sentence,)))
        if run_scenario(driver, game, scenario).status != "passed":
            yield sentence
    driver.ask(Without(()))


def _candidates(game: str, scenario: Scenario, complete: Collection[str]) -> set[str]:
    """Return the claims, and the other sentences asked for that are decisive; without any other it is the same."""
    with rules_in_force() as rules:
        outcome = run_scenario(Driver(), game, scenario)
    if outcome.status != "passed":
        raise NotReproducedError(f"its scenario fails at step {outcome.step}: {outcome.problem}")
    called = rules.trace if ALL in complete else {one for one in complete if is_called(rules.trace, one)}
    if not called:
        return set(scenario.claims)
    decisive = DecisiveSentences({one for one in rules.trace if any(is_called((one,), part) for part in called)})
    with rules_in_force(compare=decisive.compare):
        run_scenario(Driver(), game, scenario)
    return {*scenario.claims, *(one for one in called if is_called(decisive.found, one))}


def counts(recorded: Collection[Recorded]) -> Counts:
    """Return the counts of some scenarios."""
    return Counts(
        scenarios=len(recorded),
        portable=sum(one.scenario.portable for one in recorded),
        expectations=sum(one.expectations for one in recorded),
        neutral=sum(one.neutral for one in recorded),
        sentences=len({sentence for one in recorded for sentence in one.scenario.fails_without}),
    )
