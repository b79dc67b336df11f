"""Copies of this process, in which results are made beside it.

Another process would load engine, cards and texts again. Where a system has no copies, threads forbid them, or there is
one processor, a result is made when it is waited for.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

_SET_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


@contextmanager
def made_beside(makers: Sequence[Callable[[], bytes]]) -> Iterator[Callable[[], list[bytes]]]:
    """Begin to make results in copies of this process, and yield a function that waits for all and returns them."""
    if not makers or copy_count() == 1:
        yield lambda: [make() for make in makers]
        return
    copies: list[_Copy] = []
    try:
        for make in makers:
            copies.append(_Copy(make, copies))
        yield lambda: [copy.result() for copy in copies]
    finally:
        for copy in copies:
            copy.stop()


def copy_count() -> int:
    """Return the number of copies of this process that can work at once, itself among them."""
    return processors() if can_be_copied() else 1


def can_be_copied() -> bool:
    """Tell whether this process can be copied: a copy has none of its threads."""
    return sys.platform == "linux" and len(sys._current_frames()) == 1  # noqa: SLF001  (threading has to be loaded)


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


class _Copy:
    """A copy of this process that makes one result."""

    def __init__(self, make: Callable[[], bytes], before: Sequence["_Copy"]) -> None:
        """Copy this process; ``before`` are its copies that are there."""
        self._make = make
        self._reading, writing = os.pipe()
        original = os.getpid()
        self._process = os.fork()
        if self._process == 0:
            end_with(original)
            for copy in (*before, self):
                os.close(copy._reading)  # noqa: SLF001  (a pipe that nobody else reads breaks when its reader ends)
            _make_and_end(make, writing)
        os.close(writing)
        self._is_running = True

    def result(self) -> bytes:
        """Wait for the result; where the process ended without it, make it here, so that its error is raised."""
        with open(self._reading, "rb", closefd=False) as results:
            made = results.read()
        return made if self._wait() == 0 else self._make()

    def stop(self) -> None:
        """End the process, whether it is done or not."""
        if self._is_running:
            import signal  # only copies need it

            os.kill(self._process, signal.SIGTERM)
            self._wait()
        os.close(self._reading)

    def _wait(self) -> int:
        self._is_running = False
        _, status = os.waitpid(self._process, 0)
        return status


def end_with(original: int) -> None:
    """Let Linux kill this process when its parent ``original`` ends, which can be killed without a chance to do it."""
    if sys.platform != "linux":
        return
    import ctypes  # only a copy needs them
    import signal

    ctypes.CDLL(None).prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != original:
        os._exit(1)


def _make_and_end(make: Callable[[], bytes], writing: int) -> None:
    """Write a result and end the process at once, without the exit handlers of the process that it is a copy of."""
    status = 1
    try:
        made = make()
        with open(writing, "wb") as results:
            results.write(made)
        status = 0
    finally:
        os._exit(status)
