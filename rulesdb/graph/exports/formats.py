"""The table of export formats, and the finder that lists the choices."""

from collections.abc import Callable, Mapping

from rulesdb.graph.exports.dot import export_dot
from rulesdb.graph.exports.graphml import export_graphml
from rulesdb.graph.exports.json import export_json
from rulesdb.graph.model import Graph

Export = Callable[[Graph], str]

FORMATS: Mapping[str, Export] = {"json": export_json, "graphml": export_graphml, "dot": export_dot}


class UnknownFormatError(LookupError):
    """No export has that name; the text lists those there are."""


def find_format(name: str) -> Export:
    """Return the export called ``name``; raises UnknownFormatError."""
    if name not in FORMATS:
        raise UnknownFormatError(f"There is no export format {name}; choose one of {', '.join(FORMATS)}.")
    return FORMATS[name]
