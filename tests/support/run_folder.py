"""The folder that all workers of a test run share, and what one of them makes there for the others."""

import os
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all workers of a run share."""
    of_worker = factory.getbasetemp()
    return of_worker.parent if "PYTEST_XDIST_WORKER" in os.environ else of_worker


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return the file or folder ``name`` of the run, which the first worker that needs it makes and the others await.

    ``make`` is given a path beside it, which is renamed when all of it is there.
    """
    path = run_folder(factory) / name
    with path.with_name(f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not path.exists():
            unfinished = path.with_name(f"{name}.unfinished")
            make(unfinished)
            unfinished.rename(path)
    return path
