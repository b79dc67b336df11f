"""The lines of a document store in the index's folder, for the engines of this machine."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from rulesdb.search.index.protocol import StoredLines
from rulesdb.search.index.sealed_index import damaged_file, read_index_file

DOCUMENTS = "documents.txt"
"""The file with a line for each document."""


class LocalLines:
    """An engine whose documents are read from the folder of the index."""

    def __init__(self, folder: Path) -> None:
        """Keep the folder, whose file is read when it is first needed."""
        self._folder = folder

    def stored(self, documents: Sequence[int]) -> StoredLines:
        """Return the lines of documents. Raises SearchIndexError."""
        try:
            return StoredLines({document: self._lines[document] for document in documents})
        except IndexError as error:
            raise damaged_file(self._folder, DOCUMENTS) from error

    @cached_property
    def _lines(self) -> Sequence[bytes]:
        return read_index_file(self._folder, DOCUMENTS).split(b"\n")
