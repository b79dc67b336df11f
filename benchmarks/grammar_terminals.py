"""Examples of what a grammar's terminals match, whole and half, taken from the terminals' own expressions.

A new dialect is thereby covered by the constructed texts without a word about it there.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from typing import Any

from lark.utils import sre_constants, sre_parse  # type: ignore[attr-defined]  # where they lie, Lark knows

from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.lexing import parser_of

CANDIDATES = "1a.x- \n竜はA"
"""Characters that are tried, in this order, where an expression takes many."""
MOST_EXAMPLES = 4
"""Examples of one terminal."""
MOST_REPEATS = 2
"""Repetitions of a part that may stand more than once."""

_REPEATS = (sre_constants.MAX_REPEAT, sre_constants.MIN_REPEAT, sre_constants.POSSESSIVE_REPEAT)

Expression = Sequence[tuple[Any, Any]]
"""A parsed regular expression: operations with their arguments, as the standard library's own parser gives them."""


def marks_of(dialect: Dialect) -> list[str]:
    """Return the examples of all terminals of a dialect and their beginnings and ends, each once."""
    examples = [example for terminal in parser_of(dialect).terminals for example in _of(terminal.pattern.to_regexp())]
    return list(dict.fromkeys(half for example in examples for half in _halves(example)))


def _of(expression: str) -> list[str]:
    found = _texts(list(sre_parse.parse(expression)))
    return list(islice(dict.fromkeys(found), MOST_EXAMPLES))


def _halves(example: str) -> Iterator[str]:
    """Yield an example, its beginnings and its end, without what is empty."""
    yield example
    yield from filter(None, (example[:length] for length in (1, len(example) // 2, len(example) - 1)))
    yield example[-1]


def _texts(expression: Expression) -> Iterator[str]:
    """Yield texts that an expression may match; what it only looks ahead for stands behind, so that it matches."""
    parts = [list(islice(_part(operation, argument), MOST_EXAMPLES)) or [""] for operation, argument in expression]
    return ("".join(texts) for texts in islice(product(*parts), MOST_EXAMPLES))


def _part(operation: Any, argument: Any) -> Iterator[str]:  # noqa: ANN401  (the library's parser gives untyped values)
    """Yield texts that one operation of an expression may match."""
    if operation is sre_constants.LITERAL:
        yield chr(argument)
    elif operation is sre_constants.NOT_LITERAL:
        yield next(one for one in CANDIDATES if one != chr(argument))
    elif operation is sre_constants.IN:
        yield from _members(argument)
    elif operation is sre_constants.BRANCH:
        for branch in argument[1]:
            yield from islice(_texts(branch), 2)
    elif operation is sre_constants.SUBPATTERN:
        yield from _texts(argument[-1])
    elif operation is sre_constants.ASSERT:
        yield from _texts(argument[1])
    elif operation in _REPEATS:
        yield from _repeated(*argument)


def _repeated(least: int, most: int, expression: Expression) -> Iterator[str]:
    times = max(least, min(most, MOST_REPEATS))
    yield from (text * times for text in _texts(expression))
    if least == 0:
        yield ""


def _members(members: Iterable[tuple[Any, Any]]) -> Iterator[str]:
    """Yield characters of a class: its own, or those of ``CANDIDATES`` that it does not leave out."""
    (first, _), *_ = members = list(members)
    named = [member for operation, argument in members for member in _named(operation, argument)]
    yield from (one for one in CANDIDATES if one not in named) if first is sre_constants.NEGATE else named


def _named(operation: Any, argument: Any) -> Iterator[str]:  # noqa: ANN401  (see above)
    if operation is sre_constants.LITERAL:
        yield chr(argument)
    elif operation is sre_constants.RANGE:
        yield from map(chr, argument)
    elif operation is sre_constants.CATEGORY:
        yield from " \n"
