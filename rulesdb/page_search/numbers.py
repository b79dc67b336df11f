"""Whole numbers as characters: one each, unless they are larger than any that a rulebook of today has."""

from collections.abc import Iterable

FIRST = 0x100  # from here on nothing is a control character, a blank or a sign that data are parted by
BASE = 0xD800 - FIRST  # up to the surrogates
MORE = "~"


def encoded(numbers: Iterable[int]) -> str:
    """Return the numbers, none of them negative, one after the other."""
    return "".join(map(_encoded, numbers))


def _encoded(number: int) -> str:
    """Return one number: a ``~`` for each digit after the first, then the digits."""
    digits = [number % BASE]
    while number := number // BASE:
        digits.append(number % BASE)
    return MORE * (len(digits) - 1) + "".join(chr(FIRST + digit) for digit in reversed(digits))
