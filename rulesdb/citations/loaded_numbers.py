"""The numbers of a ruleset as a judge of citations needs them: their forms, and whether a missing one is dead.

A text may be an excerpt, as the shipped ones are. So a number that is not loaded is dead only where its siblings are
loaded: where chapter 8 is no part of the text, nobody can tell whether 8.5.7 is a rule.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from enum import StrEnum
from functools import cached_property
from string import ascii_lowercase

from rulesdb.graph.naming import ancestors, sort_key

_WHOLE_NUMBERS = re.compile("[0-9]+")
_LETTERS = re.compile("[a-z]+")
_HOLE_FREE = 0.75
"""Share of the numbers up to the last one that siblings must have, or they are an excerpt."""
_SECTION_DIGITS = 3
"""Digits of a section that stands for itself, such as 704; its first digit is its chapter."""
_SECTIONS_OF_A_CHAPTER = 100
_LONGEST_PLACE = 18
"""Digits or letters of a place: Python refuses to read whole numbers of some thousand digits."""


class Standing(StrEnum):
    """The standing of a number in the loaded texts."""

    LIVE = "live"
    DEAD = "dead"
    NOT_LOADED = "not-loaded"


def form(number: str) -> str:
    """Return the form of a number: 1.0.2a and 12.34.5b both are ``1.1.1a``."""
    return _LETTERS.sub("a", _WHOLE_NUMBERS.sub("1", number))


def chapter(number: str) -> str:
    """Return the first part of a number: 1 of 1.0.2a, 502 of 502.57a."""
    found = _WHOLE_NUMBERS.match(number)
    return found[0] if found else ""


def is_section(number: str) -> bool:
    """Tell whether a number is a whole number of three digits, such as 704."""
    return number.isdigit() and len(number) == _SECTION_DIGITS


class LoadedNumbers:
    """The numbers of one ruleset."""

    def __init__(self, ruleset: str, live: Iterable[str], former: Iterable[str] = ()) -> None:
        """Keep the ``live`` numbers and the ``former`` ones, of an older version; both are ``known`` to be cited."""
        self.ruleset = ruleset
        self.live = frozenset(live)
        self.known = self.live.union(former)

    @cached_property
    def forms(self) -> frozenset[str]:
        """The forms of the known numbers."""
        return frozenset(map(form, self.known))

    @cached_property
    def chapters(self) -> frozenset[str]:
        """The first parts of the known numbers."""
        return frozenset(map(chapter, self.known))

    @cached_property
    def longest(self) -> int:
        """Digits of the longest whole number in a known number."""
        return max((len(part) for number in self.known for part in _WHOLE_NUMBERS.findall(number)), default=0)

    @cached_property
    def _siblings(self) -> dict[str, set[str]]:
        groups: dict[str, set[str]] = defaultdict(set)
        for number in self.live:
            groups[_group(number)].add(number)
        return groups

    def has_form_of(self, number: str) -> bool:
        """Tell whether ``number`` is written as a number of this ruleset is, or as a subrule of one would be."""
        parts = _WHOLE_NUMBERS.findall(number)
        is_plain = all(len(part) <= self.longest and (part == "0" or part[0] != "0") for part in parts)
        written = form(number)
        return is_plain and (written in self.forms or written.removesuffix("a") in self.forms)

    def standing(self, number: str) -> Standing:
        """Return whether ``number`` is a rule, is none, or would stand where nothing of the text is loaded."""
        if number in self.live:
            return Standing.LIVE
        missing, above = self._highest_missing(number)
        siblings = self._siblings.get(_group(missing), set())
        if above is None:
            return Standing.DEAD if is_section(missing) and _is_whole(siblings) else Standing.NOT_LOADED
        if not siblings:  # a chapter without any rule is the heading of an excerpt, a rule without subrules is whole
            return Standing.NOT_LOADED if above.isdigit() else Standing.DEAD
        return Standing.DEAD if _is_whole(siblings) else Standing.NOT_LOADED

    def _highest_missing(self, number: str) -> tuple[str, str | None]:
        """Return the highest number above a missing one, or itself, that is missing, and the live one above that."""
        missing = number
        for above in ancestors(number):
            if above in self.live:
                return missing, above
            missing = above
        return missing, None


def _group(number: str) -> str:
    """Return the name that siblings share: their parent's number and whether they end with a letter."""
    if number.isdigit():
        return f"{number[0]}??" if is_section(number) else ""
    return f"{next(ancestors(number), '')}{'a' if number[-1].isalpha() else '1'}"


def _is_whole(siblings: Iterable[str]) -> bool:
    """Tell whether siblings have hardly a hole; letters that a text leaves out, such as l and o, are no hole."""
    places = sorted(map(_place, siblings))
    return bool(places) and len(places) >= _HOLE_FREE * places[-1]


def _place(number: str) -> int:
    """Return the place of a number among its siblings, counted from 1 (from 0 where they begin with 0)."""
    written = sort_key(number)[-1][1][-_LONGEST_PLACE:]
    if written.isalpha():
        return len(ascii_lowercase) * (len(written) - 1) + ascii_lowercase.index(written[-1]) + 1
    return int(written or "0") % _SECTIONS_OF_A_CHAPTER if is_section(number) else int(written or "0")
