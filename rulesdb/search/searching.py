"""Query to answer: joins understanding, candidates and quotations. The same question always has the same answer.

A named rule comes first, then what stands below it, then what the words find.
"""

from collections.abc import Iterable, Iterator

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import split_identifier
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.candidates import Candidate, number_candidates, word_candidates
from rulesdb.search.errors import QueryError
from rulesdb.search.index import RuleIndex
from rulesdb.search.numbers import named_nodes, nearest_number
from rulesdb.search.query import WrittenNumber, words, written_numbers
from rulesdb.search.results import Results


def search(  # noqa: PLR0913, PLR0917  (the command's options)
    graph: Graph,
    index: RuleIndex,
    query: str,
    limit: int = 10,
    ruleset: str | None = None,
    kind: str | None = None,
    analyzer: Analyzer | None = None,
    edition: str | None = None,
) -> Results:
    """Return the best ``limit`` nodes for ``query``, of one ``ruleset``, ``kind`` or ``edition`` if wanted.

    ``analyzer`` is made if need be; a query that is only a number needs neither it nor the index. Raises QueryError if
    the query says nothing, SearchIndexError if the index cannot be used; no other text of a query raises anything.
    """
    numbers, rest = written_numbers(query, graph.rulesets)
    asked = words(rest, analyzer or Analyzer()) if rest else ()
    if not numbers and not asked:
        raise QueryError(query)
    candidates = [*number_candidates(graph, numbers), *(word_candidates(graph, index, asked) if asked else ())]
    found = [each for each in _distinct(candidates) if _is_wanted(graph, each.id, ruleset, kind)]
    if edition is None:
        total, found = len(found), found[: max(limit, 0)]
    hits = tuple(hit for each in found if (hit := each.hit(graph, index, edition)) is not None)
    if edition is not None:
        total, hits = len(hits), hits[: max(limit, 0)]
    return Results(query, total, hits, _suggestion(graph, numbers))


def _distinct(candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    """Yield each node's first candidate: the ways of finding come in their order of weight."""
    seen: set[str] = set()
    for candidate in candidates:
        if candidate.id not in seen:
            seen.add(candidate.id)
            yield candidate


def _is_wanted(graph: Graph, name: str, ruleset: str | None, kind: str | None) -> bool:
    return ruleset in {None, split_identifier(name)[0]} and (kind is None or graph.nodes[name].kind == kind)


def _suggestion(graph: Graph, numbers: Iterable[WrittenNumber]) -> str | None:
    """Return the loaded number nearest to one that is not loaded. Words have no suggestion yet; it belongs here."""
    missing = (number for number in numbers if not named_nodes(graph, [number]))
    return next((nearest_number(graph, each.number) for each in missing), None)
