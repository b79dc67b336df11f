"""Snippets: the sentences of a found node with the rarest words of the query, and the ranges of those words."""

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

LENGTH = 160
"""Code points of a node that a snippet shows."""
LEAD = 12
"""Code points of a cut sentence before the first word that a snippet shows."""
SENTENCE_ENDS = r"。[」』)）]*|\. |\n"
"""The pattern of the ends of sentences."""
CUT = "…"
"""The sign for text left out before, within and after a snippet."""
LINE_ENDS = "\n\r\t\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""Characters that are blanks in a snippet, which is one line."""
_ENDS = re.compile(SENTENCE_ENDS)
_WITHIN_A_WORD = re.compile("[A-Za-z]{2}")
_ON_ONE_LINE = str.maketrans(LINE_ENDS, " " * len(LINE_ENDS))


class Occurrence(NamedTuple):
    """An occurrence of a word in a text: its half-open range, in code points; ``word`` tells words apart."""

    start: int
    end: int
    word: str


class Sentence(NamedTuple):
    """A sentence of a text: its half-open range, the occurrences that begin in it, the sum of its words' weights."""

    text: str
    start: int
    end: int
    occurrences: Sequence[Occurrence]
    score: float

    @property
    def length(self) -> int:
        """The code points of the sentence."""
        return self.end - self.start


class Snippet(NamedTuple):
    """A quotation, on one line, and the ranges of it to mark, in order and disjoint."""

    text: str
    marks: tuple[tuple[int, int], ...]


def scored_sentences(text: str, occurrences: Sequence[Occurrence], weights: Mapping[str, float]) -> list[Sentence]:
    """Return the sentences of a text, in order; the weight of a word is 1 unless ``weights`` has it."""
    starts = [0, *(end for found in _ENDS.finditer(text) if (end := found.end()) < len(text))]
    within: list[list[Occurrence]] = [[] for _ in starts]
    for occurrence in occurrences:
        within[bisect_right(starts, occurrence.start) - 1].append(occurrence)
    scores = [
        sum([weights.get(word, 1.0) for word in sorted({occurrence.word for occurrence in found})]) for found in within
    ]
    return [
        Sentence(text, *sentence) for sentence in zip(starts, [*starts[1:], len(text)], within, scores, strict=True)
    ]


def quote(sentences: Sequence[Sentence]) -> Snippet:
    """Return the best of the sentences of some texts, in their order, and a part of one that is too long."""
    chosen = _chosen(sentences)
    shown, end = "", 0
    marks: list[tuple[int, int]] = []
    for at in chosen:
        start, end = _range(sentences[at])
        is_next = start > 0 and at - 1 in chosen
        if (shown or start) and not is_next:
            shown += CUT
        shift = len(shown) - start
        marks += [
            (occurrence.start + shift, min(occurrence.end, end) + shift)
            for occurrence in sentences[at].occurrences
            if start <= occurrence.start < end
        ]
        shown += sentences[at].text[start:end].translate(_ON_ONE_LINE)
    is_cut = bool(chosen) and end < len(sentences[chosen[-1]].text)
    return Snippet(shown + CUT * is_cut, _merged(marks))


def _chosen(sentences: Sequence[Sentence]) -> list[int]:
    """Return which sentences are quoted: those with the highest scores, each with the one behind it in its text, as
    many as fit; then the rest of the best one's text, if all of it fits.
    """
    best = max(sentences, key=attrgetter("score")).text if sentences else ""
    of_best = [at for at, sentence in enumerate(sentences) if sentence.text == best]
    with_words = [at for at, sentence in enumerate(sentences) if sentence.score]
    chosen: set[int] = set()
    room = LENGTH
    for at in sorted(with_words or of_best, key=lambda at: -sentences[at].score):
        is_followed = at + 1 < len(sentences) and sentences[at + 1].start
        for near in (at, at + 1) if is_followed else (at,):
            if near in chosen:
                continue
            if sentences[near].length > room and chosen:
                break
            chosen.add(near)
            room -= sentences[near].length
    rest = [at for at in of_best if at not in chosen]
    if sum(sentences[at].length for at in rest) <= room:
        chosen.update(rest)
    return sorted(chosen)


def _range(sentence: Sentence) -> tuple[int, int]:
    """Return what is quoted of a sentence: of one that is too long, the part from a little before its first word on."""
    start = sentence.start
    first = min((occurrence.start for occurrence in sentence.occurrences), default=start)
    if sentence.length > LENGTH and first - start > LENGTH // 2:
        start = _word_from(sentence.text, first - LEAD, first)
    return start, min(start + LENGTH, sentence.end)


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
