"""DOT, for Graphviz. Vertices are called n0, n1 …, because Graphviz takes the colon of an identifier for a port."""

from collections.abc import Iterator

from rulesdb.graph.exports.vertices import printable, vertices
from rulesdb.graph.model import Graph


def export_dot(graph: Graph) -> str:
    """Return the graph as DOT source; each vertex has its identifier as ``id`` and its name as ``label``."""
    return "\n".join(("digraph rules {", "\tgraph [charset=UTF-8]", *_statements(graph), "}", ""))


def _statements(graph: Graph) -> Iterator[str]:
    names: dict[str, str] = {}
    for at, vertex in enumerate(vertices(graph)):
        names[vertex.id] = f"n{at}"
        yield f"\tn{at} [{_attributes(label=vertex.label, id=vertex.id, kind=vertex.kind)}]"
    for link in graph.links:
        ends = f"{names[link.source]} -> {names[link.target]}"
        yield f"\t{ends} [{_attributes(kind=link.kind.value, where=link.where)}]"


def _attributes(**values: str) -> str:
    return " ".join(f"{name}={quoted(value)}" for name, value in values.items())


def quoted(text: str) -> str:
    r"""Return ``text`` as a DOT string that shows every character as it is.

    In DOT's strings a quotation mark is escaped, and in labels a backslash as well: ``\l`` would align a line.
    """
    escaped = printable(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
