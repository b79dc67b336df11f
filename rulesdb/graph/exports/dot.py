"""DOT, for Graphviz. Vertices are called n0, n1 …, because Graphviz takes the colon of an identifier for a port."""

from rulesdb.graph.exports.vertices import printable, vertices
from rulesdb.graph.model import Graph


def export_dot(graph: Graph) -> str:
    """Return the graph as DOT source; each vertex has its identifier as ``id`` and its name as ``label``."""
    import graphviz  # noqa: PLC0415  (cold commands must not pay for it)

    drawing = graphviz.Digraph("rules", graph_attr={"charset": "UTF-8"})
    names: dict[str, str] = {}
    for at, vertex in enumerate(vertices(graph)):
        names[vertex.id] = f"n{at}"
        label, identifier = (graphviz.escape(printable(text)) for text in (vertex.label, vertex.id))
        drawing.node(f"n{at}", label=label, id=identifier, kind=vertex.kind)
    for link in graph.links:
        drawing.edge(names[link.source], names[link.target], kind=link.kind.value, where=link.where)
    return str(drawing.source)
