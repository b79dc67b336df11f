"""Evaluation of expressions: exactly the rules that match, in the order in which ranking finds their words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from rulesdb.graph.model import descendants
from rulesdb.japanese.folding import fold
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.found_nodes import Found, FoundNode, concept_candidates, node_name
from rulesdb.search.answer.named_nodes import named_nodes
from rulesdb.search.index.protocol import RetrievalError
from rulesdb.search.lexicon.concepts import Concept, ParsedQuery, understand
from rulesdb.search.query.expression import (
    And,
    Expression,
    In,
    Kind,
    MentionedCard,
    NegatedQuery,
    Or,
    PlainWords,
    QuotedPhrase,
)
from rulesdb.search.query.written import WrittenNumber
from rulesdb.search.ranking.ranking import RankingRequest
from rulesdb.search.ranking.scoring import short_words

RANKED = 1_000
"""Rules of an expression in the order of ranking, at most; the others follow in the order of the rulebook."""
_Documents = frozenset[int]


class ExpressionFilter:
    """Evaluates expressions over one corpus."""

    def __init__(self, corpus: Corpus) -> None:
        """Keep the corpus."""
        self._corpus = corpus
        self._missing = ""
        self._known: dict[tuple[type[Expression], str], _Documents] = {}

    def found(self, expression: Expression, request: RankingRequest) -> Found:
        """Return the nodes that match, ranked ones first, as many as are requested."""
        tagged = (self._documents(self._corpus.index.retriever.tagged, tag) for tag in request.tags)
        matched = self.evaluate(expression).intersection(*tagged)
        ranked = [candidate for candidate in self._ranked(expression) if candidate.document in matched]
        others = sorted(matched.difference(candidate.document for candidate in ranked))
        listed = others if request.limit is None else others[: max(request.limit - len(ranked), 0)]
        rest = [FoundNode(node_name(self._corpus, document), 0.0, ("expression",)) for document in listed]
        return Found([*ranked, *rest], len(others) - len(listed), self._missing)

    def evaluate(self, expression: Expression) -> _Documents:
        """Return the documents that match the expression."""
        match expression:
            case NegatedQuery(operand):
                return frozenset(range(len(self._corpus.index.store))) - self.evaluate(operand)
            case And(operands):
                return frozenset.intersection(*map(self.evaluate, operands))
            case Or(operands):
                return frozenset.union(*map(self.evaluate, operands))
            case PlainWords(text) | QuotedPhrase(text) | Kind(text) | MentionedCard(text) | In(text):
                key = type(expression), fold(text)
                if key not in self._known:
                    self._known[key] = self._meeting(*key)
                return self._known[key]

    def _meeting(self, condition: type[Expression], text: str) -> _Documents:
        """Return the documents that meet one condition."""
        index = self._corpus.index
        if condition is PlainWords:
            concepts = [self._documents_with(concept) for concept in self._understood(text).concepts]
            return frozenset.intersection(*concepts) if concepts else frozenset()
        if condition is QuotedPhrase:
            return frozenset(index.letters.documents_with(text))
        if condition is Kind:
            return self._documents(index.retriever.tagged, f"kind:{text}")
        if condition is MentionedCard:
            return frozenset(document for document, cards in enumerate(self._cards) if text in cards)
        return frozenset(self._below(text))

    def _ranked(self, expression: Expression) -> Sequence[FoundNode]:
        """Return the ranked nodes for the words of the expression, the best first."""
        query = self._understood(" ".join(fold(text) for text in _wanted_texts(expression)))
        if not query.concepts:
            return ()
        found = concept_candidates(self._corpus, query, request=RankingRequest(limit=RANKED, inherit=False))
        self._missing = self._missing or found.missing
        return found.candidates

    def _understood(self, text: str) -> ParsedQuery:
        return understand(text, self._corpus.analyzer, self._corpus.lexicon) if text else ParsedQuery(text, ())

    def _documents_with(self, concept: Concept) -> _Documents:
        """Return the documents with all short words of an expansion, or with a compound that has them all."""
        matching = self._corpus.index.retriever.matching
        found: set[int] = set()
        for expansion in concept.expansions:
            if expansion.words:
                with_short = (self._documents(matching, word.term) for word in short_words(expansion))
                found |= frozenset.intersection(*with_short)
            found = found.union(*(self._documents(matching, word.term) for word in expansion.words if word.compound))
        return frozenset(found)

    def _documents(self, retrieve: Callable[[str], Iterable[int]], written: str) -> _Documents:
        """Return the documents of a term or a tag; none if the engine fails, whose message is kept."""
        try:
            return frozenset(retrieve(written))
        except RetrievalError as error:
            self._missing = str(error)
            return frozenset()

    @cached_property
    def _cards(self) -> Sequence[str]:
        """The folded names of the cards that a document's editions mention, by document."""
        nodes = self._corpus.graph.nodes.values()
        return [fold("\n".join(card for reading in node.readings for card in reading.cards)) for node in nodes]

    def _below(self, number: str) -> Iterator[int]:
        """Yield the documents of the nodes with a number, and of all below them."""
        graph, store = self._corpus.graph, self._corpus.index.store
        for node in named_nodes(graph, [WrittenNumber(number, "")]):
            for name in (node.id, *descendants(graph.nodes, node.id)):
                document = store.number(name)
                if document is not None:
                    yield document


def _wanted_texts(expression: Expression) -> Iterator[str]:
    """Yield the words and phrases of an expression, without negated ones."""
    match expression:
        case PlainWords(text) | QuotedPhrase(text):
            yield text
        case And(operands) | Or(operands):
            for operand in operands:
                yield from _wanted_texts(operand)
        case _:
            return
