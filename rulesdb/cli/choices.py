"""Names that a user chooses from: one sentence for all that are not among them."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from rulesdb.cli.errors import UsageError
from rulesdb.words.quoting import unknown_name

if TYPE_CHECKING:
    from rulesdb.graph.model import Graph

IN_THIS_HOME = " in this home"
"""Where the rulesets and editions are that a command may be asked for."""


def refuse_unknown(what: str, written: str | None, known: Collection[str], where: str = "") -> None:
    """Raise UsageError, with the nearest name, if ``written`` is not one of ``known``; None is fine."""
    if written is not None and written not in known:
        raise UsageError(unknown_name(what, written, known, where))


def edition_names(graph: "Graph") -> tuple[str, ...]:
    """Return the names of the editions that are loaded, each once."""
    return tuple(dict.fromkeys(each.name for each in graph.editions))
