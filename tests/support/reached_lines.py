"""A pytest plugin that notes which lines of the program the tests reach: those of every run, and exhaustive ones.

``REACHED_LINES`` names the file of the notes; each worker writes its own beside it. What only exhaustive tests reach is
printed by ``python tests/support/reached_lines.py FILE``. Lines that only processes of their own reach are not noted,
nor those of the games' checks, which are tests themselves: an installation holds what they prove, and ``.ci/run`` plays
every one.
"""

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import pytest
from coverage import Coverage

ALWAYS = "always"
EXHAUSTIVE = "exhaustive"
_CHECKS = ("checks/fab/", "checks/mtg/")
_PACKAGE = Path(__file__).resolve().parents[2] / "rulesdb"


class ReachedLines(NamedTuple):
    """The lines of a module, by the tests that reach them."""

    module: str
    """Its path below the package."""
    statements: int
    """The number of its lines with statements."""
    exhaustive: tuple[int, ...]
    """The lines that only exhaustive tests reach."""


def _coverage(file: str, *, has_suffix: bool) -> Coverage:
    return Coverage(data_file=file, data_suffix=has_suffix, source=[str(_PACKAGE)], config_file=False)


def pytest_configure(config: pytest.Config) -> None:
    """Begin before any test is collected, in each process that runs tests."""
    is_controller = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if (file := os.environ.get("REACHED_LINES")) and not is_controller:
        config.pluginmanager.register(_Notes(file))


class _Notes:
    """The notes of one process."""

    def __init__(self, file: str) -> None:
        self._coverage = _coverage(file, has_suffix=True)
        self._coverage.start()
        self._coverage.switch_context(ALWAYS)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note under which kind of test a line is reached, and in which file."""
        kind = EXHAUSTIVE if item.get_closest_marker("exhaustive") else ALWAYS
        self._coverage.switch_context(f"{kind} {item.path.name}")
        return (yield)

    def pytest_sessionfinish(self) -> None:
        """Write the notes."""
        self._coverage.stop()
        self._coverage.save()


def reached_lines(file: str) -> list[ReachedLines]:
    """Return the lines of all modules, from the notes of all workers."""
    coverage = _coverage(file, has_suffix=False)
    coverage.combine(keep=True)
    data = coverage.get_data()
    found = []
    for path in sorted(_PACKAGE.rglob("*.py")):
        module = path.relative_to(_PACKAGE).as_posix()
        if module.startswith(_CHECKS):
            continue
        statements = set(coverage.analysis2(str(path))[1])
        data.set_query_contexts([f"^{ALWAYS}"])
        always = set(data.lines(str(path)) or ())
        data.set_query_contexts([f"^{EXHAUSTIVE}"])
        exhaustive = set(data.lines(str(path)) or ())
        only = tuple(sorted(statements & exhaustive - always))
        found.append(ReachedLines(module, len(statements), only))
    return found


if __name__ == "__main__":
    for module, _, lines in reached_lines(sys.argv[1]):
        if lines:
            sys.stdout.write(f"{module}: {', '.join(map(str, lines))}\n")
