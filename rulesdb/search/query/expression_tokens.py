"""The tokens of expressions, which show that a query is one. The parser is apart: most queries are words alone."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesdb.graph.number_spellings import DASHES
from rulesdb.source.span import Span

LONG_MARK = "ー"
QUOTATION_MARK = '"'
_DASHES = DASHES.replace(LONG_MARK, "")
_SIGNS = {full: full - 0xFEE0 for full in range(0xFF01, 0xFF5F)} | {ord("“"): '"', ord("”"): '"'}
# Brackets of names hold a name together. No alternative looks beyond the next bracket or quotation mark of its own
# kind, and none is tried twice: the time is linear in the query's length.
_WORD = r'(?:《[^《》]*+》|「[^「」]*+」|[^\s"()])++'
SYNTAX = frozenset({"quote", "AND", "OR", "NOT", "field", "minus"})
BETWEEN = frozenset({"AND", "OR"})
_SIGNS_OF_SYNTAX = (
    '"',
    "AND",
    "OR",
    "NOT",
    ":",
    *_DASHES,
    *(f"{blank}{LONG_MARK}" for blank in " \u3000"),
)  # every token of the syntax has one


def is_expression(query: str) -> bool:
    """Tell whether ``query`` uses the syntax of expressions; parentheses alone do not count, nor does a lone ``-``."""
    signs = half_width(query)
    return any(sign in signs for sign in _SIGNS_OF_SYNTAX) and any(token.kind in SYNTAX for token in tokens(query))


def without_quotation_marks(query: str) -> str | None:
    """Return ``query`` with blanks for its quotation marks, None if it uses other syntax as well."""
    if any(token.kind in SYNTAX and token.kind != "quote" for token in tokens(query)):
        return None
    return "".join(
        " " if sign == QUOTATION_MARK else letter for letter, sign in zip(query, half_width(query), strict=True)
    )


class Token(NamedTuple):
    """A piece of the query; ``kind`` is a group of the pattern."""

    kind: str
    span: Span


def half_width(query: str) -> str:
    """Return ``query`` with half-width signs and letters, of the same length."""
    return query.translate(_SIGNS)


def tokens(query: str) -> Iterator[Token]:
    """Yield the tokens of ``query``."""
    for match in _token().finditer(half_width(query)):
        if match.lastgroup:
            yield Token(match.lastgroup, Span(*match.span()))


@cache
def _token() -> re.Pattern[str]:
    """Return the pattern of tokens; to compile it takes a cold search half a millisecond."""
    return re.compile(
        r'\s++|(?P<quote>"[^"]*+"?+)|(?P<open>\()|(?P<close>\))'
        r'|(?:(?P<AND>AND)|(?P<OR>OR)|(?P<NOT>NOT))(?![^\s"()])'
        rf'|(?P<field>(?ai:kind|card|in):(?:"[^"]*+"?+|{_WORD})?+)'
        # A dash typed for a hyphen, or a long mark, which no word begins with; not before a digit: -1 is a number.
        rf'|(?P<minus>(?:(?<![^\s(])[{_DASHES}]|(?<=\s){LONG_MARK})(?=[^\W\d_]|["(「『《\[]))|(?P<lone>-(?![^\s"()]))'
        rf"|(?P<word>{_WORD})"
    )
