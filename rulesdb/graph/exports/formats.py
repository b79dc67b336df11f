"""The table of export formats."""

from collections.abc import Callable, Mapping

from rulesdb.graph.exports.dot import export_dot
from rulesdb.graph.exports.graphml import export_graphml
from rulesdb.graph.exports.json import export_json
from rulesdb.graph.model import Graph

Export = Callable[[Graph], str]

FORMATS: Mapping[str, Export] = {"json": export_json, "graphml": export_graphml, "dot": export_dot}
