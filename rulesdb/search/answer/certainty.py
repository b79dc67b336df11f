"""Certainty of an answer: terms that no loaded text defines, and whether even the best hit may be wrong."""

from collections.abc import Iterable, Iterator, Sequence
from operator import mul

from rulesdb.graph.naming import ancestors, identifier, split_identifier
from rulesdb.japanese.verbs import is_verb
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.found_nodes import FoundNode
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.lexicon.alias_mentions import mentions
from rulesdb.search.lexicon.concepts import LITERAL_WEIGHT, Concept, NotCovered, ParsedQuery
from rulesdb.search.ranking.ranking import RERANKED
from rulesdb.search.ranking.scoring import rarity_of, short_words, unknown_concepts
from rulesdb.search.ranking.weights import Doubts, learned_weights

LEAST_SHARE = 0.25
"""The least share of the query's rarity of a term that is reported as not covered."""
LEAST_ALIKE = 0.75
"""The least cosine of a known question for a query to be sure that has no word of any text."""
LEAST_SIMILAR = 0.33
"""The least cosine of a known question that no loaded rule answers, for its topic to be reported."""


def not_covered(
    corpus: Corpus, query: ParsedQuery, similarities: Sequence[float], found: Sequence[FoundNode]
) -> tuple[NotCovered, ...]:
    """Return the terms and topics of a query whose defining rules are in no loaded text, no rule twice.

    Where several games define a term, only that of the best hit's game is returned. A term that only another game
    defines is missing unless the rules of the best hit's game have the word; a topic, where no rule fits well.
    """
    best = split_identifier(found[0].id)[0] if found else None
    terms = list(_terms(corpus, query))
    topics = list(_topics(corpus, query, similarities))
    named = [*(term for _, term in terms), *topics]
    wanted = [term for term in named if split_identifier(term.rule)[0] == best]
    if not wanted:
        wanted = [term for concept, term in terms if not _is_found(corpus, concept, best, found)]
        wanted += topics if is_unsure(corpus, query, similarities, found) else []
    return tuple({term.rule: term for term in reversed(wanted)}.values())[::-1]


def _is_found(corpus: Corpus, concept: Concept, game: str | None, found: Sequence[FoundNode]) -> bool:
    """Tell whether one of the best candidates of a game has a concept; the words of a related one do not count."""
    candidates = (candidate for candidate in found[:RERANKED] if split_identifier(candidate.id)[0] == game)
    documents = [candidate.document for candidate in candidates if candidate.document is not None]
    read = corpus.index.store.read
    return any(
        all(word.term in read(document).terms for word in short_words(expansion))
        for document in documents
        for expansion in concept.expansions
        if expansion.words and expansion.weight >= LITERAL_WEIGHT
    )


def _terms(corpus: Corpus, query: ParsedQuery) -> Iterator[tuple[Concept, NotCovered]]:
    """Yield the concepts that make up much of a query and that no loaded text defines, with their terms.

    A question is not about its verb: 置く and 支払う are in questions about anything.
    """
    rarities = [rarity_of(concept, corpus.index.store.statistics) for concept in query.concepts]
    least = LEAST_SHARE * sum(rarities)
    for concept, rare in zip(query.concepts, rarities, strict=True):
        if rare >= least:
            missing = concept.not_covered
            yield from ((concept, term) for term in missing if not (query.is_question and is_verb(term.term)))


def _topics(corpus: Corpus, query: ParsedQuery, similarities: Sequence[float]) -> Iterator[NotCovered]:
    """Yield the topic of the known question that a query resembles most, if no loaded text answers that and the query
    names the topic. The topic of 8.3.5c, which has no name, is that of 8.3.5.
    """
    highest = max(similarities, default=0.0)
    if highest < LEAST_SIMILAR:
        return
    nearest = similarities.index(highest)
    rule = corpus.questions.outside.get(nearest)
    if rule is None:
        return
    named = {alias.name for mention in mentions(query.text, corpus.lexicon) for alias in mention.aliases}
    ruleset, number = split_identifier(rule)
    for above in (rule, *(identifier(ruleset, each) for each in ancestors(number))):
        names = [name for name, rules in corpus.lexicon.outside.items() if above in rules]
        if names:
            yield from (NotCovered(name, above) for name in names[:1] if not named.isdisjoint(names))
            return


def is_unsure(corpus: Corpus, query: ParsedQuery, similarities: Sequence[float], found: Sequence[FoundNode]) -> bool:
    """Tell whether even the best hit may be wrong, by a learned logistic model of its features and of the doubts.

    A query without a word of the texts, such as a card's name, is sure only if it is nearly a known question.
    """
    if not found or found[0].match is None:
        return not found
    doubts = doubts_of(corpus, query, similarities)
    if doubts.unknown == 1.0 and max(similarities, default=0.0) < LEAST_ALIKE:
        return True
    sure = learned_weights().sure
    features = (*found[0].match.features, *doubts)
    return bool(sum(map(mul, features, (*sure.features, *sure.doubts))) + sure.bias < 0)


def doubts_of(corpus: Corpus, query: ParsedQuery, similarities: Sequence[float]) -> Doubts:
    """Return the doubts that a query itself raises about any answer."""
    statistics = corpus.index.store.statistics
    unknown = unknown_concepts(query.concepts, statistics)
    return Doubts(
        unknown=_rarity(unknown, statistics) / (_rarity(query.concepts, statistics) or 1.0),
        uncovered=sum(bool(concept.not_covered) for concept in query.concepts) / max(len(query.concepts), 1),
        outside=max(map(similarities.__getitem__, corpus.questions.outside), default=0.0),
    )


def _rarity(concepts: Iterable[Concept], statistics: Statistics) -> float:
    return sum(rarity_of(concept, statistics) for concept in concepts)
