"""The steps from trees to the graph: overlay, hierarchy, readings, references, terms, links, one module for each."""

from collections.abc import Iterable

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.hierarchy import Children, children_of, document_order, settle_parents
from rulesdb.graph.language_agreement import check_languages
from rulesdb.graph.links import structural_links
from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import identifier, identifier_in_table
from rulesdb.graph.overlay import Draft, overlay
from rulesdb.graph.readings import readings_of
from rulesdb.graph.reference_targets import check_references, unresolved_targets
from rulesdb.graph.terms.collecting import collect_terms
from rulesdb.graph.terms.linking import term_links, with_uses
from rulesdb.graph.version_agreement import VersionAgreement
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.editorial_notes import EditorialNote
from rulesdb.source.headlines import Headline


def build_graph(
    loaded: Iterable[LoadedEdition],
    analyzer: WordAnalyzer,
    headlines: Iterable[Headline] = (),
    notes: Iterable[EditorialNote] = (),
) -> tuple[Graph, tuple[Diagnostic, ...]]:
    """Return the graph of the editions, laid over each other and linked, and the diagnostics found on the way.

    Where nobody else keeps the trees there is memory for an element or for its node, never for both. Editions
    come in the order of preference: of two editions of a ruleset the first gives the preferred reading.
    ``headlines`` and ``notes`` belong to numbers, whichever edition has them; those of a number that no edition has are
    left out.
    Faults of the texts raise nothing; the diagnostics are those of the graph alone, the parser's are in the trees.
    """
    drafts, problems, editions, renumbered = overlay(loaded)
    problems += settle_parents(drafts)
    children = children_of(drafts)
    headline_of = {identifier(headline.ruleset, headline.number): headline.text for headline in headlines}
    note_of = {identifier_in_table(note.ruleset, note.key): note.text for note in notes}
    nodes = {
        draft.id: _node(draft, children)._replace(
            headline=headline_of.get(draft.id, ""), editorial_note=note_of.get(draft.id, "")
        )
        for draft in document_order(children)
    }
    problems += check_references(drafts, nodes, VersionAgreement(nodes, editions, renumbered))
    problems += check_languages(drafts, nodes, editions)
    del drafts, children  # and with them the texts
    terms = collect_terms(nodes, analyzer)
    nodes.update((node.id, node) for node in with_uses(nodes.values(), terms, analyzer))
    links = (*structural_links(nodes.values()), *term_links(nodes.values(), terms))
    graph = Graph(nodes, links, terms, unresolved_targets(nodes), editions)
    return graph, tuple(problems)


def _node(draft: Draft, children: Children) -> Node:
    below = tuple(child.id for child in children.get(draft.id, ()))
    readings = readings_of(draft)
    draft.release_elements()
    return Node(draft.id, draft.ruleset, draft.number, draft.kind, draft.parent, below, readings)
