"""The lock of a home, held by filelock; a lock that another process holds is told from one that can never be.

Versions of filelock differ in which errors of the system they take for a held lock, and wait for ever then; some also
write through a symbolic link and wait at a pipe. So the file is tried before each time that filelock is asked.
"""

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

_HELD = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES}  # what a file system says of a lock that another one holds
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
_PATIENCE = 10.0  # seconds until the file is tried again


def hold_lock(path: Path, waiting: Callable[[], None]) -> "BaseFileLock":
    """Return the lock ``path``, held; ``waiting`` is called once if another process holds it.

    Raises OSError if the file cannot be made or locked, now or later.
    """
    from filelock import FileLock, Timeout  # reading commands that import this package must not pay

    lock = FileLock(path)
    with suppress(Timeout):
        _try_file(path)
        lock.acquire(timeout=0)
        return lock
    waiting()
    while True:
        with suppress(Timeout):
            _try_file(path)
            lock.acquire(timeout=_PATIENCE)
            return lock


def _try_file(path: Path) -> None:
    """Open ``path`` as a lock, and lock it where nobody holds it. Raises OSError where neither can be."""
    descriptor = os.open(path, _FLAGS, 0o644)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, f"{path.name} is not a regular file")
        _try_lock(descriptor)
    finally:
        os.close(descriptor)


def _try_lock(descriptor: int) -> None:
    try:
        import fcntl  # Windows has none: a file that can be opened there can be locked
    except ImportError:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _HELD:
            raise
