"""Rule numbers to nodes, and the suggestion for a number that no node has."""

from collections.abc import Sequence

from rulesdb.graph.model import Graph, Node
from rulesdb.graph.naming import NUMBER, ancestors, distance, identifier, split_identifier
from rulesdb.search.query.written import WrittenNumber


def named_nodes(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[Node, ...]:
    """Return the nodes that have these numbers: in all rulesets, unless the word before a number names one."""
    return tuple(graph.nodes[name] for name in _identifiers(graph, written) if name in graph.nodes)


def unloaded(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[str, ...]:
    """Return the identifiers of these numbers that loaded rules cite and no loaded text holds."""
    cited = set(graph.unresolved)
    return tuple(name for name in _identifiers(graph, written) if name in cited)


def _identifiers(graph: Graph, written: Sequence[WrittenNumber]) -> tuple[str, ...]:
    """Return the identifiers that the numbers may name, loaded or not."""
    rulesets = graph.rulesets
    wanted = ((name.number, (name.before,) if name.before in rulesets else rulesets) for name in written)
    return tuple(dict.fromkeys(identifier(ruleset, number) for number, named in wanted for ruleset in named))


def nearest_number(graph: Graph, number: str) -> str | None:
    """Return the loaded number that contains ``number``, or else the first of those nearest to it, if any is loaded."""
    keys = (split_identifier(name)[1] for name in graph.nodes)
    loaded = dict.fromkeys(key for key in keys if NUMBER.fullmatch(key))
    containing = next((above for above in ancestors(number) if above in loaded), None)
    return containing or min(loaded, key=lambda other: distance(other, number), default=None)
