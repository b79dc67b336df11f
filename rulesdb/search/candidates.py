"""Found nodes before they are cut to the wanted number: a graph may read each node late, and most are never shown."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Graph, Node, descendants
from rulesdb.graph.naming import split_identifier
from rulesdb.search.concepts import Concept
from rulesdb.search.documents import Spoken, spoken_texts
from rulesdb.search.errors import SearchIndexError
from rulesdb.search.index import RuleIndex
from rulesdb.search.numbers import named_nodes, unloaded
from rulesdb.search.query import Word, WrittenNumber
from rulesdb.search.ranking import Match, rank
from rulesdb.search.results import Hit
from rulesdb.search.snippets import Place, quote

# Above every score of ranking: a number is the plainest of wishes.
_NAMED, _BELOW, _CITING = 4.0, 3.0, 2.5
_QUOTED_FIELDS = ("text", "parts", "title")


class _Quotation(NamedTuple):
    """A text that may be quoted, and the places of the query's words in it."""

    spoken: Spoken
    places: list[Place]


class Candidate(NamedTuple):
    """A found node by its identifier; ``match`` says where words were found in it, None if a number led to it.

    ``because`` is what is known of why it was found before the words are looked at.
    """

    id: str
    score: float
    because: tuple[str, ...]
    match: Match | None = None

    @property
    def has_all(self) -> bool:
        """Whether it has everything that was asked for: ranking scores those above 1."""
        return self.score > 1

    @property
    def why(self) -> tuple[str, ...]:
        """Why it was found: other ways to say a term, then the words by field."""
        if self.match is None:
            return self.because
        words = (f"{field}: {_surfaces(found)}" for field, found in self.match.words.items())
        return (*self.because, *self.match.why, *words)

    def hit(self, graph: Graph, index: RuleIndex, edition: str | None = None) -> Hit | None:
        """Return the node as a hit, quoted from ``edition`` or from any; None where ``edition`` does not say it."""
        node = graph.nodes[self.id]
        quotations = [each for each in self._quotations(node, index) if edition in {None, *each.spoken.editions}]
        if not quotations:
            return None
        best = max(quotations, key=lambda each: len({place.word for place in each.places}))
        if edition is not None and self.match is not None and not best.places:
            return None
        snippet = quote(best.spoken.text, best.places)
        spoken = edition or next(iter(best.spoken.editions), node.preferred.edition)
        head = (node.id, node.number, node.kind, node.title)
        gains = self.match.gains if self.match is not None else {}
        explanation = tuple((said, round(gain, 3)) for said, gain in gains.items())
        return Hit(*head, round(self.score, 4), spoken, *snippet, self.why, explanation)

    def _quotations(self, node: Node, index: RuleIndex) -> Iterator[_Quotation]:
        """Yield each text of the node with the places of the words in it, texts before parts and titles."""
        for field, texts in spoken_texts(node, _QUOTED_FIELDS).items():
            places = self._places(field, index)
            for spoken in texts:
                end = spoken.offset + len(spoken.text)
                own = [
                    Place(place.start - spoken.offset, place.end - spoken.offset, place.word)
                    for place in places
                    if spoken.offset <= place.start < end
                ]
                yield _Quotation(spoken, own)

    def _places(self, field: str, index: RuleIndex) -> list[Place]:
        if self.match is None:
            return []
        return [
            Place(start, end, word.term)
            for word in self.match.words.get(field, ())
            for start, end in index.places(field, word.term, self.match.document)
        ]


def number_candidates(graph: Graph, numbers: Sequence[WrittenNumber]) -> Iterator[Candidate]:
    """Yield the nodes with these numbers, then all that stands below them; who cites a number that is not loaded."""
    named = named_nodes(graph, numbers)
    yield from (Candidate(node.id, _NAMED, ("number",)) for node in named)
    for above in named:
        yield from (Candidate(name, _BELOW, (f"under {above.number}",)) for name in descendants(graph.nodes, above.id))
    for missing in unloaded(graph, numbers):
        for name, _ in cited_by(graph, missing):
            yield Candidate(name, _CITING, (f"cites {split_identifier(missing)[1]}, which is not loaded",))


def concept_candidates(
    graph: Graph, index: RuleIndex, concepts: Sequence[Concept], because: tuple[str, ...] = ()
) -> Iterator[Candidate]:
    """Yield the nodes that speak of these concepts, the best first; ``because`` heads why. Raises SearchIndexError."""
    documents = {name: document for document, name in enumerate(graph.nodes)}
    for match in rank(index, concepts, documents):
        name = index.identifier(match.document)
        if name not in graph.nodes:
            raise SearchIndexError("was not made of these rules")
        yield Candidate(name, match.score, because, match)


def _surfaces(words: Sequence[Word]) -> str:
    """Return the words as the query has them; a compound goes without saying if all its short words are there."""
    short = [word.surface for word in words if not word.compound]
    return " ".join(short or [word.surface for word in words])
