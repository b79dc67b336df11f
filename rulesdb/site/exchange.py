"""The atomic exchange of two folders, where the system has it; Python has no call for it."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

# Linux: renameat2 with RENAME_EXCHANGE (linux/fs.h); macOS: renamex_np with RENAME_SWAP (sys/stdio.h).
_EXCHANGE = 2
_SWAP = 2
_AT_FDCWD = -100  # paths are relative to the working directory (linux/fcntl.h)
_UNKNOWN = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EXDEV}


def exchange(first: Path, second: Path) -> bool:
    """Exchange the names of two folders; return False where the system or the disk cannot.

    Raises OSError if the system refuses.
    """
    call = _call()
    if call is None:
        return False
    number = call(os.fsencode(first), os.fsencode(second))
    if number and number not in _UNKNOWN:
        raise OSError(number, os.strerror(number), str(second))
    return not number


def _call() -> Callable[[bytes, bytes], int] | None:
    """Return what exchanges two paths and gives the number of the error or 0; None where there is no such call."""
    try:
        import ctypes  # a Python may be built without it

        library = ctypes.CDLL(None, use_errno=True)
        if sys.platform == "linux":
            linux = library.renameat2
            return lambda one, other: linux(_AT_FDCWD, one, _AT_FDCWD, other, _EXCHANGE) and ctypes.get_errno()
        if sys.platform == "darwin":
            macos = library.renamex_np
            return lambda one, other: macos(one, other, _SWAP) and ctypes.get_errno()
    except (ImportError, OSError, AttributeError, TypeError):
        pass
    return None
