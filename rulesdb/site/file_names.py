"""File names that a rulebook shows of its sources, without the user's folders: it may be published.

A path that begins at the root or climbs out of a folder says where on somebody's disk a text lies; of such a path the
file's name is left. One below the folder where the program ran, or ``data/`` of the shipped texts, stays as it is.
"""

from collections.abc import Mapping
from pathlib import PurePath

from rulesdb.graph.model import Edition, Graph, Node
from rulesdb.source.diagnostics import Diagnostic


def without_folders(graph: Graph) -> Graph:
    """Return ``graph`` with file names that may be published, without their folders."""
    names = {(edition.ruleset, edition.name): _names(edition) for edition in graph.editions}
    nodes = {identifier: _node(node, names) for identifier, node in graph.nodes.items()}
    return graph._replace(nodes=nodes, editions=tuple(map(_edition, graph.editions)))


def without_folder(diagnostic: Diagnostic) -> Diagnostic:
    """Return ``diagnostic`` with a file name that may be published, without its folder."""
    return diagnostic._replace(file=_published(diagnostic.file))


def _node(node: Node, names: Mapping[tuple[str, str], Mapping[str, str]]) -> Node:
    readings = []
    for reading in node.readings:
        file = reading.place.file
        name = names.get((node.ruleset, reading.edition), {}).get(file) or _published(file)
        readings.append(reading._replace(place=reading.place._replace(file=name)))
    return node._replace(readings=tuple(readings))


def _edition(edition: Edition) -> Edition:
    names = _names(edition)
    return edition._replace(files=tuple(file._replace(name=names[file.name]) for file in edition.files))


def _names(edition: Edition) -> dict[str, str]:
    """Return the names of an edition's files to publish; of files with one name the later ones are numbered."""
    published: dict[str, list[str]] = {}
    for file in edition.files:
        published.setdefault(_published(file.name), []).append(file.name)
    return {
        file: f"{name} ({at})" if at > 1 else name
        for name, files in published.items()
        for at, file in enumerate(files, start=1)
    }


def _published(name: str) -> str:
    path = PurePath(name)
    return path.name if path.is_absolute() or ".." in path.parts else name
