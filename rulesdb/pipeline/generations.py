"""The home folder, written: a lock, a new generation beside the old one, and the swap of one small file.

Whatever interrupts a build, the home stays as it was; what an interrupted build left behind, the next one removes.
"""

import errno
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.pipeline.errors import HomeError
from rulesdb.pipeline.home import POINTER, current_generation

if TYPE_CHECKING:
    from filelock import BaseFileLock

LOCK = "build.lock"
_GENERATIONS = "generation-*"
_FREE_SPACE = "free some space, or name another folder with --home"
_NAME_A_FOLDER = "name a folder with --home"
_WAYS_OUT = {
    errno.ENOSPC: _FREE_SPACE,
    errno.EDQUOT: _FREE_SPACE,
    errno.EFBIG: _FREE_SPACE,
    errno.ENOTDIR: _NAME_A_FOLDER,
    errno.EEXIST: _NAME_A_FOLDER,
}


@contextmanager
def locked(home: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Keep other builds out of ``home`` until the end; the lock falls with the process, however it ends."""
    from filelock import FileLock  # noqa: PLC0415  (reading commands that import this package must not pay for it)

    with _writing_to(home):
        home.mkdir(parents=True, exist_ok=True)
        lock = FileLock(home / LOCK)
        _acquire(lock, waiting)
    try:
        yield
    finally:
        lock.release()


def _acquire(lock: "BaseFileLock", waiting: Callable[[], None]) -> None:
    from filelock import Timeout  # noqa: PLC0415  (see above)

    try:
        lock.acquire(timeout=0)
    except Timeout:
        waiting()
        lock.acquire()


@contextmanager
def new_generation(home: Path) -> Iterator[Path]:
    """Yield a new folder of ``home`` and make it the current one if nothing goes wrong. Raises HomeError."""
    with _writing_to(home):
        _remove_all_but(home, current_generation(home))
        generation = home / f"generation-{time.time_ns()}-{os.getpid()}"
        try:
            generation.mkdir()
            yield generation
            _flush(generation)
            _point_to(generation)
        finally:
            _remove_all_but(home, current_generation(home))


def _point_to(generation: Path) -> None:
    new = generation.parent / f"{POINTER}.new"
    new.write_text(f"{generation.name}\n", encoding="utf-8")
    _sync(new)
    os.replace(new, generation.parent / POINTER)  # noqa: PTH105  (the name that says it is atomic)


def _flush(folder: Path) -> None:
    """Bring all files to the disk before the pointer says that they are there: a power cut must not part the two."""
    for path in folder.rglob("*"):
        if path.is_file():
            _sync(path)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _remove_all_but(home: Path, current: str | None) -> None:
    """Remove old generations and what interrupted builds left. What a reader still holds open goes next time."""
    for path in home.glob(_GENERATIONS):
        if path.name != current:
            shutil.rmtree(path, ignore_errors=True)
    (home / f"{POINTER}.new").unlink(missing_ok=True)


@contextmanager
def _writing_to(home: Path) -> Iterator[None]:
    """Turn what the operating system refuses into a HomeError."""
    try:
        yield
    except OSError as error:
        problem = f"this home cannot be written ({error.strerror or error}), and is as it was before"
        way_out = _WAYS_OUT.get(error.errno or 0, "make it writable, or name another folder with --home")
        raise HomeError(home, problem, way_out) from error
