"""The one segment of a Whoosh index, read: columns, terms and postings. Apart, because importing it imports Whoosh.

What a folder from anywhere claims is compared with what the rest of the index allows, so that no search runs for ever
or reads beyond the documents. Damaged bytes make Whoosh raise whatever the damage leads to, a bare Exception among it.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from rulesdb.search.index.whoosh_codec import RulesCodec
from rulesdb.search.index.whoosh_schema import IDENTIFIER, column_of, posting_format
from rulesdb.search.index.whoosh_storage import ReadingStorage, parted


class Posting(NamedTuple):
    """One document of a term: how often the term stands there, and its places, packed."""

    document: int
    frequency: int
    places: bytes


class Segment:
    """A segment in memory."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes that the writer joined. Raises any exception for others."""
        self.documents, files = parted(data)
        self._storage = ReadingStorage(files)
        self._codec = RulesCodec()
        self._segment = self._codec.new_segment()
        self._terms: Any = self._codec.terms_reader(self._storage, self._segment) if self.documents else None

    def identifiers(self) -> Any:  # noqa: ANN401  (whoosh ships no types)
        """Return the column of identifiers, as bytes by document."""
        return self._column(IDENTIFIER)

    def numbers(self, name: str) -> Sequence[int]:
        """Return the column ``name`` with a number of each document."""
        if not self.documents:
            return []
        numbers: array[int] = self._column(name).load()
        if len(numbers) != self.documents:
            raise ValueError(f"the column {name} has {len(numbers)} of {self.documents} documents")
        return numbers

    def terms(self, field: str) -> Iterator[str]:
        """Yield every term of ``field``, in the order of their bytes."""
        if self._terms is not None:
            of_field = takewhile(lambda pair: pair[0] == field, self._terms.terms_from(field, b""))
            yield from (term.decode() for _, term in of_field)

    def postings(self, field: str, term: str) -> Iterator[Posting]:
        """Yield the postings of ``term`` in ``field``, in the order of documents."""
        name = term.encode()
        if self._terms is None or (field, name) not in self._terms:
            return
        matcher = self._terms.matcher(field, name, posting_format())
        last = -1
        while matcher.is_active():
            document = matcher.id()
            if not last < document < self.documents:
                raise ValueError(f"a posting of the document {document} after {last} of {self.documents}")
            yield Posting(document, int(matcher.weight()), matcher.value())
            last = document
            matcher.next()

    def _column(self, name: str) -> Any:  # noqa: ANN401  (whoosh ships no types)
        file = self._codec.column_filename(self._segment, name)
        return column_of(name).reader(self._storage.open_file(file), 0, self._storage.file_length(file), self.documents)
