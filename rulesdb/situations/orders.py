"""What a situation leaves open and changes no answer: orders of triggered effects, and which cards unnamed ones are.

Each order is tried, so that nobody is asked for one that does not matter; so are other cards in place of those of which
nothing is said, so that nothing is ruled that depends on what they are.
"""

from itertools import count, permutations, zip_longest
from typing import NamedTuple

from rulesdb.engine.kernel.process.options import Name
from rulesdb.situations.actions import Answers
from rulesdb.situations.clauses import Query
from rulesdb.situations.files import Sentence, Situation
from rulesdb.situations.playing import OpenQuestion, Played, Problem, SentenceAsUnderstood, play
from rulesdb.situations.setups import HandOfNumber, HoldsUnnamed

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
    one = _Way(situation, play(situation))
    found = _ends(one, count(1))
    if len(found) > 1 and all(_results(other) == _results(found[0]) for other in found):
        played = found[0].played
        one = found[0]._replace(played=played._replace(understood=(*played.understood, *found[0].said)))
    return one.situation, _with_unnamed(one)


def _with_unnamed(one: _Way) -> Played:
    """Return how a situation is played, up to the first question that depends on a card of which nothing is said."""
    played, situation = one.played, one.situation
    unnamed = any(isinstance(sentence.clause, HandOfNumber | HoldsUnnamed) for sentence in situation.sentences)
    if not unnamed or played.session is None or played.open or played.problem:
        return played
    for card in played.session.table.unnamed_otherwise:
        other = one._replace(played=play(situation._replace(unnamed=card)))
        if _results(other) != _results(one):
            pairs = zip_longest(played.answered, other.played.answered)
            at = next((at for at, (a, b) in enumerate(pairs) if b is None or a.outcome != b.outcome), 0)
            message = "this depends on a card of which nothing is said; write which card it is, or what is done"
            return played._replace(answered=played.answered[:at], problem=Problem(_first(other, played, at), message))
    return played


def _first(other: _Way, played: Played, at: int) -> Sentence:
    """Return the sentence at which a game with another card goes another way, or the question of an index."""
    stopped = other.played.open or other.played.problem
    return stopped.sentence if stopped is not None else played.answered[at].sentence


def _results(one: _Way) -> tuple[object, ...]:
    played = one.played
    answers = tuple((query.group, query.outcome) for query in played.answered)
    refused = tuple((action.sentence.line, action.line) for action in played.refused)
    return answers, refused, played.open, played.problem


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
