"""The fields of a document and what a term in them counts: BM25F's weights (Robertson, Zaragoza and Taylor 2004)."""

from collections.abc import Mapping
from typing import NamedTuple

FIELDS = ("title", "definition", "text", "parts", "cards")


class FieldWeight(NamedTuple):
    """How much a term in a field counts; ``length_penalty`` (0 to 1) is how much a long field takes away from it."""

    weight: float
    length_penalty: float


TEXT_FIELDS: dict[str, FieldWeight] = {
    # Rules are short; a long one is rather a list of cases than a better answer.
    "text": FieldWeight(1.0, 0.75),
    # Examples and notes mention much that the rule is not about.
    "parts": FieldWeight(0.3, 0.75),
    # A card's name is asked for on purpose.
    "cards": FieldWeight(3.0, 0.2),
}
HEADING_FIELDS: dict[str, FieldWeight] = {
    "definition": FieldWeight(1.0, 0.8),
    "title": FieldWeight(1.0, 0.6),
}
HEADING_WEIGHT = 0.7
"""What a heading counts beside a text where documents are retrieved."""
INHERITED, INHERITED_WEIGHT = "text", 0.4
"""A subrule goes on with what the text of its rule speaks of, and seldom repeats its words."""
TEXT_SATURATION, HEADING_SATURATION = 0.8, 0.3
"""BM25's k1: the tenth mention of a term adds little, and the second one in a heading nearly nothing."""

Counts = Mapping[str, Mapping[str, int]]
"""How often which term stands in which field of a document."""


def weighted_frequency(
    term: str, counts: Counts, lengths: Mapping[str, int], means: Mapping[str, float], fields: Mapping[str, FieldWeight]
) -> float:
    """Return how often a term stands in some fields, weighted by field, a field longer than the mean counting less."""
    frequency = 0.0
    for name, (weight, penalty) in fields.items():
        count = counts[name].get(term) if name in counts else None
        if count:
            frequency += weight * count / (1 - penalty + penalty * lengths[name] / means[name])
    return frequency


def saturated(frequency: float, saturation: float) -> float:
    """Return BM25's saturation of a weighted frequency, from 0 to below 1."""
    return frequency / (saturation + frequency)
