"""Scores of concepts in a document: BM25F (Robertson, Zaragoza and Taylor 2004), texts apart from headings."""

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.search.lexicon.concepts import ALIAS_WEIGHTS, Concept, Expansion
from rulesdb.search.query.written import QueryWord

LEAST_OF_BOUND = 2
"""Characters of a bound expansion that a document must have, at least: 死 alone is not 接死."""


class ConceptScores(NamedTuple):
    """The scores of a query's concepts in a document.

    ``text`` and ``heading`` are sums of BM25F, ``coverage`` is the sum of the rarities of the concepts that it has.
    ``is_complete`` is whether it has all of them, ``whys`` are the reasons of expansions that it has.
    """

    text: float
    heading: float
    coverage: float
    is_complete: bool
    whys: tuple[str, ...]


_TermScores = dict[str, tuple[float, float]]
"""The scores of terms in texts and in headings."""


_Score = tuple[float, float, bool, str]
"""Scores of an expansion in texts and in headings, whether all its words are there, and why it counts."""
_TEXT = itemgetter(0)
_NOTHING: _Score = (0.0, 0.0, False, "")


class _PreparedExpansion(NamedTuple):
    """An expansion prepared for scoring: the terms of its ``short`` words with the lengths of the words, and of its
    compounds. A document should have all short words, and must have words of ``least`` characters together.
    """

    weight: float
    short: tuple[tuple[str, int], ...]
    compounds: tuple[str, ...]
    least: float
    why: str


class QueryScorer:
    """Scores documents for the concepts of a query.

    ``weights`` has the terms' weights in retrieval, ``most`` is the sum of the concepts' rarities.
    """

    def __init__(self, concepts: Sequence[Concept], statistics: Statistics) -> None:
        """Collect the terms of all expansions that any document has."""
        self._rarities = [rarity_of(concept, statistics) for concept in concepts]
        self._expansions = [list(map(_prepared, concept.expansions)) for concept in concepts]
        self._concepts_of: dict[str, set[int]] = {}
        self.most = sum(self._rarities)
        self.weights: dict[str, float] = {}
        for number, expansions in enumerate(self._expansions):
            for expansion in expansions:
                for term in (*(term for term, _ in expansion.short), *expansion.compounds):
                    if term in statistics.frequencies:
                        self._concepts_of.setdefault(term, set()).add(number)
                for term, weight in _weighted_terms(expansion):
                    if term in statistics.frequencies:
                        self.weights[term] = max(self.weights.get(term, 0.0), weight)
        self._rarities_of = {term: statistics.rarity(term) for term in self._concepts_of}

    def score(self, document: StoredDocument, parent: StoredDocument | None = None) -> ConceptScores:
        """Return the scores of the concepts in a document, which inherits the text of ``parent``, if that is given."""
        terms = self._terms(document, parent)
        text = heading = coverage = 0.0
        whole = 0
        whys: dict[str, None] = {}
        for number in sorted(set().union(*[self._concepts_of[term] for term in terms])):
            in_text, in_heading, is_whole, why = _best(self._expansions[number], terms)
            text += in_text
            heading += in_heading
            if is_whole:
                coverage += self._rarities[number]
                whole += 1
                if why:
                    whys[why] = None
        return ConceptScores(text, heading, coverage, whole == len(self._expansions), tuple(whys))

    def _terms(self, document: StoredDocument, parent: StoredDocument | None) -> _TermScores:
        """Return the scores of the query's terms that a document has, or inherits from its parent."""
        terms_of_document, scores = document.terms, document.scores
        above = parent.text if parent is not None else {}
        terms: _TermScores = {}
        for term, rarity in self._rarities_of.items():
            if term in terms_of_document:
                text, heading = scores[term]
                if not text and term in above and parent is not None:
                    text = parent.inherited[term]
                terms[term] = (rarity * text, rarity * heading)
            elif term in above and parent is not None:
                terms[term] = (rarity * parent.inherited[term], 0.0)
        return terms


def _prepared(expansion: Expansion) -> _PreparedExpansion:
    short = short_words(expansion)
    length = sum(len(word.surface) for word in short)
    least = max(length * expansion.bound, LEAST_OF_BOUND) if expansion.bound else 0
    compounds = tuple(word.term for word in expansion.words if word.compound and word not in short)
    return _PreparedExpansion(
        expansion.weight, tuple((word.term, len(word.surface)) for word in short), compounds, least, expansion.why
    )


def _weighted_terms(expansion: _PreparedExpansion) -> Iterator[tuple[str, float]]:
    """Yield the terms of an expansion with their weights in retrieval: short words share it, compounds have all of it.

    Short words of a bound expansion that together are less than half of it find nothing.
    """
    lesser = sum(length for _, length in expansion.short if length < expansion.least)
    for term, length in expansion.short:
        if length >= expansion.least or lesser >= expansion.least:
            yield term, expansion.weight / len(expansion.short)
    for term in expansion.compounds:
        yield term, expansion.weight


def _best(expansions: Iterable[_PreparedExpansion], terms: _TermScores) -> _Score:
    """Return the best scores of a concept's expansions: the best in texts, and the best in headings."""
    best = _NOTHING
    for expansion in expansions:
        found = _score(expansion, terms)
        if found is None:
            continue
        if best is _NOTHING:
            best = found
        else:
            text, _, _, why = max(best, found, key=_TEXT)  # the first one where they are equal
            best = (text, max(best[1], found[1]), best[2] or found[2], why)
    return best


def _score(expansion: _PreparedExpansion, terms: _TermScores) -> _Score | None:
    """Return the scores of an expansion, times the share of its short words that a document has; None below ``least``.

    A compound counts as all its short words. A document with less than half of a bound expansion does not have it:
    場 alone is not 駐車場.
    """
    text = heading = 0.0
    words, length = 0, 0.0
    weight, short, compounds, least, why = expansion
    for term, surface_length in short:
        if term in terms:
            in_text, in_heading = terms[term]
            text += in_text
            heading += in_heading
            words += 1
            length += surface_length
    for term in compounds:
        if term in terms:
            in_text, in_heading = terms[term]
            text += in_text
            heading += in_heading
            words, length = len(short), least
    if not words or length < least:
        return None
    weight = weight * words / len(short)
    return weight * text, weight * heading, words == len(short), why


def short_words(expansion: Expansion) -> Sequence[QueryWord]:
    """Return the short words of an expansion, or all of one that has none."""
    return [word for word in expansion.words if not word.compound] or expansion.words


def rarity_of(concept: Concept, statistics: Statistics) -> float:
    """Return the rarity of a concept's rarest expansion.

    Where an expansion is in Latin letters, only expansions that the texts have count, if they have any: words of a
    language without an edition are not rare.
    """
    terms = statistics.frequencies
    known = [expansion for expansion in concept.expansions if any(word.term in terms for word in expansion.words)]
    has_latin = any(word.term.isascii() for expansion in concept.expansions for word in expansion.words)
    rarities = (
        expansion.weight * sum(statistics.rarity(word.term) for word in short_words(expansion))
        for expansion in (known if known and has_latin else concept.expansions)
    )
    return max(rarities, default=0.0)


def known_words(concepts: Iterable[Concept], statistics: Statistics) -> tuple[QueryWord, ...]:
    """Return the words of all expansions that any document has, none twice."""
    words = dict.fromkeys(word for concept in concepts for expansion in concept.expansions for word in expansion.words)
    return tuple(word for word in words if word.term in statistics.frequencies)


def unknown_concepts(concepts: Iterable[Concept], statistics: Statistics) -> tuple[Concept, ...]:
    """Return the concepts that no document can have; words for a general one do not count."""
    return tuple(
        concept
        for concept in concepts
        if not concept.defined_by
        and not any(
            _is_known(_prepared(expansion), statistics)
            for expansion in concept.expansions
            if expansion.weight > ALIAS_WEIGHTS["general"]
        )
    )


def _is_known(expansion: _PreparedExpansion, statistics: Statistics) -> bool:
    """Tell whether documents have enough words of an expansion for one to have it."""
    terms = statistics.frequencies
    length = sum(length for term, length in expansion.short if term in terms)
    return (length > 0 and length >= expansion.least) or any(term in terms for term in expansion.compounds)
