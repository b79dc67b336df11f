"""The files of a Whoosh index as one file: Whoosh writes them into memory and reads them from there.

Whoosh's own table of contents is a pickle of the index's classes. It is not kept: schema and segment are known here.
"""

import json
from collections.abc import Mapping
from typing import Any

from whoosh.filedb.filestore import RamStorage
from whoosh.filedb.structfile import BufferFile

from rulesdb.search.index.plain_pickles import load_plain


class WritingStorage(RamStorage):  # type: ignore[misc]  # whoosh ships no types
    """Files in memory to write an index into."""

    def temp_storage(self, name: str | None = None) -> RamStorage:  # noqa: ARG002  (Whoosh's signature)
        """Return files in memory for a while."""
        return RamStorage()


class ReadingStorage(RamStorage):  # type: ignore[misc]  # whoosh ships no types
    """Files in memory to read an index from, whose pickles hold nothing but plain data."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        """Keep the files by their names."""
        super().__init__()
        self.files = files

    def open_file(self, name: str, **_options: object) -> "_PlainFile":
        """Open the file ``name``. Raises KeyError."""
        return _PlainFile(self.files[name], name=name)


class _PlainFile(BufferFile):  # type: ignore[misc]  # whoosh ships no types
    def read_pickle(self) -> Any:  # noqa: ANN401  (plain data of any shape)
        return load_plain(self.file)


def joined(documents: int, files: Mapping[str, bytes]) -> bytes:
    """Return the number of documents and the files as the bytes that ``parted`` reads."""
    header = {"documents": documents, "files": {name: len(content) for name, content in files.items()}}
    return b"\n".join([json.dumps(header).encode(), b"".join(files.values())])


def parted(data: bytes) -> tuple[int, dict[str, bytes]]:
    """Return the number of documents and the files. Raises ValueError, LookupError or TypeError for other bytes."""
    start = data.index(b"\n") + 1
    header = json.loads(data[:start])
    documents = int(header["documents"])
    if not 0 <= documents <= len(data):
        raise ValueError("more documents than bytes")
    files = {}
    for name, length in header["files"].items():
        files[name] = data[start : start + length]
        start += length
    return documents, files
