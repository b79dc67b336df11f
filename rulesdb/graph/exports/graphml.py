"""GraphML, for Gephi, yEd and networkx: vertices under their identifiers, one edge for each link."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rulesdb.graph.exports.vertices import printable, vertices
from rulesdb.graph.model import Graph


def export_graphml(graph: Graph) -> str:
    """Return the graph as a GraphML document; a directed graph in which two vertices may have several edges."""
    import networkx as nx  # noqa: PLC0415  (cold commands must not pay for it)

    network = nx.MultiDiGraph()
    for vertex in vertices(graph):
        fields = {"kind": vertex.kind, "label": vertex.label, "text": vertex.text}
        network.add_node(printable(vertex.id), **{name: printable(value) for name, value in fields.items()})
    for link in graph.links:
        fields = {"kind": link.kind.value, "where": link.where, "raw": link.raw}
        ends = printable(link.source), printable(link.target)
        network.add_edge(*ends, **{name: printable(value) for name, value in fields.items()})
    with _without_numpy():
        return "\n".join(nx.generate_graphml(network)) + "\n"


@contextmanager
def _without_numpy() -> Iterator[None]:
    """Keep networkx from importing numpy, if that is there: it would look for types that our graph does not have, and
    it takes any end of that import for numpy's absence, Ctrl-C as well.
    """
    if "numpy" in sys.modules:
        yield
        return
    sys.modules["numpy"] = None  # type: ignore[assignment]  # an import of it fails
    try:
        yield
    finally:
        del sys.modules["numpy"]
