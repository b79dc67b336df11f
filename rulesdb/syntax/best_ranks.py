"""Ranks of the readings of one text, and what a dialect's reading can reach at best, told without reading the text.

Recognition tries many dialects. Most cannot win, and of a large text in no known form the beginnings of its lines show
that long before it has been read.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.broken_numbers import join_numbers
from rulesdb.syntax.characters import BLANKS, with_plain_lines
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.fit import LONGEST, OUTSIDE, REPEATED, Fit, fit_of_numbers, solid, written_numbers
from rulesdb.syntax.heads import ASIDE
from rulesdb.syntax.lexing import terminals_of
from rulesdb.syntax.numbering import depth, normalise


class Rank(NamedTuple):
    """The sort key of the readings of one text: the greatest is the best; without numbers all are alike."""

    has_rules: bool
    """Whether rules were read, and truthfully."""
    numbers_read: float
    """The share of what is a number among all that begins like one, from 0 to 1."""
    has_expected_numbers: bool
    """Whether the numbers were read that every text of the dialect has, if it declares any."""
    is_specific: bool
    """Whether the dialect is none that reads texts of other forms as well."""
    share: float
    """The share of the characters that stand in rules, from 0 to 1."""


LOWEST = Rank(False, 0.0, False, False, 0.0)
HIGHEST = Rank(True, 1.0, True, True, 1.0)


class Prospect(NamedTuple):
    """What is known of a reading before it."""

    best: Rank
    """A rank that it does not exceed."""
    keys: frozenset[str] | None
    """The keys of the nodes that it will have, if it has any; None where only the reading tells them."""


_ALONE = re.compile(rf"[{BLANKS}]*(?:§|\r?\n|\Z)")
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
    is_specific = not dialect.declaration.is_catch_all
    rank = Rank(has_rules(fit), fit.numbers_read, dialect.has_expected_numbers(known), is_specific, share)
    return Prospect(rank, known)


def _prospect_of_grammar(text: str, dialect: Dialect) -> Prospect:
    """Return what is known before a grammar's reading, in which every token that may be a number can be one."""
    joined = with_plain_lines(join_numbers(text, dialect).text)
    numbers = {match.start(): normalise(match[1]) for match in _candidates(joined, dialect)}
    if not numbers:
        return _WITHOUT_NUMBERS
    known, whole = frozenset(numbers.values()), Span(0, len(text))
    most = _with_fewest_unread(Fit(numbers=len(numbers)), text, whole)
    sound = min(len(numbers), _most_without_repetition(len(known)))
    may_be_sound = has_rules(_with_fewest_unread(Fit(numbers=sound), text, whole))
    best = HIGHEST._replace(
        has_rules=may_be_sound and not _is_one_stretch(joined, [*numbers], dialect),
        numbers_read=most.numbers_read,
        has_expected_numbers=bool(dialect.expected_numbers),
    )
    is_settled = len(numbers) == 1 and not terminals_of(dialect, "HEADING").search(joined)
    return Prospect(best, known if is_settled else None)


def _candidates(text: str, dialect: Dialect) -> Iterator[re.Match[str]]:
    """Yield the matches of what may be a number, in group 1; one of a level with titles needs words behind it."""
    for match in terminals_of(dialect, "NUMBER").finditer(text):
        if not _ALONE.match(text, match.end(1)) or depth(normalise(match[1])) > dialect.titled_depth:
            yield match


def _most_without_repetition(distinct: int) -> int:
    """Return how many numbers, so many of them ``distinct``, a text can have in which not too many stand twice."""
    return max(int(distinct / (1 - REPEATED.refused)), distinct + REPEATED.few - 1)


def _is_one_stretch(text: str, numbers: Sequence[int], dialect: Dialect) -> bool:
    """Tell whether nearly all of a text stands between two of the places of its ``numbers``.

    It is in no node, or else in one with its parts; both ways the text is of another form.
    """
    start, end = max(pairwise((0, *numbers, len(text))), key=lambda edges: edges[1] - edges[0])
    stretch, all_of_it = solid(text[start:end]), solid(text)
    is_grave = stretch >= max(OUTSIDE.few, LONGEST.few) and stretch > max(OUTSIDE.refused, LONGEST.refused) * all_of_it
    others = (*ASIDE, "HEADING", *(("ITEM_MARK",) if dialect.items_climb else ()))
    return is_grave and not terminals_of(dialect, *others).search(text)


def _with_fewest_unread(fit: Fit, text: str, rules: Span) -> Fit:
    """Return the fit of a text's ``rules`` with as few unread numbers as its count of numbers allows.

    What begins a line there like a number, and like no item of a list, is one of the numbers or unread.
    """
    beginnings = sum(rules.start <= at < rules.end for (at, _), is_item in written_numbers(text) if not is_item)
    return replace(fit, unread=max(0, beginnings - fit.numbers))


def has_rules(fit: Fit) -> bool:
    """Tell whether rules were read, and truthfully."""
    return fit.numbers > 0 and not fit.is_misfit
