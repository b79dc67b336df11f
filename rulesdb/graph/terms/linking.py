"""The uses of terms in passages, and the links between nodes and terms."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.model import Link, LinkKind, Node, Passage, Reading, Term, TermUse
from rulesdb.graph.terms.borders import is_in_compound
from rulesdb.graph.terms.noun_phrases import OF_WORDS
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
                for use in passage.uses:
                    yield Link(LinkKind.USES_TERM, node.id, use.term, passage.where)


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
    passages = tuple([_passage_with_uses(node, passage, terms, finder) for passage in reading.passages])
    return Reading(reading.edition, reading.title, passages, reading.place)


def _passage_with_uses(node: str, passage: Passage, terms: Mapping[str, Term], finder: TermFinder) -> Passage:
    uses = _uses(node, passage, terms, finder)
    return Passage(passage.where, passage.runs, passage.span, uses) if uses else passage


def _uses(node: str, passage: Passage, terms: Mapping[str, Term], finder: TermFinder) -> tuple[TermUse, ...]:
    """Return the first use of each term that a node does not define; if possible one outside of a compound."""
    words = "".join([text if kind in OF_WORDS else _GAP * len(text) for kind, text, _, _ in passage.runs])
    first: dict[str, tuple[int, int]] = {}
    for start, end, name in finder.find(words):
        if name not in first or (is_in_compound(words, *first[name]) and not is_in_compound(words, start, end)):
            first[name] = start, end
    uses = [
        TermUse(start, end, terms[name].id)
        for name, (start, end) in first.items()
        if node not in terms[name].defined_by
    ]
    return tuple(sorted(uses))
