"""A server as a process of its own, and requests to it over loopback."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

_SECONDS = 60
"""Time in seconds that a server has to be ready, or to end."""


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    """By their names in small letters."""
    body: bytes

    @property
    def document(self) -> Any:  # noqa: ANN401  (any JSON)
        """The JSON document."""
        return json.loads(self.body)


class Server:
    """A server that was started for a test."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        """Keep the process, its port, and the file that its log is written to."""
        self.process = process
        self.port = port
        self._log = log

    def ask(self, path: str, body: Any = None, method: str | None = None, **headers: str) -> Answer:  # noqa: ANN401  (any JSON)
        """Send a request: a POST where it has a body, which is a text, bytes, or sent as JSON; others are GETs."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=_SECONDS)
        is_text = isinstance(body, str | bytes)
        sent = None if body is None else body if is_text else json.dumps(body)
        types = {} if body is None else {"Content-Type": "text/plain" if is_text else "application/json"}
        named = types | {name.replace("_", "-"): value for name, value in headers.items()}
        verb = method or ("GET" if body is None else "POST")
        connection.request(verb, quote(path, safe="/?&=%:@"), sent.encode() if isinstance(sent, str) else sent, named)
        response = connection.getresponse()
        answer = Answer(
            response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
        )
        connection.close()
        return answer

    def log(self) -> list[dict[str, Any]]:
        """Return the lines of the log."""
        return [json.loads(line) for line in self._log.read_text(encoding="utf-8").splitlines()]

    def stop(self) -> int:
        """Ask the server to stop, and return its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(_SECONDS)

    def until_ready(self) -> None:
        """Wait until the books are open."""
        end = time.monotonic() + _SECONDS
        while self.ask("/ready").status != 200:
            assert time.monotonic() < end
            time.sleep(0.05)


@contextmanager
def served(folder: Path, *arguments: object) -> Iterator[Server]:
    """Start ``rulesdb serve`` at any free port, with its log in a folder, and stop it at the end."""
    command = [sys.executable, "-m", "rulesdb", "serve", "--port", "0", *map(str, arguments)]
    log = folder / "server.log"
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ})
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, log.read_text(encoding="utf-8")
        server = Server(process, urlsplit(line.split()[-1]).port or 0, log)
        server.until_ready()
        yield server
    finally:
        process.terminate()
        process.wait(_SECONDS)
        if process.stdout is not None:
            process.stdout.close()
