"""Servers of Xapian as processes, each in a session of its own, which end with the test; and engines with theirs."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from rulesdb.search.index.backends import Backend
from rulesdb.search.index.xapian_index import share_folder

SERVER = "xapian-tcpsrv"
_PATIENCE = 10.0
"""How long a server may take to start, in seconds."""


class XapianServers:
    """Servers on this machine, by number from 0. Their ports are free until they are started."""

    def __init__(self, count: int) -> None:
        """Choose the ports. Skips the test where Xapian is not installed."""
        pytest.importorskip("xapian")
        if shutil.which(SERVER) is None:
            pytest.skip(f"there is no {SERVER}: sudo apt-get install -y xapian-tools")
        sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
        self.addresses = ["{}:{}".format(*each.getsockname()) for each in sockets]
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        for each in sockets:
            each.close()

    @property
    def backend(self) -> str:
        """The engine with its servers, as ``--backend`` takes it."""
        return f"xapian={','.join(self.addresses)}"

    def start(self, index: Path) -> None:
        """Start those that do not run on their shares in the folder of an index, and wait until they listen."""
        for number, address in enumerate(self.addresses):
            if number not in self._processes:
                host, _, port = address.partition(":")
                command = [SERVER, "--quiet", "--interface", host, "--port", port, str(share_folder(index, number))]
                self._processes[number] = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
        for number, process in self._processes.items():
            _wait_for(process, self.addresses[number])

    def signal(self, number: int, sign: signal.Signals) -> None:
        """Send a signal to a server and to those of its processes that have a connection."""
        with suppress(ProcessLookupError):
            os.killpg(self._processes[number].pid, sign)

    def kill(self, number: int) -> None:
        """End a server at once."""
        self.signal(number, signal.SIGKILL)
        self._processes.pop(number).wait()

    def stop(self) -> None:
        """End all."""
        for number in list(self._processes):
            self.kill(number)


@contextmanager
def xapian_servers(count: int) -> Iterator[XapianServers]:
    """Yield servers that are ended behind the block."""
    servers = XapianServers(count)
    try:
        yield servers
    finally:
        servers.stop()


@contextmanager
def with_servers(backend: Backend) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """Yield an engine as ``--backend`` takes it, and what starts its servers, if it has any, on an index's folder.

    Skips the test where the engine is not installed.
    """
    pytest.importorskip(backend.package)
    if not backend.is_remote:
        yield backend.name, lambda _: None
        return
    with xapian_servers(2) as servers:
        yield servers.backend, servers.start


def _wait_for(process: subprocess.Popen[bytes], address: str) -> None:
    host, _, port = address.partition(":")
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, f"{SERVER} ended with {process.returncode}"
        with suppress(ConnectionRefusedError), socket.create_connection((host, int(port)), 1):
            return
        time.sleep(0.01)
    pytest.fail(f"{SERVER} did not listen on {address}")
