"""The rule numbers of a written reference: ``[5.1.3]―[5.1.10]``, ``409.1f-h``, ``[1.2.3、1.2.4]``, ``309「…」``."""

import re
from functools import lru_cache
from unicodedata import normalize

from rulesdb.syntax.numbering import normalise, parent, spell_out

WRITTEN = re.compile(r"[0-9]+(?:\.[0-9]+){0,2}(?:[a-z](?![a-z]))?")
LETTERS = re.compile(r"(?<![0-9])([0-9]+(?:\.[0-9]+){0,2})([a-z])-([a-z])(?![a-z])")
DASHES = str.maketrans(dict.fromkeys("―–—～〜~", "-"))
QUOTED = re.compile(r"「.*")


@lru_cache(maxsize=20_000)
def numbers_of(raw: str) -> tuple[tuple[str, ...], bool]:
    """Return the numbers that ``raw`` names, a range spelt out, and whether a range in it could be spelt out.

    Of a range that could not (its ends are of different rules, or reversed) the two ends are returned.
    """
    plain = QUOTED.sub("", raw if raw.isascii() else normalize("NFKC", raw.translate(DASHES))).translate(DASHES)
    letters = LETTERS.search(plain)
    if letters:
        first, last = letters[1] + letters[2], letters[1] + letters[3]
        return ranged(first, last)
    numbers = tuple(normalise(number) for number in WRITTEN.findall(plain))
    if "-" in plain and len(numbers) == 2:  # noqa: PLR2004  (a range has two ends)
        return ranged(*numbers)
    return numbers, True


def ranged(first: str, last: str) -> tuple[tuple[str, ...], bool]:
    """Return all numbers from ``first`` to ``last`` and True, or the two alone and False where they are no range."""
    if parent(first) == parent(last):
        spelt = spell_out(first, last)
        if spelt:
            return spelt, True
    return (first, last), False
