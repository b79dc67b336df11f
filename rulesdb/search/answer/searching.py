"""Search: a query to its results. The same query always has the same results.

Nodes found by number come first, then their descendants, then ranked nodes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import split_identifier
from rulesdb.search.answer.certainty import is_unsure, not_covered
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.found_nodes import FoundNode, concept_candidates, number_candidates
from rulesdb.search.answer.named_nodes import containing_number, named_nodes
from rulesdb.search.answer.results import Hit, Results
from rulesdb.search.answer.substring_search import literal_candidates
from rulesdb.search.answer.topics import Topic, topics_of
from rulesdb.search.lexicon.concepts import NotCovered, ParsedQuery, understand
from rulesdb.search.query.expression_tokens import is_expression, without_quotation_marks
from rulesdb.search.query.written import WrittenNumber, refuse_too_long, written_numbers
from rulesdb.search.ranking.ranking import RERANKED, RankingRequest
from rulesdb.search.ranking.scoring import unknown_concepts
from rulesdb.search.search_errors import QueryError

RULE, SUBRULE = "rule", "subrule"
FITTING_SHARE = 0.6
"""The least share of the best score with which a ranked node fits."""


def search(  # noqa: PLR0913  (the command's options)
    corpus: Corpus,
    query: str,
    limit: int = 10,
    *,
    ruleset: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    facets: bool = False,
) -> Results:
    """Return the best ``limit`` nodes for ``query``, of one ``ruleset``, ``kind`` or ``edition`` if wanted.

    ``facets`` adds counts of all found nodes by chapter and kind, which reads every found node.

    A query that is only a number needs neither analyzer nor index. Raises QueryError if the query is empty or longer
    than `query_limits` has it (as ExpressionError if it is a wrong expression) and SearchIndexError if the index
    cannot be used; no other text of a query raises anything.
    """
    refuse_too_long(query)
    graph = corpus.graph
    # Facets and snippets of one edition need all candidates, a plain search only the best.
    wanted = None if facets or edition is not None else limit
    tags = tuple(f"{name}:{value}" for name, value in (("ruleset", ruleset), ("kind", kind)) if value is not None)
    request = RankingRequest(tags, wanted)
    answer = (
        _answer_expression(corpus, query, request) if is_expression(query) else _answer_words(corpus, query, request)
    )
    found = list(_distinct(answer.candidates))
    if ruleset is not None or kind is not None:
        found = [candidate for candidate in found if _is_wanted(graph, candidate.id, ruleset, kind)]
    counts = _facets(graph, found) if facets else {}
    exact = is_expression(query) and not answer.unquoted
    fitting = len(found) + answer.unlisted if exact else _fitting(found, unsure=answer.unsure)
    if edition is None:
        total, found = len(found) + answer.unlisted, found[: max(limit, 0)]
    documents = (candidate.document for candidate in found)
    unread = corpus.index.store.fetch(document for document in documents if document is not None)
    hits = tuple(hit for candidate in found if (hit := candidate.hit(corpus, edition)) is not None)
    if edition is not None:
        total, hits = len(hits), hits[: max(limit, 0)]
    uncovered = tuple(term for term in answer.not_covered if ruleset in {None, split_identifier(term.rule)[0]})
    return Results(
        *(query, total, tuple(_with_parts(graph, hits)), answer.suggestion, counts, answer.unknown, answer.passed_over),
        not_covered=uncovered,
        unsure=answer.unsure,
        missing=answer.missing or unread,
        fitting=min(fitting, total),
        unquoted=answer.unquoted,
        topics=answer.topics,
    )


def _fitting(found: Sequence[FoundNode], *, unsure: bool) -> int:
    """Return how many candidates fit: those not found by ranking, and where it is sure, those that it has near the
    best.
    """
    scores = [candidate.score for candidate in found if candidate.match is not None]
    near = [score for score in scores[:RERANKED] if score >= FITTING_SHARE * scores[0]]
    return len(found) - len(scores) + (0 if unsure else len(near))


class _Answer(NamedTuple):
    """Candidates before they are filtered, truncated and quoted; the other fields are those of ``Results``."""

    candidates: Sequence[FoundNode]
    suggestion: str | None = None
    unknown: tuple[str, ...] = ()
    passed_over: tuple[str, ...] = ()
    not_covered: tuple[NotCovered, ...] = ()
    unsure: bool = False
    missing: str = ""
    unlisted: int = 0
    unquoted: bool = False
    topics: tuple[Topic, ...] = ()


def _answer_expression(corpus: Corpus, query: str, request: RankingRequest) -> _Answer:
    from rulesdb.search.answer.filtering import ExpressionFilter  # most queries are none and must not pay for it
    from rulesdb.search.query.expression_parser import parse_expression  # see above

    found = ExpressionFilter(corpus).found(parse_expression(query), request)
    words = None if found.candidates or found.missing else without_quotation_marks(query)
    if words is not None:
        return _answer_words(corpus, words, request)._replace(unquoted=True)
    return _Answer(found.candidates, missing=found.missing, unlisted=found.unlisted)


def _answer_words(corpus: Corpus, query: str, request: RankingRequest) -> _Answer:
    """Return the nodes found by the numbers of a query, then by its words. Raises QueryError if it has neither."""
    numbers, rest = written_numbers(query, corpus.graph.rulesets)
    rest = " ".join(rest.split())  # a range leaves a blank for each of a hundred numbers
    parsed = understand(rest, corpus.analyzer, corpus.lexicon) if rest else ParsedQuery(rest, ())
    if not numbers and not parsed.concepts:
        raise QueryError(query)
    found = _found_by_words(corpus, parsed, request) if parsed.concepts else _Answer(())
    candidates = [*number_candidates(corpus.graph, numbers), *found.candidates]
    topics = topics_of(rest, corpus.graph.nodes[candidates[0].id] if candidates else None)
    return found._replace(
        candidates=candidates,
        unsure=found.unsure or bool(topics),
        topics=topics,
        suggestion=found.suggestion or _suggestion(corpus.graph, numbers),
        passed_over=parsed.passed_over,
    )


def _found_by_words(corpus: Corpus, query: ParsedQuery, request: RankingRequest) -> _Answer:
    """Return the nodes found by the words of a query: as they are, else as substrings, else with spelling corrected."""
    answer = _understood(corpus, query, request)
    found = answer.candidates
    if answer.missing or any(candidate.has_all for candidate in found):
        return answer
    literal = [] if found else list(literal_candidates(corpus, query.text))
    if literal:
        return answer._replace(candidates=literal, unknown=(), unsure=False)
    corrected, changes = corpus.speller.corrected(query.text)
    if changes:
        why = tuple(change.why for change in changes)
        right = understand(corrected, corpus.analyzer, corpus.lexicon)
        better = _understood(corpus, right, request, why)
        names_missing = not found and better.not_covered
        if names_missing or (better.candidates and (not found or better.candidates[0].score > found[0].score)):
            return better._replace(suggestion=corrected)
    return answer


def _understood(corpus: Corpus, query: ParsedQuery, request: RankingRequest, because: tuple[str, ...] = ()) -> _Answer:
    """Return the ranked nodes for a query, and whether they are certain; ``because`` are the first of their reasons."""
    statistics = corpus.index.store.statistics
    similarities = corpus.questions.similarities(query)
    found, unlisted, missing = concept_candidates(corpus, query, similarities, because, request)
    return _Answer(
        found,
        unknown=tuple(concept.surface for concept in unknown_concepts(query.concepts, statistics)),
        not_covered=not_covered(corpus, query, similarities, found),
        unsure=is_unsure(corpus, query, similarities, found),
        missing=missing,
        unlisted=unlisted,
    )


def _facets(graph: Graph, found: Iterable[FoundNode]) -> dict[str, dict[str, int]]:
    """Return the counts of the found nodes by chapter (or heading, or number at the top) and by kind."""
    names = [candidate.id for candidate in found]
    chapters = Counter(f"{ruleset}:{key.partition('.')[0]}" for ruleset, key in map(split_identifier, names))
    kinds = Counter(graph.nodes[name].kind for name in names)
    return {"chapter": dict(chapters.most_common()), "kind": dict(kinds.most_common())}


def _distinct(candidates: Iterable[FoundNode]) -> Iterator[FoundNode]:
    """Yield the first candidate of each node, which has the highest score."""
    seen: set[str] = set()
    for candidate in candidates:
        if candidate.id not in seen:
            seen.add(candidate.id)
            yield candidate


def _with_parts(graph: Graph, hits: Iterable[Hit]) -> Iterator[Hit]:
    """Yield the hits, the parts of a better one right behind it with its identifier."""
    whole = ""
    for hit in hits:
        if hit.kind == SUBRULE and whole in _rules_above(graph, hit.id):
            yield hit._replace(part_of=whole)
        else:
            whole = hit.id
            yield hit


def _rules_above(graph: Graph, name: str) -> Iterator[str]:
    """Yield the identifiers of the subrules and the rule above a node, the nearest first."""
    above = graph.nodes[name].parent
    while above is not None and graph.nodes[above].kind in {RULE, SUBRULE}:
        yield above
        above = graph.nodes[above].parent


def _is_wanted(graph: Graph, name: str, ruleset: str | None, kind: str | None) -> bool:
    return ruleset in {None, split_identifier(name)[0]} and (kind is None or graph.nodes[name].kind == kind)


def _suggestion(graph: Graph, numbers: Iterable[WrittenNumber]) -> str | None:
    """Return the loaded number that contains one that is not loaded."""
    missing = (written.number for written in numbers if not named_nodes(graph, [written]))
    return next((containing_number(graph, number) for number in missing), None)
