"""The order of a text's numbers before the text is read, which tells whether another number belongs between them."""

import re
from bisect import bisect_left
from functools import cached_property

from rulesdb.source.span import Span
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.numbering import follows, normalise, sort_key

DIGITS = "[0-9０-９]{1,3}"
MARK = re.compile(
    rf"(?:^|(?<=[。§」』)）.!?])(?!(?<=[0-9].)[0-9]))[ \t\u3000]*(?P<number>{DIGITS}(?:[.．]{DIGITS}){{1,2}}[a-z]?)"
    r"(?=[ \t\u3000\r\n§]|[.．](?![0-9０-９]))",
    re.MULTILINE,
)
"""A number in a position where a rule may begin: at a line's beginning or behind a sentence."""

BEFORE_TAIL = re.compile(rf"(?:^|[。§」』)）\n])[ \t\u3000]*(?:{DIGITS}[.．]){{1,2}}\r?\n[ \t\u3000]*\Z")
"""A line's end that surely cuts a number: ``2.`` stands where a number of a rule may, and the rest in the next line."""

NEARBY = 20
"""Number of characters before a number that are looked at."""


class NumberSequence:
    """The numbers of a text in its order, as far as they can be seen before it is read: whole ones, and joined ones."""

    def __init__(self, text: str, dialect: Dialect) -> None:
        """Keep the text; its numbers are looked for with the first question."""
        self._text = text
        self._dialect = dialect
        self._joined: tuple[int, str] | None = None

    def add(self, number: str, end: int) -> None:
        """Remember a joined number and its end, behind all that were joined before: the next ones follow it."""
        self._joined = end, number

    @cached_property
    def _marks(self) -> list[tuple[int, str]]:
        found = ((mark.start("number"), normalise(mark["number"])) for mark in MARK.finditer(self._text))
        return [
            (start, number)
            for start, number in found
            if self._dialect.number.fullmatch(number)
            and not BEFORE_TAIL.search(self._text, max(0, start - NEARBY), start)
        ]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(number for _, number in self._marks)

    def has(self, number: str) -> bool:
        """Tell whether a number stands anywhere in the text where a rule may begin."""
        return number in self._known

    def before(self, position: int) -> str | None:
        """Return the last number before a position, None if there is none."""
        at = bisect_left(self._marks, (position,))
        if self._joined and (not at or self._marks[at - 1][0] < self._joined[0]):
            return self._joined[1]
        return self._marks[at - 1][1] if at else None

    def after(self, position: int) -> str | None:
        """Return the first number after a position, None if there is none."""
        at = bisect_left(self._marks, (position,))
        return self._marks[at][1] if at < len(self._marks) else None

    def expects(self, number: str, span: Span) -> bool:
        """Tell whether a number may stand at ``span``: it comes next, or between the numbers on both sides.

        Without a number before it, the one behind it must come next.
        """
        last, following = self.before(span.start), self.after(span.end)
        if last is None and following is not None:
            return follows(following, number)
        return follows(number, last) or self.is_between(number, span)

    def is_between(self, number: str, span: Span) -> bool:
        """Tell whether a number lies between those on both sides of ``span``; without one behind it, it comes next."""
        last, following = self.before(span.start), self.after(span.end)
        if last is None or following is None:
            return follows(number, last)
        return sort_key(last) < sort_key(number) < sort_key(following)
