"""Work for the tests of executors, which other processes find by this module's name."""

import os
import signal
import time
from collections.abc import Iterable, Iterator


def in_turns(tasks: Iterable[int], seconds: float) -> Iterator[tuple[int, int]]:
    """Yield numbers, each with the process that it was given to, after some seconds."""
    for task in tasks:
        time.sleep(seconds)
        yield task, os.getpid()


def fatal(tasks: Iterable[int]) -> Iterator[int]:
    """Kill the process at the third number."""
    for task in tasks:
        if task == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        yield task
