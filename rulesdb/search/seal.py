"""The seal of an index: a small file that says of which version it is and what its files look like, written last.

A damaged Whoosh index raises whatever the damage makes of it, or answers wrongly. The seal finds out beforehand.
"""

import zlib
from collections.abc import Iterator
from pathlib import Path

from rulesdb.search.errors import SearchIndexError

SEAL = "seal"
VERSION = "rulesdb search index 3"


def write_seal(folder: Path) -> None:
    """Seal the files that ``folder`` holds now."""
    lines = [f"{zlib.crc32(path.read_bytes()):08x} {path.name}" for path in _sealed(folder)]
    (folder / SEAL).write_text("\n".join([VERSION, *lines]) + "\n", encoding="utf-8")


def check_seal(folder: Path) -> None:
    """Raise SearchIndexError unless ``folder`` holds an index of this version, as it was written."""
    try:
        version, *lines = (folder / SEAL).read_text(encoding="utf-8").splitlines() or [""]
    except (OSError, UnicodeDecodeError) as error:
        raise SearchIndexError(f"in {folder} is missing or unreadable") from error
    if version != VERSION:
        raise SearchIndexError(f"in {folder} was made by another version of rulesdb")
    for line in lines:
        checksum, _, name = line.partition(" ")
        if not _is_as_written(folder / name, checksum):
            raise SearchIndexError(f"in {folder} is damaged (file {name})")


def _sealed(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.is_file() and path.name != SEAL)


def _is_as_written(path: Path, checksum: str) -> bool:
    try:
        return f"{zlib.crc32(path.read_bytes()):08x}" == checksum
    except OSError:
        return False
