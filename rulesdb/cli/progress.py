"""A moving bar on standard error while a build goes on; nothing where standard error is no terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rulesdb.pipeline.loading import Progress

_WORDS = {"parse": "parsing", "link": "linking", "index": "indexing"}


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """Yield what a build is to call with its progress."""
    if not sys.stderr.isatty():
        yield lambda _stage, _done, _total: None
        return
    from rich.console import Console  # noqa: PLC0415  (a build without a terminal must not pay for it)
    from rich.progress import BarColumn, TextColumn  # noqa: PLC0415  (see above)
    from rich.progress import Progress as Bar  # noqa: PLC0415  (see above)

    with Bar(TextColumn("{task.description:<9}"), BarColumn(), console=Console(stderr=True), transient=True) as bar:
        tasks = {stage: bar.add_task(word, total=None, start=False) for stage, word in _WORDS.items()}

        def advance(stage: str, done: int, total: int) -> None:
            bar.start_task(tasks[stage])
            bar.update(tasks[stage], completed=done, total=total)

        yield advance
