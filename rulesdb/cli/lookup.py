"""From what the user wrote to nodes of the graph.

A name that nothing has is an answer ("nothing found", status 1, with the sentence on standard error); a name that
several rulesets have is wrong use (status 2), since nobody can say which one was meant.
"""

from rulesdb.cli.errors import UsageError
from rulesdb.graph.identifiers import AmbiguousIdentifierError, UnknownIdentifierError, find_node, resolve
from rulesdb.graph.model import Graph, Node


def look_up_node(graph: Graph, written: str) -> Node | UnknownIdentifierError:
    """Return the loaded node that ``written`` names, or why there is none. Raises UsageError if there are several."""
    try:
        return find_node(graph, written)
    except UnknownIdentifierError as error:
        return error
    except AmbiguousIdentifierError as error:
        raise UsageError(str(error)) from error


def look_up(graph: Graph, written: str) -> str | UnknownIdentifierError:
    """Return the identifier of what ``written`` names, or why there is none; what is cited but not loaded counts.

    Raises UsageError if there are several.
    """
    try:
        return resolve(graph, written)
    except UnknownIdentifierError as error:
        return error
    except AmbiguousIdentifierError as error:
        raise UsageError(str(error)) from error
