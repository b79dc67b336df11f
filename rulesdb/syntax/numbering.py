"""Rule numbers: how they are written, which one contains which, and what a range names.

A number is a string such as ``1``, ``1.0.2a``, ``502.57a``, ``1-2-1``, ``103.1.b.3``, ``1a1``: whole numbers and
letters between dots or hyphens, or right behind each other.
Its parts may have any length: they are compared and counted up as digits and letters, because Python refuses to read
integers of some thousand digits and needs quadratic time for long ones.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from sys import intern
from unicodedata import normalize

NumberPart = tuple[int, str]
"""A part of a number: how many digits (without leading zeros) or letters it has, and which."""

NumberOrder = tuple[NumberPart, ...]

NUMBER = re.compile(r"[0-9]+(?:[.-](?:[0-9]+|[a-z]+(?![a-z0-9]))|[a-z]{1,2}[0-9]+)*[a-z]*")
_PARTS = re.compile(r"[0-9]+|[a-z]+")
_SEPARATORS = ".-"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_DIGITS = "0123456789"
LONGEST_RANGE = 100
"""A range that names more rules than this is taken for a slip."""

FIRST = ((0, ""), (1, "1"), (1, "a"))
"""The parts that the first rule below another one may have: 0, 1 or a."""

LONGEST_SIZE = 18
"""Digits or letters of the longest part whose size is told exactly."""


@lru_cache(maxsize=20_000)
def normalise(written: str) -> str:
    """Return a written number in plain form: half width, lower case, no blanks or trailing dot."""
    plain = written if written.isascii() else normalize("NFKC", written)
    return intern("".join(plain.split()).lower().rstrip("."))


def plain_number(written: str) -> str:
    """Return a number of any shape in plain form: ``第十二条の三`` is ``12-3``, ``(2)`` is ``2``.

    Signs around it are dropped, one within it is a hyphen. What has no digits may be no number in plain form.
    """
    number = normalise(written)
    if is_number(number):
        return number
    counted = _KANJI_NUMERAL.sub(lambda found: str(_count_of_kanji(found[0])), number)
    return intern(_NO_SIGN_OF_NUMBERS.sub("-", counted).strip(_SEPARATORS))


def _count_of_kanji(written: str) -> int:
    """Return the integer of a numeral in kanji: 十二, 二〇, 百五."""
    total = count = 0
    for sign in written:
        unit = _KANJI_UNITS.get(sign)
        if unit is None:
            count = 10 * count + _KANJI_DIGITS.index(sign)
        else:
            total += max(1, count) * unit
            count = 0
    return total + count


_KANJI_DIGITS = "〇一二三四五六七八九"
_KANJI_UNITS = {"十": 10, "百": 100, "千": 1000}
_KANJI_NUMERAL = re.compile(f"[{_KANJI_DIGITS}{''.join(_KANJI_UNITS)}]{{1,12}}")
_NO_SIGN_OF_NUMBERS = re.compile("[^0-9a-z.-]+")


def with_part(number: str, written: str, counts: str) -> str:
    """Return the number of a rule that is counted within another one, ``number``: 1.2 and 3 make 1.2.3.

    ``counts`` are the signs that count, in their order between blanks; they are letters behind a digit, and digits
    behind a letter: 一 and イ below 1 make 1a1. Without them, ``written`` is a number itself.
    """
    if counts:
        ordinal = next((at for at, sign in enumerate(counts.split(), 1) if sign in written), 0)
        part = str(ordinal) if number[-1].isalpha() else _LETTERS[ordinal - 1 : ordinal] or f"z{ordinal}"
        return f"{number}{part}"
    part = plain_number(written)
    return f"{number}{part}" if number[-1].isalpha() != part[:1].isalpha() else f"{number}.{part}"


def is_number(text: str) -> bool:
    """Tell whether a text is a number in plain form."""
    return NUMBER.fullmatch(text) is not None


@lru_cache(maxsize=20_000)
def sort_key(number: str) -> NumberOrder:
    """Return a key in which numbers ascend as a reader counts: 1.0.2 < 1.0.2a < 1.0.2aa < 1.0.10.

    Raises ValueError for what is not a number in plain form.
    """
    if NUMBER.fullmatch(number) is None:
        raise ValueError(f"not a rule number: {number!r}")
    counts = [part.lstrip("0") if part.isdigit() else part for part in _PARTS.findall(number)]
    return tuple((len(count), count) for count in counts)


def successor(count: NumberPart) -> NumberPart:
    """Return the successor of a part of a number: 10 after 9, b after a, aa after z."""
    _, written = count
    first, lowest, highest = ("a", "a", "z") if written.isalpha() else ("1", "0", "9")
    kept = written.rstrip(highest)
    turned = lowest * (len(written) - len(kept))
    raised = f"{kept[:-1]}{chr(ord(kept[-1]) + 1)}" if kept else first
    return len(raised + turned), raised + turned


def size(count: NumberPart) -> int:
    """Return a part of a number as an integer, all very long ones as the same one."""
    length, written = count
    if length > LONGEST_SIZE:
        return int(10**LONGEST_SIZE)
    return int(written or "0", 36 if written.isalpha() else 10)


@lru_cache(maxsize=20_000)
def parent(number: str) -> str | None:
    """Return the number that contains ``number`` by its form (1.0.2a in 1.0.2 in 1.0 in 1), or None at the top."""
    above = number.rstrip(_LETTERS) if number[-1].isalpha() else number.rstrip(_DIGITS)
    return intern(above.rstrip(_SEPARATORS)) or None


def ancestors(number: str) -> Iterator[str]:
    """Yield the numbers that contain one, the nearest first: 1.0.2a has 1.0.2, 1.0 and 1."""
    above = parent(number)
    while above is not None:
        yield above
        above = parent(above)


@lru_cache(maxsize=20_000)
def depth(number: str) -> int:
    """Return the number of levels of a number: 1 for ``1``, 3 for ``1.0.2``, 4 for ``1.0.2a``, 3 for ``502.57a``."""
    return len(_PARTS.findall(number))


def follows(number: str, current: str | None) -> bool:
    """Tell whether ``number`` may come right after ``current``: its first child, or the next of it or of an ancestor.

    Nothing follows None.
    """
    if current is None:
        return False
    containing = parent(number)
    if containing == current:
        return sort_key(number)[-1] in FIRST
    here: str | None = current
    while here is not None:
        if parent(here) == containing and number[-1].isalpha() == here[-1].isalpha():
            return sort_key(number)[-1] == successor(sort_key(here)[-1])
        here = parent(here)
    return False


def spell_out(first: str, last: str, letters: str = _LETTERS) -> tuple[str, ...] | None:
    """Return all numbers from ``first`` to ``last``, siblings of each other, or None where that names no range.

    ``letters`` are those that number rules: some texts leave out l and o.
    """
    if parent(first) != parent(last) or first[-1].isalpha() != last[-1].isalpha():
        return None
    counts = _counts(sort_key(first)[-1], sort_key(last)[-1])
    if counts is None:
        return None
    stem = first.rstrip(_LETTERS) if first[-1].isalpha() else first.rstrip(_DIGITS)
    return tuple(
        f"{stem}{written}" for written in counts if written in letters or len(written) > 1 or written.isdigit()
    )


def _counts(first: NumberPart, last: NumberPart) -> list[str] | None:
    """Return the parts from one to another as they are written, None where they fall or are too many."""
    if last < first:
        return None
    if first[1].isalpha() or last[0] > LONGEST_SIZE:
        counts = [first]
        while counts[-1] != last:
            if len(counts) > LONGEST_RANGE:
                return None
            counts.append(successor(counts[-1]))
        return [written or "0" for _, written in counts]
    low, high = size(first), size(last)
    return [str(count) for count in range(low, high + 1)] if high - low <= LONGEST_RANGE else None
