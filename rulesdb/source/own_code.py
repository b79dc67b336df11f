"""The digest of the program itself: of its code, its grammars and its shipped data, as they lie on the disk.

A result that is kept between runs is that of one program; a change anywhere in it is another program.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulesdb import __version__
from rulesdb.source.cache import digest
from rulesdb.source.resources import data_folder

_PACKAGE = Path(__file__).resolve().parents[1]
_CODE = frozenset({".py", ".lark"})


def code_digest(rooms: Iterable[str], folders: Iterable[Path] = ()) -> str:
    """Return the digest of the code in rooms of the package, of the shipped data, of further folders, and of Python.

    Raises OSError for a file that cannot be read.
    """
    code = (path for room in rooms for path in (_PACKAGE / room).rglob("*") if path.suffix in _CODE)
    others = (path for folder in (data_folder(), *folders) for path in folder.rglob("*") if path.is_file())
    return digest((__version__.encode(), sys.version.encode(), *_contents((*code, *others))))


def _contents(paths: Iterable[Path]) -> Iterator[bytes]:
    for path in sorted(paths):
        yield str(path).encode(errors="surrogateescape")
        yield path.read_bytes()
