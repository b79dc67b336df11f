"""The uses of terms in passages, and the links between nodes and terms."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Link, LinkKind, Node, Passage, Reading, Term, TermUse
from rulesdb.graph.terms.borders import is_in_compound
from rulesdb.graph.terms.noun_phrases import is_of_words
from rulesdb.graph.terms.uses import TermFinder

_GAP = "\n"  # stands for a character of a card's name or a reference: no term goes across it


def with_uses(nodes: Iterable[Node], terms: Sequence[Term], analyzer: WordAnalyzer) -> Iterator[Node]:
    """Yield the nodes with the uses of terms in every edition's passages; terms that the node defines are left out."""
    named = _by_ruleset(terms)
    finders = {ruleset: TermFinder(terms_by_name, analyzer) for ruleset, terms_by_name in named.items()}
    for node in nodes:
        if node.ruleset in named:
            terms_by_name, finder = named[node.ruleset], finders[node.ruleset]
            readings = (_with_uses(node.id, reading, terms_by_name, finder) for reading in node.readings)
            yield node._replace(readings=tuple(readings))
        else:
            yield node


def term_links(nodes: Iterable[Node], terms: Iterable[Term]) -> Iterator[Link]:
    """Yield the links of kind defines-term and uses-term, node by node, of the preferred edition."""
    defined = _by_definer(terms)
    for node in nodes:
        for term in defined.get(node.id, ()):
            yield Link(LinkKind.DEFINES_TERM, node.id, term.id)
        for reading in node.preferred_readings:
            for passage in reading.passages:
                yield from (Link(LinkKind.USES_TERM, node.id, use.term, passage.where) for use in passage.uses)


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


def _with_uses(node: str, reading: Reading, terms: Mapping[str, Term], finder: TermFinder) -> Reading:
    uses = [_uses(node, passage, terms, finder) for passage in reading.passages]
    if not any(uses):
        return reading
    passages = (passage._replace(uses=used) for passage, used in zip(reading.passages, uses, strict=True))
    return reading._replace(passages=tuple(passages))


def _uses(node: str, passage: Passage, terms: Mapping[str, Term], finder: TermFinder) -> tuple[TermUse, ...]:
    """Return the first use of each term that a node does not define; if possible one outside of a compound."""
    words = "".join(run.text if is_of_words(run) else _GAP * len(run.text) for run in passage.runs)
    first: dict[str, TermUse] = {}
    for start, end, name in sorted(finder.find(words), key=lambda use: is_in_compound(words, use.start, use.end)):
        if name not in first and node not in terms[name].defined_by:
            first[name] = TermUse(start, end, terms[name].id)
    return tuple(sorted(first.values()))
