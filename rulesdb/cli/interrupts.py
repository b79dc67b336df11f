"""Ctrl-C: an exception while a command runs, which has to clean up, and the end of the process at any other moment.

Python's own handling raises wherever the process happens to be: in the middle of an import, of a destructor, of its
shutdown. There nobody can catch it, and a traceback is printed. ``rulesdb.__main__`` takes it away at the start.
"""

import _signal as signal  # type: ignore[import-not-found]  # in C; Python's own costs a cold command half a millisecond
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def raised_interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt for Ctrl-C in the block, unless somebody else than ``rulesdb.__main__`` handles it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_DFL:
        yield
        return
    sys.unraisablehook = _end_by_interrupt
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_interrupt(error: BaseException | None) -> bool:
    """Return whether ``error`` is Ctrl-C, or was raised because of it: Python wraps what a class body raises."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def _end_by_interrupt(unraisable: "sys.UnraisableHookArgs") -> None:
    """End the process by an interrupt that no code could catch, as in a destructor; report anything else."""
    if is_interrupt(unraisable.exc_value):
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.raise_signal(signal.SIGINT)
    sys.__unraisablehook__(unraisable)
