"""A progress bar on standard error, where that is a terminal."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import TYPE_CHECKING

from rulesdb.cli.language import translated
from rulesdb.cli.output import is_terminal
from rulesdb.pipeline.progress import Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

_WORDS = {
    "parse": "parsing",
    "link": "linking",
    "index": "indexing",
    "check": "checking",
    "tell apart": "telling apart",
    "play": "playing",
}
_BETWEEN_DRAWINGS = 0.1
"""Seconds. The bar is drawn as work goes on, and not by a thread: a process with threads cannot be copied to work."""


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Yield the function that a build calls with its progress; without a call there is no bar."""
    if not is_terminal(sys.stderr):
        yield lambda _stage, _done, _total: None
        return
    with ExitStack() as drawn:
        tasks: dict[str, TaskID] = {}
        next_drawing = 0.0
        begun = cache(lambda: drawn.enter_context(_bar()))

        def advance(stage: str, done: int, total: int) -> None:
            nonlocal next_drawing
            bar = begun()
            is_due = stage not in tasks or time.monotonic() >= next_drawing
            if stage not in tasks:
                tasks[stage] = bar.add_task(translated(_WORDS[stage]), total=None)
            bar.update(tasks[stage], completed=done, total=total, refresh=is_due)
            if is_due:
                next_drawing = time.monotonic() + _BETWEEN_DRAWINGS

        yield advance


def _bar() -> "Bar":
    """Return a bar that is not drawn yet."""
    from rich.console import Console  # who has no terminal, or nothing to wait for, must not pay
    from rich.progress import BarColumn, TextColumn  # see above
    from rich.progress import Progress as Bar  # see above

    columns = (TextColumn("{task.description:<12}"), BarColumn())
    return Bar(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
