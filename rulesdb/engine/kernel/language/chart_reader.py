"""The reader of a language in which a sequence of words can be parsed in several ways: a chart parser.

English is no LALR(1) language in the way in which Japanese with its particles is one: what "you control" belongs to is
known at the end. So every way to parse a text is followed, each part of the text once for each symbol of the grammar,
and no parse table is computed. A text with two readings is refused, as in Japanese (phrase_reader.py).
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrase_grammar import (
    PATTERNS,
    Grammar,
    GrammarRule,
    Maker,
    PhraseWord,
    rule_of,
)
from rulesdb.engine.kernel.language.phrase_reader import (
    END,
    NAMES,
    ContradictionError,
    NotUnderstoodError,
    shared_start,
)
from rulesdb.engine.kernel.language.phrases import PLAIN, Vocabulary

_SMALL = {capital: capital + 32 for capital in range(ord("A"), ord("Z") + 1)}
_PATTERNS = {name: re.compile(pattern) for name, pattern in PATTERNS.items()}


class ChartReader:
    """A parser for the words of a vocabulary, whose small and capital letters are the same."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Keep the grammar of a vocabulary."""
        self._grammar = _ChartGrammar(Grammar(vocabulary))
        self._maker = Maker(vocabulary)

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        parse = _ChartParse(text, self._grammar, self._maker)
        found = parse.results(rule_of(role, form))
        if len(found) > 1:
            raise ContradictionError(text, 0, why=f"{text!r} has two readings")
        if not found:
            raise parse.refusal()
        return found[0]


class _ChartGrammar:
    """The productions of a grammar by their origin, with the words with which each begins."""

    def __init__(self, grammar: Grammar) -> None:
        self.rules: dict[str, list[GrammarRule]] = {}
        for rule in grammar.productions():
            self.rules.setdefault(rule.origin, []).append(rule)
        self.literals = {name: word for word, name in grammar.literals.items()}
        """The fixed word of each terminal that has one."""
        self.lower = {name: word.translate(_SMALL) for name, word in self.literals.items()}
        """The same in small letters."""
        self.rules_at = cache(self._rules_at)
        """The productions of a symbol that can begin with a letter, in small letters, or with nothing."""
        self._nullable = _nullable(self.rules)
        self._firsts = self._first_terminals()

    def firsts(self, symbol: str) -> frozenset[str]:
        """Return the terminals with which a symbol can begin."""
        return self._firsts.get(symbol, frozenset({symbol}))

    def _first_terminals(self) -> dict[str, frozenset[str]]:
        firsts: dict[str, frozenset[str]] = {origin: frozenset() for origin in self.rules}
        size = -1
        while size != (size := sum(map(len, firsts.values()))):
            for origin, rules in self.rules.items():
                firsts[origin] = firsts[origin].union(*(self._begins(rule, firsts) for rule in rules))
        return firsts

    def _begins(self, rule: GrammarRule, firsts: dict[str, frozenset[str]]) -> frozenset[str]:
        found: frozenset[str] = frozenset()
        for symbol in rule.symbols:
            found |= firsts.get(symbol, {symbol})
            if symbol not in self._nullable:
                break
        return found

    def _rules_at(self, symbol: str, letter: str) -> tuple[GrammarRule, ...]:
        return tuple(rule for rule in self.rules[symbol] if self._can_begin(rule, letter))

    def _can_begin(self, rule: GrammarRule, letter: str) -> bool:
        if all(symbol in self._nullable for symbol in rule.symbols):
            return True
        return any(
            self.lower[one].startswith(letter) if one in self.lower else bool(letter)
            for one in self._begins(rule, self._firsts)
        )


def _nullable(rules: dict[str, list[GrammarRule]]) -> frozenset[str]:
    """Return the symbols that can stand for nothing."""
    found: frozenset[str] = frozenset()
    while True:
        more = {
            origin for origin, ways in rules.items() if any(all(one in found for one in way.symbols) for way in ways)
        }
        if more == found:
            return found
        found = frozenset(more)


class _Cell:
    """What a symbol stands for from one position of the text."""

    __slots__ = ("found", "waiting")

    def __init__(self) -> None:
        self.found: dict[tuple[int, object], None] = {}
        """The ends and the values."""
        self.waiting: list[_Item] = []
        """The items that go on behind the symbol."""


class _Item(NamedTuple):
    """A production of which the first symbols are parsed."""

    rule: GrammarRule
    """The production."""
    children: tuple[object, ...]
    """The values of the parsed symbols."""
    cell: _Cell
    """The cell that the production belongs to."""


class _ChartParse:
    """The parse of one text."""

    def __init__(self, text: str, grammar: _ChartGrammar, maker: Maker) -> None:
        self._text = text
        self._lower = text.translate(_SMALL)
        self._grammar = grammar
        self._maker = maker
        self._cells: dict[tuple[str, int], _Cell] = {}
        self._agenda: list[tuple[_Item, int]] = []
        """The items to go on with, and where they go on."""
        self._failed: list[tuple[int, str]] = []
        """The positions at which a symbol was looked for."""
        self._problems: list[tuple[int, str]] = []
        """The end of each part that makes an invalid record, and what is wrong with the record."""

    def results(self, start: str) -> list[object]:
        """Return the different records that the whole text stands for."""
        cell = self._cell(start, 0)
        while self._agenda:
            self._go_on(*self._agenda.pop())
        self._failed += [(end, END) for end, _ in cell.found]
        return [value for end, value in cell.found if end == len(self._text)]

    def _cell(self, symbol: str, at: int) -> _Cell:
        """Return the cell of a symbol at a position; a new one is filled from the agenda."""
        cell = self._cells.get((symbol, at))
        if cell is None:
            cell = self._cells[symbol, at] = _Cell()
            rules = self._grammar.rules_at(symbol, self._lower[at : at + 1])
            self._agenda += [(_Item(rule, (), cell), at) for rule in reversed(rules)]
            self._failed.append((at, symbol))
        return cell

    def _go_on(self, item: _Item, at: int) -> None:
        """Parse the further symbols of an item, as far as they are words."""
        rule, children, cell = item
        for symbol in rule.symbols[len(children) :]:
            if symbol in self._grammar.rules:
                inner = self._cell(symbol, at)
                following = _Item(rule, children, cell)
                inner.waiting.append(following)
                self._agenda += [(_Item(rule, (*children, value), cell), end) for end, value in inner.found]
                return
            word = self._word(symbol, at)
            if word is None:
                if children:
                    self._failed.append((at, symbol))
                return
            children = (*children, word)
            at += len(word.text)
        try:
            value = self._maker.made(rule.maker, [*children])
        except EngineError as error:
            self._problems.append((at, str(error)))
            return
        if (at, value) not in cell.found:
            cell.found[at, value] = None
            self._agenda += [(_Item(one.rule, (*one.children, value), one.cell), at) for one in cell.waiting]

    def _word(self, terminal: str, at: int) -> PhraseWord | None:
        """Return the word of a terminal at a position, None if there is another one."""
        word = self._grammar.lower.get(terminal)
        if word is not None:
            is_there = self._lower.startswith(word, at)
            return PhraseWord(terminal, self._grammar.literals[terminal]) if is_there else None
        found = _PATTERNS[terminal].match(self._text, at)
        return PhraseWord(terminal, found[0]) if found else None

    def refusal(self) -> NotUnderstoodError:
        """Return the error for the text: the furthest position that a word reaches, and the words expected there."""
        literals = self._grammar.lower
        last = max((at for at, _ in self._failed), default=0)
        begun: list[tuple[int, str]] = []
        for at, terminal in self._looked_for(last - max(map(len, literals.values()), default=0)):
            word = self._grammar.literals.get(terminal) or NAMES[terminal]
            is_begun = terminal in literals and self._lower.startswith(literals[terminal][0], at)
            if is_begun or at == last:  # what reaches further than the last word begins as the text does
                reached = shared_start(literals[terminal], self._lower, at) if is_begun else 0
                begun.append((at + reached, word[reached:]))
        furthest = max((at for at, rest in begun if rest), default=0)
        expected: Sequence[str] = sorted({rest for at, rest in begun if rest and at == furthest})
        last_problem, why = max(self._problems, default=(-1, ""), key=lambda problem: problem[0])
        if last_problem >= furthest:
            return ContradictionError(self._text, 0, why=why)
        return NotUnderstoodError(self._text, furthest, expected)

    def _looked_for(self, least: int) -> Iterator[tuple[int, str]]:
        """Yield the terminals that were looked for at a position or behind it, each once."""
        symbols: dict[int, set[str]] = {}
        for at, symbol in self._failed:
            if at >= least:
                symbols.setdefault(at, set()).add(symbol)
        for at, those in symbols.items():
            yield from ((at, one) for one in frozenset[str]().union(*map(self._grammar.firsts, those)))
