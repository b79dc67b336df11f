"""Answers that nobody asks for: what is asked instead, and after how many rounds of passing it will be."""

from collections.abc import Collection
from contextlib import suppress

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.play.play_errors import PlayError
from rulesdb.play.table import question_kind
from rulesdb.situations.session import Session

_MOST_ROUNDS = 4
"""Rounds of passing after which an answer is taken to be about something else."""


def why_unasked(session: Session, kinds: Collection[str], usually_behind: str = "", *, given: str = "") -> str:
    """Return why an answer to some kinds of questions is given to nobody.

    Args:
        session: The game, in which none of these questions is open.
        kinds: The kinds.
        usually_behind: The sentence that usually stands before such an answer, "" for none.
        given: The words for the answer, "" for the names of the questions.

    """
    table, asked = session.table, session.question
    question = table.narrator.question
    message = f"nobody is asked for this here: {given or '、'.join(map(question, kinds))}"
    settled = "、".join(f"{question(kind)} ({word})" for kind, word in table.settled.items() if word)
    if asked is not None:
        options = "、".join(table.words_for(asked).values())
        return f"{message}; {table.people[asked.player].name} is asked for {question(asked.kind)}: {options}"
    rounds = _rounds_until(session, kinds)
    if rounds:
        before = "全員がパスする" if rounds == 1 else f"全員が{rounds}回ずつパスする"
        return f"{message}; it is asked once all players have passed; write before it {before}"
    if settled:
        return f"{message}; what is asked has one choice only: {settled}"
    return f"{message}; write before it {usually_behind}" if usually_behind else message


def _rounds_until(session: Session, kinds: Collection[str]) -> int | None:
    """Return after how many rounds of passing one of some questions is asked, None if another one is, or none."""
    twin = session.copied()
    with suppress(PlayError, EngineError):
        for done in range(1, _MOST_ROUNDS + 1):
            if twin.table.position.decision is None:
                return None
            twin.table.all_pass()
            if twin.question is not None:
                return done if question_kind(twin.question.kind) in kinds else None
    return None
