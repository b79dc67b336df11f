"""The sentences of a language nearest to a text that is none: an error-correcting parse of the text.

The parser follows the text, skips characters of it, and adds words of the grammar, each at a cost: what carries meaning
is dear, particles are cheap. So every result is a whole sentence that is understood, and its gaps are filled from the
text. The search is a beam over the positions of the text, bounded by steps and not by time, so that a text has the same
results on every machine.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrase_grammar import NAME, NUMBER, PhraseWord, rule_of
from rulesdb.engine.kernel.language.phrase_reader import (
    END,
    NotUnderstoodError,
    Parser,
    ParserStack,
    Reader,
    TextReader,
)
from rulesdb.engine.kernel.language.written_lines import nearest_word
from rulesdb.japanese.kana import hiragana

MOST_NEAREST = 5
"""The greatest number of sentences that are offered."""
LONGEST = 100
"""The greatest length of a text for which sentences are looked for, in characters."""
MOST_STEPS = 5000
"""About how many ways are followed for a text, in all."""
BEAM = range(60, 400)
"""The fewest and the most ways that are followed at one position."""
WIDTH = 60
"""The greatest number of words with which a way goes on."""
SLACK = 6.0
"""How much dearer than the cheapest way to a position another one may be."""
ALIKE = 2
"""The greatest number of ways at one position that have the same end, and go on alike."""
_RECENT = 6
"""The number of characters of that end."""
MOST_ADDED = 3
"""The greatest number of words that are added one after another."""
FAR = 0.5
"""The greatest cost of a near sentence, as a share of that of skipping the whole text."""

_BRACKETS = "「」『』《》〔〕【】()"
_PARTICLES = "のをにがはでとへも"
_DEAR = 6.0
"""The cost of what changes the meaning: a number, or brackets around what the text has without them."""


class _Costs(dict[str, float]):
    """The cost of each character; one that has none here carries meaning."""

    def __init__(self, kana: float, katakana: float, content: float, others: Mapping[str, float]) -> None:
        super().__init__(dict.fromkeys(map(chr, range(ord("ぁ"), ord("ん") + 1)), kana))
        self.update(dict.fromkeys(map(chr, range(ord("ァ"), ord("ー") + 1)), katakana))
        self.content = content
        self.update({sign: cost for signs, cost in others.items() for sign in signs})

    def __missing__(self, sign: str) -> float:
        return self.content

    def of(self, text: str) -> float:
        """Return the cost of all characters of a text."""
        return sum(map(self.__getitem__, text))


_SKIPPED = _Costs(0.45, 0.7, 1.3, {"。、 +？": 0.15, _PARTICLES: 0.25, _BRACKETS: 1.0, "-0123456789": _DEAR})
"""The costs of characters of the text that the sentence lacks."""
_ADDED = _Costs(0.25, 0.35, 0.6, {"。、 ？": 0.1, _PARTICLES: 0.15, _BRACKETS: _DEAR, "XYZ0123456789": _DEAR})
"""The costs of characters that the text lacks."""
_SHORT, _LESS = 2, 0.35
"""The characters with meaning up to which a word is dear, and what each further one costs less."""
_MOST_OF_WORD = 5.0
"""The greatest cost of a word of which the text has nothing."""
_NUMBER_COST, _NOUN_COST = 1.2, 2.6
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

_SPELLINGS = {"時、": "とき、", "全て": "すべて", "出来": "でき", "更に": "さらに", "但し": "ただし"}
"""Words in kanji that the language has in hiragana."""
_NUMBERS = re.compile(r"-?[0-9]+")
_NAME = re.compile(r"[^「」『』《》〔〕【】。、\r\n]+(?=[」』》〕】])")
_SAID = re.compile(
    r"《[^》]*》|【[^】]*】|\{[^}]*\}|-?[0-9]+(?:[枚番つ体個]目)?|[一二三四五六七八九十]+(?=[枚体個点回つ])"
    "|(?<=[、 ])(?:はい|いいえ|なし)(?=[、。]|$)"
)
"""What every near sentence has as the text has it: names with the signs around them, symbols, numbers and answers."""
_NEGATION = re.compile(r"(?<!ければなら)な(?!ければなら)[いくけ]|なかっ|ませ[んぬ]|ず(?!つ)|ぬ(?=。|$)|不可")
_CONDITION = re.compile("なら|とき|時、|場合|たび|限り|間、|間は|でなければ")
_EVENT = re.compile("とき、|時、|場合、|たび、")
"""What follows when something happens; 場合 is also said of what is so."""
_ENDED = re.compile("(?<!対象とする)。(?=.)")
"""The end of a sentence with another one behind it, but for one that only names a target."""
_ACTIONS = tuple(
    re.compile(words)
    for words in (
        "捨て",
        "破壊",
        "払",
        "失[うい]|減[らるっり]",
        "公開|見せ",
        "追放",
        "引[くいか]",
        "置[くいか]|乗せ|載せ",
        "見[るてた]",
        "選",
        "シャッフル|切り直",
        "軽減|防[ぐげ]",
        "(?<!アン)タップ(?!状態)",
        "アンタップ",
        "生け贄",
        "打ち消",
        "戻[すし]",
        "作[るりらっ]|作成|生成|出す",
        "プレイ(?!ヤー)|唱え",
        "加え",
        "起動",
        "支配|コントロール",
        "もよい",
        "すべて|全",
        "各",
    )
)
"""What is done, in the words for it: a sentence that does something else than the text is not meant."""
_KANJI, _OTHER_WORDS = re.compile("[一-龠々]+"), re.compile("[ァ-ヺー]+|[A-Za-z]+")
_WEIGHTY = re.compile(
    "代わり|次[のに]|まで|以外|ほか|他の|のみ|だけ|以上|以下|未満|対戦相手|コピー|対象|もう|最初|初めて|追加|その(?!後)"
    "|[上下]から|一番[上下]"
)
"""What no sentence may lack that a text has."""


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
    """A way to a position of the text."""

    cost: float
    """What it has cost."""
    stack: ParserStack
    """The parser's stack."""
    text: str
    """The sentence so far."""
    added: int
    """Number of words that were added last, one after another."""


_Waiting = tuple[float, int, float, _Way, PhraseWord | None, int]
"""A way and its next word, None for no word: the rank, a running number, the cost, the way, the word, the words added.

Ways wait in this order, and a word is parsed when its turn comes.
"""


class _Search:
    """The search for the sentences near one text."""

    def __init__(self, parser: Parser, text: str, start: str) -> None:
        self._parser = parser
        self._text, self._alike = text, hiragana(text)
        self._end = parser.table.ends[start]
        self._number = 0
        self._steps = cache(self._steps_from)
        self._standing = cache(self._standing_at)
        self._added = cache(self._added_in)
        self._delays: dict[tuple[int, ...], float] = {}
        self._waiting: list[list[_Waiting]] = [[] for _ in range(len(text) + 1)]
        self._cheapest = [SLACK * (len(text) + 1)] * (len(text) + 1)
        self._beam = min(max(BEAM.start, MOST_STEPS // (len(text) + 1)), BEAM.stop)
        self._add(0, 0, _Way(0, ParserStack(parser.table.starts[start]), "", 0), None, 0)

    def sentences(self) -> Iterator[NearSentence]:
        """Yield the sentences that are reached."""
        for at, waiting in enumerate(self._waiting):
            followed: Counter[tuple[int | str, ...]] = Counter()
            left = self._beam
            while waiting and left:
                way = self._next(waiting, at)
                if way is None:
                    continue
                if way.stack.state == self._end:
                    yield NearSentence(way.text, way.stack.value, way.cost)
                    continue
                end: tuple[int | str, ...] = (*_top(way.stack)[:2], way.text[-_RECENT:])
                if followed[end] < ALIKE:
                    followed[end] += 1
                    left -= 1
                    self._follow(way, at)

    def _next(self, waiting: list[_Waiting], at: int) -> _Way | None:
        """Return the next way at a position; None if its word is not accepted, or if it is put off."""
        rank, _, cost, way, word, added = heappop(waiting)
        if word is None:
            return _Way(cost, way.stack, way.text, added)
        try:
            stack = self._parser.fed(way.stack, word, self._end)
        except EngineError:
            return None
        if stack is None:
            return None
        way = _Way(cost, stack, way.text + word.text, added)
        delay = self._delay(stack, at) if added else 0
        if delay:
            self._number += 1
            heappush(waiting, (rank + delay, self._number, cost, way, None, added))
            return None
        return way

    def _follow(self, way: _Way, at: int) -> None:
        """Add the ways that go on from one: with a word, or without the next character of the text."""
        if at < len(self._text):
            self._add(at + 1, way.cost + _SKIPPED[self._text[at]], way, None, 0)
        for cost, end, word in self._steps(way.stack.state, at):
            added = way.added + 1 if end == at else 0
            if added <= MOST_ADDED or word.terminal == END:
                self._add(end, way.cost + cost, way, word, added)

    def _add(self, at: int, cost: float, way: _Way, word: PhraseWord | None, added: int) -> None:
        """Let a way wait at a position, unless it is much dearer than another one there."""
        cheapest = self._cheapest[at]
        if cost <= cheapest + SLACK:
            if cost < cheapest:
                self._cheapest[at] = cost
            self._number += 1
            heappush(self._waiting[at], (cost, self._number, cost, way, word, added))

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

    def _steps_from(self, state: int, at: int) -> Sequence[_Step]:
        """Return the words that can follow in a state at a position, the most promising ones."""
        actions = self._parser.states[state]
        steps = [step for step in self._standing(at) if step.word.terminal in actions]
        steps += [_Step(cost, at, word) for cost, word in self._added(state)]
        if NUMBER in actions:
            found = _NUMBERS.match(self._text, at)
            number = PhraseWord(NUMBER, found[0] if found else "1")
            steps.append(_Step(0, found.end(), number) if found else _Step(_NUMBER_COST, at, number))
        if NAME in actions and (name := _NAME.match(self._text, at)):
            steps.append(_Step(0, name.end(), PhraseWord(NAME, name[0])))
        steps.sort(key=lambda step: step.cost - _PROGRESS * (step.end - at))
        is_end = END in actions and at == len(self._text)
        return (*steps[:WIDTH], *([_Step(0, at, PhraseWord(END, ""))] if is_end else []))

    def _standing_at(self, at: int) -> Sequence[_Step]:
        """Return the words of the grammar that can stand for what the text has at a position."""
        return [
            _Step(cost, end, PhraseWord(terminal, word))
            for terminal, word in self._parser.literals.items()
            for end, cost in self._places_of(word, at)
        ]

    def _added_in(self, state: int) -> Sequence[tuple[float, PhraseWord]]:
        """Return the cheapest words that can be added in a state, with their costs."""
        literals = self._parser.literals
        words = (
            PhraseWord(terminal, literals[terminal]) for terminal in self._parser.states[state] if terminal in literals
        )
        costs = [(self._cost_of(word.text), word) for word in words]
        return sorted(one for one in costs if one[0] <= _MOST_OF_WORD)[:WIDTH]

    def _cost_of(self, word: str) -> float:
        """Return the cost of a word of which the text has nothing."""
        if word in self._parser.nouns:
            return _NOUN_COST
        longer = sum(_ADDED[sign] == _ADDED.content for sign in word) - _SHORT
        return _ADDED.of(word) - max(0, longer) * _LESS

    def _places_of(self, word: str, at: int) -> Sequence[tuple[int, float]]:
        """Return the ends of what a word can stand for from a position on, with the cost of each."""
        if self._text.startswith(word, at):
            return ((at + len(word), 0.0),)
        window, alike = (text[at : at + len(word) + _REACH] for text in (self._text, self._alike))
        content = _content(word)
        if len(content.intersection(alike)) * 2 < len(content):
            return ()
        costs, added = _alignment(word, window, alike), self._cost_of(word)
        skipped, found = 0.0, list[tuple[int, float]]()
        for length, sign in enumerate(window, 1):
            skipped += _SKIPPED[sign]
            if alike[length - 1] in _read_aloud(word) and costs[length] < (added + skipped) * 0.75:
                found.append((at + length, costs[length]))
        return sorted(found, key=lambda one: one[1] - _PROGRESS * (one[0] - at))[:2]


def _goes_on(step: _Step, at: int) -> bool:
    """Whether a step has what the text has at a position, or its end."""
    return step.cost <= _FOLLOWING and (step.end > at or step.word.terminal == END)


def _alignment(word: str, window: str, alike: str) -> list[float]:
    """Return the costs of a word in the place of the first characters of a window of the text, for each number.

    ``alike`` is the window in hiragana, in which katakana are the same.
    """
    skipped = [_SKIPPED[sign] for sign in window]
    costs = [*accumulate(skipped, initial=0.0)]
    for letter, plain in zip(word, _read_aloud(word), strict=True):
        added = _ADDED[letter]
        last = costs[0] + added
        row = [last]
        for before, above, skip, sign in zip(costs, costs[1:], skipped, alike, strict=False):
            last = min(above + added, last + skip)
            if sign == plain and before < last:
                last = before
            row.append(last)
        costs = row
    return costs


def _top(stack: ParserStack) -> tuple[int, ...]:
    """Return the uppermost states of a stack, by which ways are alike."""
    below = stack.rest
    return stack.state, below.state if below else -1, below.rest.state if below and below.rest else -1


@cache
def _content(word: str) -> frozenset[str]:
    """Return the characters of a word that carry meaning, in hiragana; the first one of a word without any."""
    pairs = zip(word, _read_aloud(word), strict=True)
    return frozenset(plain for sign, plain in pairs if _ADDED[sign] > _ADDED["ん"]) or frozenset(word[:1])


@cache
def _read_aloud(word: str) -> str:
    """Return a word with hiragana for its katakana."""
    return hiragana(word)


def respelled(reader: TextReader, text: str, role: str, form: str) -> list[NearSentence]:
    """Return a text of which a word was replaced by a known one, if it is a sentence of a role, else nothing."""
    try:
        return [NearSentence(text, reader.read(text, role, form), 0)] if text else []
    except NotUnderstoodError:
        return []


def nearest(
    reader: Reader, text: str, kind: tuple[str, str], *, may_lack: int = 0, may_count_one: bool = False
) -> list[NearSentence]:
    """Return the sentences of a kind, a role in a form, nearest to a text, the nearest first.

    Each has the names, symbols and numbers of the text and no others, and is a question if it is one. None of them
    lacks a condition, an action or a known word of the text, turns a negation round or does anything else. It may lack
    ``may_lack`` other words for as many; ``may_count_one`` lets it count one thing where there is no number.
    """
    text = reader.in_words(text)
    for kanji, kana in _SPELLINGS.items():
        text = text.replace(kanji, kana)
    if len(text) > LONGEST:
        return []
    said, allowed = names_and_numbers(text), {"1"} if may_count_one else set[str]()
    best: dict[object, NearSentence] = {}
    for one in _Search(reader.parser, text, rule_of(*kind)).sentences():
        near = one._replace(cost=one.cost + _LOST * _difference(text, one.text))
        is_said = (names_and_numbers(near.text) - said).keys() <= allowed
        is_nearest = near.record not in best or near.cost < best[near.record].cost
        lost = (known for word in _lost(text, near.text) for known in reader.known_words if known in word)
        keeps_known = all(word in near.text for word in lost)
        if is_said and is_nearest and keeps_known and _keeps(text, near.text, reader.parser.nouns, may_lack):
            best[near.record] = near
    found = sorted(best.values(), key=lambda one: (one.cost, one.text))
    found = [one for one in found if one.cost <= FAR * _SKIPPED.of(text)]
    added = [sum(noun in one.text and noun not in text for noun in reader.parser.nouns) for one in found]
    return [one for one, more in zip(found, added, strict=True) if more == min(added)][:MOST_NEAREST]


def _difference(text: str, sentence: str) -> int:
    """Return how many weighty words and conditions a sentence has more than a text, and how many words it lacks."""
    weighty = {*_WEIGHTY.findall(sentence)} - {*_WEIGHTY.findall(text)}
    conditions = len(_CONDITION.findall(sentence)) - len(_CONDITION.findall(text))
    return len(weighty) + conditions + len(_lost(text, sentence))


def _lost(text: str, sentence: str) -> list[str]:
    """Return the words of a text that a sentence lacks: words in kanji of which it has less than half."""
    kanji = (word for word in _KANJI.findall(text) if sum(sign in sentence for sign in word) * 2 < len(word))
    return [*kanji, *(word for word in _OTHER_WORDS.findall(text) if word not in sentence)]


_EITHER_BOTH = ("しか", "与えられ", "これ", "ともに", "オーナー", "まず", "「各」", "今から、『")
"""Words that turn a sentence round, such as only, to be dealt, and the card itself; both have one, or neither."""
_CASES = re.compile("》(?:を|で(?![あすし]))")
"""What somebody does something to, or with: neither is the other, and both are more than one of a list."""
_WITHOUT_SUBJECT = re.compile("[^がはをにの、。]*(?:とき|時|たび|場合)、")
"""The beginning of a text about the card itself, as nobody else is named."""
_ABOUT_OTHERS = re.compile("あらゆる|発生源|コスト|パワー|防御値|ピッチ|基本")
"""What makes a sentence one about something else than a text that has nothing in its place."""


def _keeps(text: str, sentence: str, nouns: Collection[str], may_lack: int) -> bool:
    """Whether a sentence may say what a text says: with its numbers, conditions, actions, weighty and known words."""
    if not _has_shape(text, sentence):
        return False
    done, meant = ({one for one in _ACTIONS if one.search(words)} for words in (text, sentence))
    lost, instead = _lost(text, sentence), _lost(sentence, text)
    if done - meant or len(meant - done) > len(lost) or len(lost) > min(may_lack, len(instead)):
        return False
    is_spelled = all(nearest_word(word, instead) for word in lost if _OTHER_WORDS.fullmatch(word))
    if may_lack and (sum(len(word) > 1 for word in instead) > len(lost) or not is_spelled):
        return False
    if not lost and {*_ABOUT_OTHERS.findall(sentence)} - {*_ABOUT_OTHERS.findall(text)}:
        return False
    is_conditional = len(_CONDITION.findall(text)) <= len(_CONDITION.findall(sentence))
    is_weighed = not {*_WEIGHTY.findall(text)} - {*_WEIGHTY.findall(sentence)}
    named = (noun for noun in nouns if noun in text and (len(noun) > 1 or noun in lost))
    return is_conditional and is_weighed and all(noun in sentence for noun in named)


def _has_shape(text: str, sentence: str) -> bool:
    """Whether a sentence has the numbers, negations, costs and sentences of a text, and is not turned round."""
    if names_and_numbers(text) - names_and_numbers(sentence):
        return False
    said = f"これ{text}" if _WITHOUT_SUBJECT.match(text) else text
    if any((one in said) != (one in sentence) for one in _EITHER_BOTH) or said.count("これ") > sentence.count("これ"):
        return False
    if Counter(_CASES.findall(text)) - Counter(_CASES.findall(sentence)):
        return False
    negations, events, ended = (
        len(one.findall(sentence)) - len(one.findall(text)) for one in (_NEGATION, _EVENT, _ENDED)
    )
    costs = (words.rpartition(": ")[0] for words in (text, sentence))
    return negations == 0 and events <= 0 and ended >= 0 and asks_the_same(text, sentence) and not _lost(*costs)


_ASKED = {"どこ": "どこ|どの領域", "誰": "誰|だれ|どちら", "何": "何|いくつ|いくら", "は": "は？$", "か": "？$"}
"""Regular expressions of questions about a place, a player, a number or thing, a value, and whether something is so."""
_ASKED_ALIKE = {("は", "どこ"), ("は", "誰"), ("は", "何"), ("何", "は")}
"""Which questions may say what others say."""


def asks_the_same(text: str, sentence: str) -> bool:
    """Whether a sentence may ask what a text asks; both do, or neither."""
    asked, meant = (
        next((kind for kind, words in _ASKED.items() if one.endswith("？") and re.search(words, one)), "")
        for one in (text, sentence)
    )
    return asked == meant or (asked, meant) in _ASKED_ALIKE


def names_and_numbers(text: str) -> Counter[str]:
    """Return how often a text has each name with the signs around it, each symbol and each number."""
    return Counter(_SAID.findall(text))


def negations(text: str) -> int:
    """Return how many negations a text has."""
    return len(_NEGATION.findall(text))
