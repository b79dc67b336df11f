"""A suite of a few checks of both games, for tests: recording all of them takes half a minute."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.suite.files import suite_files
from rulesdb.suite.format import NotExported
from rulesdb.suite.scenarios import Recorded, record

COMPLETE = ("fab:1.13.4a#sentence-2", "fab:5.3.2#sentence-1", "fab:1.14.2d#sentence-1", "mtg:502.22a#sentence-2")
"""The sentences for which the suite is complete."""
_EVERY = 60


def few_checks() -> list[Check]:
    """Return every so many checks, and all that claim one of the sentences."""
    every = [check for registry in registries() for check in registry.checks.values()]
    return [check for at, check in enumerate(every) if at % _EVERY == 0 or set(COMPLETE) & set(check.claims)]


def recorded(checks: Sequence[Check], complete: Sequence[str] = COMPLETE) -> Mapping[str, list[Recorded | NotExported]]:
    """Return recorded checks by game, complete for some sentences."""
    games = dict.fromkeys(check.ruleset for check in checks)
    return {game: [record(check, complete) for check in checks if check.ruleset == game] for game in games}


def write_suite(folder: Path, checks: Sequence[Check], complete: Sequence[str] = COMPLETE) -> None:
    """Write the suite of some checks to a folder, complete for some sentences."""
    for name, content in suite_files(recorded(checks, complete), complete).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
