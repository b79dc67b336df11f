"""A driver in a process of its own, to which messages go as lines of JSON."""

import shlex
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue

import msgspec

from rulesdb.suite.format import FORMAT
from rulesdb.suite.protocol import Bye, Hello, Message, Response
from rulesdb.suite.suite_errors import SuiteError
from rulesdb.words.quoting import shortened

PATIENCE = 60.0
"""Seconds for which an answer is waited for."""
_LAST_WORD = 5.0
"""Seconds for which the end of a driver is waited for."""


class ProcessDriver:
    """A driver in a process of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", patience: float = PATIENCE) -> None:
        """Speak to a process that was started; ``patience`` is in seconds."""
        self._process = process
        self._patience = patience
        self._lines: Queue[bytes] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def ask(self, message: Message) -> Response:
        """Send a message; return the answer. Raises SuiteError for a driver that has ended or answers anything else."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended: what it left says so
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        try:
            line = self._lines.get(timeout=self._patience)
        except Empty:
            raise SuiteError(f"the driver has not answered for {self._patience:g} seconds") from None
        if not line:
            raise SuiteError(f"the driver has ended{self._status()}; it must answer every message with a line")
        try:
            return msgspec.json.decode(line, type=Response)
        except msgspec.DecodeError as error:
            written = shortened(line.decode("utf-8", "replace").strip())
            raise SuiteError(f"the driver answers {written!r}, which is no answer of the protocol ({error})") from error

    def _status(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f" with status {self._process.wait(_LAST_WORD)}"
        return ""


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


@contextmanager
def _process(command: str) -> Iterator["subprocess.Popen[bytes]"]:
    try:
        words = shlex.split(command)
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  (the user's own)
    except (OSError, ValueError, IndexError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or error
        raise SuiteError(f"the driver {shortened(command)!r} cannot be started ({reason})") from error
    try:
        yield process
    finally:
        _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(_LAST_WORD)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    assert process.stdout is not None
    process.stdout.close()
