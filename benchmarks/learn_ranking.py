"""Learns the weights of ranking and the trees that correct it, and prints them as data/ranking.json has them.

    python benchmarks/learn_ranking.py [--known N] > data/ranking.json

It learns from the half ``tune`` of the judged queries that we wrote, from the real questions of
tests/search/judged/tuning, and from known questions: each of five parts of them is asked of an index that knows the
other four. The real questions of tests/search/judged/real are not read.
Coordinate ascent on the mean nDCG@10 (Metzler and Croft 2007): one weight at a time is changed as long as that helps.
Then trees are learned of what the weighted sum orders wrongly (LambdaMART, Burges 2010).
Whether an answer is sure is a logistic model of the best hit: what is right there, against what is found for questions
that no loaded rule answers. The shipped edition is what is searched.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import lightgbm
import numpy as np
from judged import DEPTH, TUNING, all_judged, halves, read_real
from numpy.typing import NDArray

from rulesdb.graph.naming import identifier
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.search.answer.certainty import doubts_of
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.search.query.written import written_numbers
from rulesdb.search.ranking.ranking import RERANKED, RankingRequest, rank
from rulesdb.search.ranking.weights import Doubts, Features, Tree, correction, learned_weights, tree_of_json
from rulesdb.source.shipped_questions import PlayerQuestion, shipped_questions

PARTS = 5  # of the known questions
JUDGED_WEIGHT = 3.0  # of a judged query: there are few, of all kinds
REAL_WEIGHT = 4.0  # of a real question: they are what search is for
STEPS = (-1.0, -0.5, -0.25, -0.1, -0.05, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0)
ROUNDS = 3
KNOWN_WEIGHT = 0.35  # of a known question: there are many, in the words of few writers
SEED = 14
GAIN = 5e-4
BOOSTING = {
    "objective": "lambdarank",
    "num_iterations": 40,
    "num_leaves": 8,
    "learning_rate": 0.15,
    "min_data_in_leaf": 100,
    "lambda_l2": 2.0,
    "label_gain": [0, 1, 3, 7],
    "lambdarank_truncation_level": 15,
    "deterministic": True,
    "force_row_wise": True,
    "seed": SEED,
    "verbose": -1,
}
SURE_OF = 0.95
STEPS_OF_DESCENT, RATE, SHRINKING = 20_000, 0.5, 0.005
_DISCOUNTS = 1 / np.log2(np.arange(2, DEPTH + 2))


class Sample(NamedTuple):
    """A query to learn from: a row of features and a grade for each candidate, its best possible sum, its weight.

    ``best`` is 0 where no loaded rule answers it.
    """

    features: NDArray[np.float64]
    grades: NDArray[np.int64]
    best: float
    weight: float
    is_question: bool
    doubts: Doubts

    @property
    def gains(self) -> NDArray[np.float64]:
        """The gain of each candidate."""
        return np.exp2(self.grades) - 1.0


def samples(corpus: Corpus, known: int) -> Iterator[Sample]:
    """Yield the samples of the judged queries, and of ``known`` questions."""
    for judged in halves(all_judged())["tune"]:
        if judged.grades:
            yield from sample(corpus, judged.query, judged.grades, JUDGED_WEIGHT)
    for judged in read_real(TUNING):
        yield from sample(corpus, judged.query, judged.grades, REAL_WEIGHT)
    questions = list(shipped_questions())
    Random(SEED).shuffle(questions)  # noqa: S311  (no secret)
    for part in range(PARTS):
        tell(f"known questions, part {part + 1} of {PARTS}")
        others = [question for at, question in enumerate(questions) if at % PARTS != part]
        parted = make_questions(others, corpus.graph, corpus.analyzer, corpus.lexicon)
        without = Corpus(corpus.graph, corpus.index, corpus.lexicon, parted, corpus.analyzer)
        for question in questions[part:known:PARTS]:
            grades = {name: grade for name, grade in grades_of(question).items() if name in corpus.graph.nodes}
            yield from sample(without, question.text, grades, KNOWN_WEIGHT)


def grades_of(question: PlayerQuestion) -> dict[str, int]:
    """Return the grades of a known question by identifier."""
    return {identifier(question.ruleset, number): grade for number, grade in question.rules}


def sample(corpus: Corpus, query: str, grades: Mapping[str, int], weight: float) -> Iterator[Sample]:
    """Yield the sample of a query with words, nothing if it finds nothing."""
    _, words = written_numbers(query, corpus.graph.rulesets)
    if not words:
        return
    asked = understand(words, corpus.analyzer, corpus.lexicon)
    similarities = corpus.questions.similarities(asked)
    matches = rank(corpus.index, asked, corpus.answered, similarities, RankingRequest(limit=RERANKED)).matches
    if matches:
        names = [corpus.index.store.identifier(match.document) for match in matches[:RERANKED]]
        best = sorted((2.0**grade - 1 for grade in grades.values()), reverse=True)[:DEPTH]
        features = np.array([match.features for match in matches[:RERANKED]])
        doubts = doubts_of(corpus, asked, similarities)
        ideal = float(best @ _DISCOUNTS[: len(best)])
        graded = np.array([grades.get(name, 0) for name in names])
        yield Sample(features, graded, ideal, weight, asked.is_question, doubts)


def mean_ndcg(chosen: Sequence[Sample], weights: NDArray[np.float64]) -> float:
    """Return the mean nDCG@10 of the samples, each with its weight."""
    total = 0.0
    for one in chosen:
        order = np.argsort(-(one.features @ weights), kind="stable")[:DEPTH]
        total += one.weight * float(one.gains[order] @ _DISCOUNTS[: len(order)]) / one.best
    return total / sum(one.weight for one in chosen)


def learned(chosen: Sequence[Sample], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return weights that are better for the samples than those given, none below 0."""
    best = mean_ndcg(chosen, weights)
    order = Random(SEED)  # noqa: S311  (no secret)
    for _ in range(ROUNDS):
        for place in order.sample(range(len(weights)), len(weights)):
            for step in STEPS:
                changed = weights.copy()
                changed[place] = max(changed[place] + step, 0.0)
                value = mean_ndcg(chosen, changed)
                if value > best + GAIN:
                    best, weights = value, changed
        tell(f"  nDCG@10 {best:.4f} of {len(chosen)}")
    return weights


def boosted(chosen: Sequence[Sample], weights: Mapping[bool, NDArray[np.float64]]) -> list[Any]:
    """Return trees whose sum, added to the weighted sum of the features, orders the samples better."""
    kept = [one for one in chosen if one.grades.any()]
    data = lightgbm.Dataset(
        np.vstack([inputs(one) for one in kept]),
        np.concatenate([one.grades for one in kept]),
        group=[len(one.grades) for one in kept],
        weight=np.concatenate([np.full(len(one.grades), one.weight) for one in kept]),
        init_score=np.concatenate([one.features @ weights[one.is_question] for one in kept]),
    )
    model = lightgbm.train(BOOSTING, data).dump_model()
    return [tree_of(tree["tree_structure"]) for tree in model["tree_info"]]


def inputs(one: Sample) -> NDArray[np.float64]:
    """Return the inputs of the trees: the features, and whether the query is a question."""
    return np.hstack([one.features, np.full((len(one.grades), 1), float(one.is_question))])


def tree_of(node: Mapping[str, Any]) -> Any:  # noqa: ANN401  (as JSON has it)
    """Return a tree of LightGBM as ``Tree``, its numbers rounded."""
    if "leaf_value" in node:
        return round(node["leaf_value"], 3)
    below, above = tree_of(node["left_child"]), tree_of(node["right_child"])
    return [node["split_feature"], round(node["threshold"], 4), below, above]


def corrected(one: Sample, weights: NDArray[np.float64], trees: Sequence[Tree]) -> NDArray[np.float64]:
    """Return the scores of the candidates of a query."""
    scores: NDArray[np.float64] = one.features @ weights
    scores += np.array([correction(trees, row) for row in inputs(one).tolist()])
    return scores


def sureness(found: Sequence[Sample], scores: Sequence[NDArray[np.float64]]) -> dict[str, Any]:
    """Return a logistic model of whether the best hit is right: weights of its features and of doubts, and a bias.

    Both classes weigh the same; the bias is such that ``SURE_OF`` of what is right is called sure. A wrong hit for a
    question that a rule answers is in neither class: that is a matter of ranking.
    """
    rows, labels = [], []
    for one, scored in zip(found, scores, strict=True):
        top = int(np.argmax(scored))
        if one.grades[top] or not one.best:
            rows.append([*one.features[top], *one.doubts, 1.0])
            labels.append(float(one.grades[top] > 0))
    x, y = np.array(rows), np.array(labels)
    balance = np.where(y > 0, 1 / y.sum(), 1 / (len(y) - y.sum()))
    model = np.zeros(x.shape[1])
    for _ in range(STEPS_OF_DESCENT):
        wrong = (1 / (1 + np.exp(-x @ model)) - y) * balance
        model -= RATE * (x.T @ wrong + SHRINKING * model)
    model[-1] -= np.quantile((x @ model)[y > 0], 1 - SURE_OF)
    unsure = x @ model < 0
    tell(f"  unsure of {unsure[y > 0].mean():.0%} of what is right, and of {unsure[y == 0].mean():.0%} of the rest")
    *rounded, bias = (round(float(weight), 2) for weight in model)
    count = len(Features._fields)
    features, doubts = rounded[:count], rounded[count:]
    return {"features": named(Features, features), "doubts": named(Doubts, doubts), "bias": bias}


def named(features: type[Features | Doubts], weights: Sequence[float]) -> dict[str, float]:
    """Return the weights by the names of their features."""
    return dict(zip(features._fields, weights, strict=True))


def tell(progress: str) -> None:
    """Print progress where it is in no table's way."""
    print(progress, file=sys.stderr, flush=True)


def main() -> None:
    """Parse the arguments, build, learn, print."""
    parser = argparse.ArgumentParser(description="Learn the weights of ranking.")
    parser.add_argument("--known", type=int, default=5000, metavar="N", help="known questions to learn from (all)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch) / "home"
        build((), home)
        opened = open_home(home)
        found = list(samples(open_corpus(opened.graph, opened.index), given.known))
    document: dict[str, Any] = {}
    weights = {}
    for name, is_question in (("few", False), ("many", True)):
        chosen = [one for one in found if one.is_question == is_question and one.best]
        own = weights[is_question] = learned(chosen, np.array(getattr(learned_weights(), name)))
        document[name] = named(Features, [round(float(weight), 2) for weight in own])
    written = boosted([one for one in found if one.best], weights)
    trees = [tree_of_json(tree) for tree in written]
    document["sure"] = sureness(found, [corrected(one, weights[one.is_question], trees) for one in found])
    document["trees"] = []
    lines = ",\n".join(f"    {json.dumps(tree)}" for tree in written)
    print(json.dumps(document, indent=2).replace("[]", f"[\n{lines}\n  ]"))


if __name__ == "__main__":
    main()
