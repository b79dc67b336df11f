"""The seal of a folder: digests of all its files, compared when a file is read.

A damaged file becomes an error instead of a wrong answer. The seal does not protect from changes on purpose.
"""

from pathlib import Path

from rulesdb.source.regular_files import read_regular_file

try:
    from _blake2 import blake2b  # what hashlib has, without OpenSSL, whose loading takes a cold command 2 ms
except ImportError:  # a Python that was built without it
    from hashlib import blake2b

SEAL = "seal"
_DIGEST = 16  # bytes: chance makes no two files alike
_PIECE = 1_000_000  # bytes of a file that are read at once


class SealError(Exception):
    """A file of a sealed folder cannot be used: ``file`` is its name, ``str()`` says what is wrong with the folder."""

    def __init__(self, folder: Path, file: str, problem: str) -> None:
        """Say of ``folder`` what the problem is."""
        super().__init__(f"in {folder} {problem}")
        self.file = file


def write_seal(folder: Path, version: str) -> None:
    """Seal the files that ``folder`` holds now, as of the format ``version`` (one line). Raises OSError."""
    names = sorted(path.name for path in folder.iterdir() if path.is_file() and path.name != SEAL)
    lines = [f"{_digest_of_file(folder / name)} {name}" for name in names]
    (folder / SEAL).write_text("\n".join([version, *lines]) + "\n", encoding="utf-8")


class SealedFolder:
    """The files of a sealed folder. Each is compared when it is read, and only then."""

    def __init__(self, folder: Path, version: str) -> None:
        """Read the seal. Raises SealError if it is missing, or of another format than ``version``.

        A symbolic link is no such folder: what a folder from anywhere holds must not lead out of it.
        """
        self._folder = folder
        if folder.is_symlink():
            raise SealError(folder, SEAL, "is a symbolic link")
        try:
            written, *lines = read_regular_file(folder / SEAL).decode().splitlines() or [""]
        except (OSError, UnicodeDecodeError) as error:
            raise SealError(folder, SEAL, "is missing or unreadable") from error
        if written != version:
            raise SealError(folder, SEAL, "was made by another version of rulesdb")
        self.digests = {name: digest for digest, _, name in (line.partition(" ") for line in lines)}
        """The digests of the files as they were sealed, by name."""

    def read(self, name: str) -> bytes:
        """Return the bytes of the file ``name``. Raises SealError if they are not those that were sealed."""
        try:
            content = read_regular_file(self._folder / name)
        except OSError as error:
            raise self._damaged(name) from error
        if digest_of(content) != self.digests.get(name):
            raise self._damaged(name)
        return content

    def _damaged(self, name: str) -> SealError:
        return SealError(self._folder, name, f"is damaged (file {name})")


def _digest_of_file(path: Path) -> str:
    digest = blake2b(digest_size=_DIGEST)
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    return digest.hexdigest()


def digest_of(content: bytes) -> str:
    """Return the digest of bytes, in hexadecimal."""
    return blake2b(content, digest_size=_DIGEST).hexdigest()
