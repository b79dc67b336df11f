"""The index that is used: Whoosh's inverted index on disk, and nothing else of Whoosh.

Whoosh's query parser, scorer and searcher stay unused and are never imported: ranking is ours, and a cold search must
not pay for them. docs/decisions.md says which of the packages named whoosh this is, and why.
"""

import warnings
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from rulesdb.search.documents import FIELDS
from rulesdb.search.index import IndexDocument
from rulesdb.search.seal import check_seal, write_seal


class WhooshIndexWriter:
    """Writes an index into ``folder``, which must be there. Raises OSError where the disk refuses."""

    def __init__(self, folder: Path) -> None:
        """Begin an index."""
        with _compiled_quietly():
            from whoosh.filedb.filestore import FileStorage  # noqa: PLC0415  (cold commands must not pay for it)

            from rulesdb.search.whoosh_schema import schema  # noqa: PLC0415  (see above)

            self._folder = folder
            self._writer = FileStorage(str(folder)).create_index(schema()).writer()

    def add(self, document: IndexDocument) -> None:
        """Take one more document."""
        from rulesdb.search.whoosh_schema import IDENTIFIER, length_column  # noqa: PLC0415  (see above)

        lengths = {length_column(field): len(document.fields[field]) for field in FIELDS}
        self._writer.add_document(**{IDENTIFIER: document.id.encode()}, **lengths, **document.fields)

    def commit(self) -> None:
        """Write the index and seal it."""
        self._writer.commit()
        write_seal(self._folder)


class WhooshIndex:
    """Reads the index in ``folder``; opening it waits for the first question. Raises SearchIndexError anywhere."""

    def __init__(self, folder: Path) -> None:
        """Remember the folder; what was read once is kept, for a program that asks more than one question."""
        self._folder = folder
        self._lengths: dict[str, Sequence[int]] = {}
        self._names: dict[int, str] = {}

    @property
    def document_count(self) -> int:
        """How many documents there are."""
        return int(self._reader.doc_count_all())

    def identifier(self, document: int) -> str:
        """Return the identifier of the node that ``document`` was made of."""
        name = self._names.get(document)
        if name is None:
            name = self._names[document] = bytes(self._identifiers[document]).decode()
        return name

    def lengths(self, field: str) -> Sequence[int]:
        """Return how many terms ``field`` has in each document."""
        if field not in self._lengths:
            self._lengths[field] = self._read_lengths(field)
        return self._lengths[field]

    def _read_lengths(self, field: str) -> Sequence[int]:
        from rulesdb.search.whoosh_schema import length_column  # noqa: PLC0415  (cold commands must not pay for it)

        if not self.document_count:
            return []
        lengths: array[int] = self._reader.column_reader(length_column(field)).load()
        return lengths

    def postings(self, field: str, term: str) -> Sequence[tuple[int, int]]:
        """Return (document, how often) for every document with ``term`` in ``field``, in order."""
        matcher, found = self._cursor(field, term), []
        while matcher.is_active():
            found.append((matcher.id(), int(matcher.weight())))
            matcher.next()
        return found

    def places(self, field: str, term: str, document: int) -> Sequence[tuple[int, int]]:
        """Return the ranges of the field's text where ``term`` stands in ``document``, in order."""
        from rulesdb.search.whoosh_schema import unpack  # noqa: PLC0415  (cold commands must not pay for it)

        matcher = self._cursor(field, term)
        if matcher.is_active():
            matcher.skip_to(document)
        return unpack(matcher.value()) if matcher.is_active() and matcher.id() == document else []

    def _cursor(self, field: str, term: str) -> Any:  # noqa: ANN401  (whoosh ships no types)
        """Return Whoosh's cursor over the postings of a term, at its end at once if nothing has the term."""
        from whoosh.matching import NullMatcher  # noqa: PLC0415  (cold commands must not pay for it)

        return self._reader.postings(field, term) if (field, term) in self._reader else NullMatcher()

    @cached_property
    def _reader(self) -> Any:  # noqa: ANN401  (see above)
        check_seal(self._folder)
        with _compiled_quietly():
            from whoosh.filedb.filestore import FileStorage  # noqa: PLC0415  (cold commands must not pay for it)

            return FileStorage(str(self._folder), readonly=True).open_index().reader()

    @cached_property
    def _identifiers(self) -> Any:  # noqa: ANN401  (see above)
        from rulesdb.search.whoosh_schema import IDENTIFIER  # noqa: PLC0415  (cold commands must not pay for it)

        return self._reader.column_reader(IDENTIFIER)


@contextmanager
def _compiled_quietly() -> Iterator[None]:
    """Keep to ourselves what Python says about Whoosh's sources of 2016 where no installer has compiled them yet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield
