"""Concepts to the documents that have them: BM25F (Robertson, Zaragoza and Taylor 2004), texts apart from headings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rulesdb.search.index.protocol import RuleIndex
from rulesdb.search.lexicon.concepts import Concept, Wording
from rulesdb.search.lexicon.questions import rarity
from rulesdb.search.query.written import Word


class FieldWeight(NamedTuple):
    """How much a word in a field counts; ``length_penalty`` (0 to 1) is how much a long field takes away from it."""

    weight: float
    length_penalty: float


TEXT_FIELDS: dict[str, FieldWeight] = {
    # Rules are short; a long one is rather a list of cases than a better answer.
    "text": FieldWeight(1.0, 0.75),
    # Examples and notes mention much that the rule is not about.
    "parts": FieldWeight(0.3, 0.75),
    # A card's name is asked for on purpose.
    "cards": FieldWeight(3.0, 0.2),
}
HEADING_FIELDS: dict[str, FieldWeight] = {
    "definition": FieldWeight(1.0, 0.8),
    "title": FieldWeight(1.0, 0.6),
}
INHERITED, INHERITED_WEIGHT = "text", 0.4
"""A subrule goes on with what the text of its rule speaks of, and seldom repeats its words."""
TEXT_SATURATION, HEADING_SATURATION = 0.8, 0.3
"""BM25's k1: the tenth mention of a word adds little, and the second one in a heading nearly nothing."""

MOST_REMEMBERED = 200_000
"""Scores of terms in documents that stay in memory: some megabytes."""

_Scores = dict[int, float]


@dataclass(slots=True)
class WordScores:
    """What the concepts of a query are worth to the documents, by document: sums over the concepts.

    ``most`` is the sum of the concepts' rarities, which no sum of ``coverage`` or ``definition`` exceeds. ``complete``
    has the documents with all concepts. ``whys`` says by which other words a document has one.
    """

    text: _Scores = field(default_factory=dict)
    heading: _Scores = field(default_factory=dict)
    coverage: _Scores = field(default_factory=dict)
    definition: _Scores = field(default_factory=dict)
    whys: dict[int, dict[str, None]] = field(default_factory=dict)
    complete: frozenset[int] = frozenset()
    most: float = 0.0

    @property
    def documents(self) -> set[int]:
        """The documents with anything of the query."""
        return {*self.text, *self.heading, *self.definition}


class _TermScores(NamedTuple):
    """What a term is worth to each document: in texts, its own or those of the rule above, and in headings."""

    rarity: float
    text: Mapping[int, float]
    heading: Mapping[int, float]


class _Found(NamedTuple):
    """What the best wording of a concept is worth to a document, and whether all its words are there."""

    text: float
    heading: float
    is_whole: bool
    why: str


class TermMemory:
    """Scores of terms over one index, remembered for as long as they are few: common terms come again and again."""

    def __init__(self, index: RuleIndex) -> None:
        """Start without any term."""
        self.index = index
        self._known: dict[tuple[str, bool], _TermScores] = {}
        self._size = 0

    def score(self, term: str, *, inherit: bool) -> _TermScores:
        """Return what a term is worth to every document that has it, or, with ``inherit``, whose rule has it."""
        known = self._known.get((term, inherit))
        if known is None:
            known = _score_term(self.index, term, inherit=inherit)
            self._size += len(known.text) + len(known.heading)
            if self._size > MOST_REMEMBERED:
                self._known.clear()
                self._size = len(known.text) + len(known.heading)
            self._known[term, inherit] = known
        return known


def score_words(memory: TermMemory, concepts: Sequence[Concept], *, inherit: bool = True) -> WordScores:
    """Return what ``concepts`` are worth to every document with something of them.

    With ``inherit``, a subrule has what the text of its rule has, too.
    """
    index = memory.index
    terms = {word.term for concept in concepts for wording in concept.wordings for word in wording.words}
    by_term = {term: memory.score(term, inherit=inherit) for term in terms}
    scores = WordScores()
    counts: dict[int, int] = {}
    for concept in concepts:
        most = _rarest(concept, by_term)
        scores.most += most
        for document, found in _best(concept, by_term).items():
            _add(scores.text, document, found.text)
            _add(scores.heading, document, found.heading)
            if found.is_whole:
                _add(scores.coverage, document, most)
                counts[document] = counts.get(document, 0) + 1
                if found.why:
                    scores.whys.setdefault(document, {})[found.why] = None
        for name in concept.defined_by:
            defining = index.document(name)
            if defining is not None:
                _add(scores.definition, defining, most)
                scores.whys.setdefault(defining, {})["definition"] = None
    scores.complete = frozenset(document for document, count in counts.items() if count == len(concepts))
    return scores


def _add(scores: _Scores, document: int, score: float) -> None:
    if score:
        scores[document] = scores.get(document, 0.0) + score


def _best(concept: Concept, by_term: Mapping[str, _TermScores]) -> dict[int, _Found]:
    """Return for every document with words of a concept the best score in texts and in headings of any wording."""
    best: dict[int, _Found] = {}
    for wording in concept.wordings:
        for document, found in _scores_of(wording, by_term).items():
            known = best.get(document)
            if known is None:
                best[document] = found
            else:
                first, second = (found, known) if found.text > known.text else (known, found)
                best[document] = first._replace(
                    heading=max(first.heading, second.heading), is_whole=first.is_whole or second.is_whole
                )
    return best


def _rarity_of(wording: Wording, by_term: Mapping[str, _TermScores]) -> float:
    return wording.weight * sum(by_term[word.term].rarity for word in _short(wording))


def _rarest(concept: Concept, by_term: Mapping[str, _TermScores]) -> float:
    """Return the rarity of a concept's rarest wording, of what the texts have if they have it in Latin letters.

    No other language's word for it is rare where there is no edition in that language.
    """
    known = [each for each in concept.wordings if any(_is_scored(by_term[word.term]) for word in each.words)]
    has_latin = any(word.term.isascii() for wording in known for word in wording.words)
    return max((_rarity_of(wording, by_term) for wording in (known if has_latin else concept.wordings)), default=0.0)


def _short(wording: Wording) -> Sequence[Word]:
    """Return the short words of a wording, or all of one that has none."""
    return [word for word in wording.words if not word.compound] or wording.words


def _scores_of(wording: Wording, by_term: Mapping[str, _TermScores]) -> dict[int, _Found]:
    """Return for every document with words of a wording what it is worth, by the share of the short words it has.

    A compound that a text has in one piece has all its parts. A document with the lesser part of a bound wording does
    not speak of it: 場 is nothing of 駐車場.
    """
    short = _short(wording)
    least = sum(len(word.surface) for word in short) / 2 if wording.is_bound else 0
    counts: dict[int, int] = {}
    lengths: dict[int, int] = {}
    texts: _Scores = {}
    headings: _Scores = {}
    for word in (*short, *(word for word in wording.words if word.compound and word not in short)):
        scores = by_term[word.term]
        for document in {*scores.text, *scores.heading}:
            if word.compound:
                counts[document], lengths[document] = len(short), len(word.surface)
            else:
                counts[document] = counts.get(document, 0) + 1
                lengths[document] = lengths.get(document, 0) + len(word.surface)
        for document, score in scores.text.items():
            texts[document] = texts.get(document, 0.0) + score
        for document, score in scores.heading.items():
            headings[document] = headings.get(document, 0.0) + score
    found = {}
    for document, count in counts.items():
        if lengths[document] >= least:
            weight = wording.weight * count / len(short)
            text, heading = weight * texts.get(document, 0.0), weight * headings.get(document, 0.0)
            found[document] = _Found(text, heading, count == len(short), wording.why)
    return found


def _score_term(index: RuleIndex, term: str, *, inherit: bool) -> _TermScores:
    """Return what a term is worth to every document that has it, or whose rule has it in its text."""
    own = _frequencies(index, term, {INHERITED: TEXT_FIELDS[INHERITED]})
    others = _frequencies(index, term, {name: weight for name, weight in TEXT_FIELDS.items() if name != INHERITED})
    texts = {document: own.get(document, 0.0) + others.get(document, 0.0) for document in own.keys() | others.keys()}
    headings = _frequencies(index, term, HEADING_FIELDS)
    rare = rarity(index.document_count, len(texts.keys() | headings.keys()))
    if inherit:
        below = {child: INHERITED_WEIGHT * own[document] for document in own for child in index.children(document)}
        texts = below | texts
    return _TermScores(rare, _saturated(texts, TEXT_SATURATION, rare), _saturated(headings, HEADING_SATURATION, rare))


def _frequencies(index: RuleIndex, term: str, fields: Mapping[str, FieldWeight]) -> dict[int, float]:
    """Return by document how often a term stands in some fields, weighted, a long field counting less."""
    frequencies: dict[int, float] = {}
    for name, (weight, penalty) in fields.items():
        postings = index.postings(name, term)
        if postings:
            lengths, mean = index.lengths(name), index.mean_length(name)
            for document, count in postings:
                frequency = weight * count / (1 - penalty + penalty * lengths[document] / mean)
                frequencies[document] = frequencies.get(document, 0.0) + frequency
    return frequencies


def _saturated(frequencies: Mapping[int, float], saturation: float, rare: float) -> dict[int, float]:
    return {document: rare * found / (saturation + found) for document, found in frequencies.items()}


def rarity_of(memory: TermMemory, concept: Concept) -> float:
    """Return the rarity of a concept: that of its rarest wording, all words of it together."""
    words = {word.term for wording in concept.wordings for word in wording.words}
    by_term = {term: memory.score(term, inherit=True) for term in words}
    return _rarest(concept, by_term)


def known_words(memory: TermMemory, concepts: Iterable[Concept]) -> tuple[Word, ...]:
    """Return the words of all wordings that any document has, each once."""
    words = dict.fromkeys(word for concept in concepts for wording in concept.wordings for word in wording.words)
    return tuple(word for word in words if _is_known(memory, word))


def unknown_words(memory: TermMemory, concepts: Iterable[Concept]) -> tuple[str, ...]:
    """Return what the query says for each concept that no document has a word of."""
    return tuple(
        concept.said
        for concept in concepts
        if not concept.defined_by
        and not any(_is_known(memory, word) for wording in concept.wordings for word in wording.words)
    )


def _is_known(memory: TermMemory, word: Word) -> bool:
    return _is_scored(memory.score(word.term, inherit=True))


def _is_scored(scores: _TermScores) -> bool:
    return bool(scores.text or scores.heading)
