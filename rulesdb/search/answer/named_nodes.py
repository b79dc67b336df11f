"""Rule numbers to nodes, and the suggestion for a number that no node has."""

import re
from collections.abc import Sequence

from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import ancestors, identifier, split_identifier
from rulesdb.search.query.written import WrittenNumber

_LEADING_ZEROS = re.compile(r"(?<![0-9])0+(?=[0-9])")


def named_nodes(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[Node, ...]:
    """Return the nodes that have these numbers: in all rulesets, unless the word before a number names one.

    A number that no node has as it is written is read with dots for its hyphens, and without leading zeros.
    """
    found = (_loaded(graph, [name]) or _loaded(graph, [name._replace(number=_usual(name.number))]) for name in written)
    return tuple(dict.fromkeys(node for nodes in found for node in nodes))


def _loaded(graph: Graph, written: Sequence[WrittenNumber]) -> list[Node]:
    return [graph.nodes[name] for name in _identifiers(graph, written) if name in graph.nodes]


def _usual(number: str) -> str:
    return _LEADING_ZEROS.sub("", number.replace("-", "."))


def unloaded(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[str, ...]:
    """Return the identifiers of these numbers that loaded rules cite and no loaded text holds."""
    cited = set(graph.unresolved)
    usual = [name._replace(number=_usual(name.number)) for name in written]
    return tuple(name for name in _identifiers(graph, usual) if name in cited)


def _identifiers(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[str, ...]:
    """Return the identifiers that the numbers may name, loaded or not."""
    rulesets = graph.rulesets
    wanted = ((name.number, (name.before,) if name.before in rulesets else rulesets) for name in written)
    return tuple(dict.fromkeys(identifier(ruleset, number) for number, named in wanted for ruleset in named))


def containing_number(graph: Graph, number: str) -> str | None:
    """Return the longest loaded number that contains ``number``, None if none does: no other is meant by it."""
    keys = {split_identifier(name)[1] for name in graph.nodes}
    return next((above for above in ancestors(_usual(number)) if above in keys), None)
