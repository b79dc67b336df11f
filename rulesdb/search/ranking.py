"""Words to ranked documents: BM25F over the fields, and what it is worth to define what is asked for."""

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from rulesdb.search.concepts import Concept
from rulesdb.search.index import RuleIndex
from rulesdb.search.query import Word


class FieldWeight(NamedTuple):
    """How much a word in a field counts, in a query about one thing and in a question about several.

    ``length_penalty`` (0 to 1) is how much a long field takes away from it.
    """

    alone: float
    in_question: float
    length_penalty: float


# Counts saturate (_SATURATION below), so a field that is to outweigh many mentions in another needs a large weight. A
# question about several things is answered by a rule that speaks of all of them, seldom by one's definition.
FIELD_WEIGHTS: dict[str, FieldWeight] = {
    # Whoever types a term wants the rule that defines it, wherever else it is used.
    "definition": FieldWeight(16.0, 1.5, 0.8),
    # A title says what the rule is about, but every rule below it is about that too.
    "title": FieldWeight(12.0, 1.0, 0.6),
    # Rules are short; a long one is rather a list of cases than a better answer.
    "text": FieldWeight(1.0, 1.0, 0.75),
    # Examples and notes mention much that the rule is not about.
    "parts": FieldWeight(0.3, 0.3, 0.75),
    # A card's name is asked for on purpose.
    "cards": FieldWeight(3.0, 3.0, 0.2),
}
_FEW = 2  # a query with more concepts than this is a question
_SATURATION = 0.8  # BM25's k1: the tenth mention of a word adds little

# What the node that a glossary names as a term's definition gains, as if a very rare word had been found in it. More if
# the query is nothing but that term: who types a term alone wants its definition.
_DEFINED_ALONE, _DEFINED, _DEFINED_IN_QUESTION = 12.0, 3.0, 0.3
_HALF = 10.0  # the sum of word scores that gives a document half of what can be had


class Match:
    """A document and what of the query it has: for each field the words found there, in the query's order."""

    def __init__(self, document: int) -> None:
        """Start without words."""
        self.document = document
        self.score = 0.0
        self.words: dict[str, list[Word]] = {}
        self.why: dict[str, None] = {}
        self.concepts = 0
        self.gains: dict[str, float] = {}


def rank(index: RuleIndex, concepts: Sequence[Concept], documents: Mapping[str, int] | None = None) -> list[Match]:
    """Return every document with something of ``concepts``: those with all first, then by score, then in order.

    ``documents`` gives the document of a node's identifier, for the definitions that a lexicon knows. Scores lie
    between 1 and 2 for documents with all concepts, between 0 and 1 for others.
    """
    matches: dict[int, Match] = {}
    means = {name: _mean(index.lengths(name)) for name in FIELD_WEIGHTS}
    words = dict.fromkeys(word for concept in concepts for wording in concept.wordings for word in wording.words)
    weights = {name: each.alone if len(concepts) <= _FEW else each.in_question for name, each in FIELD_WEIGHTS.items()}
    scores = {word: _word_scores(index, word, weights, means, matches) for word in words}
    bonus = _DEFINED_ALONE if len(concepts) == 1 else _DEFINED if len(concepts) <= _FEW else _DEFINED_IN_QUESTION
    for concept in concepts:
        _add_concept(concept, scores, matches)
        _add_definitions(concept, documents or {}, matches, bonus)
    for match in matches.values():
        match.score = (match.concepts >= len(concepts)) + match.score / (match.score + _HALF)
    found = (match for match in matches.values() if match.score > 0)
    return sorted(found, key=lambda match: (-match.score, match.document))


def _add_concept(concept: Concept, scores: Mapping[Word, Mapping[int, float]], matches: dict[int, Match]) -> None:
    """Add to every document what its best wording of the concept is worth."""
    best: dict[int, tuple[float, bool, str]] = {}
    for wording in concept.wordings:
        short = [word for word in wording.words if not word.compound] or list(wording.words)
        documents = dict.fromkeys(document for word in short for document in scores[word])
        for document in documents:
            has = sum(document in scores[word] for word in short)
            worth = sum(scores[word].get(document, 0.0) for word in wording.words)
            value = (worth * wording.weight * has / len(short), has == len(short), wording.why)
            if value[:2] > best.get(document, (0.0, False, ""))[:2]:
                best[document] = value
    for document, (gain, is_whole, why) in best.items():
        match = matches[document]
        match.score += gain
        match.gains[concept.said] = match.gains.get(concept.said, 0.0) + gain
        match.concepts += is_whole
        if why and is_whole:
            match.why.setdefault(why)


def _add_definitions(concept: Concept, documents: Mapping[str, int], matches: dict[int, Match], bonus: float) -> None:
    """Add what it is worth to be the definition of a concept."""
    for node in concept.defined_by:
        if node in documents:
            match = matches.setdefault(documents[node], Match(documents[node]))
            match.score += bonus
            match.gains[f"{concept.said}: definition"] = bonus
            match.why.setdefault("definition")


def _word_scores(
    index: RuleIndex,
    word: Word,
    weights: Mapping[str, float],
    means: Mapping[str, float],
    matches: dict[int, Match],
) -> dict[int, float]:
    """Return what ``word`` is worth to every document that has it (Robertson, Zaragoza and Taylor 2004)."""
    frequencies: dict[int, float] = {}
    for name, (_, _, penalty) in FIELD_WEIGHTS.items():
        lengths, mean = index.lengths(name), means[name]
        for document, count in index.postings(name, word.term):
            discount = 1 - penalty + penalty * lengths[document] / mean
            frequencies[document] = frequencies.get(document, 0.0) + weights[name] * count / discount
            match = matches.setdefault(document, Match(document))
            match.words.setdefault(name, []).append(word)
    rarity = log(1 + (index.document_count - len(frequencies) + 0.5) / (len(frequencies) + 0.5))
    return {document: rarity * found / (_SATURATION + found) for document, found in frequencies.items()}


def _mean(lengths: Sequence[int]) -> float:
    """Return the mean length of a field among the documents that have it."""
    filled = sum(1 for length in lengths if length)
    return sum(lengths) / filled if filled else 1.0
