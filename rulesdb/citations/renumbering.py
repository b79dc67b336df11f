"""Numbers of an older version of a text whose rules have moved, or that now name another rule.

Takes nothing but two tables of texts by number, so that any comparison of versions can stand in its place: the rest of
the package asks for ``Fate`` by number alone.
"""

import re
from collections.abc import Mapping

from rapidfuzz import fuzz, process

from rulesdb.citations.fates import Fate, Fault
from rulesdb.graph.naming import NUMBER

_BLANKS = re.compile(r"\s+")
_FOUND_AGAIN = 80.0
"""Least similarity of a text to the one that it is found again as, in per cent."""
_EDITED = 50.0
"""Least similarity of two texts of a number for the same rule, edited, in per cent."""
_REWRITTEN = 30.0
"""The same where the text stands nowhere else."""
_MOST_PLACES = 4
"""A text that stands at more numbers than this says nothing about where a rule has moved."""


def fates(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, Fate]:
    """Return the numbers of ``old`` that no longer name their rule in ``new``; texts by number in both."""
    before = {number: _comparable(text) for number, text in old.items()}
    after = {number: _comparable(text) for number, text in new.items()}
    free = {number: text for number, text in after.items() if text and before.get(number) != text}
    moved = {number: _fate(number, text, after, free) for number, text in before.items() if after.get(number) != text}
    return {number: fate for number, fate in moved.items() if fate is not None}


def share_kept(old: Mapping[str, str], new: Mapping[str, str]) -> float:
    """Return the share of the numbers of both whose texts are similar, 1 if they have no number in common."""
    both = old.keys() & new.keys()
    kept = sum(fuzz.ratio(_comparable(old[number]), _comparable(new[number])) >= _EDITED for number in both)
    return kept / len(both) if both else 1.0


def _fate(number: str, text: str, after: Mapping[str, str], free: Mapping[str, str]) -> Fate | None:
    """Return the fate of an old number whose text has changed; None if its rule was merely edited."""
    here = fuzz.ratio(text, after[number]) if number in after else 0.0
    score, elsewhere = _found_again(text, free) if text else (0.0, ())
    elsewhere = tuple(place for place in elsewhere if place != number) if score > here else ()
    if number not in after:
        return Fate(Fault.MOVED, elsewhere) if elsewhere else Fate(Fault.DEAD)
    if not elsewhere and here >= _REWRITTEN:
        return None
    if elsewhere or text:
        return Fate(Fault.OTHER_RULE, elsewhere)
    return None


def _found_again(text: str, free: Mapping[str, str]) -> tuple[float, tuple[str, ...]]:
    """Return the similarity of the most similar text, and the numbers that have it."""
    best = process.extractOne(text, free, scorer=fuzz.ratio, score_cutoff=_FOUND_AGAIN)
    if best is None:
        return 0.0, ()
    found, score, _ = best
    places = tuple(number for number, other in free.items() if other == found)
    return score, places if len(places) <= _MOST_PLACES else ()


def _comparable(text: str) -> str:
    """Return a text without its numbers: references follow their rules, and that changes no rule."""
    return _BLANKS.sub(" ", NUMBER.sub("", text)).strip().casefold()
