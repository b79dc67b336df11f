"""The features of ranking, their learned weights, and the learned trees that correct the weighted sum.

A weighted sum cannot say that a feature counts only beside another: trees of gradient boosting do (LambdaMART, Burges
2010). Both are data (``ranking.json`` in data/), which the pages' script reads as well; benchmarks/learn_ranking.py
learns them from judged queries.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

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


Tree: TypeAlias = "float | tuple[int, float, Tree, Tree]"
"""A regression tree: a leaf's value; or the number of an input, a threshold, the tree where the input is at most that,
and the tree where it is more. The inputs are the features, in order, then 1 for a question and 0 for a name."""


class Doubts(NamedTuple):
    """What a query itself says against any answer, from 0 to 1; or the weights of these features."""

    unknown: float = 0.0
    """The share of its rarity that concepts have of which no document has a word."""
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
    """The weights for queries of few concepts, for queries of more, the trees, and the model of certainty."""

    few: Features
    many: Features
    trees: tuple[Tree, ...]
    sure: Sureness


@cache
def learned_weights() -> Weights:
    """Return the weights of the data file. Raises OSError or ValueError where the installation lacks it."""
    document = json.loads((data_folder() / NAME).read_text(encoding="utf-8"))
    sure = document["sure"]
    sureness = Sureness(Features(**sure["features"]), Doubts(**sure["doubts"]), sure["bias"])
    trees = tuple(map(tree_of_json, document["trees"]))
    return Weights(Features(**document["few"]), Features(**document["many"]), trees, sureness)


def tree_of_json(written: Any) -> Tree:  # noqa: ANN401  (JSON)
    """Return a tree as the data file has it: a number, or a list of four."""
    if not isinstance(written, list):
        return float(written)
    feature, threshold, below, above = written
    return feature, threshold, tree_of_json(below), tree_of_json(above)


def correction(trees: Iterable[Tree], inputs: Sequence[float]) -> float:
    """Return the sum of the leaves to which the inputs of the trees lead."""
    total = 0.0
    for tree in trees:
        node = tree
        while isinstance(node, tuple):
            node = node[2] if inputs[node[0]] <= node[1] else node[3]
        total += node
    return total
