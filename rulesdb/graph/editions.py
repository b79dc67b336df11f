"""Editions and the graph: the loaded editions that it is built from, and the graph of one edition alone."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.graph.model import Edition, Graph, Node, Reading
from rulesdb.source.edition_names import PLAIN
from rulesdb.source.edition_sources import Renumbering
from rulesdb.source.languages import JAPANESE
from rulesdb.syntax.tree import Tree


class LoadedEdition(NamedTuple):
    """An edition of one ruleset and the trees of its files, in the order in which they are to be read.

    ``renumbered`` are rules that have other numbers in other versions, as its editors know.
    """

    edition: Edition
    trees: tuple[Tree, ...]
    renumbered: tuple[Renumbering, ...] = ()


def only(graph: Graph, edition: str) -> Graph:
    """Return the part of the graph that the edition of this name holds, as if no other were loaded.

    Terms stay as the whole graph knows them: what a term is does not depend on who writes about it.
    """
    nodes = {name: kept for name, node in graph.nodes.items() if (kept := _kept(node, graph, edition)) is not None}
    cited = {
        target
        for node in nodes.values()
        for reading in node.readings
        for passage in reading.passages
        for run in passage.runs
        for target in run.targets
    }
    missing = (*graph.unresolved, *(name for name in graph.nodes if name not in nodes))
    return graph._replace(
        nodes=nodes,
        links=tuple(link for link in graph.links if link.source.partition("#")[0] in nodes),
        unresolved=tuple(name for name in missing if name in cited),
        editions=tuple(loaded for loaded in graph.editions if loaded.name == edition),
    )


def comparison_note(graph: Graph, node: Node, readings: Sequence[Reading]) -> str:
    """Return the editorial note of a node where its official Japanese text stands beside ours; ``""`` elsewhere."""
    editions = {reading.edition for reading in readings}
    is_official = any(reading.edition != PLAIN and graph.language_of(node, reading) == JAPANESE for reading in readings)
    return node.editorial_note if PLAIN in editions and is_official else ""


def _kept(node: Node, graph: Graph, edition: str) -> Node | None:
    """Return the node with the edition's readings alone, its family cut to those who have any, or None without any."""
    readings = node.readings_of(edition)
    if not readings:
        return None
    parent = node.parent if node.parent and graph.nodes[node.parent].readings_of(edition) else None
    children = tuple(child for child in node.children if graph.nodes[child].readings_of(edition))
    return node._replace(parent=parent, children=children, readings=readings)
