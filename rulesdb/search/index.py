"""What search wants of an inverted index. Ranking reads it through this protocol and knows no package's name.

Documents are counted from 0 in the order in which they were added; fields are those of ``documents.FIELDS``.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rulesdb.search.terms import Term


class IndexDocument(NamedTuple):
    """A node as the index takes it: its identifier and the terms of each field."""

    id: str
    fields: Mapping[str, Sequence[Term]]


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

    def lengths(self, field: str) -> Sequence[int]:
        """Return how many terms ``field`` has in each document."""

    def postings(self, field: str, term: str) -> Sequence[tuple[int, int]]:
        """Return (document, how often) for every document with ``term`` in ``field``, in order."""

    def places(self, field: str, term: str, document: int) -> Sequence[tuple[int, int]]:
        """Return the ranges of the field's text, in code points, where ``term`` stands in ``document``, in order."""
