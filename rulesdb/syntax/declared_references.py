"""References as a dialect declares them: numbers that a sentence names, with ranges and lists."""

import re
from collections.abc import Sequence
from functools import lru_cache

from rulesdb.syntax.dialects.declaration import Declaration
from rulesdb.syntax.numbered_lines import half_width
from rulesdb.syntax.numbering import plain_number, spell_out

_BLANKS = r"[ \t\u3000]*"


class ReferenceForm:
    """The references of a declared dialect."""

    def __init__(self, declaration: Declaration) -> None:
        """Take the patterns of a declaration."""
        self._letters = declaration.letters
        whole = [level for level in declaration.level if not level.within and level.kind != "heading"]
        every = _alternatives([level.number for level in whole])
        bare = _alternatives([level.number for level in whole if level.kind in declaration.references.bare])
        self.numbers = lru_cache(maxsize=20_000)(self._numbers)
        references = declaration.references
        self._number = re.compile(rf"(?<![0-9A-Za-z.\-]){every}(?![0-9A-Za-z])")
        self._range = re.compile(rf"{_BLANKS}(?:{'|'.join(references.ranges)}){_BLANKS}")
        self._short_end = re.compile(rf"(?:{'|'.join(references.ranges)})([a-z]|[0-9]{{1,3}})(?![0-9A-Za-z]|\.[0-9])")
        words = _alternatives(references.words) if references.words else ""
        self.pattern = (
            _written(every, bare, words, references.ranges, references.lists) if declaration.level else "(?!)"
        )

    def _numbers(self, written: str) -> tuple[tuple[str, ...], bool]:
        """Return the numbers that a written reference names, and whether every range in it could be spelt out.

        Of a range that could not its two ends are returned.
        """
        plain = half_width(written)
        found = list(self._number.finditer(plain))
        named: list[str] = []
        is_clear = True
        for at, match in enumerate(found):
            number = plain_number(match[0])
            until = found[at + 1].start() if at + 1 < len(found) else len(plain)
            between = plain[match.end() : until]
            is_range_end = at > 0 and self._range.fullmatch(plain[found[at - 1].end() : match.start()]) is not None
            if is_range_end:
                spelt = self._spelt(named.pop(), number)
                is_clear = is_clear and spelt is not None
                named += spelt or (plain_number(found[at - 1][0]), number)
            else:
                named.append(number)
            short = self._short_end.match(between)
            if short and (end := _completed(number, short[1])):
                spelt = self._spelt(number, end)
                is_clear = is_clear and spelt is not None
                named[-1:] = spelt or (number,)
        return tuple(dict.fromkeys(named)), is_clear

    def _spelt(self, first: str, last: str) -> tuple[str, ...] | None:
        return spell_out(first, last, self._letters)


def _completed(number: str, end: str) -> str | None:
    """Return the end of a range of which only the last part is written: 608.3e of 608.3c–e; None if it is another."""
    if number[-1].isalpha() != end.isalpha():
        return None
    return f"{number.rstrip(_LAST[end.isalpha()])}{end}"


_LAST = {True: "abcdefghijklmnopqrstuvwxyz", False: "0123456789"}
"""The signs of the last part of a number, by whether it is a letter."""


def _alternatives(patterns: Sequence[str]) -> str:
    return f"(?:{'|'.join(patterns)})"


def _written(every: str, bare: str, words: str, ranges: Sequence[str], lists: Sequence[str]) -> str:
    """Return the pattern of a written reference."""
    end = r"(?![0-9A-Za-z])"
    word = rf"(?:{words}{_BLANKS})?" if words else ""

    def chain(number: str) -> str:
        joint = _alternatives([*ranges, *lists])
        short = rf"(?:(?:{'|'.join(ranges)})(?:[a-z]|[0-9]{{1,3}})(?![0-9A-Za-z]|\.[0-9]))?"
        return rf"{number}{end}{short}(?:{_BLANKS}{joint}{_BLANKS}{word}{number}{end}{short})*+"

    worded = [rf"(?<![A-Za-z]){words}{_BLANKS}{chain(every)}"] if words else []
    several = chain(_OF_SEVERAL_PARTS + every)
    opening = rf"(?:(?<=[(\[【〔])|(?<=[(\[【〔] ))(?:→{_BLANKS})?"
    bracketed = rf"{opening}{several}(?={_BLANKS}(?:{_REFER})?[)\]】〕])"
    referred = rf"(?<![0-9A-Za-z.\-]){several}(?={_BLANKS}(?:{_REFER}))"
    return "|".join([*worded, bracketed, referred, rf"(?<![0-9A-Za-z.\-]){chain(bare)}"])


_OF_SEVERAL_PARTS = r"(?=[0-9]+[.\-][0-9a-z])"
"""What begins like a number of several parts: ``(2)`` counts something, ``(2.10)`` names a section."""

_REFER = "を?参照|を見よ|を見る|の項|참조|参见"
"""Words behind a number that make it a reference."""
