"""Time limits for patterns that somebody else declared: a regular expression can take longer than anybody waits.

Python's ``re`` looks for signals while it matches, so that an alarm ends it; where there are none (in a thread, on
Windows) nothing is limited.
"""

import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rulesdb.syntax.dialects.declaration import Declaration, UnreadableFormError, patterns

FOR_ANY_TEXT = 15.0
"""Seconds in which the shortest text is read."""
FOR_A_CHARACTER = 30e-6
"""Seconds more for each character: about ten times what reading one takes."""
FOR_A_PATTERN = 1.0
"""Seconds in which one pattern is tried on all lines of a text, to find the one at fault."""


class TimeLimitError(Exception):
    """The time is over."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Run the block for at most so many seconds. Raises TimeLimitError."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeLimitError

    former = signal.signal(signal.SIGALRM, ring)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, former)


@contextmanager
def declared_patterns_limited(declaration: Declaration, text: str) -> Iterator[None]:
    """Read a text by a declaration in the block. Raises UnreadableFormError where its patterns take too long."""
    seconds = FOR_ANY_TEXT + FOR_A_CHARACTER * len(text)
    try:
        with time_limit(seconds):
            yield
    except TimeLimitError:
        problem = f"takes more than {seconds:.0f} seconds on this text; bound what it repeats"
        raise UnreadableFormError(declaration.name, f"{_slow_key(declaration, text)} {problem}") from None


def _slow_key(declaration: Declaration, text: str) -> str:
    """Return the key of the first pattern that takes long on the lines of a text, by itself and not matching."""
    lines = text.splitlines()
    for key, pattern in patterns(declaration):
        try:
            with time_limit(FOR_A_PATTERN):
                fails = re.compile(f"(?:{pattern})(?!)")  # only what fails is tried in every way
                for line in lines:
                    fails.search(line)
        except TimeLimitError:
            return f"{key}:"
    return "its patterns together:"
