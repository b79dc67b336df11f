"""The sentences of a language nearest to a text that is none: an error-correcting parse of the text.

The parser follows the text, skips characters of it, and adds words of the grammar, each at a cost: what carries meaning
is dear, particles are cheap. So every result is a whole sentence that is understood, and its gaps are filled from the
text. The search is a beam over the positions of the text, bounded by steps and not by time, so that a text has the same
results on every machine.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrase_grammar import NAME, NUMBER, PhraseWord, rule_of
from rulesdb.engine.kernel.language.phrase_reader import END, Parser, ParserStack, Reader

MOST_NEAREST = 5
"""The greatest number of sentences that are offered."""
LONGEST = 160
"""The greatest length of a text for which sentences are looked for, in characters."""
MOST_STEPS = 6000
"""About how many ways are followed for a text, in all."""
BEAM = range(40, 300)
"""The fewest and the most ways that are followed at one position."""
WIDTH = 60
"""The greatest number of words with which a way goes on."""
SLACK = 6.0
"""How much dearer than the cheapest way to a position another one may be."""
ALIKE = 4
"""The greatest number of ways at one position that differ in their words alone, and not in what can follow."""
MOST_ADDED = 3
"""The greatest number of words that are added one after another."""
FAR = 0.5
"""The greatest cost of a near sentence, as a share of that of skipping the whole text."""

_BRACKETS = "「」『』《》〔〕【】"
_PARTICLES = "のをにがはでとへも"
_DEAR = 6.0
"""The cost of what changes the meaning: a number, or brackets around what the text has without them."""


class _Costs(dict[str, float]):
    """The cost of each character; one that has none here carries meaning."""

    def __init__(self, kana: float, content: float, others: Mapping[str, float]) -> None:
        super().__init__(dict.fromkeys(map(chr, range(ord("ぁ"), ord("ん") + 1)), kana))
        self.content = content
        self.update({sign: cost for signs, cost in others.items() for sign in signs})

    def __missing__(self, sign: str) -> float:
        return self.content

    def of(self, text: str) -> float:
        """Return the cost of all characters of a text."""
        return sum(map(self.__getitem__, text))


_SKIPPED = _Costs(0.45, 1.3, {"。、 +": 0.15, _PARTICLES: 0.25, _BRACKETS: 1.0, "-0123456789": _DEAR})
"""The costs of characters of the text that the sentence lacks."""
_ADDED = _Costs(0.25, 0.6, {"。、 ": 0.1, _PARTICLES: 0.15, _BRACKETS: _DEAR, "XYZ0123456789": _DEAR})
"""The costs of characters that the text lacks."""
_MOST_OF_WORD = 5.0
"""The greatest cost of a word of which the text has nothing."""
_NUMBER_COST, _NOUN_COST = 1.2, 1.6
"""The cost of a number, 1, and of one of several nouns, of which the text has none."""
_BLIND, _NEARLY = 1.5, 0.3
"""What delays a way with an added word behind which the text does not go on, or not without a joint."""
_JOINT = 0.5
"""The greatest cost of a word that is a joint of others."""
_FOLLOWING = 1.0
"""The greatest cost of a word behind another one that stands for what the text goes on with."""
_REACH = 5
"""How many more characters of the text than a word has it can stand for."""
_PROGRESS = 0.4
"""What each character of the text that a word stands for is worth in the order of the words that are tried."""
_LOST = 1.5
"""The cost of a weighty word that either the text or the sentence lacks."""

_NUMBERS = re.compile(r"-?[0-9]+")
_NAME = re.compile(rf"[^{_BRACKETS}。、\r\n]+(?=[」』》〕】])")
_NEGATION = re.compile(r"な[いくけ]|ず(?!つ)|ぬ(?=。|$)|不可")
_WEIGHTY = re.compile(
    "代わり|次の|次に|まで|もよい|すべて|各|以外|のみ|だけ|以上|以下|対戦相手|あなた|コピー|対象|もう|コスト"
)


class NearSentence(NamedTuple):
    """A sentence near a text."""

    text: str
    """The sentence."""
    record: object
    """What it stands for."""
    cost: float
    """How far it is from the text, from 0."""


class _Step(NamedTuple):
    """A word with which a way can go on."""

    cost: float
    """Its cost."""
    end: int
    """The position in the text behind what it stands for; that before it for an added word."""
    word: PhraseWord
    """The word."""


class _Way(NamedTuple):
    """A way to a position of the text; they are in the order in which they are followed."""

    rank: float
    """Its cost, or more for one that is delayed."""
    number: int
    """Number of the ways before it."""
    cost: float
    """What it has cost."""
    stack: ParserStack
    """The parser's stack before its last word."""
    word: PhraseWord | None
    """Its last word, None where the stack has all."""
    text: str
    """The sentence so far, without the last word."""
    added: int
    """Number of words that were added last, one after another."""


class _Search:
    """The search for the sentences near one text."""

    def __init__(self, parser: Parser, text: str, start: str) -> None:
        self._parser = parser
        self._text = text
        self._end = parser.table.ends[start]
        self._numbers = count()
        self._steps = cache(self._steps_from)
        self._delays: dict[tuple[int, ...], float] = {}
        self._places = cache(self._places_of)
        self._ways: list[list[_Way]] = [[] for _ in range(len(text) + 1)]
        self._cheapest = [SLACK * (len(text) + 1)] * (len(text) + 1)
        self._beam = min(max(BEAM.start, MOST_STEPS // (len(text) + 1)), BEAM.stop)
        self._add(0, _Way(0, 0, 0, ParserStack(parser.table.starts[start]), None, "", 0))

    def sentences(self) -> Iterator[NearSentence]:
        """Yield the sentences that are reached."""
        for at, ways in enumerate(self._ways):
            followed: Counter[tuple[int, ...]] = Counter()
            known: set[tuple[str, tuple[int, ...]]] = set()
            while ways and followed.total() < self._beam:
                way = self._with_word(heappop(ways), at)
                if way is None:
                    continue
                if way.stack.state == self._end:
                    yield NearSentence(way.text, way.stack.value, way.cost)
                    continue
                top = _top(way.stack)
                if followed[top] < ALIKE and (way.text, top) not in known:
                    known.add((way.text, top))
                    followed[top] += 1
                    self._follow(way, at)

    def _with_word(self, way: _Way, at: int) -> _Way | None:
        """Return a way whose stack has its last word; None if it is not accepted, or if the way is put off."""
        if way.word is None:
            return way
        try:
            stack = self._parser.fed(way.stack, way.word, self._end)
        except EngineError:
            return None
        if stack is None:
            return None
        way = way._replace(stack=stack, word=None, text=way.text + way.word.text)
        delay = self._delay(stack, at) if way.added else 0
        if delay:
            heappush(self._ways[at], way._replace(rank=way.rank + delay, number=next(self._numbers)))
            return None
        return way

    def _delay(self, stack: ParserStack, at: int) -> float:
        """Return how much a way is delayed that comes to a stack by an added word."""
        key = (*_top(stack), at)
        if key not in self._delays:
            self._delays[key] = self._delay_of(stack, at)
        return self._delays[key]

    def _delay_of(self, stack: ParserStack, at: int) -> float:
        steps = self._steps(stack.state, at)
        if any(_goes_on(step, at) for step in steps):
            return 0
        joints = (step.word.terminal for step in steps if step.end == at and step.cost <= _JOINT)
        states = (self._parser.state_after(stack, terminal, self._end) for terminal in joints)
        is_near = any(_goes_on(step, at) for state in states if state is not None for step in self._steps(state, at))
        return _NEARLY if is_near else _BLIND

    def _follow(self, way: _Way, at: int) -> None:
        """Add the ways that go on from one: with a word, or without the next character of the text."""
        if at < len(self._text):
            cost = way.cost + _SKIPPED[self._text[at]]
            self._add(at + 1, way._replace(rank=cost, cost=cost, added=0))
        for step in self._steps(way.stack.state, at):
            added = way.added + 1 if step.end == at else 0
            if added <= MOST_ADDED or step.word.terminal == END:
                cost = way.cost + step.cost
                self._add(step.end, way._replace(rank=cost, cost=cost, word=step.word, added=added))

    def _add(self, at: int, way: _Way) -> None:
        """Add a way to a position, unless it is much dearer than another one there."""
        if way.cost <= self._cheapest[at] + SLACK:
            self._cheapest[at] = min(self._cheapest[at], way.cost)
            heappush(self._ways[at], way._replace(number=next(self._numbers)))

    def _steps_from(self, state: int, at: int) -> Sequence[_Step]:
        """Return the words that can follow in a state at a position, the most promising ones."""
        words, text = self._parser.words_in(state), self._text
        literals = (one for of_first in words.literals.values() for one in of_first)
        steps = [
            _Step(cost, end, PhraseWord(terminal, word))
            for word, terminal in literals
            for end, cost in self._places(word, at)
        ]
        if NUMBER in words.patterns:
            found = _NUMBERS.match(text, at)
            number = PhraseWord(NUMBER, found[0] if found else "1")
            steps.append(_Step(0, found.end(), number) if found else _Step(_NUMBER_COST, at, number))
        if NAME in words.patterns and (name := _NAME.match(text, at)):
            steps.append(_Step(0, name.end(), PhraseWord(NAME, name[0])))
        steps.sort(key=lambda step: step.cost - _PROGRESS * (step.end - at))
        is_end = words.ends and at == len(text)
        return (*steps[:WIDTH], *([_Step(0, at, PhraseWord(END, ""))] if is_end else []))

    def _places_of(self, word: str, at: int) -> Sequence[tuple[int, float]]:
        """Return the ends of what a word can stand for from a position on, with the cost of each."""
        if self._text.startswith(word, at):
            return ((at + len(word), 0.0),)
        added = _NOUN_COST if word in self._parser.nouns else _ADDED.of(word)
        alone = ((at, added),) if added <= _MOST_OF_WORD else ()
        window = self._text[at : at + len(word) + _REACH]
        if not _content(word) & set(window):
            return alone
        costs = _alignment(word, window)
        skipped, found = 0.0, list[tuple[int, float]]()
        for length, sign in enumerate(window, 1):
            skipped += _SKIPPED[sign]
            if sign in word and costs[length] < (added + skipped) * 0.75:
                found.append((at + length, costs[length]))
        found.sort(key=lambda one: one[1] - _PROGRESS * (one[0] - at))
        return (*found[:2], *alone)


def _goes_on(step: _Step, at: int) -> bool:
    """Whether a step has what the text has at a position, or its end."""
    return step.cost <= _FOLLOWING and (step.end > at or step.word.terminal == END)


def _alignment(word: str, window: str) -> list[float]:
    """Return the costs of a word in the place of the first characters of a window of the text, for each number."""
    costs = [0.0]
    for sign in window:
        costs.append(costs[-1] + _SKIPPED[sign])
    for letter in word:
        add, row = _ADDED[letter], [costs[0] + _ADDED[letter]]
        for index, sign in enumerate(window):
            best = min(costs[index + 1] + add, row[index] + _SKIPPED[sign])
            row.append(min(best, costs[index]) if sign == letter else best)
        costs = row
    return costs


def _top(stack: ParserStack) -> tuple[int, ...]:
    """Return the uppermost states of a stack, by which ways are alike."""
    below = stack.rest
    return stack.state, below.state if below else -1, below.rest.state if below and below.rest else -1


@cache
def _content(word: str) -> frozenset[str]:
    """Return the characters of a word that carry meaning; the first one of a word without any."""
    return frozenset(sign for sign in word if _ADDED[sign] >= _ADDED.content) or frozenset(word[:1])


def nearest(reader: Reader, text: str, role: str, form: str) -> list[NearSentence]:
    """Return the sentences of a role nearest to a text, the nearest first.

    None of them lacks a number of the text or turns a negation round.
    """
    if len(text) > LONGEST:
        return []
    best: dict[object, NearSentence] = {}
    for one in _Search(reader.parser, text, rule_of(role, form)).sentences():
        lost = len({*_WEIGHTY.findall(text)} ^ {*_WEIGHTY.findall(one.text)})
        near = one._replace(cost=one.cost + _LOST * lost)
        if _keeps(text, near.text) and (near.record not in best or near.cost < best[near.record].cost):
            best[near.record] = near
    found = sorted(best.values(), key=lambda one: (one.cost, one.text))
    return [one for one in found if one.cost <= FAR * _SKIPPED.of(text)][:MOST_NEAREST]


def _keeps(text: str, sentence: str) -> bool:
    """Whether a sentence has every number of a text, and a negation if and only if the text has one."""
    numbers = Counter(_NUMBERS.findall(text)) - Counter(_NUMBERS.findall(sentence))
    return not numbers and len(_NEGATION.findall(text)) == len(_NEGATION.findall(sentence))
