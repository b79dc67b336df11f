"""What a situation leaves open and changes no answer: orders of effects, mana, and which cards unnamed ones are.

Each way is tried, so that nobody is asked for one that does not matter; so are other cards in place of those of which
nothing is said, so that nothing is ruled that depends on what they are.
"""

from collections.abc import Iterable, Sequence
from itertools import count, permutations, zip_longest
from typing import NamedTuple

from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.event_kinds.telling import NO_MORE
from rulesdb.engine.kernel.process.options import Name
from rulesdb.situations.actions import Answers
from rulesdb.situations.clauses import PlayerAction, Query
from rulesdb.situations.files import Sentence, Situation
from rulesdb.situations.parts import CardRef
from rulesdb.situations.playing import OpenQuestion, Played, Problem, SentenceAsUnderstood, play
from rulesdb.situations.setups import HandOfNumber, HoldsUnnamed

MOST_ORDERS = 24
"""The greatest number of games in which orders are tried, in all."""
_ORDER, _MANA = "order of triggers", "mana ability"
_CHOICES = frozenset({"order of replacements", _MANA})
"""The kinds of questions about an order of all options, and about one of them, that are often of no matter."""


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
    if played.session is None or played.open or played.problem or not played.session.table.has_begun:
        return played
    unnamed = any(isinstance(sentence.clause, HandOfNumber | HoldsUnnamed) for sentence in situation.sentences)
    if not (unnamed or played.session.table.has_met_unnamed):
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
    """Return the game in every order, or with every choice, that it leaves open; none if anything else stops a game."""
    question, session = one.played.open, one.played.session
    if question is None:
        return [] if one.played.problem else [one]
    asked = None if session is None else session.question
    at = _place_of(question, one.situation)
    if asked is None or asked.kind not in {_ORDER, *_CHOICES} or at is None:
        return []
    names = [words for words in question.options if words != NO_MORE]
    if asked.kind == _MANA:
        return _paid(one, at, names, games)
    orders = permutations(names) if asked.kind == _ORDER else ((words,) for words in names)
    return _tried((_in_order(one, at, asked.kind, order) for order in orders), games)


def _tried(ways: Iterable[_Way], games: "count[int]") -> list[_Way]:
    """Return the games of some ways, none if anything else stops one or there are too many."""
    found: list[_Way] = []
    for way in ways:
        ends = _ends(way, games) if next(games) <= MOST_ORDERS else []
        if not ends:
            return []
        found += ends
    return found


def _paid(one: _Way, at: int, names: Sequence[str], games: "count[int]") -> list[_Way]:
    """Return the game with each choice of objects whose mana is enough for what is played before a sentence."""
    sentences, enough = one.situation.sentences, list[_Way]()
    behind = next((index for index in range(at, 0, -1) if isinstance(sentences[index - 1].clause, PlayerAction)), at)
    chosen: list[tuple[str, ...]] = [()]
    while chosen:
        tried = [(*before, name) for before in chosen for name in names if not before or name >= before[-1]]
        if any(next(games) > MOST_ORDERS for _ in tried):
            return []
        ways = {order: _in_order(one, behind, _MANA, order) for order in tried}
        short = {order: way for order, way in ways.items() if way.played.problem or _rewound(way) > _rewound(one)}
        enough += [way for order, way in ways.items() if order not in short]
        # a choice that cannot be made is none; behind any other one, the mana is not enough
        chosen = [order for order, way in short.items() if not _is_of(way, behind)]
    return _tried(enough, games)


def _rewound(way: _Way) -> int:
    """Return how many actions of a game were rewound."""
    session = way.played.session
    return 0 if session is None else sum(isinstance(event, TakenBack) for event, _ in session.table.history)


def _is_of(way: _Way, at: int) -> bool:
    """Whether the problem of a game is that of the sentence of an index."""
    return way.played.problem is not None and way.played.problem.sentence is way.situation.sentences[at]


def _place_of(question: OpenQuestion, situation: Situation) -> int | None:
    """Return the index of the sentence before which an answer is missing, None where no question comes behind it."""
    sentences = situation.sentences
    at = next((at for at, one in enumerate(sentences) if one is question.sentence), None)
    is_asked = at is not None and any(isinstance(one.clause, Query) for one in sentences[at:])
    return at if is_asked else None


def _in_order(one: _Way, at: int, kind: str, order: tuple[str, ...]) -> _Way:
    """Return a situation with answers of a kind, such as about an order, before the sentence of an index."""
    sentences, question = one.situation.sentences, one.played.open
    assert question is not None
    text = f"{question.topic}: {'、'.join(order)}"
    given = tuple(CardRef(name=words.strip("《》")) if kind == _MANA else Name(words) for words in order)
    answers = Sentence(Answers(topic=kind, given=given), text, sentences[at].line, start=sentences[at].start)
    situation = one.situation._replace(sentences=(*sentences[:at], answers, *sentences[at:]))
    same = "どの順番でも" if kind == _ORDER else "どれでも"
    said = SentenceAsUnderstood(sentences[at], f"{text}({same}答えは同じ)。{sentences[at].text}")
    return _Way(situation, play(situation), (*one.said, said))
