"""The document store, a forward index from documents to terms. Ranking and snippets read it, with any retrieval engine.

`store_writing` writes it. One file has identifiers, parents and the collection statistics, which every process holds;
the lines of the documents are read from the engine, those that a query needs with one request.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.protocol import RetrievalError, StoredLines
from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.search.search_errors import SearchIndexError

STATISTICS = "statistics.json"
MOST_KEPT = 4_000
"""Documents with which the cache is emptied: some tens of megabytes."""
_AT_ONCE = 1_000
"""Documents in one request when all are read."""


class StoreContents(NamedTuple):
    """The contents of a store but for the lines of its documents: identifiers, parents and statistics."""

    names: Sequence[str]
    parents: Sequence[int | None]
    statistics: Statistics


class DocumentStore:
    """Documents by number, from 0 in the order of the rulebook. Raises SearchIndexError anywhere."""

    def __init__(self, read: Callable[[], StoreContents], stored: Callable[[Sequence[int]], StoredLines]) -> None:
        """Keep the function that reads the contents when they are first needed, and that of the documents' lines."""
        self._read_contents = read
        self.stored = stored
        self._kept: dict[int, StoredDocument] = {}
        self._unread: set[int] = set()

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
        """Return a document, from the cache if it is there; one without terms if the engine cannot read it."""
        known = self._kept.get(document)
        if known is None:
            if document not in self._unread:
                self.fetch([document])
            known = self._kept.get(document) or self._without_terms(document)
        return known

    def fetch(self, documents: Iterable[int]) -> str:
        """Read documents into the cache with one request; return what could not be read, ``""`` if all were.

        What could not be read is asked for again by the next ``fetch`` alone.
        """
        wanted = [self._checked(document) for document in dict.fromkeys(documents) if document not in self._kept]
        if not wanted:
            return ""
        try:
            lines, missing = self.stored(wanted)
        except RetrievalError as error:
            lines, missing = {}, str(error)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        for document, line in lines.items():
            self._kept[document] = StoredDocument(document, line, self.statistics)
        self._unread.update(wanted)
        self._unread.difference_update(lines)
        return missing

    def documents(self) -> Iterator[StoredDocument]:
        """Yield all documents, past the cache. Raises RetrievalError if one cannot be read."""
        for start in range(0, len(self), _AT_ONCE):
            numbers = range(start, min(start + _AT_ONCE, len(self)))
            found = self.stored(numbers)
            if found.missing:
                raise RetrievalError(found.missing)
            yield from (StoredDocument(number, found.lines[number], self.statistics) for number in numbers)

    def _without_terms(self, document: int) -> StoredDocument:
        head = json.dumps([self.identifier(document), self.parent(document), [], {}])
        return StoredDocument(document, f"{head}\t{{}}".encode(), self.statistics)

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


def open_store(folder: Path, stored: Callable[[Sequence[int]], StoredLines]) -> DocumentStore:
    """Return the store of the index in ``folder``, which is read when it is first needed; ``stored`` reads lines."""
    return DocumentStore(lambda: _read_contents(folder), stored)


def _read_contents(folder: Path) -> StoreContents:
    try:
        written = json.loads(read_index_file(folder, STATISTICS))
        names = list(map(str, written["names"]))
        means = {name: float(written["means"][name]) for name in FIELDS}
        parents = [None if parent is None else int(parent) for parent in written["parents"]]
        statistics = Statistics(len(names), means, dict(written["frequencies"]))
    except DAMAGES as error:
        raise damaged_file(folder, STATISTICS) from error
    if len(parents) != len(names) or not all(means.values()):
        raise damaged_file(folder, STATISTICS)
    return StoreContents(names, parents, statistics)
