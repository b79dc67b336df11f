"""Private files and folders, writable by the user alone: cached code is loaded from them only.

Windows keeps a user's folders from others by itself, and its modes say nothing.
"""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_PRIVATE = 0o700
_HAS_OWNERS = hasattr(os, "geteuid")


def missing_home_above(folder: Path) -> Path | None:
    """Return the user's home folder if ``folder`` would lie in it and it is not there: nobody makes one, None else."""
    users = Path(os.path.expanduser("~"))  # noqa: PTH111  (Path.home raises where there is none)
    return users if folder.is_relative_to(users) and not users.is_dir() else None


def make_private_folder(folder: Path) -> None:
    """Make ``folder`` and what is missing above it, for the user alone; no user's folder is made. Raises OSError."""
    users = missing_home_above(folder)
    if users is not None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(users))
    for path in (*reversed(folder.parents), folder):
        if not path.exists():
            path.mkdir(_PRIVATE, exist_ok=True)
    if _HAS_OWNERS and _is_owned_folder(folder):
        folder.chmod(_PRIVATE)


def is_private_folder(folder: Path) -> bool:
    """Tell whether ``folder`` is the user's own, nobody else may write in it, and nobody else can replace it.

    Raises OSError if there is none.
    """
    if not _HAS_OWNERS:
        return True
    above = {*folder.absolute().parents, *folder.resolve().parents}
    return _is_owned_folder(folder) and _is_closed(folder.stat()) and all(map(_keeps_its_folders, above))


def open_private_file(path: Path) -> BinaryIO:
    """Open ``path`` to read. Raises OSError, and so for a file that somebody else may have written, or a link."""
    file = os.fdopen(os.open(path, _FLAGS), "rb")
    found = os.fstat(file.fileno())
    if stat.S_ISREG(found.st_mode) and (not _HAS_OWNERS or (found.st_uid == os.geteuid() and _is_closed(found))):
        return file
    file.close()
    raise OSError(errno.EPERM, "Somebody else may have written it", str(path))


def _is_owned_folder(folder: Path) -> bool:
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()


def _is_closed(found: os.stat_result) -> bool:
    return not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _keeps_its_folders(folder: Path) -> bool:
    """Tell whether nobody else can rename what lies in ``folder``: it is the user's or root's, or sticky like /tmp."""
    found = folder.stat()
    return found.st_uid in {0, os.geteuid()} and (_is_closed(found) or bool(found.st_mode & stat.S_ISVTX))
