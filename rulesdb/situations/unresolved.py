"""What has not resolved yet where an answer is still what it was, and the answer once it has."""

from contextlib import suppress
from typing import NamedTuple

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.play.play_errors import PlayError
from rulesdb.situations.clauses import Query
from rulesdb.situations.session import Session

_MOST_ROUNDS = 8
"""Rounds of passing in which what is on the stack, and an attack, are expected to resolve."""


class Ahead(NamedTuple):
    """What has not resolved yet, and may change an answer."""

    names: tuple[str, ...]
    """The objects on the stack, and the attack."""
    answer: str
    """The answer once all of it has resolved, "" where a player must choose something before."""


def ahead(session: Session, query: Query, answer: str) -> Ahead | None:
    """Return what has not resolved yet, None where the answer is the same once it has, or nothing waits."""
    names = session.table.unresolved
    if not names or session.question is not None:
        return None
    twin = session.copied()
    with rules_in_force(), suppress(PlayError, EngineError):  # what is called here decides nothing
        for _ in range(_MOST_ROUNDS):
            twin.table.all_pass()
            if twin.question is not None:
                return Ahead(names, "")
            if not twin.table.unresolved:
                later = query.outcome(twin).answer
                return None if later == answer else Ahead(names, later)
    return None
