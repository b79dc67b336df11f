"""Words to ranked documents: BM25F over the fields. All that decides an order stands here.

This is the place for better ranking: other weights, word order and distance, links between rules as evidence.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from rulesdb.search.index import RuleIndex
from rulesdb.search.query import Word


class FieldWeight(NamedTuple):
    """How much a word in a field counts, and how much (0 to 1) a long field takes away from it."""

    weight: float
    length_penalty: float


# Counts saturate (see _SATURATION), so a field that is to outweigh many mentions in another needs a large weight.
FIELD_WEIGHTS: dict[str, FieldWeight] = {
    # Whoever types a term wants the rule that defines it, wherever else it is used.
    "definition": FieldWeight(16.0, 0.3),
    # A title says what the rule is about, but every rule below it is about that too.
    "title": FieldWeight(12.0, 0.3),
    # Rules are short; a long one is rather a list of cases than a better answer.
    "text": FieldWeight(1.0, 0.75),
    # Examples and notes mention much that the rule is not about.
    "parts": FieldWeight(0.4, 0.75),
}
_SATURATION = 1.2  # BM25's k1: the tenth mention of a word adds little


class Match:
    """A document and what of the query it has: for each field the words found there, in the query's order."""

    def __init__(self, document: int) -> None:
        """Start without words."""
        self.document = document
        self.score = 0.0
        self.words: dict[str, list[Word]] = {}

    def has_all(self, short_words: frozenset[Word]) -> bool:
        """Tell whether every short word of the query is somewhere in the document."""
        return short_words <= {word for found in self.words.values() for word in found}


def rank(index: RuleIndex, words: Sequence[Word]) -> list[Match]:
    """Return every document with one of ``words``: those with all of them first, then by score, then in order.

    Scores lie between 1 and 2 for documents with all words, between 0 and 1 for others.
    """
    matches: dict[int, Match] = {}
    lengths = {name: _relative_lengths(index, name) for name in FIELD_WEIGHTS}
    for word in words:
        _add_word(index, word, lengths, matches)
    short_words = frozenset(word for word in words if not word.compound)
    for match in matches.values():
        match.score = match.has_all(short_words) + match.score / (match.score + 10.0)
    return sorted(matches.values(), key=lambda match: (-match.score, match.document))


def _add_word(index: RuleIndex, word: Word, lengths: dict[str, Sequence[float]], matches: dict[int, Match]) -> None:
    """Add what ``word`` is worth to every document that has it (Robertson, Zaragoza and Taylor 2004)."""
    frequencies: dict[int, float] = {}
    for name, weight in FIELD_WEIGHTS.items():
        for document, count in index.postings(name, word.term):
            discount = 1 - weight.length_penalty + weight.length_penalty * lengths[name][document]
            frequencies[document] = frequencies.get(document, 0.0) + weight.weight * count / discount
            match = matches.setdefault(document, Match(document))
            match.words.setdefault(name, []).append(word)
    rarity = log(1 + (index.document_count - len(frequencies) + 0.5) / (len(frequencies) + 0.5))
    for document, frequency in frequencies.items():
        matches[document].score += rarity * frequency / (_SATURATION + frequency)


def _relative_lengths(index: RuleIndex, name: str) -> Sequence[float]:
    """Return each document's length of a field as a multiple of the mean of those that have the field."""
    lengths = index.lengths(name)
    filled = sum(1 for length in lengths if length)
    mean = sum(lengths) / filled if filled else 1.0
    return [length / mean for length in lengths]
