"""Retrieval by Whoosh's inverted index, with a field for each level of impact.

Whoosh writes the index, and `whoosh_reader` reads its files: a cold search must not pay for the import of Whoosh, whose
searcher reads all postings of all terms. docs/decisions.md says which of the packages named whoosh this is, and why.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from heapq import merge
from pathlib import Path

from rulesdb.search.index.impacts import LEVELS, best_documents, level_of, segments
from rulesdb.search.index.local_lines import LocalLines
from rulesdb.search.index.protocol import IndexDocument, Retrieved, TermQuery
from rulesdb.search.index.sealed_index import read_index_file
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.whoosh_reader import LoadedSegment
from rulesdb.search.search_errors import SearchIndexError

FILE = "postings"
_TAGS = "tags"
_MOST_KEPT = 1_000_000
"""Postings in the cache at most, of four bytes each."""


def write_whoosh(documents: Iterable[IndexDocument], folder: Path) -> None:
    """Write the postings of all documents into ``folder``. Raises OSError where the disk refuses."""
    from rulesdb.search.index.whoosh_segment import segment_bytes  # a search must not import Whoosh

    levels, tagged = [_Postings() for _ in range(LEVELS)], _Postings()
    count = 0
    for number, (stored, tags) in enumerate(documents):
        for term in stored.terms:
            levels[level_of(stored.scores[term])][term].append(number)
        for tag in tags:
            tagged[tag].append(number)
        count += 1
    fields = {_level(level): found for level, found in enumerate(levels)} | {_TAGS: tagged}
    (folder / FILE).write_bytes(segment_bytes(count, {name: found for name, found in fields.items() if found}))


class _Postings(defaultdict[str, "array[int]"]):
    """The documents of each term of a field, or those of each tag."""

    def __init__(self) -> None:
        super().__init__(lambda: array("I"))


def _level(level: int) -> str:
    return f"level{level}"


class WhooshIndex(LocalLines):
    """Reads the postings in ``folder``; it is opened with the first query."""

    def __init__(self, folder: Path, statistics: Statistics) -> None:
        """Keep the folder, and a cache for programs that ask more than one query."""
        super().__init__(folder)
        self._statistics = statistics
        self._kept: dict[tuple[str, str], Sequence[int]] = {}
        self._size = 0

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query, by BM25F in levels. Raises SearchIndexError."""
        lists = segments(query, self._statistics, lambda term, level: self._postings(_level(level), term))
        tagged = [frozenset(self._postings(_TAGS, tag)) for tag in query.tags]
        return best_documents(lists, query, frozenset.intersection(*tagged) if tagged else None)

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term in any field, in order. Raises SearchIndexError."""
        return list(merge(*(self._postings(_level(level), term) for level in range(LEVELS))))

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order. Raises SearchIndexError."""
        return self._postings(_TAGS, tag)

    def _postings(self, field: str, term: str) -> Sequence[int]:
        """Return the documents of a term in a field, in order, from the cache if they are there."""
        known = self._kept.get((field, term))
        if known is None:
            with self._undamaged():
                known = array("I", self._segment.postings(field, term))
            size = len(known) + 1  # a term without documents takes room as well
            self._size += size
            if self._size > _MOST_KEPT:
                self._kept.clear()
                self._size = size
            self._kept[field, term] = known
        return known

    @cached_property
    def _segment(self) -> LoadedSegment:
        data = read_index_file(self._folder, FILE)
        with self._undamaged():
            return LoadedSegment(data)

    @contextmanager
    def _undamaged(self) -> Iterator[None]:
        """Make one error of what reading raises, so that a reader may look for another index or say what helps."""
        try:
            yield
        except SearchIndexError:
            raise
        except Exception as error:  # damaged bytes may raise anything
            raise SearchIndexError(f"in {self._folder} is damaged") from error
