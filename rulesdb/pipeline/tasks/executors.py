"""Executors by their addresses: a cluster of Dask, or processes of this machine.

One more kind is a row of ``_SCHEMES``: what opens an executor, from what the address has behind ``://``.
"""

import os
import re
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from multiprocessing import get_context

from rulesdb.pipeline.process_copies import end_with
from rulesdb.pipeline.tasks.batches import Answer, Workers
from rulesdb.pipeline.tasks.executor_errors import ExecutorError
from rulesdb.words.quoting import shortened

_FORMS = "dask://HOST:PORT for a cluster of Dask, or processes://N for N processes of this machine"
_NUMBER = re.compile(r"[1-9]\d{0,2}")
_HOST_AND_PORT = re.compile(r"(\[[\da-fA-F:.]+\]|[^\s/:\[\]]+):[1-9]\d{0,4}")


@contextmanager
def opened(address: str | None) -> Iterator[Workers | None]:
    """Yield the processes of an executor, None without an address. Raises ExecutorError for one that names none."""
    if address is None:
        yield None
        return
    scheme, _, rest = address.partition("://")
    if scheme not in _SCHEMES:
        raise ExecutorError(f"{shortened(address)!r} is no address of an executor; write {_FORMS}")
    with _SCHEMES[scheme](address, rest) as workers:
        yield workers


@contextmanager
def _processes(address: str, number: str) -> Iterator[Workers]:
    """Yield processes of this machine, which are begun anew where one of them is killed."""
    if not _NUMBER.fullmatch(number):
        raise ExecutorError(f"{shortened(address)!r} names no number of processes from 1 to 999; write {_FORMS}")
    with ExitStack() as pools:

        def begin() -> Callable[..., Future[Answer]]:
            context = get_context("spawn")  # a copy would lack the threads that this process may have
            return pools.enter_context(ProcessPoolExecutor(int(number), context, _begin, (os.getpid(),))).submit

        yield Workers(address, begin, lambda: int(number))


def _begin(parent: int) -> None:
    """Let a process end with the one that it works for, which alone answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with(parent)


@contextmanager
def _dask(address: str, rest: str) -> Iterator[Workers]:
    if not _HOST_AND_PORT.fullmatch(rest):
        raise ExecutorError(f"{shortened(address)!r} names no host with a port; write {_FORMS}")
    from rulesdb.pipeline.tasks.dask_cluster import dask_workers  # it takes a second

    with dask_workers(address, rest) as workers:
        yield workers


_SCHEMES: Mapping[str, Callable[[str, str], AbstractContextManager[Workers]]] = {
    "dask": _dask,
    "processes": _processes,
}
