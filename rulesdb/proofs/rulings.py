"""Rulings on shipped situations as values: what was asked, the answers, the rules that decide them, and a board."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.proofs.account import AccountLine
from rulesdb.proofs.verdicts import Board, KnockOut


class RuledPart(NamedTuple):
    """A rule or sentence that forbids what is asked about, decides an answer, or does not forbid it."""

    rule: str
    """Identifier of the rule or of its sentence or item."""
    remark: str = ""
    """What happened by it, and the answer without it, in a Japanese sentence; "" for nothing."""
    is_common: bool = False
    """Whether most games need it, so that it decides nearly every answer."""
    subject: str = ""
    """What the rule is about where no shipped text has it, in Japanese; "" for other rules."""


class SituationSentence(NamedTuple):
    """A sentence about what is there, or what players do."""

    text: str
    """The sentence as it is written."""
    refusal: str = ""
    """Why it does not happen, in a Japanese sentence; "" for what happens."""


class RuledQuestion(NamedTuple):
    """A question with its answer."""

    sentences: tuple[SituationSentence, ...]
    """The sentences since the question before it."""
    question: str
    """The question."""
    answer: str
    """The answer."""
    expected: str | None
    """The expected answer where it is another one, else None."""
    refused_by: tuple[RuledPart, ...]
    """What forbids what is asked about."""
    decided_by: tuple[RuledPart, ...]
    """What makes the answer another one if it is absent."""
    allowed_by: tuple[RuledPart, ...]
    """What was asked whether it forbids what is asked about, and does not."""
    ahead: str = ""
    """What has not resolved yet, and the answer once it has; "" where the answer stays the same."""

    @property
    def explaining(self) -> Iterator[RuledPart]:
        """The rules that explain the answer: those that most games need do not."""
        return (part for part in (*self.refused_by, *self.decided_by, *self.allowed_by) if not part.is_common)


class RuledSituation(NamedTuple):
    """A situation with its rulings. The same program yields the same."""

    name: str
    """Name of its file without suffix."""
    ruleset: str
    """Its game."""
    topic: str
    """The topic under which lists show it."""
    title: str
    """Its title, a question."""
    questions: tuple[RuledQuestion, ...]
    """Its questions with their answers."""
    account: tuple[AccountLine, ...]
    """What happens in the game."""
    board: Board | None
    """The board of the game, None for no game at all."""
    without: tuple[KnockOut, ...]
    """The deciding rules without which the board shows the game as well."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Identifiers of the rules that explain its answers, without repetition."""
        parts = (part.rule for question in self.questions for part in question.explaining)
        return tuple(dict.fromkeys(part.partition("#")[0] for part in parts))
