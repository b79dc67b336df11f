"""Known questions by the documents that answer them, computed once for all queries."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from rulesdb.search.index.store import DocumentStore
from rulesdb.search.lexicon.questions import NO_QUESTIONS, Questions

GRADE_SHARES = {3: 1.0, 2: 0.6, 1: 0.3}
"""The share of a question's similarity that a rule gets, by its grade."""


class AnsweredQuestions:
    """Known questions, and the documents of a store that answer them."""

    def __init__(self, store: DocumentStore, questions: Questions = NO_QUESTIONS) -> None:
        """Keep store and questions."""
        self._store = store
        self._questions = questions
        self._with_term: dict[str, Mapping[int, int]] = {}

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

    def with_term(self, term: str) -> Mapping[int, int]:
        """Return by document how many of its questions have a term, from the cache if it is there."""
        counts = self._with_term.get(term)
        if counts is None:
            numbers = self._questions.having_term(term)
            answers = (document for number in numbers for document, _, _ in self.documents[number])
            counts = self._with_term[term] = Counter(answers)
        return counts
