"""A document as the store has it: its terms by field, their counts, scores and positions, its parent and children."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import NamedTuple

from rulesdb.search.index.fields import (
    HEADING_FIELDS,
    HEADING_SATURATION,
    HEADING_WEIGHT,
    INHERITED,
    INHERITED_WEIGHT,
    TEXT_FIELDS,
    TEXT_SATURATION,
    Counts,
    FieldOfDocument,
    fields_of_document,
    saturated,
    weighted_frequency,
)
from rulesdb.search.index.sealed_index import DAMAGES
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.search_errors import SearchIndexError

_INHERITED_FIELD = {INHERITED: TEXT_FIELDS[INHERITED]}


@contextmanager
def _undamaged() -> Iterator[None]:
    try:
        yield
    except DAMAGES as error:
        raise _damaged() from error


def _damaged() -> SearchIndexError:
    return SearchIndexError("has a damaged document")


class TermScore(NamedTuple):
    """BM25F of a term in the texts and in the headings of a document, without the term's rarity."""

    text: float
    heading: float

    @property
    def impact(self) -> float:
        """What the term adds to the document in retrieval, without its rarity: from 0 to below ``HIGHEST_IMPACT``."""
        return self.text + HEADING_WEIGHT * self.heading


HIGHEST_IMPACT = 1 + HEADING_WEIGHT
"""The least upper bound of impacts: those of texts and of headings are less than 1, the latter times their weight."""


class _Scores(dict[str, TermScore]):
    """The scores of a document's terms, each computed when it is first asked for."""

    def __init__(self, texts: Sequence[FieldOfDocument], headings: Sequence[FieldOfDocument]) -> None:
        super().__init__()
        self._texts = texts
        self._headings = headings

    def __missing__(self, term: str) -> TermScore:
        try:
            text = saturated(weighted_frequency(term, self._texts), TEXT_SATURATION)
            heading = saturated(weighted_frequency(term, self._headings), HEADING_SATURATION)
        except DAMAGES as error:
            raise _damaged() from error
        score = self[term] = TermScore(text, heading)
        return score


class _InheritedScores(dict[str, float]):
    """The scores that children inherit for the terms of a document's text, each computed when it is first asked for."""

    def __init__(self, text: Sequence[FieldOfDocument]) -> None:
        super().__init__()
        self._text = text

    def __missing__(self, term: str) -> float:
        try:
            score = self[term] = saturated(INHERITED_WEIGHT * weighted_frequency(term, self._text), TEXT_SATURATION)
        except DAMAGES as error:
            raise _damaged() from error
        return score


class StoredDocument:
    """A document: ``number`` in the order of the rulebook, ``id`` of its node, numbers of its parent and children.

    ``counts`` has the term frequencies by field, ``text`` those of the field that children inherit; ``terms`` are the
    terms of all fields. ``scores`` has the scores of its terms, ``inherited`` those that children inherit for the terms
    of ``text``.
    """

    def __init__(self, number: int, line: bytes, statistics: Statistics) -> None:
        """Read a line that ``store_writing`` wrote. Raises SearchIndexError for any other."""
        self.number = number
        with _undamaged():
            head, _, self._written_positions = line.decode().partition("\t")
            identifier, parent, children, counts = json.loads(head)
            self.id = str(identifier)
            self.parent = None if parent is None else int(parent)
            self.children = list(map(int, children))
            self.counts: Counts = counts
            self.terms: frozenset[str] = frozenset().union(*counts.values())
            self.text: Mapping[str, int] = self.counts.get(INHERITED, {})
            lengths = {name: sum(found.values()) for name, found in counts.items()}
            texts, headings, inherited = (
                fields_of_document(counts, lengths, statistics.means, fields)
                for fields in (TEXT_FIELDS, HEADING_FIELDS, _INHERITED_FIELD)
            )
        self.scores: Mapping[str, TermScore] = _Scores(texts, headings)
        self.inherited: Mapping[str, float] = _InheritedScores(inherited)

    def positions(self, field: str, term: str) -> list[tuple[int, int]]:
        """Return the positions of a term in a field: half-open ranges of the field's text, in code points, in order."""
        if term not in self.counts.get(field, {}):
            return []
        with _undamaged():
            numbers = self._positions[field][term]
            return sorted(zip(numbers[::2], numbers[1::2], strict=True))

    def spans(self, field: str) -> list[tuple[int, int, str]]:
        """Return all terms of a field in order, each behind its half-open range of the field's text in code points."""
        with _undamaged():
            return sorted(
                (start, end, term)
                for term, numbers in self._positions.get(field, {}).items()
                for start, end in zip(numbers[::2], numbers[1::2], strict=True)
            )

    @cached_property
    def _positions(self) -> Mapping[str, Mapping[str, Sequence[int]]]:
        positions: Mapping[str, Mapping[str, Sequence[int]]] = json.loads(self._written_positions)
        return positions
