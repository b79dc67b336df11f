"""Work on a cluster of Dask: a scheduler and two workers, one of them killed, give what one process gives."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from dask_processes import DaskCluster, dask_cluster
from support.pipeline.numbered_tasks import fatal, in_turns

from rulesdb.checks.games import registries
from rulesdb.pipeline.checking import execute
from rulesdb.pipeline.random_games import play_random_games
from rulesdb.pipeline.tasks import batches
from rulesdb.pipeline.tasks.batches import rows_of
from rulesdb.pipeline.tasks.executor_errors import ExecutorError
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.pipeline.tasks.work import Work

pytest.importorskip("distributed", reason="needs rulesdb[dask]")
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs sessions of processes"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed"),
]

ONE_IN = 12
"""Of so many checks one is played."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """Return a cluster with two workers."""
    with dask_cluster(tmp_path_factory.mktemp("dask"), 2) as cluster:
        yield cluster


def test_a_worker_that_is_killed_loses_nothing(cluster: DaskCluster) -> None:
    """Every row of checks and knock-outs is that of one process, in the same order; progress reaches its end."""
    checks = [check for registry in registries() for check in registry.checks.values()][::ONE_IN]
    reports: list[int] = []

    def progress(_stage: str, done: int, _total: int) -> None:
        reports.append(done)
        if done == len(checks) // 4:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    with opened(cluster.address) as workers:
        found = execute(checks, progress, with_knock_out=True, workers=workers).document(with_knock_out=True)
    assert cluster.workers[0].wait() == -signal.SIGKILL
    assert reports == list(range(len(checks) + 1))
    expected = execute(checks, lambda *_: None, with_knock_out=True).document(with_knock_out=True)
    for document in (found, expected):
        for result in document["results"]:  # type: ignore[attr-defined]  # a list
            del result["seconds"]
    assert found == expected


@pytest.mark.exhaustive
def test_random_games_are_those_of_one_process(cluster: DaskCluster) -> None:
    """Games of the same seeds have the same ends."""
    with opened(cluster.address) as workers:
        found = list(play_random_games("mtg", range(1, 9), lambda *_: None, workers))
    assert found == list(play_random_games("mtg", range(1, 9), lambda *_: None))


def test_a_worker_with_another_program_is_refused(cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digests of code and texts are compared in the worker, which does nothing then."""
    monkeypatch.setattr(batches, "program_digest", lambda _module: "0" * 64)
    with opened(cluster.address) as workers, pytest.raises(ExecutorError) as refused:
        list(play_random_games("fab", [1], lambda *_: None, workers))
    assert str(cluster.workers[1].pid) in str(refused.value)
    assert "000000000000" in str(refused.value)


@pytest.mark.exhaustive
def test_a_task_that_kills_its_workers_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Dask gives a batch to no further worker, the command says what it knows."""
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with (
        dask_cluster(tmp_path, 1) as cluster,
        opened(cluster.address) as workers,
        pytest.raises(ExecutorError, match="ended again and again at the same tasks"),
    ):
        list(rows_of(Work(fatal, list[int]), [3], workers))


@pytest.mark.exhaustive
def test_a_scheduler_that_is_killed_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nobody can give its batches to others, so the command ends, and only its sentence says so."""
    with dask_cluster(tmp_path, 1) as cluster, opened(cluster.address) as workers:
        rows = rows_of(Work(in_turns, list[tuple[int, int]], (0.05,)), range(200), workers)
        next(rows)
        cluster.scheduler.kill()
        with pytest.raises(ExecutorError) as gone:
            list(rows)
    assert str(gone.value) == f"{cluster.address} has gone; start it again, and the command"
    assert capfd.readouterr().err == ""


@pytest.mark.exhaustive
def test_a_cluster_without_the_program_is_refused(tmp_path: Path) -> None:
    """A cluster that cannot import what it would be sent is asked before, and named."""
    (tmp_path / "other" / "rulesdb").mkdir(parents=True)
    (tmp_path / "other" / "rulesdb" / "__init__.py").touch()
    with (
        dask_cluster(tmp_path, 1, [tmp_path / "other"]) as cluster,
        pytest.raises(ExecutorError, match=r"the scheduler tcp://\S+ does not have this version of rulesdb"),
        opened(cluster.address),
    ):
        pass


@pytest.mark.exhaustive
def test_a_scheduler_without_workers_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command does not wait for ever."""
    monkeypatch.setattr("rulesdb.pipeline.tasks.dask_cluster._PATIENCE", 1)
    with (
        dask_cluster(tmp_path, 0) as cluster,
        pytest.raises(ExecutorError, match="has no worker; start one: dask worker 127"),
        opened(cluster.address),
    ):
        pass
