"""Orders of triggered effects that change no answer: each is tried, so that nobody is asked for one."""

from itertools import count, permutations
from typing import NamedTuple

from rulesdb.engine.kernel.process.options import Name
from rulesdb.situations.actions import Answers
from rulesdb.situations.clauses import Query
from rulesdb.situations.files import Sentence, Situation
from rulesdb.situations.playing import OpenQuestion, Played, SentenceAsUnderstood, play

MOST_ORDERS = 24
"""The greatest number of games in which orders are tried, in all."""
_ORDER = "order of triggers"


class _Way(NamedTuple):
    """A situation with orders, and how it is played."""

    situation: Situation
    """The situation, with an order where the order changes no answer."""
    played: Played
    """The game."""
    said: tuple[SentenceAsUnderstood, ...] = ()
    """The sentences before which it has an order that nobody has told."""


def settled(situation: Situation) -> tuple[Situation, Played]:
    """Return a situation as it is judged, and how it is played.

    Where it leaves an order of triggered effects open and every order gives the same answers, it has the first one.
    """
    first = _Way(situation, play(situation))
    found = _ends(first, count(1))
    if len(found) < 2 or any(_results(one) != _results(found[0]) for one in found):  # noqa: PLR2004
        return situation, first.played
    played = found[0].played
    return found[0].situation, played._replace(understood=(*played.understood, *found[0].said))


def _results(one: _Way) -> tuple[object, ...]:
    played = one.played
    return tuple((query.group, query.outcome) for query in played.answered), tuple(
        (refused.sentence.line, refused.line) for refused in played.refused
    )


def _ends(one: _Way, games: "count[int]") -> list[_Way]:
    """Return the game in every order of triggered effects that it leaves open; none if anything else stops a game."""
    question, session = one.played.open, one.played.session
    if question is None:
        return [] if one.played.problem else [one]
    asked = None if session is None else session.question
    at = _place_of(question, one.situation)
    if asked is None or asked.kind != _ORDER or at is None:
        return []
    found: list[_Way] = []
    for order in permutations(question.options):
        ends = _ends(_in_order(one, at, order), games) if next(games) <= MOST_ORDERS else []
        if not ends:
            return []
        found += ends
    return found


def _place_of(question: OpenQuestion, situation: Situation) -> int | None:
    """Return the index of the sentence before which an answer is missing, None where no question comes behind it."""
    sentences = situation.sentences
    at = next((at for at, one in enumerate(sentences) if one is question.sentence), None)
    is_asked = at is not None and any(isinstance(one.clause, Query) for one in sentences[at:])
    return at if is_asked else None


def _in_order(one: _Way, at: int, order: tuple[str, ...]) -> _Way:
    """Return a situation with the answers about the order before the sentence of an index."""
    sentences, question = one.situation.sentences, one.played.open
    assert question is not None
    text = f"{question.topic}: {'、'.join(order)}"
    answers = Sentence(Answers(topic=_ORDER, given=tuple(map(Name, order))), text, sentences[at].line)
    situation = one.situation._replace(sentences=(*sentences[:at], answers, *sentences[at:]))
    said = SentenceAsUnderstood(sentences[at], f"{text}(どの順番でも答えは同じ)。{sentences[at].text}")
    return _Way(situation, play(situation), (*one.said, said))
