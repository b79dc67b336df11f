"""Ctrl-C at any moment from the first import to the end of the process: no traceback, and an interrupt's status."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

# Python reports every import, file and compilation to an audit hook: the process interrupts itself at one of them.
PROGRAM = """
import os, signal, sys
from rulesdb.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
moment, count = int(sys.argv.pop(1)), 0
def hook(event, _arguments, kill=os.kill, pid=os.getpid(), interrupt=signal.SIGINT):
    global count
    count += 1
    if count == moment:
        kill(pid, interrupt)
sys.addaudithook(hook)
status = main()
if not moment:
    print(count, file=sys.stderr)
sys.exit(status)
"""
ENDED = {130, -signal.SIGINT}  # a shell says 130 for both


def _interrupted(moment: int, arguments: list[str], home: Path) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", PROGRAM, str(moment), *arguments, "--home", str(home)]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize(
    ("arguments", "moments"),
    [
        (["show", "oars:41.0.1"], 24),
        (["search", "櫂船"], 12),
        (["diagnose", "--json"], 6),
        (["check", "5.1.1"], 8),
        (["play", "--seed", "1"], 6),
        (["export", "--format", "graphml", "-"], 8),
        (["build"], 10),
        (["--help"], 6),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_an_interrupt_at_any_moment_is_quiet(arguments: list[str], moments: int, home: Path, tmp_path: Path) -> None:
    """While modules load, while the command works, and while the process ends."""
    folder = tmp_path if arguments == ["build"] else home
    _interrupted(0, arguments, folder)  # what is kept for the next time makes no difference between the other runs
    events = int(_interrupted(0, arguments, folder).stderr.split()[-1])
    for moment in range(1, events, events // moments + 1):
        done = _interrupted(moment, arguments, folder)
        assert (done.returncode in ENDED, done.stderr) == (True, b""), f"at {moment} of {events}: {done.returncode}"


SWALLOWED = """
import os, signal, sys
from rulesdb.__main__ import main
from rulesdb.cli.commands import show
signal.signal(signal.SIGINT, signal.default_int_handler)
class Interrupting:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
    def __set_name__(self, owner, name):
        os.kill(os.getpid(), signal.SIGINT)
def in_a_destructor(_arguments):
    Interrupting()
    return 0
def in_a_class_body(_arguments):
    type("Owner", (), {"attribute": Interrupting()})
    return 0
show.run = globals()[sys.argv.pop(1)]
sys.exit(main())
"""


@pytest.mark.parametrize("where", ["in_a_destructor", "in_a_class_body"])
def test_an_interrupt_that_python_swallows_or_wraps_counts(where: str) -> None:
    """A destructor's exception is only printed, and one of a class body becomes another: both end the command."""
    done = subprocess.run([sys.executable, "-c", SWALLOWED, where, "show", "1"], capture_output=True, check=False)
    assert (done.returncode in ENDED, done.stdout, done.stderr) == (True, b"", b"")


def test_a_left_game_is_kept(home: Path, tmp_path: Path) -> None:
    """A player who leaves by Ctrl-C has the game in the file all the same."""
    patched = (
        "import signal, sys; from rulesdb.__main__ import main; from rulesdb.cli import game_prompt;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"
        "game_prompt.read_line = lambda: signal.raise_signal(signal.SIGINT); sys.exit(main())"
    )
    saved = tmp_path / "game.json"
    command = [sys.executable, "-c", patched, "play", "--seed", "1", "--save", str(saved)]
    done = subprocess.run(command, capture_output=True, check=False, env={**os.environ, "RULESDB_HOME": str(home)})
    assert done.returncode == 130
    assert b"the game is kept in" in done.stderr
    assert b"Traceback" not in done.stderr
    assert saved.read_bytes().startswith(b'{"ruleset":"fab"')


def test_who_ignores_interrupts_goes_on_ignoring_them(home: Path) -> None:
    """A shell's background job that was started to ignore Ctrl-C still does."""
    patched = (
        "import os, signal, sys; from rulesdb.__main__ import main; from rulesdb.cli.commands import show;"
        "signal.signal(signal.SIGINT, signal.SIG_IGN); run = show.run;"
        "show.run = lambda arguments: os.kill(os.getpid(), signal.SIGINT) or run(arguments); sys.exit(main())"
    )
    command = [sys.executable, "-c", patched, "show", "oars:41.0.1", "--home", str(home)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
