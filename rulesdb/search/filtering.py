"""Expressions answered: which rules they mean exactly, in the order in which their words find them."""

from collections.abc import Iterator

from rulesdb.graph.model import Graph, Node, descendants
from rulesdb.graph.spelling import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.candidates import Candidate, concept_candidates
from rulesdb.search.concepts import understand
from rulesdb.search.expression import And, Card, Expression, In, Kind, Not, Or, Phrase, Words
from rulesdb.search.index import RuleIndex
from rulesdb.search.lexicon import Lexicon
from rulesdb.search.numbers import named_nodes
from rulesdb.search.query import WrittenNumber


class Filter:
    """Evaluates expressions over one graph and index."""

    def __init__(self, graph: Graph, index: RuleIndex, analyzer: Analyzer, lexicon: Lexicon) -> None:
        """Keep what is asked."""
        self._graph = graph
        self._index = index
        self._analyzer = analyzer
        self._lexicon = lexicon

    def candidates(self, expression: Expression) -> list[Candidate]:
        """Return the nodes that the expression means: those that its words find first, the others in document order."""
        meant = self.meant(expression)
        asked = " ".join(fold(text) for text in _wanted_texts(expression))
        ranked = {each.id: each for each in self._found(asked)} if asked else {}
        rest = (Candidate(name, 0.0, ("expression",)) for name in self._graph.nodes if name not in ranked)
        return [each for each in (*ranked.values(), *rest) if each.id in meant]

    def meant(self, expression: Expression) -> frozenset[str]:  # noqa: PLR0911  (one return per kind of expression)
        """Return the identifiers of the nodes for which the expression is true."""
        nodes = self._graph.nodes
        match expression:
            case Words(text):
                return frozenset(each.id for each in self._found(fold(text)) if each.has_all)
            case Phrase(text):
                return frozenset(name for name, node in nodes.items() if fold(text) in _all_texts(node))
            case Kind(name):
                return frozenset(each.id for each in nodes.values() if each.kind == name)
            case Card(name):
                return frozenset(each.id for each in nodes.values() if fold(name) in _all_cards(each))
            case In(number):
                return frozenset(self._below(number))
            case Not(operand):
                return frozenset(nodes) - self.meant(operand)
            case And(operands):
                return frozenset.intersection(*map(self.meant, operands))
            case Or(operands):
                return frozenset.union(*map(self.meant, operands))

    def _found(self, text: str) -> list[Candidate]:
        concepts = understand(text, self._analyzer, self._lexicon)
        return list(concept_candidates(self._graph, self._index, concepts)) if concepts else []

    def _below(self, number: str) -> Iterator[str]:
        for node in named_nodes(self._graph, [WrittenNumber(number, "")]):
            yield node.id
            yield from descendants(self._graph.nodes, node.id)


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


def _all_texts(node: Node) -> str:
    said = (text for reading in node.readings for text in (reading.title or "", *(p.text for p in reading.passages)))
    return fold("\n".join(said))


def _all_cards(node: Node) -> str:
    return fold("\n".join(card for reading in node.readings for card in reading.cards))
