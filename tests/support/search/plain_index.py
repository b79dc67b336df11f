"""The reference implementation of ``Retriever``: it reads all documents for every query and needs no files.

Contract tests compare the engines with it, and tests of ranking search in it.
"""

from collections.abc import Sequence

from rulesdb.search.index.fields import HEADING_WEIGHT
from rulesdb.search.index.protocol import IndexDocument, Retrieved, TermQuery
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import StoredDocument


class PlainIndex:
    """Documents in memory."""

    def __init__(self, documents: Sequence[IndexDocument], statistics: Statistics) -> None:
        """Keep the documents."""
        self._documents = documents
        self._statistics = statistics

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query, by BM25F."""
        found = [
            (stored.number, self._score(stored, query))
            for stored, tags in self._documents
            if stored.terms & query.terms.keys() and set(query.tags) <= set(tags)
        ]
        best = sorted(found, key=lambda pair: (-pair[1], pair[0]))
        return Retrieved(best[: query.limit], len(found))

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term in any field, in order."""
        return [stored.number for stored, _ in self._documents if term in stored.terms]

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order."""
        return [stored.number for stored, tags in self._documents if tag in tags]

    def _score(self, document: StoredDocument, query: TermQuery) -> float:
        score = 0.0
        for term in sorted(document.terms & query.terms.keys()):
            text, heading = document.scores[term]
            score += query.terms[term] * self._statistics.rarity(term) * (text + HEADING_WEIGHT * heading)
        return score
