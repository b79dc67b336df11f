"""The rules of a home in formats that other programs read."""

from collections.abc import Mapping

from rulesdb.graph.exports.formats import FORMATS
from rulesdb.pipeline.home import Home

SQLITE = "sqlite"
"""The one format that is no text."""
EXPORT_FORMATS = (*FORMATS, SQLITE)
"""The names of the formats."""
FORMAT_OF_ENDING: Mapping[str, str] = {**{name: name for name in EXPORT_FORMATS}, "db": SQLITE, "sqlite3": SQLITE}
"""The names of the formats by the endings of files' names."""


def export_home(home: Home, name: str) -> str | bytes:
    """Return all rules in one of the formats."""
    if name == SQLITE:
        from rulesdb.pipeline.database import database  # other formats need neither checks nor index

        return database(home)
    return FORMATS[name](home.graph)
