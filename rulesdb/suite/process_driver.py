"""A driver in a process of its own, to which messages go as lines of JSON."""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue

import msgspec

from rulesdb.suite.format import FORMAT, Bye, Hello, Message, Response, SuiteError
from rulesdb.words.quoting import shortened

PATIENCE = 60.0
"""Seconds for which an answer is waited for."""
_LAST_WORD = 5.0
"""Seconds for which the end of a driver is waited for."""
_LOOK = 0.5
"""Seconds between two looks whether a driver that does not answer has ended; its last line comes within them."""
_LONGEST = 1_000_000
"""The most bytes of an answer; the longest of ours has some hundreds."""


class ProcessDriver:
    """A driver in a process of its own.

    Its streams belong to a thread: a driver that reads nothing, or leaves its output to another process, holds up that
    thread alone.
    """

    def __init__(self, process: "subprocess.Popen[bytes]", patience: float = PATIENCE) -> None:
        """Speak to a process that was started; ``patience`` is in seconds."""
        self._process = process
        self._patience = patience
        self._messages: Queue[bytes] = Queue()
        self._lines: Queue[bytes] = Queue()
        threading.Thread(target=self._exchange, daemon=True).start()

    def _exchange(self) -> None:
        """Write messages and read a line for each, until the empty message."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with stdout:
            while message := self._messages.get():
                with suppress(OSError):  # it has ended: what it left says so
                    stdin.write(message)
                    stdin.flush()
                self._lines.put(stdout.readline(_LONGEST + 1))
        with suppress(OSError):
            stdin.close()

    def ask(self, message: Message) -> Response:
        """Send a message; return the answer. Raises SuiteError for a driver that has ended or answers anything else."""
        self._messages.put(msgspec.json.encode(message) + b"\n")
        line = self._line()
        if not line:
            raise SuiteError(f"the driver {self._end_of_output()}; it must answer every message with a line")
        if len(line) > _LONGEST:
            raise SuiteError(
                f"the driver answers a line of more than {_LONGEST:,} bytes; end each answer with a newline"
            )
        try:
            return msgspec.json.decode(line, type=Response)
        except (msgspec.DecodeError, RecursionError) as error:
            written = shortened(line.decode("utf-8", "replace").strip())
            raise SuiteError(f"the driver answers {written!r}, which is no answer of the protocol ({error})") from error

    def _line(self) -> bytes:
        """Return the line that the driver answers, empty if it has ended without one."""
        deadline = time.monotonic() + self._patience
        has_ended = False
        while True:
            try:
                return self._lines.get(timeout=max(0, min(_LOOK, deadline - time.monotonic())))
            except Empty:
                if has_ended:
                    return b""
            has_ended = self._process.poll() is not None
            if not has_ended and time.monotonic() >= deadline:
                raise SuiteError(f"the driver has not answered for {self._patience:g} seconds")

    def _end_of_output(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"has ended with status {self._process.wait(_LAST_WORD)}"
        return "has closed its output"

    def dismiss(self) -> None:
        """Let the driver end, by the end of its input."""
        self._messages.put(b"")


@contextmanager
def started_driver(command: str, patience: float = PATIENCE) -> Iterator[tuple[ProcessDriver, Response]]:
    """Start a driver by its command; yield it with its answer to the greeting, and end it.

    Raises SuiteError for a command that cannot be run, and for another version of the protocol.
    """
    with _process(command) as process:
        driver = ProcessDriver(process, patience)
        greeting = driver.ask(Hello(FORMAT))
        if not greeting.ok or greeting.format != FORMAT:
            raise SuiteError(f"the driver does not speak version {FORMAT} of the protocol: {greeting.message}")
        yield driver, greeting
        driver.ask(Bye())
        driver.dismiss()
        with suppress(subprocess.TimeoutExpired):
            process.wait(_LAST_WORD)


@contextmanager
def _process(command: str) -> Iterator["subprocess.Popen[bytes]"]:
    try:
        process = subprocess.Popen(  # noqa: S603  (the user's own)
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
    except (OSError, ValueError, IndexError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or error
        raise SuiteError(f"the driver {shortened(command)!r} cannot be started ({reason})") from error
    try:
        yield process
    finally:
        if process.poll() is None:
            _kill(process)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill a driver with what it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
