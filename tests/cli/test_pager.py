"""A long answer on a terminal is read in a pager; nothing else is."""

import shlex
import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.cli.terminals import on_terminal

_LONG = ["show", "oars:41.0.1", "oars:41.0.1a", "oars:41.0.2"]
_MARKING = shlex.join([sys.executable, "-c", "import sys; print('PAGED'); print(sys.stdin.read())"])


def _env(home: Path, **variables: str) -> dict[str, str]:
    return {"RULESDB_HOME": str(home), "LINES": "10", "PAGER": _MARKING, **variables}


def test_long_answer_is_paged_whole(home: Path) -> None:
    """The pager gets all of it, with its styles, and the command ends with its own status."""
    status, shown = on_terminal(_LONG, _env(home))
    assert status == 0
    assert shown.startswith("PAGED\n")
    assert all(name in shown for name in _LONG[1:])
    assert "\033[1m" in shown


@pytest.mark.in_part(2, 3)
@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["show", "oars:6"], {}),
        (_LONG, {"LINES": "500"}),
        ([*_LONG, "--json"], {}),
        ([*_LONG, "--no-pager"], {}),
        (["--no-pager", *_LONG], {}),
        (_LONG, {"RULESDB_PAGER": ""}),
        (_LONG, {"RULESDB_PAGER": "cat"}),
        (_LONG, {"RULESDB_PAGER": "/no/such/pager"}),
        (_LONG, {"RULESDB_PAGER": "'"}),
        (_LONG, {"TERM": "dumb"}),
    ],
)
def test_what_is_not_paged(home: Path, arguments: list[str], variables: dict[str, str]) -> None:
    """A short answer, a document, an answer whose reader wants no pager, and one whose pager cannot be started."""
    status, shown = on_terminal(arguments, _env(home, **variables))
    assert status == 0
    assert "PAGED" not in shown
    assert "oars:" in shown


def test_own_variable_counts_more(home: Path) -> None:
    """RULESDB_PAGER names a pager for this command alone."""
    own = shlex.join([sys.executable, "-c", "print('OWN')"])
    assert on_terminal(_LONG, _env(home, RULESDB_PAGER=own)) == (0, "OWN\n")


def test_colours_are_left_out_for_a_pager_too(home: Path) -> None:
    """NO_COLOR is respected wherever the answer goes."""
    _, shown = on_terminal(_LONG, _env(home, NO_COLOR="1"))
    assert shown.startswith("PAGED\n")
    assert "\033" not in shown


def test_leaving_the_pager_early_is_quiet(home: Path) -> None:
    """Who has read enough gets no word about a broken pipe, and the answer was still a good one."""
    leaving = shlex.join([sys.executable, "-c", "import sys; print(sys.stdin.read(1))"])
    status, shown = on_terminal(["diagnose"], _env(home, PAGER=leaving))
    assert (status, len(shown.strip()) <= 1) == (0, True)


def test_interrupt_within_the_pager_is_the_pagers(home: Path) -> None:
    """Ctrl-C stops a search within less; it must not take the terminal away from it."""
    program = "import os, signal, sys; os.kill(os.getppid(), signal.SIGINT); sys.stdin.read(); print('STILL HERE')"
    status, shown = on_terminal(_LONG, _env(home, PAGER=shlex.join([sys.executable, "-c", program])))
    assert (status, shown) == (0, "STILL HERE\n")


def test_remark_stands_behind_the_answer(home: Path) -> None:
    """What standard error says of an answer comes when its reader is back from the pager."""
    _, shown = on_terminal([*_LONG, "oars:99"], _env(home))
    assert shown.index("PAGED") < shown.index("oars:41.0.2") < shown.index("No loaded text has oars:99")


def test_nothing_is_paged_for_programs(spawn: Run) -> None:
    """Output into a pipe or a file never starts a pager."""
    assert "PAGED" not in spawn(*_LONG, env={"LINES": "10", "PAGER": _MARKING}).out
