"""Ranking: candidates by cheap features first, then all features of the best.

Retrieve, then rank (Liu, Learning to Rank for Information Retrieval, 2009): a document's score is the weighted sum of
its features, with learned weights, and what learned trees make of the features together.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from rulesdb.graph.naming import split_identifier
from rulesdb.search.index.fields import HEADING_WEIGHT, INHERITED_WEIGHT
from rulesdb.search.index.indexing import Index
from rulesdb.search.index.protocol import RetrievalError, Retrieved, TermQuery
from rulesdb.search.index.store import DocumentStore
from rulesdb.search.lexicon.concepts import ParsedQuery
from rulesdb.search.lexicon.known_questions import Similar
from rulesdb.search.query.written import QueryWord
from rulesdb.search.ranking.answered import AnsweredQuestions
from rulesdb.search.ranking.scoring import ConceptScores, QueryScorer, known_words, rarity_of
from rulesdb.search.ranking.trigrams import overlap, trigrams_of
from rulesdb.search.ranking.weights import Features, correction, learned_weights

RETRIEVED = 300
"""Documents that the engine retrieves."""
WITH_CHILDREN = 60
"""The best of the retrieved documents, whose children become candidates too."""
SCORED = 100
"""Candidates whose concepts are scored."""
RERANKED = 40
"""Candidates whose features are all computed."""
LEAST_COUNTED = 0.1
"""The least cosine with which a known question counts for the documents that answer it, but in their profiles."""
LEAST_SIMILAR = 0.3
"""The least cosine with which a known question finds documents by itself, and is given as the reason."""
FIRST = Features(text=1.0, heading=HEADING_WEIGHT, definition=1.0, question=2.0, profile=2.0)
"""The weights by which candidates are chosen: the cheap ones for all, then all of these for the best ``SCORED``."""
BEST = 15
"""The best candidates, whose games are the feature ``game``."""
_NONE = Similar(-1, 0.0)
HALF = 2.0
"""The weighted sum whose score is 0.5: a score is sum / (sum + HALF)."""
BELOW_SHARE = 0.6
"""The weight of questions of documents below a document in ``family``, where that of those beside it is 1."""


class Match(NamedTuple):
    """A document and its match with a query; ``words`` are the words of the query that any document has, with their
    weights in retrieval.

    ``score`` is from 0 to below 1, of the weighted sum of the features and its ``correction`` by trees. ``is_complete``
    is whether the document has all concepts, ``question`` the number of the most similar known question that it
    answers, None if none is similar.
    """

    document: int
    score: float
    features: Features
    weights: Features
    correction: float
    words: Mapping[QueryWord, float]
    is_complete: bool
    whys: tuple[str, ...]
    question: int | None


class RankingRequest(NamedTuple):
    """A request for documents: those with all ``tags``, at least ``limit`` of them, None for all.

    With ``inherit``, a subrule inherits the terms of its rule's text.
    """

    tags: tuple[str, ...] = ()
    limit: int | None = None
    inherit: bool = True


class Ranking(NamedTuple):
    """The documents that a query finds, the best first, equal ones in the order of the rulebook.

    ``unlisted`` is the number of further ones. ``missing`` says what could not be searched, ``""`` if all was.
    """

    matches: Sequence[Match]
    unlisted: int = 0
    missing: str = ""


class _Evidence(NamedTuple):
    """Features of documents that are known before the documents are read, by document.

    ``definitions`` has the sum of the rarities of the concepts that it defines, ``nearest`` the most similar question
    that it answers, with its similarity times the share of the grade, ``families`` the sum of its children's squared
    similarities; ``profile`` returns the cosine of all questions that it answers, which not all candidates need.
    """

    definitions: Mapping[int, float]
    nearest: Mapping[int, Similar]
    families: Mapping[int, float]
    profile: Callable[[int], float]


def rank(
    index: Index,
    query: ParsedQuery,
    questions: AnsweredQuestions,
    similarities: Sequence[float] = (),
    request: RankingRequest = RankingRequest(),  # noqa: B008  (a tuple)
) -> Ranking:
    """Return the documents that ``query`` finds.

    ``similarities`` are the cosines of the query and the known ``questions``. If the engine fails, known questions
    still find documents. Raises SearchIndexError.
    """
    scorer = QueryScorer(query.concepts, index.store.statistics)
    retrieved, tagged = _retrieve(index, scorer, request)
    evidence = _gather(index.store, query, questions, similarities)
    ranker = _Ranker(index, query, scorer, evidence, inherit=request.inherit)
    matches, unlisted = ranker.matches(retrieved.documents, tagged, request.limit)
    unlisted += retrieved.total - len(retrieved.documents)
    return Ranking(matches, unlisted, retrieved.missing or ranker.missing)


def _retrieve(index: Index, scorer: QueryScorer, request: RankingRequest) -> tuple[Retrieved, frozenset[int] | None]:
    """Return the documents that the engine retrieves, and the documents with the tags, None without tags."""
    try:
        tagged = [frozenset(index.retriever.tagged(tag)) for tag in request.tags]
        limit = None if request.limit is None else max(RETRIEVED, request.limit)
        terms = TermQuery(scorer.weights, request.tags, limit)
        retrieved = index.retriever.retrieve(terms) if scorer.weights else Retrieved((), 0)
    except RetrievalError as error:
        return Retrieved((), 0, str(error)), None
    return retrieved, frozenset.intersection(*tagged) if tagged else None


class _Ranker:
    """Ranks the candidates of one query: computing all features of all retrieved documents would take too long."""

    def __init__(
        self, index: Index, query: ParsedQuery, scorer: QueryScorer, evidence: _Evidence, *, inherit: bool
    ) -> None:
        self._store = index.store
        self._letters = index.letters
        self._query = query
        self._scorer = scorer
        self._evidence = evidence
        self._inherit = inherit
        self._most = scorer.most or 1.0
        self.missing = ""
        """What could not be read of the candidates, ``""`` if all was."""

    def matches(
        self, retrieved: Sequence[tuple[int, float]], tagged: frozenset[int] | None, limit: int | None
    ) -> tuple[list[Match], int]:
        """Return the candidates, those with all features first, and the number of those left out beyond ``limit``.

        Children and answers of known questions are candidates only if they are ``tagged`` too (None for all): if they
        were filtered out later, fewer would be left.
        """
        first = self._first_sums(retrieved)
        wanted_documents = first.keys() if tagged is None else first.keys() & tagged
        by_first = sorted(wanted_documents, key=lambda document: (-first[document], document))
        scored = by_first[:SCORED]
        above = map(self._store.parent, scored) if self._inherit else ()
        self._fetch([*scored, *(document for document in above if document is not None)])
        scores = {document: self._score(document) for document in scored}
        features = {document: self._features(document, found) for document, found in scores.items()}
        sums = {document: _first_sum(found) for document, found in features.items() if self._is_found(document, found)}
        order = sorted(sums, key=lambda document: (-sums[document], document))
        games = self._shares_of_games(sums, order[:BEST])
        wanted = trigrams_of(self._query.text)
        best = []
        for document in order[:RERANKED]:
            complete = features[document]._replace(
                trigrams=overlap(wanted, self._letters.texts(document)), game=games.get(self._game(document), 0.0)
            )
            best.append(self._match(document, complete, scores[document]))
        best.sort(key=lambda match: (-match.score, match.document))
        rest = [*order[RERANKED:], *by_first[SCORED:]]
        listed = len(rest) if limit is None else max(limit - len(best), 0)
        return [*best, *self._behind(rest[:listed], best[-1].score if best else 0.0)], max(len(rest) - listed, 0)

    def _first_sums(self, retrieved: Sequence[tuple[int, float]]) -> dict[int, float]:
        """Return the first sums of all candidates: retrieved documents, their children, and those that define a term or
        answer a similar question.
        """
        highest = retrieved[0][1] if retrieved else 1.0
        sums = {document: score / highest for document, score in retrieved}
        if self._inherit:
            self._fetch([document for document, _ in retrieved[:WITH_CHILDREN]])
            for document, score in retrieved[:WITH_CHILDREN]:
                stored = self._store.read(document)
                if self._scorer.weights.keys() & stored.text.keys():
                    for child in stored.children:
                        sums.setdefault(child, INHERITED_WEIGHT * score / highest)
        evidence = self._evidence
        for document, defined in evidence.definitions.items():
            sums[document] = sums.get(document, 0.0) + FIRST.definition * defined / self._most
        for document, found in evidence.nearest.items():
            if document in sums or found.similarity >= LEAST_SIMILAR:
                sums[document] = sums.get(document, 0.0) + FIRST.question * found.similarity
        return sums

    def _fetch(self, documents: Sequence[int]) -> None:
        self.missing = self._store.fetch(documents) or self.missing

    def _score(self, document: int) -> ConceptScores:
        stored = self._store.read(document)
        if not self._inherit or stored.parent is None:
            return self._scorer.score(stored)
        return self._scorer.score(stored, self._store.read(stored.parent))

    def _features(self, document: int, scores: ConceptScores) -> Features:
        """Return the features of a document that come from words and known questions; the others are 0."""
        evidence, stored = self._evidence, self._store.read(document)
        beside = evidence.families.get(stored.parent, 0.0) if stored.parent is not None else 0.0
        family = max(sqrt(beside), BELOW_SHARE * sqrt(evidence.families.get(document, 0.0)))
        most = self._most
        from_words = (scores.text / most, scores.heading / most, scores.coverage / most)
        definition = evidence.definitions.get(document, 0.0) / most
        question = evidence.nearest.get(document, _NONE).similarity
        later = (0.0, 0.0)  # trigrams and game; by position, since there are a hundred of them for each query
        return Features(
            *from_words, definition, question, evidence.profile(document), family, *later, float(not stored.text)
        )

    def _is_found(self, document: int, features: Features) -> bool:
        """Tell whether a candidate is found by words, a definition, or a similar question."""
        near = self._evidence.nearest.get(document, _NONE)
        return bool(features.text or features.heading or features.definition) or near.similarity >= LEAST_SIMILAR

    def _match(self, document: int, features: Features, scores: ConceptScores) -> Match:
        corrected = correction(learned_weights().trees, (*features, float(self._query.is_question)))
        total = _above_zero(sum(map(mul, features, self._weights)) + corrected)
        near = self._evidence.nearest.get(document, _NONE)
        defines = document in self._evidence.definitions
        return Match(
            document,
            total / (total + HALF),
            features,
            self._weights,
            corrected,
            self._words,
            scores.is_complete,
            (*scores.whys, *(("definition",) if defines else ())),
            near.question if near.similarity >= LEAST_SIMILAR else None,
        )

    def _behind(self, documents: Sequence[int], lowest: float) -> Iterator[Match]:
        """Yield the candidates whose features were not all computed, with scores below ``lowest``."""
        for at, document in enumerate(documents, start=RERANKED + 1):
            yield Match(document, lowest * RERANKED / at, Features(), self._weights, 0.0, self._words, False, (), None)

    def _shares_of_games(self, sums: Mapping[int, float], best: Sequence[int]) -> dict[str, float]:
        """Return the share of each game in the sums of the best documents."""
        shares: dict[str, float] = {}
        whole = sum(sums[document] for document in best) or 1.0
        for document in best:
            game = self._game(document)
            shares[game] = shares.get(game, 0.0) + sums[document] / whole
        return shares

    def _game(self, document: int) -> str:
        return split_identifier(self._store.identifier(document))[0]

    @cached_property
    def _weights(self) -> Features:
        weights = learned_weights()
        return weights.many if self._query.is_question else weights.few

    @cached_property
    def _words(self) -> Mapping[QueryWord, float]:
        known = known_words(self._query.concepts, self._store.statistics)
        return {word: self._scorer.weights.get(word.term, 0.0) for word in known}


def _above_zero(total: float) -> float:
    """Return a sum that is above 0 and in the order of the given ones, which a correction may lower below 0."""
    return total if total > 1 else exp(total - 1)


def _first_sum(features: Features) -> float:
    """Return the weighted sum by which candidates are chosen for reranking."""
    return float(sum(map(mul, features, FIRST)))


def _gather(
    store: DocumentStore, query: ParsedQuery, questions: AnsweredQuestions, similarities: Sequence[float]
) -> _Evidence:
    """Return the features that come from known questions and definitions."""
    nearest: dict[int, Similar] = {}
    families: dict[int, float] = {}
    for number in [number for number, similarity in enumerate(similarities) if similarity >= LEAST_COUNTED]:
        similarity = similarities[number]
        for document, share, parent in questions.answers(number):
            graded = share * similarity
            if graded > nearest.get(document, _NONE).similarity:
                nearest[document] = Similar(number, graded)
            if parent is not None:
                families[parent] = families.get(parent, 0.0) + graded * similarity
    return _Evidence(_definitions(store, query), nearest, families, partial(questions.profile, similarities))


def _definitions(store: DocumentStore, query: ParsedQuery) -> dict[int, float]:
    """Return the sum of the rarities of the concepts that a document defines, by document."""
    sums: dict[int, float] = {}
    for concept in query.concepts:
        for name in concept.defined_by:
            document = store.number(name)
            if document is not None:
                sums[document] = sums.get(document, 0.0) + rarity_of(concept, store.statistics)
    return sums
