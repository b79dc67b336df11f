"""The folder that all workers of a test run share, what one of them makes there for the others, and what runs keep.

A home, a rulebook and played checks of the shipped edition are the same as long as the program is: they lie under the
digest of the program in a folder of the repository that git ignores.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path
from shutil import rmtree
from time import time

import pytest

from rulesdb.source.own_code import WHOLE_PACKAGE, code_digest
from rulesdb.source.resources import templates_folder

KEPT = Path(__file__).resolve().parents[2] / ".kept"
"""The folder of what runs keep; whoever deletes it waits once more."""
_PROGRAMS_LEFT = 2
"""Programs whose results are left beside those of a new one."""
_DAY = 24 * 60 * 60


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all workers of a run share."""
    of_worker = factory.getbasetemp()
    return of_worker.parent if "PYTEST_XDIST_WORKER" in os.environ else of_worker


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return the file or folder ``name`` of the run, which the first worker that needs it makes and the others await.

    ``make`` is given a path beside it, which is renamed when all of it is there.
    """
    return _made(run_folder(factory) / name, make)


def kept(name: str, make: Callable[[Path], object]) -> Path:
    """Return the file or folder ``name`` as this program makes it, made in this run or in an earlier one."""
    of_program = _folder_of_this_program()
    of_program.mkdir(parents=True, exist_ok=True)
    return _made(of_program / name, make)


@cache
def _folder_of_this_program() -> Path:
    """Return the folder of what this program makes; of those of other programs the last ones are left."""
    folder = KEPT / "programs" / code_digest([WHOLE_PACKAGE], [templates_folder()])
    if not folder.exists():
        others = sorted(folder.parent.glob("*"), key=lambda other: other.stat().st_mtime)
        for outdated in others[:-_PROGRAMS_LEFT]:
            rmtree(outdated, ignore_errors=True)  # another worker may remove it, too
    return folder


def _made(path: Path, make: Callable[[Path], object]) -> Path:
    with path.with_name(f"{path.name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not path.exists():
            unfinished = path.with_name(f"{path.name}.unfinished")
            rmtree(unfinished, ignore_errors=True)  # of a run that was stopped
            make(unfinished)
            unfinished.rename(path)
    return path


def forget_outdated() -> None:
    """Remove the records of rulebooks that runs before today wrote: each has a folder of its own, never seen again."""
    for record in KEPT.glob("cache/rulesdb/rulebooks/book-*"):
        with suppress(OSError):  # another run may remove it, too
            if time() - record.stat().st_mtime > _DAY:
                record.unlink()
