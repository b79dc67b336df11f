"""Files of answers, written beside their name and renamed, so that nobody reads half of one."""

import os
from pathlib import Path

from rulesdb.cli.command_errors import UsageError


def write_file(path: Path, text: str) -> None:
    """Write ``text`` to ``path``, in UTF-8; a file that is there is replaced as a whole, or stays as it was.

    What is no regular file (a pipe, a device) is written to directly. Raises UsageError if the system refuses.
    """
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.is_dir():
        raise UsageError(f"{path}: cannot be written (Is a directory); name a file in it")
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8", newline="\n")
        else:
            _replace(target, text)
    except OSError as error:
        problem = f"cannot be written ({error.strerror or error})"
        raise UsageError(f"{path}: {problem}; name a file in a folder that can be written to") from error


def _replace(target: Path, text: str) -> None:
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
