"""A cluster of Dask on loopback: a scheduler and workers, each a process in a session of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

_PATIENCE = 20
"""Seconds for which the scheduler is waited for."""


class DaskCluster(NamedTuple):
    """A running cluster."""

    address: str
    """The address of its scheduler, as ``--executor`` takes it."""
    scheduler: "subprocess.Popen[bytes]"
    """The process of its scheduler."""
    workers: list["subprocess.Popen[bytes]"]
    """The processes of its workers."""


@contextmanager
def dask_cluster(folder: Path, workers: int, path: Sequence[str | Path] = ()) -> Iterator[DaskCluster]:
    """Yield a cluster with some workers, whose files are in a folder; what is left of it is ended.

    It finds the modules that this process finds, and those of the folders in ``path`` first.
    """
    file = folder / "scheduler.json"
    local = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as ended:

        def start(kind: str, *options: str) -> "subprocess.Popen[bytes]":
            log = ended.enter_context((folder / f"{kind}.log").open("ab"))
            process = subprocess.Popen(
                [sys.executable, "-W", "ignore", "-m", f"distributed.cli.dask_{kind}", *local, *options],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (*map(str, path), *sys.path)))},
                stdout=log,
                stderr=log,
                cwd=folder,
                start_new_session=True,
            )
            ended.callback(_end, process)
            return process

        scheduler = start("scheduler", "--scheduler-file", str(file), "--port", "0")
        deadline = time.monotonic() + _PATIENCE
        while not file.exists() and scheduler.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        address = json.loads(file.read_text())["address"]
        options = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        started = [start("worker", address, *options) for _ in range(workers)]
        yield DaskCluster(address.replace("tcp://", "dask://"), scheduler, started)


def _end(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
