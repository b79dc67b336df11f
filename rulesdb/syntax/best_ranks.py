"""Ranks of the readings of one text, and what a dialect's reading can reach at best, told without reading the text.

Recognition tries many dialects. Most cannot win, and of a large text in no known form the beginnings of its lines show
that long before it has been read.
"""

from dataclasses import replace
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.fit import Fit, fit_of_numbers, solid, written_numbers
from rulesdb.syntax.lexing import most_numbers


class Rank(NamedTuple):
    """The sort key of the readings of one text: the greatest is the best; without numbers all are alike."""

    has_rules: bool
    """Whether rules were read, and truthfully."""
    numbers_read: float
    """The share of what is a number among all that begins like one, from 0 to 1."""
    has_expected_numbers: bool
    """Whether the numbers were read that every text of the dialect has, if it declares any."""
    share: float
    """The share of the characters that stand in rules, from 0 to 1."""


LOWEST = Rank(False, 0.0, False, 0.0)
HIGHEST = Rank(True, 1.0, True, 1.0)


class Prospect(NamedTuple):
    """What is known of a reading before it."""

    best: Rank
    """A rank that it does not exceed."""
    numbers: frozenset[str] | None
    """The numbers that it will have, None where only the reading tells them."""


_WITHOUT_NUMBERS = Prospect(LOWEST, frozenset())


def prospect(text: str, dialect: Dialect) -> Prospect:
    """Return what is known of the reading of a text in a dialect, whose levels are those of the text."""
    if dialect.lines is None:
        return _prospect_of_grammar(text, dialect)
    heads, end = dialect.lines.rules(with_plain_lines(text))
    if not heads:
        return _WITHOUT_NUMBERS
    numbers = [head.number for head in heads]
    known = frozenset(numbers)
    rules = Span(heads[0].start, end)
    fit = _with_fewest_unread(fit_of_numbers(numbers, dialect), text, rules)
    share = solid(rules.of(text)) / max(1, solid(text))
    return Prospect(Rank(has_rules(fit), fit.numbers_read, dialect.has_expected_numbers(known), share), known)


def _prospect_of_grammar(text: str, dialect: Dialect) -> Prospect:
    """Return what is known before a grammar's reading, in which every token that may be a number can be one."""
    numbers = most_numbers(text, dialect)
    if numbers == 0:
        return _WITHOUT_NUMBERS
    fit = _with_fewest_unread(Fit(numbers=numbers), text, Span(0, len(text)))
    return Prospect(HIGHEST._replace(has_rules=has_rules(fit), numbers_read=fit.numbers_read), None)


def _with_fewest_unread(fit: Fit, text: str, rules: Span) -> Fit:
    """Return the fit of a text's ``rules`` with as few unread numbers as its count of numbers allows.

    What begins a line there like a number, and like no item of a list, is one of the numbers or unread.
    """
    beginnings = sum(rules.start <= at < rules.end for (at, _), is_item in written_numbers(text) if not is_item)
    return replace(fit, unread=max(0, beginnings - fit.numbers))


def has_rules(fit: Fit) -> bool:
    """Tell whether rules were read, and truthfully."""
    return fit.numbers > 0 and not fit.is_misfit
