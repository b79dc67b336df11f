"""Known questions of players, and their similarity with a query.

Similarity is the cosine of tf-idf vectors (Salton, Wong and Yang 1975). Their features are the terms of all expansions,
and strings of two characters, which need no dictionary and ignore inflection.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import NamedTuple

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import identifier
from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.lexicon.concepts import ParsedQuery, understand
from rulesdb.search.lexicon.lexicon import Lexicon
from rulesdb.source.questions import PlayerQuestion

TERM_WEIGHT = 1.5
"""The weight of a term, where that of a string of characters is 1."""
STRING_LENGTH = 2
MOST_STRINGS = 80
"""Strings of a query in its vector at most, the rarest: the others are in many questions."""
GRADE_SHARES = {3: 1.0, 2: 0.6, 1: 0.3}
"""The share of a question's similarity that a rule gets, by its grade."""
_TERM = "\t"  # before a term, to tell it from a string of characters
SIGNS = "、。,.?!「」『』《》()・"
"""Characters that are in no string, besides blanks."""
_PART = re.compile(rf"[a-z0-9]+|[^\s{SIGNS}a-z0-9]+")  # of folded text


class Similar(NamedTuple):
    """The number of a known question, and its cosine with a query, from 0 to 1."""

    question: int
    similarity: float


@dataclass(frozen=True, slots=True)
class Questions:
    """Known questions by number: ``texts``, and by identifier the ``grades`` of the loaded nodes that answer them.

    ``postings`` has the numbers of the questions with a feature, separated by blanks; ``norms`` are the lengths of the
    questions' vectors, ``profile_norms`` by identifier those of the sums of a node's questions, each of length 1 times
    the share of its grade. ``outside`` has the rule that answers a question, where it is not loaded.
    """

    texts: Sequence[str]
    grades: Sequence[Mapping[str, int]]
    postings: Mapping[str, str]
    norms: Sequence[float]
    profile_norms: Mapping[str, float] = field(default_factory=dict)
    outside: Mapping[int, str] = field(default_factory=dict)
    _numbers: dict[str, list[int]] = field(default_factory=dict, compare=False, repr=False)

    def similarities(self, query: ParsedQuery) -> dict[int, float]:
        """Return the cosines of a query and the questions that share a feature with it, by question."""
        weights = self._vector(query)
        products: dict[int, float] = {}
        for feature, weight in weights.items():
            numbers = self.having(feature)
            product = weight * _base_weight(feature) * self._rarity(len(numbers))
            for number in numbers:
                products[number] = products.get(number, 0.0) + product
        norm = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        norms = self.norms
        return {number: product / norm / norms[number] for number, product in products.items()}

    def having(self, feature: str) -> list[int]:
        """Return the numbers of the questions with a feature, in order, from the cache if they are there."""
        numbers = self._numbers.get(feature)
        if numbers is None:
            numbers = self._numbers[feature] = list(map(int, self.postings.get(feature, "").split()))
        return numbers

    def having_term(self, term: str) -> list[int]:
        """Return the numbers of the questions with a term, in order."""
        return self.having(_TERM + term)

    def terms(self) -> Iterator[str]:
        """Yield the terms of all questions, each once."""
        return (feature.removeprefix(_TERM) for feature in self.postings if feature.startswith(_TERM))

    def _vector(self, query: ParsedQuery) -> dict[str, float]:
        """Return the vector of a query: by feature its weight times its rarity."""
        terms = {_TERM + term: weight * TERM_WEIGHT for term, weight in expanded_terms(query).items()}
        strings = {string: self._rarity(len(self.having(string))) for string in _strings(query.text)}
        rarest = sorted(strings, key=lambda string: -strings[string])[:MOST_STRINGS]
        weighted = {term: weight * self._rarity(len(self.having(term))) for term, weight in terms.items()}
        return weighted | {string: strings[string] for string in rarest}

    def _rarity(self, having: int) -> float:
        return rarity(len(self.texts), having)


NO_QUESTIONS = Questions((), (), {}, ())


def rarity(total: int, having: int) -> float:
    """Return BM25's inverse document frequency of a feature that ``having`` of ``total`` documents have."""
    return log(1 + (total - having + 0.5) / (having + 0.5))


def expanded_terms(query: ParsedQuery) -> dict[str, float]:
    """Return the terms of the short words of all expansions, each with the weight of its best expansion."""
    found: dict[str, float] = {}
    for concept in query.concepts:
        for expansion in concept.expansions:
            for word in expansion.words:
                if not word.compound:
                    found[word.term] = max(found.get(word.term, 0.0), expansion.weight)
    return found


def make_questions(known: Iterable[PlayerQuestion], graph: Graph, analyzer: Analyzer, lexicon: Lexicon) -> Questions:
    """Return the questions about the rulesets that ``graph`` has, analysed as queries are.

    Their English words are not translated: an English query is, and Japanese ones resemble Japanese questions more.
    """
    lexicon = lexicon.without_translations()
    texts: list[str] = []
    grades: list[Mapping[str, int]] = []
    features: list[list[str]] = []
    outside: dict[int, str] = {}
    for question in (question for question in known if question.ruleset in graph.rulesets):
        named = {identifier(question.ruleset, number): grade for number, grade in question.rules}
        loaded = {name: grade for name, grade in named.items() if name in graph.nodes}
        if not loaded:
            outside[len(texts)] = next(iter(named))
        texts.append(question.text)
        grades.append(loaded)
        terms = (_TERM + term for term in _terms(question, analyzer, lexicon))
        features.append([*terms, *strings_of(question.text)])
    postings: dict[str, list[int]] = {}
    for number, found in enumerate(features):
        for feature in found:
            postings.setdefault(feature, []).append(number)
    weights = {feature: _base_weight(feature) * rarity(len(texts), len(postings[feature])) for feature in postings}
    norms = [sqrt(sum(weights[feature] ** 2 for feature in found)) or 1.0 for found in features]
    written = {name: " ".join(map(str, found)) for name, found in postings.items()}
    profiles = _profile_norms(grades, features, weights, norms)
    return Questions(texts, grades, written, norms, profiles, outside)


def _profile_norms(
    grades: Iterable[Mapping[str, int]],
    features: Iterable[Iterable[str]],
    weights: Mapping[str, float],
    norms: Iterable[float],
) -> dict[str, float]:
    """Return the lengths of the nodes' profiles by identifier."""
    profiles: dict[str, dict[str, float]] = {}
    for graded, found, norm in zip(grades, features, norms, strict=True):
        for name, grade in graded.items():
            profile = profiles.setdefault(name, {})
            for feature in found:
                profile[feature] = profile.get(feature, 0.0) + GRADE_SHARES[grade] * weights[feature] / norm
    return {name: sqrt(sum(weight**2 for weight in profile.values())) or 1.0 for name, profile in profiles.items()}


def _terms(question: PlayerQuestion, analyzer: Analyzer, lexicon: Lexicon) -> Iterable[str]:
    return question.terms if question.terms is not None else terms_of(question.text, analyzer, lexicon)


def terms_of(text: str, analyzer: Analyzer, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the terms of a question's vector, those of expansions among them."""
    return tuple(sorted(expanded_terms(understand(fold(text), analyzer, lexicon))))


def strings_of(text: str) -> Iterable[str]:
    """Return the strings of characters of a question's vector."""
    return dict.fromkeys(_strings(fold(text)))


def _base_weight(feature: str) -> float:
    return TERM_WEIGHT if feature.startswith(_TERM) else 1.0


def _strings(folded: str) -> Iterator[str]:
    """Yield the Latin words and numbers of a folded text, and the strings of two characters of its other parts."""
    for part in _PART.findall(folded):
        if part[0].isascii():
            yield part
        else:
            yield from (part[at : at + STRING_LENGTH] for at in range(len(part) - STRING_LENGTH + 1))
