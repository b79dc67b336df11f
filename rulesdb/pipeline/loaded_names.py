"""Names of editions and rulesets for completion: those of a home, by its manifest alone, or the shipped ones.

A user of a shell waits for the answer, so no graph is loaded and nothing is built.
"""

from pathlib import Path
from typing import NamedTuple

from rulesdb.pipeline.home import Home, consult
from rulesdb.pipeline.home_errors import HomeError
from rulesdb.words.node_names import RULESETS, SHIPPED_EDITION


class LoadedNames(NamedTuple):
    """Names that narrow an answer of a home."""

    editions: tuple[str, ...]
    """Names of editions, each once, the preferred one first."""
    rulesets: tuple[str, ...]
    """Names of rulesets, each once."""


SHIPPED = LoadedNames((SHIPPED_EDITION,), tuple(RULESETS))
"""The names that a home has when it is built without texts of the user."""


def loaded_names(folder: Path) -> LoadedNames:
    """Return the names of the home ``folder``; those of the shipped editions if the home cannot be read."""
    try:
        return consult(folder, _of_manifest)
    except (HomeError, LookupError, TypeError):  # the latter two: a manifest of another form under a right seal
        return SHIPPED


def _of_manifest(home: Home) -> LoadedNames:
    rows = home.manifest["editions"]
    if not isinstance(rows, list):
        raise TypeError(rows)
    editions, rulesets = (tuple(dict.fromkeys(str(row[key]) for row in rows)) for key in ("name", "ruleset"))
    return LoadedNames(editions, rulesets)
