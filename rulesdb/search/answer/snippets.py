"""Quotations: the part of a found text that shows most of the query's words, and where they stand in it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

LENGTH = 80
"""How many code points of a text a snippet shows."""
LEAD = 12
"""Code points of the text before the first word that a snippet shows."""
SENTENCE_ENDS = ("。", "\n", ". ")
"""What ends a sentence; a snippet begins behind it."""
CUT = "…"
"""What stands for the text before a snippet and after it."""
LINE_ENDS = "\n\r\t\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""Characters that are blanks in a snippet, which is one line."""
_WITHIN_A_WORD = re.compile("[A-Za-z]{2}")
_ON_ONE_LINE = str.maketrans(LINE_ENDS, " " * len(LINE_ENDS))


class Place(NamedTuple):
    """Where a word stands in a text, in code points, half-open; ``word`` tells words apart."""

    start: int
    end: int
    word: str


class Snippet(NamedTuple):
    """A quotation, on one line, and the ranges of it to mark, in order and disjoint."""

    text: str
    marks: tuple[tuple[int, int], ...]


def quote(text: str, places: Sequence[Place]) -> Snippet:
    """Return the part of ``text`` with the most distinct words, the first such part; its beginning without places."""
    start = _best_start(text, sorted(places))
    end = min(start + LENGTH, len(text))
    shown = (CUT if start else "") + text[start:end].translate(_ON_ONE_LINE) + (CUT if end < len(text) else "")
    shift = start - len(CUT) * (start > 0)
    visible = [
        (place.start - shift, place.end - shift) for place in places if start <= place.start and place.end <= end
    ]
    return Snippet(shown, _merged(visible))


def _best_start(text: str, places: Sequence[Place]) -> int:
    """Return where to begin: a little before the place from which the most distinct words are in reach."""
    best, most = 0, 0
    for at, first in enumerate(places):
        start = _opening(text, first.start)
        reached = {place.word for place in _reachable(places, at, start + LENGTH)}
        if len(reached) > most:
            best, most = start, len(reached)
    return best


def _reachable(places: Sequence[Place], at: int, end: int) -> list[Place]:
    found = []
    for place in places[at : at + LENGTH]:
        if place.end > end:
            break
        found.append(place)
    return found


def _opening(text: str, place: int) -> int:
    """Return where a quotation of ``place`` begins: with its sentence if that is near, else a few characters before."""
    if place <= LENGTH // 2 or len(text) <= LENGTH:
        return 0
    ends = {mark: text.rfind(mark, max(place - LENGTH // 2 - len(mark), 0), place) for mark in SENTENCE_ENDS}
    sentence = max((at + len(mark) for mark, at in ends.items() if at >= 0), default=0)
    return sentence or _word_from(text, place - LEAD, place)


def _word_from(text: str, start: int, place: int) -> int:
    """Return where the first whole word begins from ``start`` on, where that is within a word in Latin letters."""
    blank = text.find(" ", start, place)
    return blank + 1 if blank == start or (blank > start and _WITHIN_A_WORD.match(text, start - 1)) else start


def _merged(ranges: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return the ranges in order, those that touch or overlap as one."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(ranges):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)
