"""The workers of a cluster of Dask, by the address of its scheduler. An extra (``rulesdb[dask]``).

Dask gives what a killed worker had to another one by itself. Its own futures are asked, not those of its
``ClientExecutor``: one of these never ends where a worker dies between its answer and the asking for it.
"""

import pickle
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from rulesdb.pipeline.tasks.batches import Given, Workers, answer_of
from rulesdb.pipeline.tasks.executor_errors import ExecutorError

if TYPE_CHECKING:
    from distributed import Client

_PATIENCE = 10
"""Seconds for which the scheduler, and then a first worker, is waited for."""
_FRESH = 1.0
"""Seconds for which the number of workers is taken to be as it was: to ask a large cluster costs time."""


@contextmanager
def dask_workers(address: str, host_and_port: str) -> Iterator[Workers]:
    """Yield the workers of the cluster whose scheduler is at ``host_and_port``.

    Raises ExecutorError where Dask is not installed, no scheduler answers or it has no worker.
    """
    try:
        import dask  # only who uses the extra has it

        # What goes wrong is raised, and said in one sentence.
        dask.config.set({"logging": dict.fromkeys(("distributed", "distributed.client"), "critical")})
        from distributed import CancelledError, Client, KilledWorker  # see above
    except ImportError as error:
        raise ExecutorError(f"{address} needs Dask, which is not installed; pip install 'rulesdb[dask]'") from error
    host, _, port = host_and_port.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()  # Dask would try again and again
        client = Client(f"tcp://{host_and_port}", timeout=_PATIENCE, set_as_default=False)
    except (OSError, OverflowError, ValueError) as error:
        raise ExecutorError(f"no scheduler of Dask answers at {address}; start one, or correct the address") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise ExecutorError(
                f"the scheduler at {address} has no worker; start one: dask worker {host_and_port}"
            ) from error
        _refuse_without_program(client, f"tcp://{host_and_port}")
        count, counted_at = 0, -_FRESH

        def threads() -> int:
            nonlocal count, counted_at
            if time.monotonic() - counted_at >= _FRESH:
                count, counted_at = sum(client.nthreads().values()), time.monotonic()
            return count

        def submit_to_scheduler() -> Callable[..., Given]:
            if client.status != "running":
                raise ExecutorError(f"{address} has gone; start it again, and the command")
            return partial(client.submit, pure=False)

        yield Workers(address, submit_to_scheduler, threads, (CancelledError,), (KilledWorker,))


def _refuse_without_program(client: "Client", scheduler: str) -> None:
    """Raise ExecutorError for a scheduler or worker that cannot import what does a batch: it would end of it."""
    batch = pickle.dumps(answer_of)
    answers = client.run(pickle.loads, batch, on_error="return")
    try:
        client.run_on_scheduler(pickle.loads, batch)
    except (ImportError, AttributeError) as error:
        answers = {scheduler: error}
    for address, answer in answers.items():
        if isinstance(answer, Exception):
            place = "scheduler" if address == scheduler else "worker"
            raise ExecutorError(f"the {place} {address} does not have this version of rulesdb; install it there")
