"""Snippets: the part of a found text with most of the query's words, and their ranges in it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

LENGTH = 160
"""Code points of a text that a snippet shows."""
LEAD = 12
"""Code points of the text before the first word that a snippet shows."""
SENTENCE_ENDS = ("。", "\n", ". ")
"""Ends of sentences, after which a snippet may begin."""
CUT = "…"
"""The sign for text left out before and after a snippet."""
LINE_ENDS = "\n\r\t\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""Characters that are blanks in a snippet, which is one line."""
_WITHIN_A_WORD = re.compile("[A-Za-z]{2}")
_ON_ONE_LINE = str.maketrans(LINE_ENDS, " " * len(LINE_ENDS))


class Occurrence(NamedTuple):
    """An occurrence of a word in a text: its half-open range, in code points; ``word`` tells words apart."""

    start: int
    end: int
    word: str


class Snippet(NamedTuple):
    """A quotation, on one line, and the ranges of it to mark, in order and disjoint."""

    text: str
    marks: tuple[tuple[int, int], ...]


def quote(text: str, occurrences: Sequence[Occurrence]) -> Snippet:
    """Return the first part of ``text`` with the most distinct words; its beginning where none occurs."""
    start = _best_start(text, sorted(occurrences))
    end = min(start + LENGTH, len(text))
    shown = (CUT if start else "") + text[start:end].translate(_ON_ONE_LINE) + (CUT if end < len(text) else "")
    shift = start - len(CUT) * (start > 0)
    visible = [
        (occurrence.start - shift, occurrence.end - shift)
        for occurrence in occurrences
        if start <= occurrence.start and occurrence.end <= end
    ]
    return Snippet(shown, _merged(visible))


def _best_start(text: str, occurrences: Sequence[Occurrence]) -> int:
    """Return where to begin: a little before the occurrence from which the most distinct words are in reach."""
    best, most = 0, 0
    if len(text) <= LENGTH:
        return best
    for at, first in enumerate(occurrences):
        start = _opening(text, first.start)
        reached = {occurrence.word for occurrence in _reachable(occurrences, at, start + LENGTH)}
        if len(reached) > most:
            best, most = start, len(reached)
    return best


def _reachable(occurrences: Sequence[Occurrence], at: int, end: int) -> list[Occurrence]:
    found = []
    for occurrence in occurrences[at : at + LENGTH]:
        if occurrence.end > end:
            break
        found.append(occurrence)
    return found


def _opening(text: str, position: int) -> int:
    """Return where a snippet begins: with the sentence of a position if that is near, else a few characters before."""
    if position <= LENGTH // 2 or len(text) <= LENGTH:
        return 0
    ends = {mark: text.rfind(mark, max(position - LENGTH // 2 - len(mark), 0), position) for mark in SENTENCE_ENDS}
    sentence = max((at + len(mark) for mark, at in ends.items() if at >= 0), default=0)
    return sentence or _word_from(text, position - LEAD, position)


def _word_from(text: str, start: int, position: int) -> int:
    """Return where the first whole word begins from ``start`` on, where that is within a word in Latin letters."""
    blank = text.find(" ", start, position)
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
