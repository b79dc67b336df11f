"""Expressions answered: which rules they mean exactly, in the order in which their words find them."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from rulesdb.graph.model import Node, descendants
from rulesdb.japanese.folding import fold
from rulesdb.search.answer.candidates import Candidate, concept_candidates
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.named_nodes import named_nodes
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.query.expression import And, Card, Expression, In, Kind, Not, Or, Phrase, Words
from rulesdb.search.query.written import WrittenNumber


class Filter:
    """Evaluates expressions over one corpus."""

    def __init__(self, corpus: Corpus) -> None:
        """Keep what is asked."""
        self._corpus = corpus
        self._known: dict[tuple[type[Expression], str], frozenset[str]] = {}

    def candidates(self, expression: Expression) -> list[Candidate]:
        """Return the nodes that the expression means: those that its words find first, the others in document order."""
        meant = self.meant(expression)
        asked = " ".join(fold(text) for text in _wanted_texts(expression))
        ranked = {each.id: each for each in self._found(asked)} if asked else {}
        rest = (Candidate(name, 0.0, ("expression",)) for name in self._corpus.graph.nodes if name not in ranked)
        return [each for each in (*ranked.values(), *rest) if each.id in meant]

    def meant(self, expression: Expression) -> frozenset[str]:
        """Return the identifiers of the nodes for which the expression is true."""
        match expression:
            case Not(operand):
                return frozenset(self._corpus.graph.nodes) - self.meant(operand)
            case And(operands):
                return frozenset.intersection(*map(self.meant, operands))
            case Or(operands):
                return frozenset.union(*map(self.meant, operands))
            case Words(text) | Phrase(text) | Kind(text) | Card(text) | In(text):
                key = type(expression), fold(text)
                if key not in self._known:
                    self._known[key] = frozenset(self._meeting(*key))
                return self._known[key]

    def _meeting(self, condition: type[Expression], text: str) -> Iterator[str]:
        """Yield the nodes that meet one condition."""
        nodes = self._corpus.graph.nodes
        if condition is Words:
            yield from (each.id for each in self._found(text) if each.has_all)
        elif condition is Phrase:
            yield from (name for name in nodes if any(text in said for said in self._corpus.folded_texts(name)))
        elif condition is Kind:
            yield from (each.id for each in nodes.values() if each.kind == text)
        elif condition is Card:
            yield from (name for name, cards in self._cards.items() if text in cards)
        else:
            yield from self._below(text)

    def _found(self, text: str) -> list[Candidate]:
        asked = understand(text, self._corpus.analyzer, self._corpus.lexicon)
        return list(concept_candidates(self._corpus, asked, inherit=False)) if asked.concepts else []

    @cached_property
    def _cards(self) -> Mapping[str, str]:
        return {name: _all_cards(node) for name, node in self._corpus.graph.nodes.items()}

    def _below(self, number: str) -> Iterator[str]:
        for node in named_nodes(self._corpus.graph, [WrittenNumber(number, "")]):
            yield node.id
            yield from descendants(self._corpus.graph.nodes, node.id)


def _wanted_texts(expression: Expression) -> Iterator[str]:
    """Yield the words and phrases that are asked for, not those that are excluded."""
    match expression:
        case Words(text) | Phrase(text):
            yield text
        case And(operands) | Or(operands):
            for operand in operands:
                yield from _wanted_texts(operand)
        case _:
            return


def _all_cards(node: Node) -> str:
    return fold("\n".join(card for reading in node.readings for card in reading.cards))
