"""Query to answer: joins understanding, candidates and quotations. The same question always has the same answer.

A named rule comes first, then what stands below it, then what the words find.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import split_identifier
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.candidates import Candidate, concept_candidates, number_candidates
from rulesdb.search.concepts import understand
from rulesdb.search.errors import QueryError
from rulesdb.search.expression_parser import is_expression, parse_expression
from rulesdb.search.filtering import Filter
from rulesdb.search.index import RuleIndex
from rulesdb.search.lexicon import EMPTY, Lexicon
from rulesdb.search.numbers import named_nodes, nearest_number
from rulesdb.search.query import WrittenNumber, written_numbers
from rulesdb.search.results import Results
from rulesdb.search.typos import corrected


def search(  # noqa: PLR0913, PLR0917  (the command's options)
    graph: Graph,
    index: RuleIndex,
    query: str,
    limit: int = 10,
    ruleset: str | None = None,
    kind: str | None = None,
    analyzer: Analyzer | None = None,
    edition: str | None = None,
    lexicon: Lexicon = EMPTY,
    *,
    facets: bool = False,
) -> Results:
    """Return the best ``limit`` nodes for ``query``, of one ``ruleset``, ``kind`` or ``edition`` if wanted.

    ``facets`` asks for counts by chapter and kind of all that was found, which reads every found node.

    ``analyzer`` is made if need be; a query that is only a number needs neither it nor the index. Raises QueryError if
    the query says nothing (as ExpressionError if it is a wrong expression) and SearchIndexError if the index cannot be
    used; no other text of a query raises anything.
    """
    analyzer = analyzer or Analyzer()
    if is_expression(query):
        numbers: tuple[WrittenNumber, ...] = ()
        candidates, correction = Filter(graph, index, analyzer, lexicon).candidates(parse_expression(query)), None
    else:
        numbers, rest = written_numbers(query, graph.rulesets)
        spoken, correction = _spoken(graph, index, rest, analyzer, lexicon) if rest else (None, None)
        if not numbers and spoken is None:
            raise QueryError(query)
        candidates = [*number_candidates(graph, numbers), *(spoken or ())]
    found = [each for each in _distinct(candidates) if _is_wanted(graph, each.id, ruleset, kind)]
    counts = _facets(graph, found) if facets else {}
    if edition is None:
        total, found = len(found), found[: max(limit, 0)]
    hits = tuple(hit for each in found if (hit := each.hit(graph, index, edition)) is not None)
    if edition is not None:
        total, hits = len(hits), hits[: max(limit, 0)]
    return Results(query, total, hits, correction or _suggestion(graph, numbers), counts)


def _spoken(
    graph: Graph, index: RuleIndex, query: str, analyzer: Analyzer, lexicon: Lexicon
) -> tuple[list[Candidate] | None, str | None]:
    """Return what the words of a query find (None if they say nothing) and, if they were misspelt, the right query."""
    concepts = understand(query, analyzer, lexicon)
    if not concepts:
        return None, None
    found = list(concept_candidates(graph, index, concepts))
    if found and found[0].has_all:
        return found, None
    meant, changes = corrected(query, lexicon)
    if not changes:
        return found, None
    why = tuple(f"typo: {change}" for change in changes)
    better = list(concept_candidates(graph, index, understand(meant, analyzer, lexicon), why))
    return (better, meant) if better and (not found or better[0].score > found[0].score) else (found, None)


def _facets(graph: Graph, found: Iterable[Candidate]) -> dict[str, dict[str, int]]:
    """Return how many of the found nodes there are of each chapter (or heading, or number at the top) and kind."""
    names = [each.id for each in found]
    chapters = Counter(f"{ruleset}:{key.partition('.')[0]}" for ruleset, key in map(split_identifier, names))
    kinds = Counter(graph.nodes[name].kind for name in names)
    return {"chapter": dict(chapters.most_common()), "kind": dict(kinds.most_common())}


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
    """Return the loaded number nearest to one that is not loaded."""
    missing = (number for number in numbers if not named_nodes(graph, [number]))
    return next((nearest_number(graph, each.number) for each in missing), None)
