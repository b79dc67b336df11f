"""Makes the known questions of an index of those that are shipped, analysed as queries are."""

from collections.abc import Iterable, Mapping
from math import sqrt
from sys import intern

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import identifier_in_table
from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.known_questions import (
    GRADE_SHARES,
    TERM,
    KnownQuestions,
    base_weight,
    expanded_terms,
    strings_of,
)
from rulesdb.search.lexicon.lexicon import Lexicon
from rulesdb.search.lexicon.rarity import rarity
from rulesdb.source.shipped_questions import PlayerQuestion


def make_questions(
    known: Iterable[PlayerQuestion], graph: Graph, analyzer: Analyzer, lexicon: Lexicon
) -> KnownQuestions:
    """Return the questions about the rulesets that ``graph`` has, analysed as queries are.

    Their English words are not translated: an English query is, and Japanese ones resemble Japanese questions more.
    """
    lexicon = lexicon.without_translations()
    texts: list[str] = []
    grades: list[Mapping[str, int]] = []
    features: list[list[str]] = []
    outside: dict[int, str] = {}
    for question in (question for question in known if question.ruleset in graph.rulesets):
        named = {identifier_in_table(question.ruleset, name): grade for name, grade in question.rules}
        loaded = {name: grade for name, grade in named.items() if name in graph.nodes}
        if not loaded:
            outside[len(texts)] = next(iter(named))
        texts.append(question.text)
        grades.append(loaded)
        terms = (TERM + term for term in _terms(question, analyzer, lexicon))
        features.append(list(map(intern, (*terms, *strings_of(question.text)))))  # most are in many questions
    postings: dict[str, list[str]] = {}
    for number, found in enumerate(features):
        written = str(number)
        for feature in found:
            postings.setdefault(feature, []).append(written)
    weights = {feature: base_weight(feature) * rarity(len(texts), len(postings[feature])) for feature in postings}
    squares = {feature: weight**2 for feature, weight in weights.items()}
    norms = [sqrt(sum([squares[feature] for feature in found])) or 1.0 for found in features]
    lists = {feature: " ".join(numbers) for feature, numbers in postings.items()}
    profiles = _profiles(grades, features, weights, norms)
    return KnownQuestions(texts, grades, lists, norms, profiles, outside)


def _profiles(
    grades: Iterable[Mapping[str, int]],
    features: Iterable[Iterable[str]],
    weights: Mapping[str, float],
    norms: Iterable[float],
) -> dict[str, str]:
    """Return the nodes' profiles by identifier, as ``KnownQuestions`` has them."""
    sums: dict[str, dict[str, float]] = {}
    answered: dict[str, list[str]] = {}
    for number, (graded, found, norm) in enumerate(zip(grades, features, norms, strict=True)):
        for name, grade in graded.items():
            answered.setdefault(name, []).append(f"{number}={grade}")
            profile, share = sums.setdefault(name, {}), GRADE_SHARES[grade]
            for feature in found:
                profile[feature] = profile.get(feature, 0.0) + share * weights[feature] / norm
    lengths = {name: sqrt(sum([weight**2 for weight in profile.values()])) or 1.0 for name, profile in sums.items()}
    return {name: " ".join([repr(lengths[name]), *numbers]) for name, numbers in answered.items()}


def _terms(question: PlayerQuestion, analyzer: Analyzer, lexicon: Lexicon) -> Iterable[str]:
    return question.terms if question.terms is not None else terms_of(question.text, analyzer, lexicon)


def terms_of(text: str, analyzer: Analyzer, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the terms of a question's vector, those of expansions among them."""
    return tuple(sorted(expanded_terms(understand(fold(text), analyzer, lexicon))))
