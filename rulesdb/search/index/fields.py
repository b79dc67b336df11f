"""The fields of a document and their weights in BM25F (Robertson, Zaragoza and Taylor 2004)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

FIELDS = ("title", "definition", "text", "parts", "cards")


class FieldWeight(NamedTuple):
    """The weight of a field, and its length penalty, BM25's b, from 0 to 1."""

    weight: float
    length_penalty: float


TEXT_FIELDS: dict[str, FieldWeight] = {
    # Rules are short; a long one is rather a list of cases than a better answer.
    "text": FieldWeight(1.0, 0.75),
    # Examples and notes mention much that the rule is not about.
    "parts": FieldWeight(0.3, 0.75),
    # Whoever types a card's name wants that card.
    "cards": FieldWeight(3.0, 0.2),
}
HEADING_FIELDS: dict[str, FieldWeight] = {
    "definition": FieldWeight(1.0, 0.8),
    "title": FieldWeight(1.0, 0.6),
}
HEADING_WEIGHT = 0.7
"""The weight of headings in retrieval, where that of texts is 1."""
INHERITED, INHERITED_WEIGHT = "text", 0.4
"""The field that children inherit, and its weight there: a subrule seldom repeats the words of its rule."""
TEXT_SATURATION, HEADING_SATURATION = 0.8, 0.3
"""BM25's k1 for texts and for headings: a tenth occurrence adds little, a second one in a heading nearly nothing."""

Counts = Mapping[str, Mapping[str, int]]
"""Term frequencies of a document, by field and term."""


class FieldOfDocument(NamedTuple):
    """A field in a document: the frequencies of its terms, its weight, and what its length divides these by."""

    frequencies: Mapping[str, int]
    weight: float
    normalisation: float


def fields_of_document(
    counts: Counts, lengths: Mapping[str, int], means: Mapping[str, float], fields: Mapping[str, FieldWeight]
) -> list[FieldOfDocument]:
    """Return those of some fields that a document has: their lengths are the same for all of its terms."""
    return [
        FieldOfDocument(counts[name], weight, 1 - penalty + penalty * lengths[name] / means[name])
        for name, (weight, penalty) in fields.items()
        if name in counts
    ]


def weighted_frequency(term: str, fields: Iterable[FieldOfDocument]) -> float:
    """Return the sum of a term's frequencies in some fields, weighted and normalised by the length of the field."""
    frequency = 0.0
    for frequencies, weight, normalisation in fields:
        count = frequencies.get(term)
        if count:
            frequency += weight * count / normalisation
    return frequency


def saturated(frequency: float, saturation: float) -> float:
    """Return BM25's saturation of a weighted frequency, from 0 to below 1."""
    return frequency / (saturation + frequency)
