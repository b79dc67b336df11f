"""Headings, captions, sections and chapters of rules, for the answers of several commands."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulesdb.graph.model import Graph, Node

_BEGINNING = 28  # code points of a text that stand for a title


class Heading(NamedTuple):
    """The heading of a rule in an answer."""

    title: str
    """The rule's title or headline, "" without one."""
    above: str
    """Numbers and titles or headlines of the nodes above it, the outermost first; "" at the top."""


def heading(graph: Graph, node: Node) -> Heading:
    """Return the heading of a node."""
    return Heading(node.title_or_headline or "", titles_above(graph, node))


def titles_above(graph: Graph, node: Node) -> str:
    """Return the numbers and titles or headlines of the nodes above, the outermost first, "" at the top."""
    above = [f"{parent.number or ''} {parent.title_or_headline}".strip() for parent in _ancestors(graph, node)]
    return " › ".join(reversed(above))


def captions(graph: Graph, identifiers: Iterable[str]) -> dict[str, str | None]:
    """Return titles, headlines or beginnings of the texts of nodes and parts by identifier, None if not loaded."""
    return {name: _caption(graph, name) for name in identifiers}


def section_of(graph: Graph, node: Node) -> Node:
    """Return the section or heading that a rule belongs to; for any other node, the node itself."""
    while node.kind in {"rule", "subrule"} and node.parent is not None:
        node = graph.nodes[node.parent]
    return node


def chapter_of(graph: Graph, node: Node) -> str:
    """Return the identifier of a rule's chapter, or its ruleset where the text has no chapters."""
    above = (node, *_ancestors(graph, node))
    return next((one.id for one in above if one.kind == "chapter"), node.ruleset)


def _caption(graph: Graph, identifier: str) -> str | None:
    node = graph.nodes.get(identifier.partition("#")[0])
    if node is None:
        return None
    if node.title_or_headline:
        return node.title_or_headline if node.number else ""
    text = node.preferred.text
    return text if len(text) <= _BEGINNING else f"{text[:_BEGINNING]}…"


def _ancestors(graph: Graph, node: Node) -> Iterator[Node]:
    above = graph.nodes.get(node.parent or "")
    while above is not None:
        yield above
        above = graph.nodes.get(above.parent or "")
