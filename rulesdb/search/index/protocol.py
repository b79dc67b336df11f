"""The protocol of retrieval engines: the best documents for weighted terms, all documents with a term or a tag, and
what the store has of some documents.

An engine behind ``Retriever`` may be a package or a remote server. Ranking computes its features from what is stored of
documents. Documents are numbered from 0 in the order of the rulebook.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rulesdb import RulesdbError
from rulesdb.search.index.stored_document import StoredDocument

BACKEND = "backend"
"""The file of an index that names the engine that it was written for, behind ``=`` the servers of a remote one."""


class IndexDocument(NamedTuple):
    """A document as an engine indexes it: its stored form, and its tags (``kind:rule``) for filters."""

    stored: StoredDocument
    tags: tuple[str, ...] = ()


class TermQuery(NamedTuple):
    """Terms with their weights, of which a document has at least one, and the tags, all of which it has.

    ``limit`` is how many documents are wanted at most, None for all that there are.
    """

    terms: Mapping[str, float]
    tags: tuple[str, ...] = ()
    limit: int | None = None


class Retrieved(NamedTuple):
    """Documents with their scores (which compare only those of one query), the best first, equal ones in order.

    ``total`` is the number of documents found with a term of the query; with a limit there may be more.
    ``missing`` says what could not be searched, ``""`` if all was.
    """

    documents: Sequence[tuple[int, float]]
    total: int
    missing: str = ""


class StoredLines(NamedTuple):
    """Lines of the store by document; ``missing`` says which could not be read, ``""`` if all were."""

    lines: Mapping[int, bytes]
    missing: str = ""


class RetrievalError(RulesdbError):
    """The engine failed or did not answer in time; ``str()`` says what happened. Another query may be answered."""


class Retriever(Protocol):
    """Finds documents by their terms, and reads what is stored of them.

    All methods raise SearchIndexError for an index that cannot be used, and RetrievalError if the engine fails.
    """

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query, by BM25F over the fields or what comes near it."""

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term in any field, in order."""

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order."""

    def stored(self, documents: Sequence[int]) -> StoredLines:
        """Return the lines of documents as `store_writing` wrote them, in one request."""
