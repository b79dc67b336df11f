"""Concepts and known questions to ranked documents: candidates by what is cheap to tell, then all features of the best.

Retrieve, then rank (Liu, Learning to Rank for Information Retrieval, 2009): a document's score is the weighted sum of
its features, with learned weights.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import mul
from typing import NamedTuple

from rulesdb.graph.naming import split_identifier
from rulesdb.search.index.protocol import RuleIndex
from rulesdb.search.lexicon.concepts import Asked
from rulesdb.search.lexicon.questions import NO_QUESTIONS, Questions, Similar, expanded_terms, rarity
from rulesdb.search.query.written import Word
from rulesdb.search.ranking.weights import Features, learned_weights
from rulesdb.search.ranking.wording import repeated, strings_of
from rulesdb.search.ranking.words import TermMemory, WordScores, known_words, score_words

RERANKED = 80
"""Candidates of which all features are looked at."""
FEW = 2
"""A query with more concepts than this is a question."""
LEAST_SIMILAR = 0.3
"""The cosine from which on a known question finds a document by itself, and is named as the reason."""
LEAST_COUNTED = 0.1
"""The cosine below which a known question says nothing."""
GRADE_SHARES = {3: 1.0, 2: 0.6, 1: 0.3}
"""How much of a question's similarity its graded rules get."""
FIRST = Features(text=1.0, heading=0.7, definition=1.0, question=2.0, expansion=0.5)
"""The weights by which candidates are chosen."""
BEST = 15
"""Candidates that tell the query's game."""
_NONE = Similar(-1, 0.0)
HALF = 2.0
"""The weighted sum that gets half of the highest score."""
BELOW_SHARE = 0.6
"""What questions of the documents below count, of those beside a document."""


class Match(NamedTuple):
    """A document and what of the query it has; ``words`` are all of the query that any document has.

    ``score`` is between 0 and 1. ``is_complete`` says that it has all concepts, ``question`` is the number of the known
    question that resembles the query, if it answers one.
    """

    document: int
    score: float
    features: Features
    weights: Features
    words: tuple[Word, ...]
    is_complete: bool
    whys: tuple[str, ...]
    question: int | None


@dataclass(frozen=True, slots=True)
class _Evidence:
    """What is known of all documents before the best are looked at: their words, and the questions they answer.

    ``nearest`` has by document the question that resembles the query most, the grade counted in; ``expansion`` the
    feature of that name; ``families`` by document the sum of the squared similarities of what is directly below.
    """

    index: RuleIndex
    words: WordScores
    nearest: Mapping[int, Similar]
    expansion: Mapping[int, float]
    families: Mapping[int, float]

    def first_sums(self) -> dict[int, float]:
        """Return the documents that the query finds, with the sums by which candidates are chosen."""
        words, most = self.words, self.words.most or 1.0
        near = (document for document, found in self.nearest.items() if found.similarity >= LEAST_SIMILAR)
        sums = dict.fromkeys(words.documents.union(near), 0.0)
        for scores, weight in (
            (words.text, FIRST.text / most),
            (words.heading, FIRST.heading / most),
            (words.definition, FIRST.definition / most),
            (self.expansion, FIRST.expansion),
        ):
            for document, score in scores.items():
                if document in sums:
                    sums[document] += weight * score
        for document, found in self.nearest.items():
            if document in sums:
                sums[document] += FIRST.question * found.similarity
        return sums

    def features(self, document: int) -> Features:
        """Return what is known of a document; the rest is 0."""
        words, most = self.words, self.words.most or 1.0
        parent = self.index.parent(document)
        beside = self.families.get(parent, 0.0) if parent is not None else 0.0
        return Features(
            text=words.text.get(document, 0.0) / most,
            heading=words.heading.get(document, 0.0) / most,
            coverage=words.coverage.get(document, 0.0) / most,
            definition=words.definition.get(document, 0.0) / most,
            question=self.nearest.get(document, _NONE).similarity,
            expansion=self.expansion.get(document, 0.0),
            family=max(sqrt(beside), BELOW_SHARE * sqrt(self.families.get(document, 0.0))),
        )

    def match(self, document: int, features: Features, weights: Features, words: tuple[Word, ...]) -> Match:
        """Return a document with what is known of it."""
        total = max(sum(map(mul, features, weights)), 0.0)
        near = self.nearest.get(document, _NONE)
        return Match(
            document,
            total / (total + HALF),
            features,
            weights,
            words,
            document in self.words.complete,
            tuple(self.words.whys.get(document, ())),
            near.question if near.similarity >= LEAST_SIMILAR else None,
        )


def rank(  # noqa: PLR0913  (what is known of a query from all sides)
    memory: TermMemory,
    asked: Asked,
    texts_of: Callable[[int], Iterable[str]],
    questions: Questions = NO_QUESTIONS,
    similar: Iterable[Similar] = (),
    *,
    inherit: bool = True,
) -> list[Match]:
    """Return every document that ``asked`` finds, the best first, equal ones in the order of the rulebook.

    ``memory`` has the index, ``texts_of`` gives the folded texts of a document, ``similar`` are those of the known
    ``questions`` that resemble the query. With ``inherit``, a subrule has what the text of its rule has.
    """
    index = memory.index
    evidence = _gather(memory, asked, questions, similar, inherit=inherit)
    sums = evidence.first_sums()
    order = sorted(sums, key=lambda document: (-sums[document], document))
    weights = learned_weights().many if len(asked.concepts) > FEW else learned_weights().few
    games = _shares_of_games(index, sums, order[:BEST])
    wanted = strings_of(asked.query)
    words = known_words(memory, asked.concepts)
    best = []
    for document in order[:RERANKED]:
        features = evidence.features(document)._replace(
            wording=repeated(wanted, texts_of(document)),
            game=games.get(_game(index, document), 0.0),
            section=float(not index.lengths("text")[document]),
        )
        best.append(evidence.match(document, features, weights, words))
    best.sort(key=lambda match: (-match.score, match.document))
    lowest = best[-1].score if best else 0.0
    others = (evidence.match(document, evidence.features(document), weights, words) for document in order[RERANKED:])
    return [*best, *(match._replace(score=min(match.score, lowest)) for match in others)]


def _gather(
    memory: TermMemory, asked: Asked, questions: Questions, similar: Iterable[Similar], *, inherit: bool
) -> _Evidence:
    """Return what words and known questions tell of all documents."""
    index = memory.index
    nearest: dict[int, Similar] = {}
    families: dict[int, float] = {}
    for number, similarity in similar:
        if similarity < LEAST_COUNTED:
            continue
        for name, grade in questions.grades[number].items():
            document = index.document(name)
            if document is None:
                continue
            graded = GRADE_SHARES[grade] * similarity
            if graded > nearest.get(document, _NONE).similarity:
                nearest[document] = Similar(number, graded)
            parent = index.parent(document)
            if parent is not None:
                families[parent] = families.get(parent, 0.0) + graded * similarity
    words = score_words(memory, asked.concepts, inherit=inherit)
    return _Evidence(index, words, nearest, _expansion(index, asked, questions), families)


def _expansion(index: RuleIndex, asked: Asked, questions: Questions) -> dict[int, float]:
    """Return by document how far the terms of all its questions cover those of a query (Nogueira et al. 2019)."""
    scores: dict[int, float] = {}
    most = 0.0
    for term, weight in expanded_terms(asked).items():
        counts = questions.nodes_with(term)
        worth = weight * rarity(index.document_count, len(counts))
        most += worth
        for name, count in counts.items():
            document = index.document(name)
            if document is not None:
                scores[document] = scores.get(document, 0.0) + worth * count / (1 + count)
    return {document: score / most for document, score in scores.items()}


def _shares_of_games(index: RuleIndex, sums: Mapping[int, float], best: Sequence[int]) -> dict[str, float]:
    """Return by game which share of the sums of the best documents is of it."""
    shares: dict[str, float] = {}
    whole = sum(sums[document] for document in best) or 1.0
    for document in best:
        game = _game(index, document)
        shares[game] = shares.get(game, 0.0) + sums[document] / whole
    return shares


def _game(index: RuleIndex, document: int) -> str:
    return split_identifier(index.identifier(document))[0]
