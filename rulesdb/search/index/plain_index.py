"""The index as simply as it can be said: every question is answered by reading all documents.

It says what the protocol means. The contract tests run on it and on the index that is used, and tests of ranking need
no files.
"""

from collections.abc import Sequence

from rulesdb.search.index.protocol import IndexDocument, children_of, mean_of
from rulesdb.search.query.terms import Term


class PlainIndex:
    """Writer and index in one, in memory."""

    def __init__(self) -> None:
        """Start without documents."""
        self._documents: list[IndexDocument] = []

    def add(self, document: IndexDocument) -> None:
        """Take one more document."""
        self._documents.append(document)

    def commit(self) -> None:
        """Do nothing: documents are found at once."""

    @property
    def document_count(self) -> int:
        """How many documents there are."""
        return len(self._documents)

    def identifier(self, document: int) -> str:
        """Return the identifier of the node that ``document`` was made of."""
        return self._documents[document].id

    def document(self, identifier: str) -> int | None:
        """Return the document that was made of the node with ``identifier``, None if there is none."""
        return next((at for at, document in enumerate(self._documents) if document.id == identifier), None)

    def parent(self, document: int) -> int | None:
        """Return the document of the node above that of ``document``, None at the top."""
        return self._documents[document].parent

    def children(self, document: int) -> Sequence[int]:
        """Return the documents of the nodes directly below that of ``document``, in order."""
        return children_of([each.parent for each in self._documents]).get(document, ())

    def mean_length(self, field: str) -> float:
        """Return the mean of the lengths that are not 0; 1 if all are."""
        return mean_of(self.lengths(field))

    def terms(self, field: str) -> Sequence[str]:
        """Return every term that stands in ``field`` of some document, sorted."""
        documents = range(self.document_count)
        return sorted({term.text for document in documents for term in self._terms(document, field)})

    def lengths(self, field: str) -> Sequence[int]:
        """Return how many terms ``field`` has in each document."""
        return [len(self._terms(document, field)) for document in range(self.document_count)]

    def postings(self, field: str, term: str) -> Sequence[tuple[int, int]]:
        """Return (document, how often) for every document with ``term`` in ``field``, in order."""
        counts = [sum(found.text == term for found in self._terms(at, field)) for at in range(self.document_count)]
        return [(document, count) for document, count in enumerate(counts) if count]

    def places(self, field: str, term: str, document: int) -> Sequence[tuple[int, int]]:
        """Return the ranges of the field's text where ``term`` stands in ``document``, in order."""
        return sorted((start, end) for text, start, end in self._terms(document, field) if text == term)

    def _terms(self, document: int, field: str) -> Sequence[Term]:
        return self._documents[document].fields.get(field, ())
