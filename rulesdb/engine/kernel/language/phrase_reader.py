"""The reader of a table of phrases: it parses a text into a record.

The grammar is LALR(1), so a sequence of words has only one parse. A text may be divided into words in several ways
(あなた, の and あなたの): the reader tries all of them, longest words first, and refuses a text with two readings.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.parse_table import ParseTable, States, parse_table
from rulesdb.engine.kernel.language.phrase_grammar import NAME, NUMBER, PATTERNS, Maker, PhraseWord, rule_of
from rulesdb.engine.kernel.language.phrases import PLAIN, Vocabulary

END = "$END"
NAMES = {NUMBER: "a number", NAME: "a name", END: "the end"}
"""The names of the words that are not fixed, for messages."""
_PATTERNS = {name: re.compile(pattern) for name, pattern in PATTERNS.items()}


class NotUnderstoodError(EngineError):
    """A text that is no record; ``expected`` lists what could stand at ``position``, which counts characters from 0."""

    def __init__(self, text: str, position: int, expected: Sequence[str] = (), why: str = "") -> None:
        """Keep the position and the words expected there; a number or name is expected by its kind.

        ``why`` replaces the message that the text is not understood at the position.
        """
        self.position = position
        self.expected = tuple(expected)
        found = f"{text[position : position + 12]!r}" if position < len(text) else "the end"
        super().__init__(why or f"{found} is not understood at character {position + 1}")


class ContradictionError(NotUnderstoodError):
    """A text that parses, but into an invalid record or into two different records."""


class ParserStack(NamedTuple):
    """The stack of an LALR parser, as a linked list: stacks that grow from the same one share it."""

    state: int
    """The state on top."""
    value: object = None
    """The word or record that led to the state."""
    rest: "ParserStack | None" = None
    """The stack below, None at the bottom."""


class TextReader(Protocol):
    """A parser of one language."""

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        ...


_WORDS = "[ァ-ヺー]{2,}|[一-龠々]{2,}"
"""A regular expression that is compiled when a sentence is not understood."""


class Reader:
    """A parser for the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary, name: str = "") -> None:
        """Make the parser; ``name`` is that of its parse table where it is shipped or cached.

        Raises ValueError as ``parse_table`` does.
        """
        self.parser = Parser(parse_table(vocabulary, name), Maker(vocabulary))

    def in_words(self, text: str) -> str:
        """Return a text in the words of the grammar, where it has symbols for them."""
        return text

    @cached_property
    def known_words(self) -> frozenset[str]:
        """The words in kanji, or in katakana, of the grammar's fixed words."""
        return frozenset(word for words in self.parser.terminals for word in re.findall(_WORDS, words))

    def understands(self, text: str, role: str, form: str = PLAIN) -> bool:
        """Whether a text stands for a record of a role."""
        parse = _Parse(self.in_words(text), self.parser, rule_of(role, form))
        return any(True for _ in parse.results())

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        parse = _Parse(text, self.parser, rule_of(role, form))
        found = [*parse.results()]
        if any(other != found[0] for other in found):
            raise ContradictionError(text, 0, why=f"{text!r} has two readings")
        if not found:
            raise parse.refusal()
        return found[0]


class Parser:
    """An LALR(1) parser whose stacks are values."""

    def __init__(self, table: ParseTable, maker: Maker) -> None:
        """Keep the table and the makers of values."""
        self.nouns = frozenset(table.nouns)
        """The words of which phrases have one or another in a gap."""
        self.table = table
        self.states = States(table)
        """The actions of each state."""
        self.terminals = table.terminals
        """The terminal of each fixed word."""
        self.literals = {terminal: word for word, terminal in self.terminals.items()}
        """The fixed word of each terminal that has one."""
        lengths: dict[str, set[int]] = {}
        for word in self.terminals:
            lengths.setdefault(word[0], set()).add(len(word))
        self.lengths = {first: sorted(found, reverse=True) for first, found in lengths.items()}
        """The lengths of the fixed words that begin with a character, the greatest first."""
        self._maker = maker

    def fed(self, stack: ParserStack, word: PhraseWord, end: int) -> ParserStack | None:
        """Return the stack after one more word, with finished phrases as records; None if the word is not accepted.

        ``end`` is the last state. Raises EngineError for a record whose fields contradict each other.
        """
        states = self.states
        while True:
            action = states[stack.state].get(word.terminal)
            if action is None:
                return None
            if action >= 0:
                return ParserStack(action, word, stack)
            production = self.table.productions[-1 - action]
            children = []
            for _ in range(production.length):
                children.append(stack.value)
                assert stack.rest is not None
                stack = stack.rest
            made = self._maker.made(production.maker, children[::-1])
            stack = ParserStack(states[stack.state][production.origin], made, stack)
            if word.terminal == END and stack.state == end:
                return stack

    def accepts(self, stack: ParserStack, terminal: str, end: int) -> bool:
        """Whether a terminal is accepted on a stack, after the reductions that the terminal causes."""
        return self.state_after(stack, terminal, end) is not None

    def state_after(self, stack: ParserStack, terminal: str, end: int) -> int | None:
        """Return the state to which a terminal leads from a stack, None if it is not accepted there."""
        states = self.states
        pushed: list[int] = []  # the states above the given stack, which stays as it is
        while True:
            action = states[pushed[-1] if pushed else stack.state].get(terminal)
            if action is None or action >= 0:
                return action
            production = self.table.productions[-1 - action]
            for _ in range(production.length):
                if pushed:
                    pushed.pop()
                else:
                    assert stack.rest is not None
                    stack = stack.rest
            pushed.append(states[pushed[-1] if pushed else stack.state][production.origin])
            if terminal == END and pushed[-1] == end:
                return end


class _Parse:
    """The parse of one text, over all ways to divide it into words."""

    def __init__(self, text: str, parser: Parser, start: str) -> None:
        self._text = text
        self.parser = parser
        self._start, self._end = parser.table.starts[start], parser.table.ends[start]
        self._seen: list[tuple[ParserStack, int]] = []
        self._problems: list[tuple[int, str]] = []
        """The end of each word that makes an invalid record, and what is wrong with the record."""

    def results(self) -> Iterator[object]:
        """Yield the record of every successful division into words."""
        ways = [(ParserStack(self._start), 0)]
        while ways:
            stack, at = ways.pop()
            if stack.state == self._end:
                yield stack.value
                continue
            self._seen.append((stack, at))
            words = ((word, at + len(word.text)) for word in self._tokens(stack.state, at))
            grown = [(self._fed(stack, word, end), end) for word, end in words]
            ways += [(following, end) for following, end in reversed(grown) if following is not None]

    def _tokens(self, state: int, at: int) -> Iterator[PhraseWord]:
        """Yield the words that a state accepts and the text has at a position, the longest one first."""
        actions = self.parser.states[state]
        if at == len(self._text):
            if END in actions:
                yield PhraseWord(END, "")
            return
        for length in self.parser.lengths.get(self._text[at], ()):
            word = self._text[at : at + length]
            terminal = self.parser.terminals.get(word)
            if terminal in actions and len(word) == length:  # at the end of a text it has fewer characters
                yield PhraseWord(terminal, word)
        for terminal, pattern in _PATTERNS.items():
            if terminal in actions and (found := pattern.match(self._text, at)):
                yield PhraseWord(terminal, found[0])

    def _fed(self, stack: ParserStack, word: PhraseWord, end: int) -> ParserStack | None:
        """Return the stack after one more word, None if it is not accepted or, at ``end``, makes an invalid record."""
        try:
            return self.parser.fed(stack, word, self._end)
        except EngineError as error:
            self._problems.append((end, str(error)))
            return None

    def refusal(self) -> NotUnderstoodError:
        """Return the error for the text: the furthest position that a word reaches, and the words expected there."""
        literals = self.parser.literals
        begun: list[tuple[int, str]] = []
        last = max(at for _, at in self._seen) - max(map(len, literals.values()), default=0)
        for stack, at in (seen for seen in self._seen if seen[1] >= last):
            for terminal in self.parser.states[stack.state]:
                if terminal.isupper() and self.parser.accepts(stack, terminal, self._end):
                    word = literals.get(terminal) or NAMES[terminal]
                    reached = shared_start(word, self._text, at) if terminal in literals else 0
                    begun.append((at + reached, word[reached:]))
        furthest = max((at for at, rest in begun if rest), default=0)
        expected = sorted({rest for at, rest in begun if rest and at == furthest})
        last_problem, why = max(self._problems, default=(-1, ""), key=lambda problem: problem[0])
        if last_problem >= furthest:
            return ContradictionError(self._text, 0, why=why)
        return NotUnderstoodError(self._text, furthest, expected)


def shared_start(word: str, text: str, at: int) -> int:
    """Return the number of characters that a word and the text at a position have in common."""
    pairs = enumerate(zip(word, text[at : at + len(word)], strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(word), len(text) - at))
