"""The links between nodes and terms: who defines one, and who uses it in which passage."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Link, LinkKind, Node, Term
from rulesdb.graph.terms.phrases import wording
from rulesdb.graph.terms.uses import TermFinder

_GAP = "\n"  # stands for a card's name or a reference: no term goes across it


def term_links(nodes: Iterable[Node], terms: Sequence[Term], analyzer: WordAnalyzer) -> Iterator[Link]:
    """Yield the links of kind defines-term and uses-term, node by node; a node is no user of what it defines."""
    named = _by_ruleset(terms)
    defined = _by_definer(terms)
    finders = {ruleset: TermFinder(own, analyzer) for ruleset, own in named.items()}
    for node in nodes:
        for term in defined.get(node.id, ()):
            yield Link(LinkKind.DEFINES_TERM, node.id, term.id)
        if node.ruleset in named:
            yield from _uses(node, named[node.ruleset], finders[node.ruleset])


def _by_ruleset(terms: Iterable[Term]) -> dict[str, dict[str, Term]]:
    named: dict[str, dict[str, Term]] = {}
    for term in terms:
        named.setdefault(term.ruleset, {})[term.name] = term
    return named


def _by_definer(terms: Iterable[Term]) -> dict[str, list[Term]]:
    defined: dict[str, list[Term]] = {}
    for term in terms:
        for node in term.defined_by:
            defined.setdefault(node, []).append(term)
    return defined


def _uses(node: Node, named: Mapping[str, Term], finder: TermFinder) -> Iterator[Link]:
    for passage in (passage for reading in node.preferred_readings for passage in reading.passages):
        names = dict.fromkeys(use.name for use in finder.find(wording(passage, _GAP)))
        for name in names:
            term = named[name]
            if node.id not in term.defined_by:
                yield Link(LinkKind.USES_TERM, node.id, term.id, passage.where)
