"""File names that a rulebook shows of its sources, without the user's folders: it may be published.

A path that begins at the root or climbs out of a folder says where on somebody's disk a text lies; of such a path the
file's name is left. One below the folder where the program ran, or ``data/`` of the shipped texts, stays as it is.
"""

from pathlib import PurePath

from rulesdb.graph.model import Edition, Graph, Node, Reading
from rulesdb.source.diagnostics import Diagnostic


def without_folders(graph: Graph) -> Graph:
    """Return ``graph`` with file names that may be published, without their folders."""
    nodes = {identifier: _node(node) for identifier, node in graph.nodes.items()}
    return graph._replace(nodes=nodes, editions=tuple(map(_edition, graph.editions)))


def without_folder(diagnostic: Diagnostic) -> Diagnostic:
    """Return ``diagnostic`` with a file name that may be published, without its folder."""
    return diagnostic._replace(file=_published(diagnostic.file))


def _node(node: Node) -> Node:
    return node._replace(readings=tuple(map(_reading, node.readings)))


def _reading(reading: Reading) -> Reading:
    return reading._replace(place=reading.place._replace(file=_published(reading.place.file)))


def _edition(edition: Edition) -> Edition:
    return edition._replace(files=tuple(file._replace(name=_published(file.name)) for file in edition.files))


def _published(name: str) -> str:
    path = PurePath(name)
    return path.name if path.is_absolute() or ".." in path.parts else name
