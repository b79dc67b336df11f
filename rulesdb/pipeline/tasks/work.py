"""Work: a function that takes plain tasks and yields a plain row for each, here or in copies of this process.

``executors.py`` gives the same work to other processes and machines.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from rulesdb.pipeline.process_copies import copy_count, made_beside
from rulesdb.pipeline.progress import Progress

Row = TypeVar("Row")


class Work(NamedTuple, Generic[Row]):
    """Work that can be done anywhere."""

    function: Callable[..., Iterator[Row]]
    """A function of a module: it takes an iterable of tasks and the settings, and yields the rows in order."""
    rows: type[list[Row]]
    """The type of a list of its rows, as which they are read where they arrive."""
    settings: tuple[Any, ...] = ()
    """Plain values that hold for all tasks."""
    stage: str = "check"
    """The stage that progress is reported of."""
    seconds: float = 1.0
    """The time in seconds that a batch is to take; more where a batch has to prepare something."""


def silent(_stage: str, _done: int, _total: int) -> None:
    """Report nothing."""


def rows_here(work: Work[Row], tasks: Sequence[Any], progress: Progress = silent) -> Iterator[Row]:
    """Yield the rows of tasks, worked out in this process."""
    progress(work.stage, 0, len(tasks))
    for done, row in enumerate(work.function(tasks, *work.settings), 1):
        yield row
        progress(work.stage, done, len(tasks))


@contextmanager
def rows_beside(
    work: Work[Row], tasks: Sequence[Any], progress: Progress = silent
) -> Iterator[Callable[[], list[Row]]]:
    """Begin to work tasks out in copies of this process; yield what waits for the rows, in the order of the tasks.

    The tasks need not be plain: a copy has whatever this process has. The first copy reports how far all are.
    """
    count = copy_count()
    shares = [share for first in range(count) if (share := tasks[first::count])]
    makers = [partial(_packed, work, share, silent if at else progress) for at, share in enumerate(shares)]
    with made_beside(makers) as results:

        def rows() -> list[Row]:
            of_shares = [msgspec.msgpack.decode(result, type=work.rows) for result in results()]
            return [of_shares[at % count][at // count] for at in range(len(tasks))]

        yield rows


def _packed(work: Work[Row], tasks: Sequence[Any], progress: Progress) -> bytes:
    return msgspec.msgpack.encode(list(rows_here(work, tasks, progress)))
