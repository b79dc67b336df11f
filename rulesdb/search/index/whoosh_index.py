"""The index that is used: Whoosh's inverted index on disk, and nothing else of Whoosh.

Whoosh's query parser, scorer and searcher stay unused and are never imported: ranking is ours, and a cold search must
not pay for them. docs/decisions.md says which of the packages named whoosh this is, and why.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulesdb.search.errors import SearchIndexError
from rulesdb.search.index.documents import FIELDS
from rulesdb.search.index.protocol import IndexDocument, children_of, mean_of
from rulesdb.search.index.quiet_compilation import compiled_quietly
from rulesdb.search.index.sealed_index import read_index_file, seal_index

if TYPE_CHECKING:
    from rulesdb.search.index.whoosh_segment import Segment

FILE = "postings"
_Postings = tuple[Sequence[tuple[int, int]], Mapping[int, bytes]]
"""A term in a field: (document, how often) in order, and each document's packed places."""
_MOST_KEPT = 100_000  # postings that stay in memory: more than most queries read


class WhooshIndexWriter:
    """Writes an index into ``folder``, which must be there. Raises OSError where the disk refuses."""

    def __init__(self, folder: Path) -> None:
        """Begin an index."""
        with compiled_quietly():
            from rulesdb.search.index.whoosh_codec import RulesCodec  # noqa: PLC0415  (cold commands must not pay for it)
            from rulesdb.search.index.whoosh_schema import schema  # noqa: PLC0415  (see above)
            from rulesdb.search.index.whoosh_storage import WritingStorage  # noqa: PLC0415  (see above)

            self._folder = folder
            self._storage = WritingStorage()
            self._writer = self._storage.create_index(schema()).writer(codec=RulesCodec(), compound=False)
            self._documents = 0

    def add(self, document: IndexDocument) -> None:
        """Take one more document."""
        from rulesdb.search.index.whoosh_schema import IDENTIFIER, NO_PARENT, PARENT, length_column  # noqa: PLC0415  (see above)

        lengths = {length_column(field): len(document.fields[field]) for field in FIELDS}
        parent = NO_PARENT if document.parent is None else document.parent
        place = {IDENTIFIER: document.id.encode(), PARENT: parent}
        self._writer.add_document(**place, **lengths, **document.fields)
        self._documents += 1

    def commit(self) -> None:
        """Write the index and seal it, with all that lies beside it."""
        from rulesdb.search.index.whoosh_storage import joined  # noqa: PLC0415  (see above)

        self._writer.commit()
        files = {name: content for name, content in self._storage.files.items() if not name.endswith(".toc")}
        (self._folder / FILE).write_bytes(joined(self._documents, files))
        seal_index(self._folder)


class WhooshIndex:
    """Reads the index in ``folder``; opening it waits for the first question. Raises SearchIndexError anywhere."""

    def __init__(self, folder: Path) -> None:
        """Remember the folder; what was read once is kept, for a program that asks more than one question."""
        self._folder = folder
        self._lengths: dict[str, tuple[Sequence[int], float]] = {}
        self._names: dict[int, str] = {}
        self._known: dict[tuple[str, str], _Postings] = {}
        self._kept = 0

    @property
    def document_count(self) -> int:
        """How many documents there are."""
        return self._segment.documents

    def identifier(self, document: int) -> str:
        """Return the identifier of the node that ``document`` was made of."""
        name = self._names.get(document)
        if name is None:
            with self._undamaged():
                name = self._names[document] = bytes(self._identifiers[document]).decode()
        return name

    def document(self, identifier: str) -> int | None:
        """Return the document that was made of the node with ``identifier``, None if there is none."""
        return self._documents.get(identifier)

    def parent(self, document: int) -> int | None:
        """Return the document of the node above that of ``document``, None at the top."""
        return self._parents[document]

    def children(self, document: int) -> Sequence[int]:
        """Return the documents of the nodes directly below that of ``document``, in order."""
        return self._children.get(document, ())

    def terms(self, field: str) -> Sequence[str]:
        """Return every term that stands in ``field`` of some document, sorted."""
        with self._undamaged():
            return sorted(self._segment.terms(field))

    def lengths(self, field: str) -> Sequence[int]:
        """Return how many terms ``field`` has in each document."""
        return self._lengths_and_mean(field)[0]

    def mean_length(self, field: str) -> float:
        """Return the mean of the lengths that are not 0; 1 if all are."""
        return self._lengths_and_mean(field)[1]

    def _lengths_and_mean(self, field: str) -> tuple[Sequence[int], float]:
        if field not in self._lengths:
            from rulesdb.search.index.whoosh_schema import length_column  # noqa: PLC0415  (cold commands must not pay for it)

            with self._undamaged():
                lengths = self._segment.numbers(length_column(field))
            self._lengths[field] = lengths, mean_of(lengths)
        return self._lengths[field]

    def postings(self, field: str, term: str) -> Sequence[tuple[int, int]]:
        """Return (document, how often) for every document with ``term`` in ``field``, in order."""
        return self._postings(field, term)[0]

    def places(self, field: str, term: str, document: int) -> Sequence[tuple[int, int]]:
        """Return the ranges of the field's text, in code points, where ``term`` stands in ``document``, in order."""
        from rulesdb.search.index.whoosh_schema import unpack  # noqa: PLC0415  (cold commands must not pay for it)

        packed = self._postings(field, term)[1].get(document)
        with self._undamaged():
            return unpack(packed) if packed is not None else []

    def _postings(self, field: str, term: str) -> _Postings:
        """Return the postings of a term; some stay in memory, since quoting asks for what ranking has read."""
        known = self._known.get((field, term))
        if known is None:
            known = self._read_postings(field, term)
            self._kept += len(known[0])
            if self._kept > _MOST_KEPT:
                self._known.clear()
                self._kept = len(known[0])
            self._known[field, term] = known
        return known

    def _read_postings(self, field: str, term: str) -> _Postings:
        with self._undamaged():
            postings = list(self._segment.postings(field, term))
        return [posting[:2] for posting in postings], {posting.document: posting.places for posting in postings}

    @cached_property
    def _segment(self) -> "Segment":
        data = read_index_file(self._folder, FILE)
        with self._undamaged(), compiled_quietly():
            from rulesdb.search.index.whoosh_segment import Segment  # noqa: PLC0415  (cold commands must not pay for it)

            return Segment(data)

    @cached_property
    def _documents(self) -> Mapping[str, int]:
        return {self.identifier(document): document for document in range(self.document_count)}

    @cached_property
    def _parents(self) -> Sequence[int | None]:
        from rulesdb.search.index.whoosh_schema import NO_PARENT, PARENT  # noqa: PLC0415  (cold commands must not pay for it)

        with self._undamaged():
            parents = [None if parent == NO_PARENT else parent for parent in self._segment.numbers(PARENT)]
            if any(parent not in range(document) for document, parent in enumerate(parents) if parent is not None):
                raise ValueError("a document stands below one that comes after it")
        return parents

    @cached_property
    def _children(self) -> Mapping[int, Sequence[int]]:
        return children_of(self._parents)

    @cached_property
    def _identifiers(self) -> Any:  # noqa: ANN401  (see above)
        return self._segment.identifiers()

    @contextmanager
    def _undamaged(self) -> Iterator[None]:
        """Make one error of what reading raises, so that a reader may look for another index or say what helps."""
        try:
            yield
        except SearchIndexError:
            raise
        except Exception as error:  # a damaged index makes Whoosh raise anything, a bare Exception among it
            raise SearchIndexError(f"in {self._folder} is damaged") from error
