"""Situations told in tests: what is read of a text, and what becomes of it when it is played."""

from rulesdb.situations.files import Situation, read_in_part, read_situation
from rulesdb.situations.playing import Played, play
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


def problems(text: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the text of a situation."""
    return read_situation(SourceText("situation.txt", text))[1]


def situation(text: str) -> Situation:
    """Return the situation of a text in which nothing is wrong."""
    found, wrong = read_situation(SourceText("situation.txt", text))
    assert found is not None, [f"{one.line}:{one.column} {one.message}" for one in wrong]
    return found


def played(text: str) -> Played:
    """Play the situation of a text."""
    return play(situation(text))


def answers(text: str) -> list[str]:
    """Return the answers to the questions of a situation that is played to its end."""
    found = played(text)
    assert (found.open, found.problem) == (None, None)
    return [one.outcome.answer for one in found.answered]


def problem(text: str) -> str:
    """Return why a situation cannot be played to its end."""
    found = played(text).problem
    assert found is not None
    return found.message


def part_of(text: str) -> Situation:
    """Return the situation of a text as far as it is understood."""
    found = read_in_part(SourceText("situation.txt", text))
    assert isinstance(found, Situation), found
    return found
