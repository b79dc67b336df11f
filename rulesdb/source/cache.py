"""A cache of results in the user's cache folder: each result is kept with the digest of its inputs.

A file that another user may have written, that is cut off or changed, or that has other inputs counts as absent. A
folder that cannot be read or written costs time and nothing else.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from rulesdb.source.private_files import is_private_folder, make_private_folder, open_private_file
from rulesdb.source.seal import digest_of
from rulesdb.source.whole_files import write_whole


def digest(parts: Iterable[bytes]) -> str:
    """Return the digest of byte strings; the same bytes cut at other points have another one."""
    return digest_of(b"".join(piece for part in parts for piece in (len(part).to_bytes(8, "big"), part)))


class ResultCache:
    """A folder with a file for each name, which holds the last result alone: the folder does not grow with time."""

    def __init__(self, folder: Path) -> None:
        """Keep results in ``folder``, which is made when there is something to keep."""
        self._folder = folder

    def read(self, name: str, made_of: str) -> bytes | None:
        """Return the content kept under ``name`` if the digest of its inputs is ``made_of``, else None."""
        with suppress(OSError):
            if is_private_folder(self._folder):
                with open_private_file(self._folder / name) as file:
                    return unsealed(file.read(), made_of)
        return None

    def keep(self, name: str, made_of: str, content: bytes) -> None:
        """Keep ``content`` under ``name`` as made of inputs with the digest ``made_of``; do nothing on a disk error.

        It is written beside its file and renamed, so that nobody reads half of it.
        """
        with suppress(OSError):
            make_private_folder(self._folder)
            if is_private_folder(self._folder):
                write_whole(self._folder / name, sealed(content, made_of))


def sealed(content: bytes, made_of: str) -> bytes:
    """Return the file that keeps ``content``, made of inputs with the digest ``made_of``."""
    return _seal(content, made_of) + content


def _seal(content: bytes, made_of: str) -> bytes:
    return f"{made_of} {digest([content])}\n".encode()


def unsealed(written: bytes, made_of: str) -> bytes | None:
    """Return the content of a file that ``sealed`` made of inputs with the same digest, None for any other bytes."""
    content = written.partition(b"\n")[2]
    return content if written.startswith(_seal(content, made_of)) else None
