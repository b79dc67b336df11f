"""GraphML, for Gephi, yEd and networkx: vertices under their identifiers, one edge for each link."""

from xml.etree import ElementTree as ET

from rulesdb.graph.exports.vertices import printable, vertices
from rulesdb.graph.model import Graph

_NAMESPACE = "http://graphml.graphdrawing.org/xmlns"
_FIELDS = {"node": ("kind", "label", "text"), "edge": ("kind", "where", "raw")}
"""What nodes and edges have beside their identifiers, all of it text."""


def export_graphml(graph: Graph) -> str:
    """Return the graph as a GraphML document; a directed graph in which two vertices may have several edges."""
    root = ET.Element("graphml", xmlns=_NAMESPACE)
    for owner, names in _FIELDS.items():
        for name in names:
            key = {"id": f"{owner}-{name}", "for": owner, "attr.name": name, "attr.type": "string"}
            ET.SubElement(root, "key", key)
    drawn = ET.SubElement(root, "graph", edgedefault="directed")
    for vertex in vertices(graph):
        _append(drawn, "node", {"id": vertex.id}, (vertex.kind, vertex.label, vertex.text))
    for link in graph.links:
        _append(drawn, "edge", {"source": link.source, "target": link.target}, (link.kind.value, link.where, link.raw))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _append(drawn: ET.Element, owner: str, attributes: dict[str, str], values: tuple[str, ...]) -> None:
    """Add a node or an edge with the values of its fields."""
    element = ET.SubElement(drawn, owner, {name: printable(value) for name, value in attributes.items()})
    for name, value in zip(_FIELDS[owner], values, strict=True):
        ET.SubElement(element, "data", key=f"{owner}-{name}").text = printable(value)
