"""Known questions by the documents that answer them, computed once for all queries."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from rulesdb.search.index.store import DocumentStore
from rulesdb.search.lexicon.questions import GRADE_SHARES, NO_QUESTIONS, Questions


class AnsweredQuestions:
    """Known questions, and the documents of a store that answer them."""

    def __init__(self, store: DocumentStore, questions: Questions = NO_QUESTIONS) -> None:
        """Keep store and questions."""
        self._store = store
        self._questions = questions

    @cached_property
    def documents(self) -> Sequence[Sequence[tuple[int, float, int | None]]]:
        """The documents that answer each question, their shares by grade, and their parents."""
        return [
            [
                (document, GRADE_SHARES[grade], self._store.parent(document))
                for name, grade in grades.items()
                if (document := self._store.number(name)) is not None
            ]
            for grades in self._questions.grades
        ]

    def profile(self, similarities: Mapping[int, float], document: int) -> float:
        """Return the cosine of a query and a document's profile: the sum of the questions that it answers, by shares.

        ``similarities`` are the cosines of the query and the questions. A profile is a centroid (Rocchio 1971).
        """
        answered = self._by_document.get(document)
        if answered is None:
            return 0.0
        norm, questions = answered
        return sum([share * similarities.get(number, 0.0) for number, share in questions]) / norm

    @cached_property
    def _by_document(self) -> Mapping[int, tuple[float, Sequence[tuple[int, float]]]]:
        """The lengths of the documents' profiles, and the questions that they answer, with their shares."""
        found: dict[int, list[tuple[int, float]]] = {}
        for number, answers in enumerate(self.documents):
            for document, share, _ in answers:
                found.setdefault(document, []).append((number, share))
        norms = self._questions.profile_norms
        return {document: (norms[self._store.identifier(document)], numbers) for document, numbers in found.items()}
