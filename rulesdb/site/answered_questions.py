"""Players' questions, by the rules that answer them."""

from collections.abc import Iterable, Sequence

from rulesdb.graph.model import Node
from rulesdb.graph.naming import name_in_table
from rulesdb.source.shipped_questions import AnsweredQuestion, PlayerQuestion, answered


class QuestionsByRule:
    """All known questions, of games that are loaded or not."""

    def __init__(self, questions: Iterable[PlayerQuestion] = ()) -> None:
        """Sort the questions by their rules."""
        self._by_rule = answered(questions)

    def of(self, node: Node) -> Sequence[AnsweredQuestion]:
        """Return the questions that a rule or heading answers, first those of the highest grade."""
        return self._by_rule.get((node.ruleset, name_in_table(node.id)), ())

    def brief(self, node: Node) -> list[dict[str, object]]:
        """Return the questions that a rule answers as JSON objects of its data file."""
        return [question._asdict() for question in self.of(node)]
