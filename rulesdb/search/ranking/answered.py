"""Known questions by the documents that answer them, read when a query needs them, and kept."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from rulesdb.search.index.sealed_index import DAMAGES
from rulesdb.search.index.store import DocumentStore
from rulesdb.search.lexicon.known_questions import GRADE_SHARES, NO_QUESTIONS, KnownQuestions
from rulesdb.search.search_errors import SearchIndexError


class _Profile(NamedTuple):
    """The length of a document's profile, the questions that it answers, and their shares."""

    norm: float
    questions: Sequence[int]
    shares: Sequence[float]


class AnsweredQuestions:
    """Known questions, and the documents of a store that answer them."""

    def __init__(self, store: DocumentStore, questions: KnownQuestions = NO_QUESTIONS) -> None:
        """Keep store and questions."""
        self._store = store
        self._questions = questions
        self._answers: dict[int, Sequence[tuple[int, float, int | None]]] = {}
        self._profiles: dict[int, _Profile] = {}

    def answers(self, question: int) -> Sequence[tuple[int, float, int | None]]:
        """Return the documents that answer a question, their shares by grade, and their parents, from the cache if
        they are there.
        """
        known = self._answers.get(question)
        if known is None:
            known = self._answers[question] = [
                (document, GRADE_SHARES[grade], self._store.parent(document))
                for name, grade in self._questions.grades[question].items()
                if (document := self._store.number(name)) is not None
            ]
        return known

    def profile(self, similarities: Sequence[float], document: int) -> float:
        """Return the cosine of a query and a document's profile: the sum of the questions that it answers, by shares.

        ``similarities`` are the cosines of the query and all questions. A profile is a centroid (Rocchio 1971).
        """
        if not similarities:
            return 0.0
        known = self._profiles.get(document)
        if known is None:
            known = self._profiles[document] = self._read_profile(document)
        norm, questions, shares = known
        return float(sum(map(mul, shares, map(similarities.__getitem__, questions)))) / norm

    def _read_profile(self, document: int) -> _Profile:
        written = self._questions.profiles.get(self._store.identifier(document))
        if written is None:
            return _Profile(1.0, (), ())
        try:
            first, *pairs = written.split()
            norm = float(first)
            questions, grades = zip(*(map(int, pair.split("=")) for pair in pairs), strict=True)
            if norm <= 0 or min(questions) < 0 or max(questions) >= len(self._questions.texts):
                raise ValueError(written)
            return _Profile(norm, questions, [GRADE_SHARES[grade] for grade in grades])
        except DAMAGES as error:
            raise SearchIndexError("has a damaged profile of questions") from error
