"""What search wants of an inverted index. Ranking reads it through this protocol and knows no package's name.

Documents are counted from 0 in the order in which they were added; fields are those of ``documents.FIELDS``.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rulesdb.search.query.terms import Term


class IndexDocument(NamedTuple):
    """A node as the index takes it: its identifier, the terms of each field, and the document of the node above it."""

    id: str
    fields: Mapping[str, Sequence[Term]]
    parent: int | None = None


class IndexWriter(Protocol):
    """Takes documents; they can be found after ``commit``."""

    def add(self, document: IndexDocument) -> None:
        """Take one more document."""

    def commit(self) -> None:
        """Finish the index. Nothing may be added afterwards."""


class RuleIndex(Protocol):
    """Answers which documents a term stands in, how often and where. May raise SearchIndexError anywhere."""

    @property
    def document_count(self) -> int:
        """How many documents there are."""

    def identifier(self, document: int) -> str:
        """Return the identifier of the node that ``document`` was made of."""

    def document(self, identifier: str) -> int | None:
        """Return the document that was made of the node with ``identifier``, None if there is none."""

    def parent(self, document: int) -> int | None:
        """Return the document of the node above that of ``document``, None at the top."""

    def children(self, document: int) -> Sequence[int]:
        """Return the documents of the nodes directly below that of ``document``, in order."""

    def terms(self, field: str) -> Sequence[str]:
        """Return every term that stands in ``field`` of some document, sorted."""

    def lengths(self, field: str) -> Sequence[int]:
        """Return how many terms ``field`` has in each document."""

    def mean_length(self, field: str) -> float:
        """Return the mean of the lengths that are not 0; 1 if all are."""

    def postings(self, field: str, term: str) -> Sequence[tuple[int, int]]:
        """Return (document, how often) for every document with ``term`` in ``field``, in order."""

    def places(self, field: str, term: str, document: int) -> Sequence[tuple[int, int]]:
        """Return the ranges of the field's text, in code points, where ``term`` stands in ``document``, in order."""


def mean_of(lengths: Sequence[int]) -> float:
    """Return the mean of a field's ``lengths`` as ``mean_length`` has it."""
    filled = sum(1 for length in lengths if length)
    return sum(lengths) / filled if filled else 1.0


def children_of(parents: Sequence[int | None]) -> Mapping[int, Sequence[int]]:
    """Return the documents below each document that has some, from the parent of every document."""
    children: dict[int, list[int]] = {}
    for document, parent in enumerate(parents):
        if parent is not None:
            children.setdefault(parent, []).append(document)
    return children
