"""The search index, opened: document store, folded texts and engine. `writing` writes it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

from rulesdb.search.index.backends import find_backend
from rulesdb.search.index.folded_texts import Letters, open_letters
from rulesdb.search.index.protocol import BACKEND, Retriever, StoredLines
from rulesdb.search.index.sealed_index import damaged_file, read_index_file
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.store import DocumentStore, open_store
from rulesdb.search.search_errors import BackendError, SearchIndexError


class Index:
    """An index: the document store, the folded texts, and the engine for retrieval, opened when needed."""

    def __init__(self, store: DocumentStore, letters: Letters, open_retriever: Callable[[], Retriever]) -> None:
        """Keep store and letters, and what opens the engine."""
        self.store = store
        self.letters = letters
        self._open_retriever = open_retriever

    @cached_property
    def retriever(self) -> Retriever:
        """The engine that the index was written for. Raises SearchIndexError."""
        return self._open_retriever()


def open_index(folder: Path) -> Index:
    """Return the index in ``folder``. Files are opened with the first question, which may raise SearchIndexError."""

    def stored(documents: Sequence[int]) -> StoredLines:
        return index.retriever.stored(documents)  # which is not opened before

    store = open_store(folder, stored)
    index = Index(store, open_letters(folder, store), lambda: _open_retriever(folder, store.statistics))
    return index


def _open_retriever(folder: Path, statistics: Statistics) -> Retriever:
    try:
        return find_backend(read_index_file(folder, BACKEND).decode()).open(folder, statistics)
    except UnicodeDecodeError as error:
        raise damaged_file(folder, BACKEND) from error
    except BackendError as error:
        raise SearchIndexError(f"in {folder} cannot be read: {error}") from error
