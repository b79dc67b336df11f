"""Whole numbers as characters: one character for a number, unless it is larger than any in a rulebook of today."""

from collections.abc import Iterable, Iterator

FIRST = 0x100  # from here on nothing is a control character, a blank or a sign that data are parted by
BASE = 0xD800 - FIRST  # up to the surrogates
MORE = "~"


def encoded(numbers: Iterable[int]) -> str:
    """Return the characters of the numbers, none of them negative, one after the other."""
    return "".join(map(_encoded, numbers))


def _encoded(number: int) -> str:
    """Return the characters of one number: a ``~`` for every digit after the first, then the digits."""
    if number < BASE:
        return chr(FIRST + number)
    digits = [number % BASE]
    while number := number // BASE:
        digits.append(number % BASE)
    return MORE * (len(digits) - 1) + "".join(chr(FIRST + digit) for digit in reversed(digits))


def signed(number: int) -> int:
    """Return the zigzag code of a number: an even number for one that is not negative, an odd one for a negative."""
    return 2 * number if number >= 0 else -2 * number - 1


def steps(numbers: Iterable[int]) -> Iterator[int]:
    """Yield the gaps of ascending ``numbers``: the number of integers between two, before the first those from 0."""
    last = -1
    for number in numbers:
        yield number - last - 1
        last = number
