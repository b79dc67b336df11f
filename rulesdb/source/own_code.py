"""The digest of the program itself: of its code, its grammars, its shipped data and the libraries that it may use.

A result that is kept between runs is that of one program; a change anywhere in it is another program.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from rulesdb import __version__
from rulesdb.source.cache import digest
from rulesdb.source.resources import data_folder

WHOLE_PACKAGE = "*"
"""A pattern for every folder of the package."""
PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the package."""
_CODE = frozenset({".py", ".lark"})


def code_digest(rooms: Iterable[str], folders: Iterable[Path] = ()) -> str:
    """Return the digest of the code in rooms of the package, of the shipped data, of further folders, of Python and of
    the installed libraries.

    Raises OSError for a file that cannot be read.
    """
    code = (_digest_of_code(folder) for room in rooms for folder in sorted(PACKAGE.glob(room)) if folder.is_dir())
    others = (
        _digest_of_files(path for path in folder.rglob("*") if path.is_file()) for folder in (data_folder(), *folders)
    )
    return digest((__version__.encode(), sys.version.encode(), *_libraries(), *code, *others))


@cache
def _digest_of_code(folder: Path) -> bytes:
    """Return the digest of the code of a room, which a process loads once."""
    return _digest_of_files(path for path in folder.rglob("*") if path.suffix in _CODE)


def files_digest(folder: Path, patterns: Iterable[str]) -> str:
    """Return the digest of the files in a folder that patterns name, the same wherever the folder lies.

    Raises OSError for a file that cannot be read.
    """
    names = sorted({str(path) for pattern in patterns for path in folder.glob(pattern)})  # paths are slow to compare

    def contents() -> Iterator[bytes]:
        for name in names:
            yield name[len(str(folder)) + 1 :].replace(os.sep, "/").encode()
            with open(name, "rb", buffering=0) as file:  # noqa: PTH123  (half the time of a Path's)
                yield file.readall()

    return digest(contents())


def _digest_of_files(paths: Iterable[Path]) -> bytes:
    def contents() -> Iterator[bytes]:
        for path in sorted(paths):
            yield str(path).encode(errors="surrogateescape")
            yield path.read_bytes()

    return digest(contents()).encode()


@cache
def _libraries() -> tuple[bytes, ...]:
    """Return name and version of every installed library, as the folders beside them have them."""
    folders = (Path(entry) for entry in sys.path if entry)
    return tuple(sorted({path.name.encode() for folder in folders for path in folder.glob("*.dist-info")}))
