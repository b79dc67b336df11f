"""Search in a home: a query to its hits, each with its heading."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.model import TextFile
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.outline import Heading, heading
from rulesdb.pipeline.rule_histories import FormerNumber, former_numbers
from rulesdb.search.answer.results import Hit, Results
from rulesdb.search.answer.searching import search
from rulesdb.search.search_errors import ExpressionError, QueryError

__all__ = [
    "Answer",
    "ExpressionError",
    "FormerNumber",
    "Heading",
    "Hit",
    "QueryError",
    "Results",
    "TextFile",
    "search_home",
]


class Answer(NamedTuple):
    """The answer to a query."""

    results: Results
    """The hits, and what could not be searched for."""
    headings: Mapping[str, Heading]
    """The heading of each hit, by its identifier."""
    files: Mapping[str, TextFile]
    """The file of the text that each hit quotes, by the hit's identifier."""
    former: Sequence[FormerNumber] = ()
    """Where the rules are of a former number that the query is."""

    def document(self, *, explain: bool = False) -> dict[str, object]:
        """Return the JSON document; ``explain`` adds what each feature of a hit adds to its score."""
        results = self.results
        hits = [self._entry(hit) | ({"explanation": dict(hit.explanation)} if explain else {}) for hit in results.hits]
        document = {"query": results.query, "total": results.total, "hits": hits, "suggestion": results.suggestion}
        ignored = {"unknown": results.unknown, "passed_over": results.passed_over}
        certainty = {
            "not_covered": [missing._asdict() for missing in results.not_covered],
            "unsure": results.unsure,
            "partial": bool(results.missing),
        }
        extent = {"fitting": results.fitting, "unquoted": results.unquoted}
        topics = {"topics": [{"topic": topic.name, "document": topic.document} for topic in results.topics]}
        former = [number._asdict() for number in self.former]
        rare = {"facets": results.facets, "former_numbers": former}
        return document | certainty | ignored | extent | topics | {name: value for name, value in rare.items() if value}

    def _entry(self, hit: Hit) -> dict[str, object]:
        return {
            "id": hit.id,
            "number": hit.number,
            "kind": hit.kind,
            "title": hit.title,
            "score": hit.score,
            "snippet": hit.snippet,
            "why": list(hit.why),
            "edition": hit.edition,
            **self.files[hit.id].version_entry,
            "marks": hit.marks,
            "headline": hit.headline,
            "part_of": hit.part_of,
        }


def search_home(  # noqa: PLR0913  (the command's options)
    home: Home,
    query: str,
    limit: int = 10,
    *,
    ruleset: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    facets: bool = False,
) -> Answer:
    """Return the best ``limit`` hits of a query, of one ``ruleset``, ``kind`` or ``edition`` if wanted.

    ``facets`` adds counts of all hits by chapter and kind. Raises QueryError for an empty or too long query,
    ExpressionError for a wrong expression, and SearchIndexError for a damaged index.
    """
    graph = home.graph
    results = search(home.corpus, query, limit=limit, ruleset=ruleset, kind=kind, edition=edition, facets=facets)
    nodes = {hit.id: graph.nodes[hit.id] for hit in results.hits}
    headings = {name: heading(graph, node) for name, node in nodes.items()}
    quoted = ((nodes[hit.id], hit.edition) for hit in results.hits)
    files = {node.id: graph.file_of(node, node.readings_of(edition)[0]) for node, edition in quoted}
    return Answer(results, headings, files, former_numbers(home, query, ruleset))
