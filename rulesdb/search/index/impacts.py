"""Impact-ordered retrieval in bounded time (Lin and Trotman, Anytime Ranking for Impact-Ordered Indexes, 2015).

The impact of a term in a document is rounded to one of a few levels, with a list of postings for each level. A query
reads the lists with the highest scores first and stops after ``MOST_POSTINGS``, however large the text is.
"""

from collections.abc import Callable, Container, Iterable, Iterator
from heapq import nsmallest
from itertools import islice
from typing import NamedTuple

from rulesdb.search.index.protocol import Retrieved, TermQuery
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import HIGHEST_IMPACT, TermScore

LEVELS = 16
MOST_POSTINGS = 6_000
"""Postings that a query with a limit reads at most: those of a thousand rules are all read."""


def level_of(score: TermScore) -> int:
    """Return the level of an impact, from 0 to ``LEVELS`` - 1."""
    return int(LEVELS * score.impact / HIGHEST_IMPACT)


def impact_of(level: int) -> float:
    """Return the impact in the middle of a level."""
    return (level + 0.5) * HIGHEST_IMPACT / LEVELS


class ImpactSegment(NamedTuple):
    """The documents in which a term has one level, in order, and the score that it adds to each."""

    score: float
    documents: Iterable[int]


def segments(
    query: TermQuery, statistics: Statistics, postings: Callable[[str, int], Iterable[int]]
) -> Iterator[ImpactSegment]:
    """Yield the lists of postings of a query by falling score; ``postings`` takes a term and a level."""
    weighted = [
        (weight * statistics.rarity(term) * impact_of(level), term, level)
        for term, weight in query.terms.items()
        if term in statistics.frequencies
        for level in range(LEVELS)
    ]
    for score, term, level in sorted(weighted, reverse=True):
        yield ImpactSegment(score, postings(term, level))


def best_documents(lists: Iterable[ImpactSegment], query: TermQuery, wanted: Container[int] | None) -> Retrieved:
    """Return the documents with the highest sums, of those ``wanted`` (None for all).

    With a limit and all documents wanted, no more than ``MOST_POSTINGS`` are read.
    """
    left = MOST_POSTINGS if query.limit is not None and wanted is None else None
    sums: dict[int, float] = {}
    for score, documents in lists:
        if left == 0:
            break
        read = 0
        for document in documents if left is None else islice(documents, left):
            sums[document] = sums.get(document, 0.0) + score
            read += 1
        left = None if left is None else left - read
    if wanted is not None:
        sums = {document: score for document, score in sums.items() if document in wanted}
    ordered = ((-score, document) for document, score in sums.items())
    best = sorted(ordered) if query.limit is None or query.limit >= len(sums) else nsmallest(query.limit, ordered)
    return Retrieved([(document, -score) for score, document in best], len(sums))
