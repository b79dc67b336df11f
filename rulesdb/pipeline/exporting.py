"""The graph of a home in formats that other programs read."""

from rulesdb.graph.exports.formats import FORMATS
from rulesdb.pipeline.home import Home

EXPORT_FORMATS = tuple(FORMATS)
"""The names of the formats."""


def export_home(home: Home, name: str) -> str:
    """Return the whole graph in one of the formats."""
    return FORMATS[name](home.graph)
