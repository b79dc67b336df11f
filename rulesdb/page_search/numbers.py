"""Whole numbers as printable characters: small ones, which are nearly all, take one, and compression finds repeats."""

from collections.abc import Iterable

_FIRST = 0x28  # "(": from here on nothing is a quotation mark, and the backslash is left out
_BASE = 0x5C - _FIRST
_MORE = "~"


def encoded(numbers: Iterable[int]) -> str:
    """Return the numbers, none of them negative, one after the other."""
    return "".join(map(_encoded, numbers))


def _encoded(number: int) -> str:
    """Return one number: a ``~`` for each digit after the first, then the digits."""
    digits = [number % _BASE]
    while number := number // _BASE:
        digits.append(number % _BASE)
    return _MORE * (len(digits) - 1) + "".join(chr(_FIRST + digit) for digit in reversed(digits))
