"""The seal of an index's folder: checksums of all its files, each checked when the file is read."""

from collections.abc import Mapping
from pathlib import Path

from rulesdb.search.search_errors import SearchIndexError
from rulesdb.source.seal import SealedFolder, SealError, write_seal

_VERSION = "rulesdb search index 10"


DAMAGES = (ValueError, LookupError, TypeError, AttributeError, RecursionError, ArithmeticError)
"""Errors of reading damaged JSON, or JSON of another value."""


def seal_index(folder: Path) -> None:
    """Seal the files that ``folder`` holds now. Raises OSError."""
    write_seal(folder, _VERSION)


def read_index_file(folder: Path, name: str) -> bytes:
    """Return the bytes of a file of the index in ``folder``. Raises SearchIndexError if they are not as written."""
    try:
        return SealedFolder(folder, _VERSION).read(name)
    except SealError as error:
        raise SearchIndexError(str(error)) from error


def index_digests(folder: Path) -> Mapping[str, str]:
    """Return the digests of the files of the index in ``folder``, by name. Raises SearchIndexError without a seal."""
    try:
        return SealedFolder(folder, _VERSION).digests
    except SealError as error:
        raise SearchIndexError(str(error)) from error


def damaged_file(folder: Path, name: str) -> SearchIndexError:
    """Return the error for a file of the index in ``folder`` that is not what it should be."""
    return SearchIndexError(f"in {folder} is damaged (file {name})")
