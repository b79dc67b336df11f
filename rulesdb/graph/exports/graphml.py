"""GraphML, for Gephi, yEd and networkx: vertices under their identifiers, one edge for each link."""

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
    return "\n".join(nx.generate_graphml(network)) + "\n"
