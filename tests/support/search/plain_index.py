"""The reference implementation of ``Retriever``: exact BM25F of all documents with a term, kept in memory.

Contract tests compare the engines with it, tests of ranking search in it, and ``benchmarks/search_backends.py`` takes
it as the judge of the engines.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence

from rulesdb.search.index.protocol import IndexDocument, Retrieved, TermQuery
from rulesdb.search.index.store import DocumentStore


class PlainIndex:
    """The documents of each term with their scores without the term's rarity, and those of each tag."""

    def __init__(self, documents: Iterable[IndexDocument], store: DocumentStore) -> None:
        """Score the terms of all documents, which are those of ``store``."""
        self._statistics = store.statistics
        self.stored = store.stored
        self._documents: dict[str, array[int]] = defaultdict(lambda: array("I"))
        self._scores: dict[str, array[float]] = defaultdict(lambda: array("d"))
        self._tagged: dict[str, array[int]] = defaultdict(lambda: array("I"))
        for document, tags in documents:
            for term in document.terms:
                self._documents[term].append(document.number)
                self._scores[term].append(document.scores[term].impact)
            for tag in tags:
                self._tagged[tag].append(document.number)

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query, by BM25F."""
        sums: dict[int, float] = defaultdict(float)
        for term in sorted(self._documents.keys() & query.terms.keys()):
            weight = query.terms[term] * self._statistics.rarity(term)
            for document, score in zip(self._documents[term], self._scores[term], strict=True):
                sums[document] += weight * score
        wanted = set(sums).intersection(*map(self.tagged, query.tags))
        best = sorted(((document, sums[document]) for document in wanted), key=lambda pair: (-pair[1], pair[0]))
        return Retrieved(best[: query.limit], len(best))

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term in any field, in order."""
        return self._documents.get(term, ())

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order."""
        return self._tagged.get(tag, ())
