"""Rule numbers: how they are written, which one contains which, and what a range names.

A number is a string such as ``1``, ``1.0``, ``1.0.2a``, ``502.57a``: whole numbers between dots, perhaps a letter.
"""

import re
from collections.abc import Iterator
from functools import lru_cache, reduce
from string import ascii_lowercase
from unicodedata import normalize

NUMBER = re.compile(r"(?P<digits>[0-9]+(?:\.[0-9]+)*)(?P<letters>[a-z]*)")
LONGEST_RANGE = 100
"""A range that names more rules than this is taken for a slip."""


def normalise(written: str) -> str:
    """Return a written number in plain form: half width, lower case, no blanks or trailing dot."""
    return normalize("NFKC", written).strip().lower().rstrip(".")


@lru_cache(maxsize=100_000)
def sort_key(number: str) -> tuple[int, ...]:
    """Return a key in which numbers ascend as a reader counts: 1.0.2 < 1.0.2a < 1.0.2aa < 1.0.10.

    Raises ValueError for what is not a number in plain form.
    """
    match = NUMBER.fullmatch(number)
    if match is None:
        raise ValueError(f"not a rule number: {number!r}")
    letters = reduce(lambda sum_so_far, letter: 26 * sum_so_far + ord(letter) - ord("a") + 1, match["letters"], 0)
    return (*map(int, match["digits"].split(".")), *((letters,) if letters else ()))


def parent(number: str) -> str | None:
    """Return the number that contains ``number`` by its form (1.0.2a in 1.0.2 in 1.0 in 1), or None at the top."""
    if number[-1].isalpha():
        return number.rstrip(ascii_lowercase)
    return number.rpartition(".")[0] or None


def ancestors(number: str) -> Iterator[str]:
    """Yield the numbers that contain one, the nearest first: 1.0.2a has 1.0.2, 1.0 and 1."""
    above = parent(number)
    while above is not None:
        yield above
        above = parent(above)


def depth(number: str) -> int:
    """Return how many levels a number has: 1 for ``1``, 3 for ``1.0.2``, 4 for ``1.0.2a``; ``502.57a`` has 3."""
    return number.count(".") + 1 + number[-1].isalpha()


def follows(number: str, current: str | None) -> bool:
    """Tell whether ``number`` may come right after ``current``: its first child, or the next of it or of an ancestor.

    Nothing follows None.
    """
    if current is None:
        return False
    containing = parent(number)
    if containing == current:
        return sort_key(number)[-1] in (0, 1)
    here: str | None = current
    while here is not None:
        if parent(here) == containing and number[-1].isalpha() == here[-1].isalpha():
            return sort_key(number)[-1] == sort_key(here)[-1] + 1
        here = parent(here)
    return False


def spell_out(first: str, last: str) -> tuple[str, ...] | None:
    """Return all numbers from ``first`` to ``last``, siblings of each other, or None where that names no range."""
    containing = parent(first)
    if containing != parent(last) or first[-1].isalpha() != last[-1].isalpha():
        return None
    low, high = sort_key(first)[-1], sort_key(last)[-1]
    if not low <= high <= low + LONGEST_RANGE:
        return None
    if first[-1].isalpha():
        return tuple(f"{containing}{chr(ord('a') + at - 1)}" for at in range(low, high + 1))
    return tuple(f"{containing}.{at}" if containing else str(at) for at in range(low, high + 1))
