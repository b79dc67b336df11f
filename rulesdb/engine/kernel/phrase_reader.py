"""Reading what a table of phrases says.

The grammar is LALR(1), so that a sequence of words has one reading. A text may be divided into words in several ways
(あなた, の and あなたの): all are tried, the longest words first, and a text with two readings is refused.
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
    """A text that is no record: ``position`` counts its characters from 0, ``expected`` could stand there."""

    def __init__(self, text: str, position: int, expected: Sequence[str] = (), why: str = "") -> None:
        """Keep the place and what could stand there, as words; a number or text of any length by its name.

        ``why`` is said instead of that the text is not understood there.
        """
        self.position = position
        self.expected = tuple(expected)
        found = f"{text[position : position + 12]!r}" if position < len(text) else "the end"
        super().__init__(why or f"{found} is not understood at character {position + 1}")


class ContradictionError(NotUnderstoodError):
    """A text that is understood, and says what no record may be, or two different records."""


class _Stack(NamedTuple):
    """The stack of an LALR parser; those that grow from it share it."""

    state: int
    """The state on top."""
    value: object = None
    """The token or record that led to it."""
    rest: "_Stack | None" = None
    """What is below, None at the bottom."""


class _Words(NamedTuple):
    """What may stand in a state of the parser."""

    literals: Mapping[str, tuple[tuple[str, str], ...]]
    """For a first character, words that begin with it, the longest first, and their terminals."""
    patterns: tuple[str, ...]
    """Terminals of numbers and names."""
    ends: bool
    """Whether the text may end."""


class Reader:
    """Reads the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make the grammar. Raises ValueError where a sequence of words would have two readings."""
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
        """Return the record of a role that a text says. Raises NotUnderstoodError for any other text."""
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
        """Return what may stand in a state; worked out once."""
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
    """The reading of one text: all ways to divide it into words."""

    def __init__(self, text: str, table: ParseConf[int]) -> None:
        self._text = text
        self._table = table
        self._seen: list[tuple[_Stack, int]] = []
        self._problems: list[str] = []

    def results(self, words_in: Callable[[ParseConf[int], int], _Words]) -> Iterator[object]:
        """Yield the record of each way, that of the longest words first; ``words_in`` is what may stand in a state."""
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
        """Yield what may stand at a position, the longest word first."""
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
        """Return a stack with one token more; None where the token may not stand there, or makes a wrong record."""
        try:
            return _fed(self._table, stack, token)
        except EngineError as error:
            self._problems.append(str(error))
            return None

    def refusal(self, literals: Mapping[str, str]) -> NotUnderstoodError:
        """Return why a text is not understood: how far some word reaches into it, and how such words go on."""
        begun: list[tuple[int, str]] = []
        for stack, at in self._seen:
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
    """Return how many characters of a word a text has from a position on."""
    pairs = enumerate(zip(word, text[at : at + len(word)], strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(word), len(text) - at))


def _fed(table: ParseConf[int], stack: _Stack, token: Token) -> _Stack | None:
    """Return a stack with one token more, whole phrases made into records; None where the token may not stand there.

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
    """Whether a terminal may stand behind what was read: what it would end may go on with it, too."""
    states = [one.state for one in _unwound(stack)][::-1]
    while True:
        action = table.states[states[-1]].get(terminal)
        if action is None:
            return False
        kind, rule = action
        if kind is Shift:
            return True
        del states[len(states) - len(rule.expansion) :]
        states.append(table.states[states[-1]][rule.origin.name][1])
        if terminal == _END and states[-1] == table.end_state:
            return True


def _unwound(stack: _Stack | None) -> Iterator[_Stack]:
    """Yield a stack from its top to its bottom."""
    while stack is not None:
        yield stack
        stack = stack.rest
