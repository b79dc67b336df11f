"""Work on executors: the same rows in the same order, whichever processes are begun, killed or strangers."""

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.pipeline.numbered_tasks import fatal, in_turns

from rulesdb.pipeline.random_games import RandomGame, play_random_games
from rulesdb.pipeline.tasks import batches
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.executor_errors import ExecutorError
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.pipeline.tasks.work import Work, rows_here

killing = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def _games(workers: Workers | None) -> list[RandomGame]:
    return list(play_random_games("mtg", range(5, 9), lambda *_: None, workers))


@pytest.mark.exhaustive
def test_random_games_are_the_same_on_any_executor() -> None:
    """Threads and processes play games that this process plays, and yield them in the order of their seeds."""
    here = _games(None)
    assert [game.seed for game in here] == list(range(5, 9))
    with ThreadPoolExecutor(2) as threads:
        assert _games(Workers("threads", lambda: threads.submit, lambda: 2)) == here
    with opened("processes://2") as workers:
        assert _games(workers) == here


@killing
def test_a_process_that_is_killed_loses_nothing() -> None:
    """What was given to a killed process is done by another one, and progress goes on to the end."""
    reports: list[tuple[str, int, int]] = []
    work = Work(in_turns, list[tuple[int, int]], (0.01,), seconds=0.1)
    with opened("processes://2") as workers:
        rows = rows_of(work, range(100), workers, lambda *report: reports.append(report))
        found = [next(rows)]
        os.kill(found[0][1], signal.SIGKILL)
        found += rows
    assert [task for task, _ in found] == list(range(100))
    assert len({process for _, process in found} - {found[0][1]}) >= 2
    assert (reports[0], reports[-1]) == (("check", 0, 100), ("check", 100, 100))


@killing
def test_a_task_that_kills_every_process_is_named_a_failure() -> None:
    """After four processes the work is given up, with a sentence."""
    with (
        opened("processes://1") as workers,
        pytest.raises(ExecutorError, match="ended again and again at the same tasks"),
    ):
        list(rows_of(Work(fatal, list[int]), range(5), workers))


def test_a_batch_takes_about_the_wanted_time() -> None:
    """Batches grow to the size that takes the wanted time: few enough for a scheduler, short enough to be shared."""
    sizes: list[int] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, function, /, *arguments, **options):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN002, ANN003, ANN202
            sizes.append(len(arguments[-1]))
            return super().submit(function, *arguments, **options)

    with Counting(1) as threads:
        workers = Workers("threads", lambda: threads.submit, lambda: 1)
        rows = list(rows_of(Work(in_turns, list[tuple[int, int]], (0.002,), seconds=0.05), range(300), workers))
    assert len(rows) == 300
    assert sizes[0] == 1
    assert 8 <= max(sizes) <= 32


def test_a_process_with_another_program_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names the process, both versions, and the way out."""
    own = batches.program_digest
    digests = iter(["0" * 64, own("rulesdb")])
    monkeypatch.setattr(batches, "program_digest", lambda module: next(digests, own(module)))
    with ThreadPoolExecutor(1) as threads, pytest.raises(ExecutorError) as refused:
        list(
            rows_of(
                Work(in_turns, list[tuple[int, int]], (0,)), [1], Workers("threads", lambda: threads.submit, lambda: 1)
            )
        )
    assert str(os.getpid()) in str(refused.value)
    assert str(refused.value).endswith("; install the same version on both")


def test_an_error_in_a_process_is_raised_here() -> None:
    """What goes wrong in the work itself is raised as it would be in this process."""
    work = Work(in_turns, list[tuple[int, int]], ("no number",))
    with pytest.raises(TypeError) as here:
        list(rows_here(work, [1]))
    with opened("processes://1") as workers, pytest.raises(TypeError) as there:
        list(rows_of(work, [1], workers))
    assert str(there.value) == str(here.value)
