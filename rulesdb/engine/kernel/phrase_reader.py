"""The reader of a table of phrases: it parses a text into a record.

The grammar is LALR(1), so a sequence of words has only one reading. A text may be divided into words in several ways
(あなた, の and あなたの): the reader tries all of them, longest words first, and refuses a text with two readings.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from lark import Lark, Token
from lark.exceptions import GrammarError
from lark.parsers.lalr_analysis import Shift
from lark.parsers.lalr_parser_state import ParseConf

from rulesdb.engine.kernel.errors import EngineError
from rulesdb.engine.kernel.phrase_grammar import NAME, NUMBER, PATTERNS, Grammar, Maker, rule_of
from rulesdb.engine.kernel.phrases import PLAIN, Vocabulary

_END = "$END"
_NAMES = {NUMBER: "a number", NAME: "a name", _END: "the end"}
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


class _Stack(NamedTuple):
    """The stack of an LALR parser, as a linked list: stacks that grow from the same one share it."""

    state: int
    """The state on top."""
    value: object = None
    """The token or record that led to the state."""
    rest: "_Stack | None" = None
    """The stack below, None at the bottom."""


class _Words(NamedTuple):
    """The words that the parser accepts in one state."""

    literals: Mapping[str, tuple[tuple[str, str], ...]]
    """For every first character, the words that begin with it, longest first, with their terminals."""
    patterns: tuple[str, ...]
    """Terminals of numbers and names."""
    ends: bool
    """Whether the text may end in this state."""


class Reader:
    """A parser for the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make the parser. Raises ValueError if a sequence of words would have two readings."""
        grammar = Grammar(vocabulary)
        self._literals = {name: word for word, name in grammar.literals.items()}
        self._words: dict[int, _Words] = {}
        try:
            self._lark = Lark(
                grammar.text(),
                parser="lalr",
                lexer="basic",
                start=grammar.starts,
                transformer=Maker(vocabulary),
                maybe_placeholders=False,
                keep_all_tokens=True,
            )
        except GrammarError as error:
            raise ValueError(f"some text has two readings: {error}") from error

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        # Without a text, this is the one public way to the table and callbacks of a start rule.
        table = self._lark.parse_interactive(start=rule_of(role, form)).parser_state.parse_conf
        reading = _Reading(text, table)
        found = [*reading.results(self._words_in)]
        if any(other != found[0] for other in found):
            raise ContradictionError(text, 0, why=f"{text!r} has two readings")
        if not found:
            raise reading.refusal(self._literals)
        return found[0]

    def _words_in(self, table: ParseConf[int], state: int) -> _Words:
        """Return the words accepted in a parser state, from a cache."""
        if state not in self._words:
            self._words[state] = self._words_of(table.states[state])
        return self._words[state]

    def _words_of(self, actions: Iterable[str]) -> _Words:
        literals: dict[str, list[tuple[str, str]]] = {}
        for terminal in actions:
            if word := self._literals.get(terminal):
                literals.setdefault(word[0], []).append((word, terminal))
        by_length = {first: tuple(sorted(words, key=_length, reverse=True)) for first, words in literals.items()}
        return _Words(by_length, tuple(name for name in PATTERNS if name in actions), _END in actions)


class _Reading:
    """The parse of one text, over all ways to divide it into words."""

    def __init__(self, text: str, table: ParseConf[int]) -> None:
        self._text = text
        self._table = table
        self._seen: list[tuple[_Stack, int]] = []
        self._problems: list[str] = []

    def results(self, words_in: Callable[[ParseConf[int], int], _Words]) -> Iterator[object]:
        """Yield the record of every successful division into words; ``words_in`` gives the words of a state."""
        ways = [(_Stack(self._table.start_state), 0)]
        while ways:
            stack, at = ways.pop()
            if stack.state == self._table.end_state:
                yield stack.value
                continue
            self._seen.append((stack, at))
            words = words_in(self._table, stack.state)
            grown = [(self._fed(stack, token), at + len(token)) for token in self._tokens(words, at)]
            ways += [(following, end) for following, end in reversed(grown) if following is not None]

    def _tokens(self, words: _Words, at: int) -> Iterator[Token]:
        """Yield the tokens possible at a position, longest word first."""
        if at == len(self._text):
            if words.ends:
                yield Token(_END, "")
            return
        for word, terminal in words.literals.get(self._text[at], ()):
            if self._text.startswith(word, at):
                yield Token(terminal, word)
        for terminal in words.patterns:
            if found := _PATTERNS[terminal].match(self._text, at):
                yield Token(terminal, found[0])

    def _fed(self, stack: _Stack, token: Token) -> _Stack | None:
        """Return the stack after one more token, None if the token is not accepted or makes an invalid record."""
        try:
            return _fed(self._table, stack, token)
        except EngineError as error:
            self._problems.append(str(error))
            return None

    def refusal(self, literals: Mapping[str, str]) -> NotUnderstoodError:
        """Return the error for the text: the furthest position that a word reaches, and the words expected there."""
        begun: list[tuple[int, str]] = []
        last = max(at for _, at in self._seen) - max(map(len, literals.values()), default=0)
        for stack, at in (seen for seen in self._seen if seen[1] >= last):
            for terminal in self._table.states[stack.state]:
                if terminal.isupper() and _is_accepted(self._table, stack, terminal):
                    word = literals.get(terminal) or _NAMES[terminal]
                    reached = _shared(word, self._text, at) if terminal in literals else 0
                    begun.append((at + reached, word[reached:]))
        furthest = max((at for at, rest in begun if rest), default=0)
        expected = sorted({rest for at, rest in begun if rest and at == furthest})
        if self._problems and furthest == len(self._text):
            return ContradictionError(self._text, 0, why=self._problems[0])
        return NotUnderstoodError(self._text, furthest, expected)


def _length(word: tuple[str, str]) -> int:
    return len(word[0])


def _shared(word: str, text: str, at: int) -> int:
    """Return the number of characters that a word and the text at a position have in common."""
    pairs = enumerate(zip(word, text[at : at + len(word)], strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(word), len(text) - at))


def _fed(table: ParseConf[int], stack: _Stack, token: Token) -> _Stack | None:
    """Return the stack after one more token, with finished phrases as records; None if the token is not accepted.

    Raises EngineError for a record whose fields contradict each other.
    """
    while True:
        action = table.states[stack.state].get(token.type)
        if action is None:
            return None
        kind, following = action
        if kind is Shift:
            return _Stack(following, token, stack)
        children = []
        for _ in following.expansion:
            children.append(stack.value)
            assert stack.rest is not None
            stack = stack.rest
        made = table.callbacks[following](children[::-1])
        stack = _Stack(table.states[stack.state][following.origin.name][1], made, stack)
        if token.type == _END and stack.state == table.end_state:
            return stack


def _is_accepted(table: ParseConf[int], stack: _Stack, terminal: str) -> bool:
    """Whether the parser accepts a terminal on this stack, after the reductions that the terminal causes."""
    pushed: list[int] = []  # the states above the given stack, which stays as it is
    while True:
        action = table.states[pushed[-1] if pushed else stack.state].get(terminal)
        if action is None:
            return False
        kind, rule = action
        if kind is Shift:
            return True
        for _ in rule.expansion:
            if pushed:
                pushed.pop()
            else:
                assert stack.rest is not None
                stack = stack.rest
        pushed.append(table.states[pushed[-1] if pushed else stack.state][rule.origin.name][1])
        if terminal == _END and pushed[-1] == table.end_state:
            return True
