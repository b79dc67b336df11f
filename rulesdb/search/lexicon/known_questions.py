"""Known questions of players, and their similarity with a query.

Similarity is the cosine of tf-idf vectors (Salton, Wong and Yang 1975). Their features are the terms of all expansions,
and strings of two characters, which need no dictionary and ignore inflection.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import NamedTuple

from rulesdb.japanese.folding import fold
from rulesdb.search.lexicon.concepts import WHOLE_NAME, ParsedQuery
from rulesdb.search.lexicon.rarity import rarity

TERM_WEIGHT = 1.5
"""The weight of a term, where that of a string of characters is 1."""
STRING_LENGTH = 2
MOST_STRINGS = 80
"""Strings of a query in its vector at most, the rarest: the others are in many questions."""
GRADE_SHARES = {3: 1.0, 2: 0.6, 1: 0.3}
"""The share of a question's similarity that a rule gets, by its grade."""
TERM = "\t"
"""The mark before a feature that is a term, to tell it from a string of characters."""
SIGNS = "、。,.?!「」『』《》()・"
"""Characters that are in no string, besides blanks."""
_PART = re.compile(rf"[a-z0-9]+|[^\s{SIGNS}a-z0-9]+")  # of folded text


class Similar(NamedTuple):
    """The number of a known question, and its cosine with a query, from 0 to 1."""

    question: int
    similarity: float


class KnownQuestions:
    """Known questions by number: ``texts``, and by identifier the ``grades`` of the loaded nodes that answer them.

    ``postings`` has the numbers of the questions with a feature, separated by blanks; ``norms`` are the lengths of the
    questions' vectors. ``profiles`` has by identifier the length of the sum of a node's questions, each of length 1
    times the share of its grade, and these questions with their grades: ``1.25 17=3 90=1``. ``outside`` has the rule
    that answers a question, where it is not loaded.
    """

    def __init__(  # noqa: PLR0913, PLR0917  (what the file has)
        self,
        texts: Sequence[str],
        grades: Sequence[Mapping[str, int]],
        postings: Mapping[str, str],
        norms: Sequence[float],
        profiles: Mapping[str, str] = MappingProxyType({}),
        outside: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Keep the questions, and a cache of postings."""
        self.texts = texts
        self.grades = grades
        self.postings = postings
        self.norms = norms
        self.profiles = profiles
        self.outside = outside
        self._numbers: dict[str, list[int]] = {}

    def similarities(self, query: ParsedQuery) -> list[float]:
        """Return the cosines of a query and each question."""
        weights = self._vector(query)
        products = [0.0] * len(self.texts)
        for feature, weight in weights.items():
            numbers = self.having(feature)
            product = weight * base_weight(feature) * self._rarity(len(numbers))
            for number in numbers:
                products[number] += product
        norm = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        pairs = zip(products, self.norms, strict=True)
        return [product / norm / own_norm if product else 0.0 for product, own_norm in pairs]  # most are 0

    def having(self, feature: str) -> list[int]:
        """Return the numbers of the questions with a feature, in order, from the cache if they are there."""
        numbers = self._numbers.get(feature)
        if numbers is None:
            if feature not in self.postings:  # users write anything, and nothing of it is kept
                return []
            numbers = self._numbers[feature] = list(map(int, self.postings[feature].split()))
        return numbers

    def having_term(self, term: str) -> list[int]:
        """Return the numbers of the questions with a term, in order."""
        return self.having(TERM + term)

    def terms(self) -> Iterator[str]:
        """Yield the terms of all questions, each once."""
        return (feature.removeprefix(TERM) for feature in self.postings if feature.startswith(TERM))

    def _vector(self, query: ParsedQuery) -> dict[str, float]:
        """Return the vector of a query: by feature its weight times its rarity."""
        terms = {TERM + term: weight * TERM_WEIGHT for term, weight in expanded_terms(query).items()}
        strings = {string: self._rarity(len(self.having(string))) for string in _strings(query.text)}
        rarest = sorted(strings, key=lambda string: -strings[string])[:MOST_STRINGS]
        weighted = {term: weight * self._rarity(len(self.having(term))) for term, weight in terms.items()}
        return weighted | {string: strings[string] for string in rarest}

    def _rarity(self, having: int) -> float:
        return rarity(len(self.texts), having)


NO_QUESTIONS = KnownQuestions((), (), {}, ())


def expanded_terms(query: ParsedQuery) -> dict[str, float]:
    """Return the terms of the short words of all expansions, each with the weight of its best expansion; those of the
    name of an unknown card say nothing.
    """
    found: dict[str, float] = {}
    for concept in query.concepts:
        for expansion in concept.expansions:
            for word in expansion.words:
                if not word.compound and expansion.bound < WHOLE_NAME:
                    found[word.term] = max(found.get(word.term, 0.0), expansion.weight)
    return found


def strings_of(text: str) -> Iterable[str]:
    """Return the strings of characters of a question's vector."""
    return dict.fromkeys(_strings(fold(text)))


def base_weight(feature: str) -> float:
    """Return the weight of a feature without its rarity."""
    return TERM_WEIGHT if feature.startswith(TERM) else 1.0


def _strings(folded: str) -> Iterator[str]:
    """Yield the Latin words and numbers of a folded text, and the strings of two characters of its other parts."""
    for part in _PART.findall(folded):
        if part[0].isascii():
            yield part
        else:
            yield from (part[at : at + STRING_LENGTH] for at in range(len(part) - STRING_LENGTH + 1))
