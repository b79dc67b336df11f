"""A command of rulesdb in a process of its own that need not start Python: a fork of this one, with all imports done.

Nothing that one command keeps in memory reaches the next one, and a command that hangs or dies is no harm.
"""

import importlib
import os
import select
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, NamedTuple, NoReturn

from measures.few_checks import leave_few_checks

from rulesdb.cli import main as program
from rulesdb.cli.commands import COMMANDS, WRONG_USE

LIMIT = 60.0
"""Seconds after which a command that reads counts as hanging: a thousand times what it needs."""
CRASHED = 70
"""The status of a command that ended with an exception."""


class Answer(NamedTuple):
    """What a command gave: its status (None: it hung; negative: the signal that ended it) and what it printed."""

    status: int | None
    out: bytes
    err: str

    @property
    def is_crash(self) -> bool:
        """Tell whether an exception came out, or a signal ended the process."""
        return self.status == CRASHED or "Traceback (most recent call last)" in self.err or (self.status or 0) < 0

    @property
    def is_sentence(self) -> bool:
        """Tell whether the command refused as it should: status 2, no answer, one line that says what is wrong."""
        return self.status == WRONG_USE and not self.out and self.err.startswith("rulesdb: ")

    @property
    def printed(self) -> str:
        """What a person would have seen, for a report."""
        return f"status {self.status}\n{self.out.decode(errors='replace')[:2000]}\n{self.err[:4000]}"


def import_commands() -> None:
    """Import what commands import when they are called, so that a fork need not."""
    for command in COMMANDS:
        importlib.import_module(f"rulesdb.cli.commands.{command}")


def ask(arguments: Sequence[str | Path], limit: float = LIMIT, before: Callable[[], object] = lambda: None) -> Answer:
    """Run ``rulesdb`` with the arguments and wait for its end, at most ``limit`` seconds.

    ``before`` is called in the new process.
    """
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        ended, held = os.pipe()  # the command alone holds the one end: the other one is ready when it has ended
        child = os.fork()
        if child == 0:
            os.close(ended)
            _run(arguments, before, out, err)
        os.close(held)
        status = _wait(child, ended, limit)
        os.close(ended)
        return Answer(status, _content(out), _content(err).decode(errors="replace"))


def _wait(child: int, ended: int, limit: float) -> int | None:
    """Return the status of the process, None if the limit passed; it is gone then, whatever interrupts us."""
    in_time: list[int] = []
    try:
        in_time, _, _ = select.select([ended], [], [], limit)
    finally:
        if not in_time:
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if in_time else None


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


def _run(arguments: Sequence[str | Path], before: Callable[[], object], out: IO[bytes], err: IO[bytes]) -> NoReturn:
    """Be the new process: run the command and end, without anything that this process would do at its end."""
    status = CRASHED
    try:
        os.dup2(out.fileno(), 1)
        os.dup2(err.fileno(), 2)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115  (for good)
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115  (for good)
        before()
        leave_few_checks(str(arguments[0]))
        status = program.main([str(argument) for argument in arguments])
        sys.stdout.flush()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:  # noqa: BLE001  (whatever it is, it is what we look for)
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)
