"""What ranking weighs with: the features of a document, and their learned weights.

The weights are data (``ranking.json`` in data/), which the pages' script reads as well; benchmarks/learn_ranking.py
learns them from judged queries.
"""

import json
from functools import cache
from typing import NamedTuple

from rulesdb.source.resources import data_folder

NAME = "ranking.json"


class Features(NamedTuple):
    """What speaks for a document, most from 0 to 1; or the weights of these features.

    ``text`` and ``heading``: BM25F of the query's concepts over texts, and over titles and defined terms, as a share of
    what their rarity allows. ``coverage``: the share of the concepts that the document has, ``definition``: of those
    that it defines, both by rarity. ``question``: the cosine of the nearest known question that the document answers.
    ``expansion``: BM25 over the terms of all its questions. ``family``: questions of the documents directly beside and
    below it. ``trigrams``: the share of the query's trigrams in one sentence. ``game``: how much of the
    best candidates is of its game. ``section``: 1 for what has no text of its own, as a section.
    """

    text: float = 0.0
    heading: float = 0.0
    coverage: float = 0.0
    definition: float = 0.0
    question: float = 0.0
    expansion: float = 0.0
    family: float = 0.0
    trigrams: float = 0.0
    game: float = 0.0
    section: float = 0.0


class Sureness(NamedTuple):
    """A logistic model of whether the best hit answers a query: weights of its features, and of the unknown words."""

    features: Features
    unknown: float
    bias: float


class Weights(NamedTuple):
    """The weights of a query of few concepts, those of one with more, which is a question, and of being sure."""

    few: Features
    many: Features
    sure: Sureness


@cache
def learned_weights() -> Weights:
    """Return the weights of the data file. Raises OSError or ValueError where the installation lacks it."""
    document = json.loads((data_folder() / NAME).read_text(encoding="utf-8"))
    unknown, bias = (document["sure"].pop(name) for name in ("unknown", "bias"))
    sure = Sureness(Features(**document["sure"]), unknown, bias)
    return Weights(Features(**document["few"]), Features(**document["many"]), sure)
