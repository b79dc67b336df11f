"""Found nodes before they are cut to the wanted number: a graph may read each node late, and most are never shown."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Graph, Node, descendants
from rulesdb.search.documents import field_texts, joined
from rulesdb.search.errors import SearchIndexError
from rulesdb.search.index import RuleIndex
from rulesdb.search.numbers import named_nodes
from rulesdb.search.query import Word, WrittenNumber
from rulesdb.search.ranking import Match, rank
from rulesdb.search.results import Hit
from rulesdb.search.snippets import Place, Snippet, quote

# Above every score of ranking: a number is the plainest of wishes.
_NAMED, _BELOW = 4.0, 3.0
_QUOTED_FIELDS = ("text", "parts", "title")


class Candidate(NamedTuple):
    """A found node by its identifier; ``match`` says where words were found in it, None if a number led to it."""

    id: str
    score: float
    why: tuple[str, ...]
    match: Match | None = None

    def hit(self, graph: Graph, index: RuleIndex) -> Hit:
        """Return the node as a hit, with its quotation."""
        node = graph.nodes[self.id]
        snippet = _snippet(node, self.match, index)
        return Hit(node.id, node.number, node.kind, node.title, round(self.score, 4), *snippet, self.why)


def number_candidates(graph: Graph, numbers: Sequence[WrittenNumber]) -> Iterator[Candidate]:
    """Yield the nodes with these numbers, then all that stands below them."""
    named = named_nodes(graph, numbers)
    yield from (Candidate(node.id, _NAMED, ("number",)) for node in named)
    for above in named:
        yield from (Candidate(name, _BELOW, (f"under {above.number}",)) for name in descendants(graph.nodes, above.id))


def word_candidates(graph: Graph, index: RuleIndex, words: Sequence[Word]) -> Iterator[Candidate]:
    """Yield the nodes with these words, the best first. Raises SearchIndexError."""
    for match in rank(index, words):
        name = index.identifier(match.document)
        if name not in graph.nodes:
            raise SearchIndexError("was not made of these rules")
        why = tuple(f"{field}: {_surfaces(found)}" for field, found in match.words.items())
        yield Candidate(name, match.score, why, match)


def _surfaces(words: Sequence[Word]) -> str:
    """Return the words as the query has them; a compound goes without saying if all its short words are there."""
    short = [word.surface for word in words if not word.compound]
    return " ".join(short or [word.surface for word in words])


def _snippet(node: Node, match: Match | None, index: RuleIndex) -> Snippet:
    """Quote the field with the most distinct words; without any, the beginning of the node's text."""
    texts = {name: joined(texts) for name, texts in field_texts(node).items()}
    if match is None or not set(_QUOTED_FIELDS) & set(match.words):
        return quote(next(filter(None, map(texts.__getitem__, _QUOTED_FIELDS)), ""), [])
    best = max(_QUOTED_FIELDS, key=lambda name: len(match.words.get(name, ())))
    places = [
        Place(start, end, word.term)
        for word in match.words[best]
        for start, end in index.places(best, word.term, match.document)
    ]
    return quote(texts[best], places)
