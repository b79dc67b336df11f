"""Files of answers, written beside their name and renamed, so that nobody reads half of one."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulesdb.cli.command_errors import UsageError


def refuse_unwritable(path: Path) -> None:
    """Raise UsageError if no file can be written at ``path``: before the work whose answer it is to take."""
    target = _target(path)
    with _refusals_named(path):
        if target.exists() and not target.is_file():
            if not os.access(target, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return
        beside = _beside(target)
        beside.touch()
        beside.unlink()


def write_file(path: Path, content: str | bytes) -> None:
    """Write ``content`` to ``path``, a text in UTF-8; a file that is there is replaced as a whole, or stays as it was.

    What is no regular file (a pipe, a device) is written to directly. Raises UsageError if the system refuses.
    """
    target = _target(path)
    data = content.encode() if isinstance(content, str) else content
    with _refusals_named(path):
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target, data)


def _target(path: Path) -> Path:
    """Return the file that ``path`` leads to: a link stays a link."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise UsageError(f"{path}: cannot be written (Is a directory); name a file in it")
    return target


@contextmanager
def _refusals_named(path: Path) -> Iterator[None]:
    """Raise UsageError for an OSError of the block."""
    try:
        yield
    except OSError as error:
        problem = f"cannot be written ({error.strerror or error})"
        raise UsageError(f"{path}: {problem}; name a file in a folder that can be written to") from error


def _beside(target: Path) -> Path:
    return target.with_name(f".{target.name}.{os.getpid()}.new")


def _replace(target: Path, data: bytes) -> None:
    beside = _beside(target)
    try:
        beside.write_bytes(data)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
