"""A folder beside the rulebook to write a new one in, removed at the end, or by a later run if this one is killed.

A lock in it says whether whoever made it still lives, so that two runs at once leave each other alone.
"""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

_LOCK = "lock"
_ATTEMPTS = 10  # how often another run may take a folder away before its lock is held


@contextmanager
def workshop(out: Path) -> Iterator[Path]:
    """Yield a new folder beside ``out``, on the same disk. Raises OSError."""
    folder, lock = _new_folder(out)
    try:
        yield folder
    finally:
        lock.release()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def abandoned(out: Path) -> Iterator[tuple[Path, ...]]:
    """Yield the folders beside ``out`` whose makers were killed, and remove them at the end. Raises OSError."""
    held = {folder: lock for folder in _folders(out) if (lock := _held(folder)) is not None}
    try:
        yield tuple(held)
    finally:
        for folder, lock in held.items():
            shutil.rmtree(folder, ignore_errors=True)
            lock.release()
            shutil.rmtree(folder, ignore_errors=True)  # where a held file cannot be removed


def _folders(out: Path) -> list[Path]:
    if not out.parent.is_dir():
        return []
    return [path for path in out.parent.iterdir() if path.name.startswith(_prefix(out)) and not path.is_symlink()]


def _prefix(out: Path) -> str:
    return f".{out.name}.rulesdb-"


def _new_folder(out: Path) -> "tuple[Path, BaseFileLock]":
    for _ in range(_ATTEMPTS):
        folder = Path(mkdtemp(dir=out.parent, prefix=_prefix(out)))
        lock = _acquired(folder)
        if lock is not None:
            return folder, lock
    raise FileNotFoundError(2, "Folders beside it are taken away as soon as they are made", str(out.parent))


def _held(folder: Path) -> "BaseFileLock | None":
    """Return the lock of a folder that nobody works in, held; None for the others.

    A folder without a lock is new and empty, or its removal was interrupted. Both go: whoever made a new one sees it.
    """
    with suppress(OSError):
        if (folder / _LOCK).is_file():
            return _acquired(folder)
        if any(folder.iterdir()):
            shutil.rmtree(folder, ignore_errors=True)
        else:
            folder.rmdir()
    return None


def _acquired(folder: Path) -> "BaseFileLock | None":
    """Return the lock of ``folder``, held; None if another run holds it or has removed the folder."""
    from filelock import FileLock, Timeout  # commands that write no rulebook must not pay for it

    lock = FileLock(folder / _LOCK)
    try:
        lock.acquire(timeout=0)
    except (Timeout, FileNotFoundError):
        return None
    except NotImplementedError as error:  # a disk without locks
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK), str(folder)) from error
    if (folder / _LOCK).exists():
        return lock
    lock.release()
    return None
