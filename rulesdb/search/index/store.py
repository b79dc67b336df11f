"""The document store, a forward index from documents to terms. Ranking and snippets read it, with any retrieval engine.

``store_writing`` writes it. One file has a line for each document, another one the collection statistics and the ends
of the lines.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.search.search_errors import SearchIndexError

DOCUMENTS, STATISTICS = "documents.txt", "statistics.json"
MOST_KEPT = 4_000
"""Documents in the cache at most: some tens of megabytes."""


class StoreContents(NamedTuple):
    """The contents of a store: identifiers, parents, the ends of the lines in bytes, statistics, and the lines."""

    names: Sequence[str]
    parents: Sequence[int | None]
    ends: Sequence[int]
    statistics: Statistics
    lines: bytes


class DocumentStore:
    """Documents by number, from 0 in the order of the rulebook. Raises SearchIndexError anywhere."""

    def __init__(self, read: Callable[[], StoreContents]) -> None:
        """Keep the function that reads the contents when they are first needed."""
        self._read_contents = read
        self._kept: dict[int, StoredDocument] = {}

    def __len__(self) -> int:
        """Return how many documents there are."""
        return len(self._contents.names)

    @property
    def statistics(self) -> Statistics:
        """The collection statistics."""
        return self._contents.statistics

    def identifier(self, document: int) -> str:
        """Return the identifier of the node that a document was made of."""
        return self._contents.names[self._checked(document)]

    def number(self, identifier: str) -> int | None:
        """Return the document that was made of the node with an identifier, None if there is none."""
        return self._numbers.get(identifier)

    def parent(self, document: int) -> int | None:
        """Return the document of the node above that of a document, None at the top."""
        return self._contents.parents[self._checked(document)]

    def read(self, document: int) -> StoredDocument:
        """Return a document, from the cache if it is there."""
        known = self._kept.get(document)
        if known is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            known = self._kept[document] = self._read(document)
        return known

    def documents(self) -> Iterator[StoredDocument]:
        """Yield all documents, past the cache."""
        return map(self._read, range(len(self)))

    def _read(self, document: int) -> StoredDocument:
        contents = self._contents
        self._checked(document)
        start = contents.ends[document - 1] if document else 0
        line = contents.lines[start : contents.ends[document]]
        return StoredDocument(document, line, contents.statistics)

    def _checked(self, document: int) -> int:
        """Return a number that an engine or a document gave, if there is such a document."""
        if not 0 <= document < len(self):
            raise SearchIndexError(f"names the document {document} of {len(self)}")
        return document

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {name: document for document, name in enumerate(self._contents.names)}

    @cached_property
    def _contents(self) -> StoreContents:
        return self._read_contents()


def open_store(folder: Path) -> DocumentStore:
    """Return the store of the index in ``folder``, which is read when it is first needed."""
    return DocumentStore(lambda: _read_contents(folder))


def _read_contents(folder: Path) -> StoreContents:
    try:
        written = json.loads(read_index_file(folder, STATISTICS))
        names = list(map(str, written["names"]))
        means = {name: float(written["means"][name]) for name in FIELDS}
        ends = list(map(int, written["ends"]))
        parents = [None if parent is None else int(parent) for parent in written["parents"]]
        statistics = Statistics(len(names), means, dict(written["frequencies"]))
    except DAMAGES as error:
        raise damaged_file(folder, STATISTICS) from error
    if not len(ends) == len(parents) == len(names) or not all(means.values()):
        raise damaged_file(folder, STATISTICS)
    return StoreContents(names, parents, ends, statistics, read_index_file(folder, DOCUMENTS))
