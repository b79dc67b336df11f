"""The checks of a keyword: each passes, and each of its claims is demonstrated."""

from collections.abc import Iterator

from rulesdb.checks.mtg.registry import load
from rulesdb.checks.registry import Check
from rulesdb.checks.running import knock_out, play


def checks_of(module: str) -> list[Check]:
    """Return the checks of a module of rulesdb/checks/mtg."""
    return [check for check in load().checks.values() if check.play.__module__.rpartition(".")[2] == module]


def problems(checks: list[Check]) -> Iterator[str]:
    """Yield what is wrong: a check that does not pass, or a claim that it does not demonstrate."""
    for check in checks:
        result = play(check)
        if result.status != "passed":
            yield f"{check.name}: {result.problem}"
            continue
        for claim in check.claims:
            found = knock_out(result, claim)
            if found.verdict != "demonstrated":
                yield f"{check.name} without {claim}: {found.verdict} {found.problem}"
