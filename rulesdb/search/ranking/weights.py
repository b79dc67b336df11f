"""The features of ranking, and their learned weights.

The weights are data (``ranking.json`` in data/), which the pages' script reads as well; benchmarks/learn_ranking.py
learns them from judged queries.
"""

import json
from functools import cache
from typing import NamedTuple

from rulesdb.source.resources import data_folder

NAME = "ranking.json"


class Features(NamedTuple):
    """The features of a document, most from 0 to 1; or the weights of these features."""

    text: float = 0.0
    """BM25F of the query's concepts over texts, as a share of their rarities."""
    heading: float = 0.0
    """BM25F of the query's concepts over titles and defined terms, as a share of their rarities."""
    coverage: float = 0.0
    """The share of the concepts that the document has, by rarity."""
    definition: float = 0.0
    """The share of the concepts that the document defines, by rarity."""
    question: float = 0.0
    """The cosine of the most similar known question that the document answers, times the share of its grade."""
    profile: float = 0.0
    """The cosine of the sum of the known questions that the document answers, by the shares of their grades."""
    family: float = 0.0
    """Similarity of the known questions that documents directly beside and below answer."""
    trigrams: float = 0.0
    """The share of the query's character trigrams in one sentence."""
    game: float = 0.0
    """The share of the document's game in the sums of the best candidates."""
    section: float = 0.0
    """1 for a document without a text of its own, as a section, else 0."""


class Doubts(NamedTuple):
    """What a query itself says against any answer, from 0 to 1; or the weights of these features."""

    unknown: float = 0.0
    """The share of its concepts that no document has a word of."""
    uncovered: float = 0.0
    """The share of its concepts that are terms which no loaded text defines."""
    outside: float = 0.0
    """The cosine of the most similar known question that no loaded rule answers."""


class Sureness(NamedTuple):
    """A logistic model of whether the best hit answers a query: weights of its features, and of the query's doubts."""

    features: Features
    doubts: Doubts
    bias: float


class Weights(NamedTuple):
    """The weights for queries of few concepts, for queries of more, and the model of certainty."""

    few: Features
    many: Features
    sure: Sureness


@cache
def learned_weights() -> Weights:
    """Return the weights of the data file. Raises OSError or ValueError where the installation lacks it."""
    document = json.loads((data_folder() / NAME).read_text(encoding="utf-8"))
    sure = document["sure"]
    sureness = Sureness(Features(**sure["features"]), Doubts(**sure["doubts"]), sure["bias"])
    return Weights(Features(**document["few"]), Features(**document["many"]), sureness)
