"""The end of a command by SIGKILL: at a moment of the clock, or before one of its operations on files.

The clock meets the long stretches of a run, the operations the short ones between two steps of a swap.
"""

import itertools
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from measures.asking import ask
from measures.few_checks import PROGRAM

_ON_FILES = ("open", "os.", "shutil.", "tempfile.", "fcntl.", "ctypes.")  # beginnings of the names of audit events
_LAST = 40  # operations at the end, among which the swap and the clearing away are
_END = 0.9  # of the time of a run: what comes after it is the very end
_AFTER = 1.03  # some moments are behind the end, since runs differ
_GRACE = 10.0  # seconds in which what a killed command has started must have ended, too


class Kill(NamedTuple):
    """What a kill was."""

    when: str
    """When it was, in words; it begins with "killed", or with "ended" where the run was over before."""
    goes_on: bool
    """Whether a process that the command has started goes on without it."""


class Run(NamedTuple):
    """How long an undisturbed run is: seconds of the clock, and operations on files."""

    seconds: float
    operations: int


def measure_run(arguments: Sequence[str | Path], folder: Path) -> Run:
    """Run a command twice, undisturbed, and measure it; ``folder`` keeps a file for the count."""
    began = time.perf_counter()
    subprocess.run([str(part) for part in (*PROGRAM, *arguments)], check=True, capture_output=True)
    seconds = time.perf_counter() - began
    counted = folder / "operations"
    with counted.open("wb", buffering=0) as file:
        ask(arguments, before=lambda: _at_each_operation(lambda _number: os.write(file.fileno(), b".")))
    return Run(seconds, counted.stat().st_size)


def kill(arguments: Sequence[str | Path], run: Run, chance: random.Random) -> Kill:
    """Run a command and kill it at a random moment."""
    if chance.random() < 0.5:  # noqa: PLR2004  (one half by either way)
        at_end = chance.random() < 0.5  # noqa: PLR2004  (and of these, one half at the very end)
        return kill_after(arguments, run.seconds * chance.uniform(_END if at_end else 0.0, _AFTER))
    last = chance.random() < 0.5  # noqa: PLR2004  (likewise)
    first = max(1, run.operations - _LAST) if last else 1
    return kill_before_operation(arguments, chance.randint(first, max(first, run.operations)))


def kill_after(arguments: Sequence[str | Path], seconds: float) -> Kill:
    """Kill the command when so many seconds have passed, unless it has ended."""
    command = [str(part) for part in (*PROGRAM, *arguments)]
    ended, held = os.pipe()  # whatever the command starts holds the one end
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, pass_fds=[held]
    ) as process:
        os.close(held)
        try:
            process.wait(seconds)
            when = f"ended within {seconds * 1000:.0f} ms"
        except subprocess.TimeoutExpired:
            when = f"killed after {seconds * 1000:.0f} ms"
        finally:
            process.kill()
        process.wait()
        goes_on = not select.select([ended], [], [], _GRACE)[0]
        if goes_on:
            os.killpg(process.pid, signal.SIGKILL)
    os.close(ended)
    return Kill(when, goes_on)


def kill_before_operation(arguments: Sequence[str | Path], number: int) -> Kill:
    """Kill the command before its operation on files with this number, counted from 1, unless it has fewer."""

    def at(reached: int) -> None:
        if reached == number:
            os.kill(os.getpid(), signal.SIGKILL)

    answer = ask(arguments, before=lambda: _at_each_operation(at))
    is_killed = answer.status in {-signal.SIGKILL, None}
    when = f"killed before operation {number}" if is_killed else f"ended before {number}"
    return Kill(when, goes_on=answer.status is None)


def _at_each_operation(call: Callable[[int], object]) -> None:
    """Call with the numbers of the operations on files of this process, before each; it cannot be undone."""
    numbers = itertools.count(1)

    def hook(event: str, _arguments: tuple[object, ...]) -> None:
        if event.startswith(_ON_FILES):
            call(next(numbers))

    sys.addaudithook(hook)
