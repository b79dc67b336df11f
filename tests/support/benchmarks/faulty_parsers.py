"""Parsers with planted faults, which the measure of fuzzing must notice."""

import time

from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Tree


def fail(_source: SourceText, _dialect: str | None) -> Tree:
    """Be a parser that raises."""
    raise RecursionError("planted")


def lose_a_character(source: SourceText, dialect: str | None) -> Tree:
    """Be a parser that reads another text."""
    return parse(SourceText(source.name, source.text[:-1]), dialect)


def burn(source: SourceText, dialect: str | None) -> Tree:
    """Be a parser that takes its time."""
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    return parse(source, dialect)


def never_end(_source: SourceText, _dialect: str | None) -> Tree:
    """Be a parser that does not come back."""
    while True:
        pass
