"""Answers that nobody asks for: the passes after which it is asked, and why they are no answers otherwise."""

from collections.abc import Callable, Collection
from contextlib import suppress

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.play.play_errors import PlayError
from rulesdb.situations.session import MOST_ROUNDS, Session

_MOST_IDLE_ROUNDS = 4
"""Rounds of passing after which an answer is taken to be about something else."""


def why_unasked(session: Session, kinds: Collection[str], usually_behind: str = "", *, given: str = "") -> str:
    """Return why an answer to some kinds of questions is given to nobody.

    Args:
        session: The game, in which none of these questions is open.
        kinds: The kinds.
        usually_behind: The sentence that usually stands before such an answer, "" for none.
        given: The words for the answer, "" for the names of the questions.

    """
    table, decision = session.table, session.question
    question = table.narrator.question
    message = f"nobody is asked for this here: {given or '、'.join(map(question, kinds))}"
    settled = "、".join(f"{question(kind)} ({word})" for kind, word in table.settled.items() if word)
    if decision is not None:
        options = "、".join(table.words_for(decision).values())
        return f"{message}; {table.people[decision.player].name} is asked for {question(decision.kind)}: {options}"
    if settled:
        return f"{message}; what is asked has one choice only: {settled}"
    return f"{message}; write before it {usually_behind}" if usually_behind else message


def pass_until(session: Session, has_come: Callable[[Session], bool], *, stops_at_questions: bool = False) -> bool:
    """Let all players pass until something has come, where no question is before it; return whether they pass.

    Whoever tells the answer has left out that players pass: nothing else could happen before it. A game without a rule
    has the passes of the game with all rules. If it ``stops_at_questions``, they also pass until a question is
    open, as long as something is to resolve.
    """
    if session.filled_passes is None:
        rounds = _rounds_until(session, has_come, stops_at_questions=stops_at_questions)
    else:
        rounds = session.filled_passes.get((session.group, session.position), 0)
    if rounds:
        session.fill_in(before="全員がパスする" if rounds == 1 else f"全員が{rounds}回ずつパスする", rounds=rounds)
    for _ in range(rounds):
        session.table.all_pass()
    return rounds > 0


def _rounds_until(session: Session, has_come: Callable[[Session], bool], *, stops_at_questions: bool) -> int:
    """Return after how many rounds of passing something has come, 0 if a question comes first, or it never does."""
    if session.question is not None:
        return 0
    twin, idle = session.copied(), 0
    with suppress(PlayError, EngineError):
        for done in range(1, MOST_ROUNDS + 1):
            idle += not (stops_at_questions and twin.table.unresolved)
            if twin.table.position.decision is None or idle > _MOST_IDLE_ROUNDS:
                return 0
            twin.table.all_pass()
            if has_come(twin):
                return done
            if twin.question is not None:
                return done if stops_at_questions and not idle else 0
    return 0
