"""Candidates: hits before truncation. Their nodes are read only when they become hits, since most never do."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Graph, Node, descendants
from rulesdb.graph.naming import split_identifier
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.named_nodes import named_nodes, unloaded
from rulesdb.search.answer.results import Hit
from rulesdb.search.answer.snippets import Occurrence, Sentence, quote, scored_sentences
from rulesdb.search.index.documents import EditionText
from rulesdb.search.index.fields import FIELDS, INHERITED
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.search.lexicon.concepts import ParsedQuery
from rulesdb.search.query.written import QueryWord, WrittenNumber
from rulesdb.search.ranking.ranking import Match, RankingRequest, rank
from rulesdb.search.ranking.weights import Features
from rulesdb.search.search_errors import SearchIndexError

NAMED, BELOW, CITING = 4.0, 3.0, 2.5
"""Scores of nodes found by number: the node itself, its descendants, nodes that cite it. Ranking's are below 1."""
TITLE = "title"
PRINTED_FEATURES = {"trigrams": "wording"}
"""The names of features in printed explanations, where those are older than the features' own."""
_Found = Mapping[QueryWord, Sequence[tuple[int, int]]]
"""Words of the query in a field of a document, and their ranges in the field's text, in code points."""


class _Quotation(NamedTuple):
    """A text of a field that may be quoted, and the occurrences of the query's words in it."""

    field: str
    source: EditionText
    occurrences: list[Occurrence]


class FoundNode(NamedTuple):
    """A found node by its identifier; ``match`` is that of ranking, None if it was found by number or substring.

    ``because`` are the first of the reasons in ``Hit.why``. ``letters`` are the substrings that a snippet marks where
    no words were found.
    """

    id: str
    score: float
    because: tuple[str, ...]
    match: Match | None = None
    letters: tuple[str, ...] = ()

    @property
    def document(self) -> int | None:
        """The document number, None if ranking did not find it."""
        return None if self.match is None else self.match.document

    @property
    def has_all(self) -> bool:
        """Whether it has all concepts of the query."""
        return self.match is None or self.match.is_complete

    def hit(self, corpus: Corpus, edition: str | None = None) -> Hit | None:
        """Return the node as a hit with a snippet of ``edition``, or of any; None if ``edition`` has no such text."""
        node = corpus.graph.nodes[self.id]
        found = self._found(corpus)
        quotations = [
            quotation
            for quotation in _quotations(corpus, node, found, self.letters)
            if edition is None or edition in quotation.source.editions
        ]
        has_words = any(quotation.occurrences for quotation in quotations)
        if not quotations or (edition is not None and self.match is not None and not has_words):
            return None
        quoted_edition, sentences = _best_sentences(quotations, self._weights(corpus, found), edition)
        snippet = quote(sentences)
        head = (node.id, node.number, node.kind, node.title, node.headline or None)
        question = self._question(corpus)
        why = self._why(found, corpus) + ((f"question: {question}",) if question is not None else ())
        return Hit(*head, round(self.score, 4), quoted_edition, *snippet, why, self._explanation())

    def _weights(self, corpus: Corpus, found: Mapping[str, _Found]) -> dict[str, float]:
        """Return the weights of the found words in sentences; those in Latin letters, a sign of its language, count
        twice.
        """
        if self.match is None:
            return {}
        rarity, weights = corpus.index.store.statistics.rarity, self.match.words
        return {
            word.term: weights[word] * rarity(word.term) * (1 + word.term.isascii())
            for ranges in found.values()
            for word in ranges
        }

    def _found(self, corpus: Corpus) -> dict[str, _Found]:
        """Return by field the words of the query in it, with their ranges."""
        if self.match is None:
            return {}
        document = corpus.index.store.read(self.match.document)
        words = [word for word in self.match.words if word.term in document.terms]
        return {field: _positions_in(document, field, words) for field in FIELDS}

    def _question(self, corpus: Corpus) -> str | None:
        """Return the known question that found the node, None if none did."""
        if self.match is None or self.match.question is None:
            return None
        return corpus.questions.texts[self.match.question]

    def _explanation(self) -> tuple[tuple[str, float], ...]:
        """Return what each feature and the trees add to the sum behind the score, without those of 0."""
        if self.match is None:
            return ()
        features, weights = self.match.features, self.match.weights
        products = (feature * weight for feature, weight in zip(features, weights, strict=True))
        names = (PRINTED_FEATURES.get(name, name) for name in Features._fields)
        added = (*zip(names, products, strict=True), ("correction", self.match.correction))
        return tuple((name, rounded) for name, value in added if (rounded := round(value, 3)))

    def _why(self, found: Mapping[str, _Found], corpus: Corpus) -> tuple[str, ...]:
        """Return the reasons why it was found: expansions, then the words by field, or the words of its parent."""
        if self.match is None:
            return self.because
        words = {field: _surfaces(occurrences) for field, occurrences in found.items() if occurrences}
        above = corpus.index.store.parent(self.match.document)
        if not words and above is not None:
            words = {"above": _surfaces(_positions_in(corpus.index.store.read(above), INHERITED, self.match.words))}
        return (
            *self.because,
            *self.match.whys,
            *(f"{field}: {surfaces}" for field, surfaces in words.items() if surfaces),
        )


def _positions_in(document: StoredDocument, field: str, words: Iterable[QueryWord]) -> _Found:
    """Return those of the words that a field of a document has, with their ranges."""
    counts = document.counts.get(field, {})
    return {word: document.positions(field, word.term) for word in words if word.term in counts}


def _quotations(
    corpus: Corpus, node: Node, found: Mapping[str, _Found], letters: Sequence[str]
) -> Iterator[_Quotation]:
    """Yield each text of the node with the occurrences of words and letters in it, texts before parts and titles."""
    for field, texts in corpus.quoted_texts(node).items():
        ranges = [(start, end, word.term) for word, spans in found.get(field, {}).items() for start, end in spans]
        for source in texts:
            last = source.offset + len(source.text)
            occurrences = [
                Occurrence(start - source.offset, end - source.offset, term)
                for start, end, term in ranges
                if source.offset <= start < last
            ]
            yield _Quotation(field, source, occurrences + _occurrences_of(letters, source.text))


def _best_sentences(
    quotations: Sequence[_Quotation], weights: Mapping[str, float], edition: str | None
) -> tuple[str, list[Sentence]]:
    """Return the edition that is quoted, that of the best sentence, and its sentences: of the texts with words of the
    query the rule's own, before any example; a title, which a hit shows anyway, only where there is no text.
    """
    texts = [quotation for quotation in quotations if quotation.occurrences and quotation.field != TITLE] or quotations
    scored = [
        (source, scored_sentences(source.text, occurrences, weights))
        for field, source, occurrences in texts
        if field == texts[0].field
    ]
    best, _ = max(scored, key=lambda text: max([sentence.score for sentence in text[1]]))
    quoted = edition or best.editions[0]
    return quoted, [sentence for source, sentences in scored if quoted in source.editions for sentence in sentences]


def _occurrences_of(letters: Sequence[str], text: str) -> list[Occurrence]:
    """Return the occurrences of folded letters in an unfolded text, without those that folding makes longer."""
    if not letters:
        return []
    lower = text.lower()
    return [Occurrence(*match.span(), part) for part in letters for match in re.finditer(re.escape(part), lower)]


def number_candidates(graph: Graph, numbers: Sequence[WrittenNumber]) -> Iterator[FoundNode]:
    """Yield the nodes with these numbers, their descendants, and the nodes that cite one that is not loaded."""
    named = named_nodes(graph, numbers)
    yield from (FoundNode(node.id, NAMED, ("number",)) for node in named)
    for above in named:
        yield from (FoundNode(name, BELOW, (f"under {above.number}",)) for name in descendants(graph.nodes, above.id))
    for missing in unloaded(graph, numbers):
        for name, _ in cited_by(graph, missing):
            yield FoundNode(name, CITING, (f"cites {split_identifier(missing)[1]}, which is not loaded",))


class Found(NamedTuple):
    """Candidates, the best first; ``unlisted`` is the number of further ones.

    ``missing`` is a sentence about what could not be searched, ``""`` if all was.
    """

    candidates: Sequence[FoundNode] = ()
    unlisted: int = 0
    missing: str = ""


def concept_candidates(
    corpus: Corpus,
    query: ParsedQuery,
    similarities: Sequence[float] = (),
    because: tuple[str, ...] = (),
    request: RankingRequest = RankingRequest(),  # noqa: B008  (a tuple)
) -> Found:
    """Return the ranked nodes for a query; ``because`` are the first of their reasons. Raises SearchIndexError.

    ``similarities`` are the cosines of the query and the known questions.
    """
    ranking = rank(corpus.index, query, corpus.answered, similarities, request)
    candidates = [
        FoundNode(node_name(corpus, match.document), match.score, because, match) for match in ranking.matches
    ]
    return Found(candidates, ranking.unlisted, ranking.missing)


def node_name(corpus: Corpus, document: int) -> str:
    """Return the identifier of a document's node. Raises SearchIndexError for an index of other rules."""
    name = corpus.index.store.identifier(document)
    if name not in corpus.graph.nodes:
        raise SearchIndexError("was not made of these rules")
    return name


def _surfaces(words: Iterable[QueryWord]) -> str:
    """Return the surface forms of the words, those of compounds only where there are no short words."""
    found = list(words)
    short = [word.surface for word in found if not word.compound]
    return " ".join(short or [word.surface for word in found])
