"""The typed links that follow from the nodes alone. Links speak for a node's preferred edition: what is shown first is
what is cited and traced; another edition's own references are on its reading.
"""

from collections.abc import Iterable, Iterator

from rulesdb.graph.model import Link, LinkKind, Node, Reading
from rulesdb.graph.reference_targets import reference_runs


def structural_links(nodes: Iterable[Node]) -> Iterator[Link]:
    """Yield the links of kind parent, cites, example-of and mentions-card, node by node."""
    for node in nodes:
        if node.parent is not None:
            yield Link(LinkKind.PARENT, node.id, node.parent)
        readings = node.preferred_readings
        yield from _citations(node, readings)
        yield from _examples(node, readings)
        yield from _cards(node, readings)


def _citations(node: Node, readings: Iterable[Reading]) -> Iterator[Link]:
    for reading in readings:
        for where, run in reference_runs(reading):
            for target in run.targets:
                yield Link(LinkKind.CITES, node.id, target, where, run.text)


def _examples(node: Node, readings: Iterable[Reading]) -> Iterator[Link]:
    for reading in readings:
        for passage in reading.of_kind("example"):
            yield Link(LinkKind.EXAMPLE_OF, f"{node.id}#{passage.where}", node.id, passage.where)


def _cards(node: Node, readings: Iterable[Reading]) -> Iterator[Link]:
    for reading in readings:
        for passage in reading.passages:
            for card in passage.cards:
                yield Link(LinkKind.MENTIONS_CARD, node.id, f"{node.ruleset}:card:{card}", passage.where)
