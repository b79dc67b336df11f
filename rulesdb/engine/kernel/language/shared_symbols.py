"""A grammar in which equal symbols are one object, so that Lark's analysis tells them apart without their names.

The names of Lark's symbols are tokens, which are compared in Python; an analysis compares some millions.
"""

from collections.abc import Iterable
from sys import intern

from lark.common import ParserConf
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
from lark.parsers.lalr_parser import LALR_Parser


class ParserOfSharedSymbols(LALR_Parser):
    """Lark's LALR(1) parser; equal symbols of its rules are one object."""

    def __init__(self, parser_conf: ParserConf, debug: bool = False, strict: bool = False) -> None:
        """Analyse the grammar."""
        share_symbols(parser_conf.rules)
        super().__init__(parser_conf, debug, strict)


class _SharedTerminal(Terminal):
    """A terminal that equals no other shared symbol; with Lark's own symbols it is compared as these are."""

    __slots__ = ()
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = Symbol.__hash__


class _SharedNonTerminal(NonTerminal):
    """A nonterminal that equals no other shared symbol; with Lark's own symbols it is compared as these are."""

    __slots__ = ()
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = Symbol.__hash__


def share_symbols(rules: Iterable[Rule]) -> None:
    """Let equal symbols of rules be one object, whose name is a plain string."""
    nonterminals: dict[NonTerminal, _SharedNonTerminal] = {}
    terminals: dict[Terminal, _SharedTerminal] = {}

    def produced(symbol: NonTerminal) -> NonTerminal:
        if symbol not in nonterminals:
            nonterminals[symbol] = _SharedNonTerminal(intern(str(symbol.name)))
        return nonterminals[symbol]

    def shared(symbol: Symbol) -> Symbol:
        if not isinstance(symbol, Terminal):
            return produced(NonTerminal(symbol.name))
        if symbol not in terminals:
            terminals[symbol] = _SharedTerminal(intern(str(symbol.name)), symbol.filter_out)
        return terminals[symbol]

    for rule in rules:
        rule.origin = produced(rule.origin)
        rule.expansion = [shared(symbol) for symbol in rule.expansion]
