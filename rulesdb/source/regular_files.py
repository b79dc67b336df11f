"""Reading regular files only: a pipe would wait for ever, and a device need not end."""

import errno
import os
import stat
from pathlib import Path

# Windows has neither pipes nor links of this kind; there alone a file is opened as text if nobody asks for bytes.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def read_regular_file(path: Path) -> bytes:
    """Return the bytes of ``path``. Raises OSError, and so for everything that is no regular file, links among it."""
    descriptor = os.open(path, _FLAGS)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        with open(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)
