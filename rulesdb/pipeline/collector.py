"""Python's cycle collector, paused. Apart, because building and publishing share it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Stop the collector: who only adds values, few of them in cycles, spends a tenth of the time looking for some."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
