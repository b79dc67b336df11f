"""Work done by any ``concurrent.futures.Executor``: in batches of about a second, its rows in the order of the tasks.

A task has no effect beside its row, so that a batch whose process is killed is done again. Tasks and rows are plain
values; the function is found by its name in the other process, which has to have the same program.
"""

import os
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any, Generic, NamedTuple, Protocol

import msgspec

from rulesdb import __version__
from rulesdb.pipeline.progress import Progress
from rulesdb.pipeline.tasks.executor_errors import ExecutorError
from rulesdb.pipeline.tasks.work import Row, Work, rows_here, silent
from rulesdb.source.cache import digest
from rulesdb.source.own_code import PACKAGE, files_digest
from rulesdb.source.resources import data_folder

_AHEAD = 3
"""Batches for each process that are given out before their rows are needed: it must not wait for this one."""
_GROWTH = 2
"""How many times the size of a batch the next one may have."""
_LOOK = 10.0
"""Seconds between two looks whether there still are processes; an answer arrives within them."""
_PATIENCE = 60.0
"""Seconds for which processes may be missing."""
_ATTEMPTS = 4
"""How often a batch is given out, before what kills its process is taken to be the batch."""
_WORKING = Lock()
"""Held while a batch is worked out: a worker may have threads, and the engines remember what they worked out."""


class Given(Protocol):
    """What an executor has for a batch that it was given: a future of the standard library, or of Dask."""

    def result(self, timeout: float | None = None) -> "Answer":
        """Return the answer, or raise the error of the work. Raises TimeoutError after some seconds."""
        ...

    def exception(self) -> BaseException | None:
        """Return the error of the work, None where it was done."""
        ...

    def done(self) -> bool:
        """Tell whether there is an answer or an error."""
        ...

    def cancelled(self) -> bool:
        """Tell whether it was given up."""
        ...

    def cancel(self) -> object:
        """Give it up."""
        ...


class Workers(NamedTuple):
    """Processes that do work."""

    name: str
    """The address of the executor, as the user wrote it."""
    begin: Callable[[], Callable[..., Given]]
    """Return the ``submit`` of an executor; called again where it has lost batches, it returns that of a new one."""
    slots: Callable[[], int]
    """Return the number of batches that are worked out at once; 0 while there is no process."""
    lost: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """The errors of a batch that was lost with its process, and is given out again."""
    fatal: tuple[type[Exception], ...] = ()
    """The errors of a batch that the executor has given out again and again, and at which processes ended."""


class Answer(NamedTuple):
    """What a process answers to a batch."""

    stranger: str
    """The process, where it has another program and did nothing; else ""."""
    seconds: float
    """Time from the first row to the last, in seconds: what a batch prepares before is left out."""
    rows: bytes
    """The rows."""


class _Batch(NamedTuple):
    """A batch that was given out."""

    tasks: Sequence[Any]
    given: Given

    @property
    def is_answered(self) -> bool:
        """Whether its answer is there."""
        return self.given.done() and not self.given.cancelled() and self.given.exception() is None


def rows_of(
    work: Work[Row], tasks: Sequence[Any], workers: Workers | None, progress: Progress = silent
) -> Iterator[Row]:
    """Yield the rows of tasks in their order, worked out by other processes, without ``workers`` in this one.

    Raises ExecutorError where there are no processes any more, or one has another program.
    """
    if workers is None:
        yield from rows_here(work, tasks, progress)
        return
    progress(work.stage, 0, len(tasks))
    for done, row in enumerate(_Batches(workers, work).rows(tasks), 1):
        yield row
        progress(work.stage, done, len(tasks))


class _Batches(Generic[Row]):
    """The batches of some work."""

    def __init__(self, workers: Workers, work: Work[Row]) -> None:
        """Begin without a batch."""
        self._workers = workers
        self._work = work
        self._module = _module_of(work)
        self._submit = workers.begin()
        self._waiting: deque[_Batch] = deque()

    def rows(self, tasks: Sequence[Any]) -> Iterator[Row]:
        """Yield the rows of tasks in their order."""
        left, size = iter(tasks), 1
        try:
            while True:
                while len(self._waiting) < _AHEAD * max(1, self._workers.slots()):
                    if not (some := tuple(islice(left, size))):
                        break
                    self._waiting.append(self._given_out(some))
                if not self._waiting:
                    return
                answer = self._next_answer()
                rows = msgspec.msgpack.decode(answer.rows, type=self._work.rows)
                size = _next_size(len(rows), answer.seconds, self._work.seconds)
                yield from rows
        finally:
            for batch in self._waiting:
                batch.given.cancel()

    def _given_out(self, tasks: Sequence[Any]) -> _Batch:
        work = self._work
        program = program_digest(self._module)
        try:
            given = self._submit(answer_of, program, self._module, work.function.__qualname__, work.settings, tasks)
        except BrokenExecutor as error:
            given = Future[Answer]()
            given.set_exception(error)
        return _Batch(tasks, given)

    def _next_answer(self) -> Answer:
        """Take the first batch away, and return its answer; where its process has ended, give out all that is lost."""
        for _ in range(_ATTEMPTS):
            try:
                answer = self._result(self._waiting[0].given)
            except self._workers.lost:
                self._submit = self._workers.begin()
                self._waiting = deque(one if one.is_answered else self._given_out(one.tasks) for one in self._waiting)
                continue
            except self._workers.fatal:
                break
            self._waiting.popleft()
            if answer.stranger:
                raise ExecutorError(
                    f"{answer.stranger} has another program than this one ({own_name(self._module)}); "
                    "install the same version on both"
                )
            return answer
        raise ExecutorError(
            f"processes of {self._workers.name} ended again and again at the same tasks; "
            "see whether they have enough memory"
        )

    def _result(self, given: Given) -> Answer:
        """Return the answer of a batch. Raises ExecutorError where there have been no processes for a while."""
        seen = time.monotonic()
        while True:
            try:
                return given.result(_LOOK)
            except TimeoutError:
                if given.done() and not given.cancelled() and given.exception() is not None:
                    raise  # the error of the work itself
            if self._workers.slots():
                seen = time.monotonic()
            elif time.monotonic() - seen > _PATIENCE:
                raise ExecutorError(f"{self._workers.name} has had no worker for {_PATIENCE:.0f} seconds; start one")


def _next_size(count: int, seconds: float, wanted: float) -> int:
    """Return how many tasks take the wanted seconds, from what a batch of some tasks took from its first row on."""
    most = count * _GROWTH
    return most if count == 1 or seconds <= 0 else max(1, min(most, int(wanted * (count - 1) / seconds)))


def answer_of(program: str, module: str, function: str, settings: Sequence[Any], tasks: Sequence[Any]) -> Answer:
    """Return the rows of a batch, in the process that works it out, where it has the program of that digest."""
    if program_digest(module) != program:
        return Answer(f"process {os.getpid()} on {socket.gethostname()} ({own_name(module)})", 0, b"")
    with _WORKING:
        rows = getattr(import_module(module), function)(iter(tasks), *settings)
        made = [next(rows)]
        began = time.perf_counter()
        made += rows
        return Answer("", time.perf_counter() - began, msgspec.msgpack.encode(made))


def own_name(module: str) -> str:
    """Return version and digest of this process's program, for a person to compare."""
    return f"rulesdb {__version__}, {program_digest(module)[:12]}"


@cache
def program_digest(module: str) -> str:
    """Return the digest of all code and shipped texts, and of a module that may be no part of the package.

    It is the same wherever the package lies. A process without the module has the digest of the rest.
    """
    package = files_digest(PACKAGE, ["**/*.py", "**/*.lark"])
    try:
        file = import_module(module).__file__
    except ModuleNotFoundError:
        file = None
    return digest(
        [package.encode(), files_digest(data_folder(), ["**/*.*"]).encode(), Path(file or os.devnull).read_bytes()]
    )


def _module_of(work: Work[Any]) -> str:
    """Return the name by which other processes find the module of some work; that of a script is its file's."""
    name = work.function.__module__
    return Path(sys.argv[0]).stem if name == "__main__" else name
