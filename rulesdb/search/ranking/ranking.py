"""Words to ranked documents: BM25F over the fields, and what it is worth to define what is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

from rulesdb.search.index.protocol import RuleIndex
from rulesdb.search.lexicon.concepts import Concept, Wording
from rulesdb.search.query.written import Word


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
# A subrule goes on with what its rule speaks of, and seldom repeats its words. A question is answered by the rule that
# says most by itself.
INHERITED, _INHERITED_WEIGHT = "text", 0.4
_FEW = 2  # a query with more concepts than this is a question
_SATURATION = 0.8  # BM25's k1: the tenth mention of a word adds little

# What the node that a glossary names as a term's definition gains, as if a very rare word had been found in it. More if
# the query is nothing but that term: who types a term alone wants its definition.
_DEFINED_ALONE, _DEFINED, _DEFINED_IN_QUESTION = 12.0, 3.0, 0.3
_HALF = 10.0  # the sum of word scores that gives a document half of what can be had

_Scores = Mapping[int, float]
"""What a word is worth to each document that has it."""


class Match:
    """A document and what of the query it has: ``gain`` is the sum of what its words are worth, ``gains`` by concept.

    ``words`` are all of the query that any document has, whether this one has them or not.
    """

    __slots__ = ("concepts", "document", "gain", "gains", "has_all", "why", "words")

    def __init__(self, document: int, words: Sequence[Word] = ()) -> None:
        """Start without anything found."""
        self.document = document
        self.words = words
        self.gain = 0.0
        self.gains: dict[str, float] = {}
        self.why: dict[str, None] = {}
        self.concepts = 0
        self.has_all = False

    @property
    def score(self) -> float:
        """Between 1 and 2 with all concepts of the query, between 0 and 1 otherwise."""
        return self.has_all + self.gain / (self.gain + _HALF)

    def add(self, said: str, gain: float) -> None:
        """Add what the part of the query that is ``said`` is worth."""
        self.gain += gain
        self.gains[said] = self.gains.get(said, 0.0) + gain


def rank(index: RuleIndex, concepts: Sequence[Concept], *, inherit: bool = True) -> list[Match]:
    """Return every document with something of ``concepts``: those with all first, then by score, then in order.

    With ``inherit``, a subrule has what the text of its rule has, too, unless the query is a question.
    """
    words = tuple(dict.fromkeys(word for each in concepts for wording in each.wordings for word in wording.words))
    is_question = len(concepts) > _FEW
    weights = {name: each.in_question if is_question else each.alone for name, each in FIELD_WEIGHTS.items()}
    inherit = inherit and not is_question
    scores = {word: _word_scores(index, word, weights, inherit=inherit) for word in words}
    words = tuple(word for word in words if scores[word])
    bonus = _DEFINED_IN_QUESTION if is_question else _DEFINED_ALONE if len(concepts) == 1 else _DEFINED
    matches: dict[int, Match] = {}
    for concept in concepts:
        _add_concept(concept, scores, matches, words)
        _add_definitions(concept, index, matches, words, bonus)
    for match in matches.values():
        match.has_all = match.concepts >= len(concepts)
    return in_order(matches.values())


def unknown_words(index: RuleIndex, concepts: Sequence[Concept]) -> tuple[str, ...]:
    """Return what the query says for each concept that no document has a word of."""
    return tuple(
        concept.said
        for concept in concepts
        if not concept.defined_by
        and not any(
            index.postings(field, word.term)
            for wording in concept.wordings
            for word in wording.words
            for field in FIELD_WEIGHTS
        )
    )


def in_order(matches: Iterable[Match]) -> list[Match]:
    """Return the matches by score, equal ones in the order of the rulebook."""
    return sorted(matches, key=lambda match: (-match.score, match.document))


def _add_concept(
    concept: Concept, scores: Mapping[Word, _Scores], matches: dict[int, Match], words: Sequence[Word]
) -> None:
    """Add to every document what its best wording of the concept is worth."""
    best: dict[int, tuple[float, bool, str]] = {}
    for wording in concept.wordings:
        for document, value in _worths(wording, scores).items():
            if value[:2] > best.get(document, (0.0, False, ""))[:2]:
                best[document] = value
    said = concept.said
    for document, (gain, is_whole, why) in best.items():
        match = matches.get(document) or matches.setdefault(document, Match(document, words))
        match.add(said, gain)
        match.concepts += is_whole
        if why and is_whole:
            match.why[why] = None


def _worths(wording: Wording, scores: Mapping[Word, _Scores]) -> dict[int, tuple[float, bool, str]]:
    """Return for every document with short words of the wording its worth, whether it has all of them, and why.

    A compound that a text has in one piece has all its parts. A document with the lesser part of a bound wording does
    not speak of it: 場 is nothing of 駐車場.
    """
    short = [word for word in wording.words if not word.compound] or list(wording.words)
    least = sum(len(word.surface) for word in short) / 2 if wording.is_bound else 0
    counts: dict[int, int] = {}
    lengths: dict[int, int] = {}
    worths: dict[int, float] = {}
    for word in short:
        for document in scores[word]:
            counts[document] = counts.get(document, 0) + 1
            lengths[document] = lengths.get(document, 0) + len(word.surface)
    for word in wording.words:
        for document, worth in scores[word].items():
            worths[document] = worths.get(document, 0.0) + worth
            if word.compound:
                counts[document], lengths[document] = len(short), len(word.surface)
    return {
        document: (worths[document] * wording.weight * count / len(short), count == len(short), wording.why)
        for document, count in counts.items()
        if lengths[document] >= least
    }


def _add_definitions(
    concept: Concept, index: RuleIndex, matches: dict[int, Match], words: Sequence[Word], bonus: float
) -> None:
    """Add what it is worth to be the definition of a concept."""
    for node in concept.defined_by:
        document = index.document(node)
        if document is not None:
            match = matches.setdefault(document, Match(document, words))
            match.add(f"{concept.said}: definition", bonus)
            match.why["definition"] = None


def _word_scores(index: RuleIndex, word: Word, weights: Mapping[str, float], *, inherit: bool) -> _Scores:
    """Return what ``word`` is worth to every document that has it (Robertson, Zaragoza and Taylor 2004)."""
    frequencies: dict[int, float] = {}
    of_children: dict[int, float] = {}
    for name, weight in weights.items():
        postings = index.postings(name, word.term)
        if not postings:
            continue
        lengths, mean, penalty = index.lengths(name), index.mean_length(name), FIELD_WEIGHTS[name].length_penalty
        for document, count in postings:
            frequency = count / (1 - penalty + penalty * lengths[document] / mean)
            frequencies[document] = frequencies.get(document, 0.0) + weight * frequency
            if name == INHERITED and inherit:
                of_children.update(dict.fromkeys(index.children(document), _INHERITED_WEIGHT * frequency))
    rarity = log(1 + (index.document_count - len(frequencies) + 0.5) / (len(frequencies) + 0.5))
    for document, frequency in of_children.items():
        frequencies[document] = frequencies.get(document, 0.0) + frequency
    return {document: rarity * found / (_SATURATION + found) for document, found in frequencies.items()}
