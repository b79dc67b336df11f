"""How long a test lets an answer take: machines are slow, and have other things to do."""

import time
from collections.abc import Callable

TRIES = 5


def is_done_within(seconds: float, work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> bool:
    """Say whether some work takes less than that, of the processor, in one of a few tries: noise only adds."""
    return any(_taken(work, clock) < seconds for _ in range(TRIES))


def _taken(work: Callable[[], object], clock: Callable[[], float]) -> float:
    began = clock()
    work()
    return clock() - began
