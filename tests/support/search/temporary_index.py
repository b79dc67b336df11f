"""An index's document store and folded texts, written to a folder, read back and kept after the folder is gone."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesdb.graph.model import Node
from rulesdb.search.index.documents import NodeDocument
from rulesdb.search.index.folded_texts import Letters, open_letters, write_letters
from rulesdb.search.index.local_lines import DOCUMENTS, LocalLines
from rulesdb.search.index.protocol import StoredLines
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.store import DocumentStore, open_store
from rulesdb.search.index.store_writing import write_share, write_statistics


def write_store(documents: Iterable[NodeDocument], folder: Path) -> None:
    """Write the files of a store into ``folder``. The documents are one share."""
    write_statistics([write_share(documents, folder / DOCUMENTS)], folder)


def store_of(
    documents: Iterable[NodeDocument], stored: Callable[[Sequence[int]], StoredLines] | None = None
) -> DocumentStore:
    """Return the store of documents, as it is read from the files that it was written to; ``stored`` reads lines in
    their stead.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_store(documents, folder)
        seal_index(folder)
        lines = LocalLines(folder)
        store = open_store(folder, stored or lines.stored)
        lines.stored(range(len(store)))  # reads the files
    return store


def letters_of(nodes: Iterable[Node], store: DocumentStore) -> Letters:
    """Return the folded texts of nodes, which are the documents of ``store``."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_letters(nodes, folder)
        seal_index(folder)
        letters = open_letters(folder, store)
        next(letters.documents_with(""), None)  # reads the file
    return letters
