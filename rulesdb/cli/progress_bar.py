"""A progress bar on standard error, where that is a terminal."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rulesdb.cli.language import translated
from rulesdb.cli.output import is_terminal
from rulesdb.pipeline.progress import Progress

_WORDS = {
    "parse": "parsing",
    "link": "linking",
    "index": "indexing",
    "check": "checking",
    "knock out": "knocking out",
    "tell apart": "telling apart",
}
_BETWEEN_DRAWINGS = 0.1
"""Seconds. The bar is drawn as work goes on, and not by a thread: a process with threads cannot be copied to work."""


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Yield the function that a build calls with its progress."""
    if not is_terminal(sys.stderr):
        yield lambda _stage, _done, _total: None
        return
    from rich.console import Console  # noqa: PLC0415  (a build without a terminal must not pay for it)
    from rich.progress import (  # noqa: PLC0415  (see above)
        BarColumn,
        TaskID,
        TextColumn,
    )
    from rich.progress import Progress as Bar  # noqa: PLC0415  (see above)

    columns, console = (TextColumn("{task.description:<12}"), BarColumn()), Console(stderr=True)
    with Bar(*columns, console=console, transient=True, auto_refresh=False) as bar:
        tasks: dict[str, TaskID] = {}
        next_drawing = 0.0

        def advance(stage: str, done: int, total: int) -> None:
            nonlocal next_drawing
            is_due = stage not in tasks or time.monotonic() >= next_drawing
            if stage not in tasks:
                tasks[stage] = bar.add_task(translated(_WORDS[stage]), total=None)
            bar.update(tasks[stage], completed=done, total=total, refresh=is_due)
            if is_due:
                next_drawing = time.monotonic() + _BETWEEN_DRAWINGS

        yield advance
