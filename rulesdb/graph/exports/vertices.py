"""Everything that a link may end at, as flat rows, for the formats that know only vertices and edges."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.graph.model import Graph, LinkKind

# XML allows no control characters but three, no surrogates and no two non-characters; DOT ends at a zero.
_PICTURES = {code: 0x2400 + code for code in range(0x20) if chr(code) not in "\t\n\r"}
_FORBIDDEN = dict.fromkeys((*range(0xD800, 0xE000), 0xFFFE, 0xFFFF), 0xFFFD)


class Vertex(NamedTuple):
    """An end of links: ``kind`` is a node's, or ``example``, ``term``, ``card`` or ``unresolved``; ``label`` names it
    for people, ``text`` is what it says.
    """

    id: str
    kind: str
    label: str
    text: str = ""


def printable(text: str) -> str:
    """Return ``text`` with its control characters shown as pictures (``␀``): XML and DOT cannot hold them."""
    return text.translate(_PICTURES | _FORBIDDEN)


def vertices(graph: Graph) -> Iterator[Vertex]:
    """Yield nodes and their examples in document order, then terms, cards and unresolved targets."""
    for node in graph.nodes.values():
        label = " ".join(filter(None, (node.number, node.title_or_headline)))
        readings = node.preferred_readings
        yield Vertex(node.id, node.kind, label, "\n".join(reading.text for reading in readings))
        for example in (example for reading in readings for example in reading.of_kind("example")):
            yield Vertex(f"{node.id}#{example.where}", "example", f"{label} {example.where}", example.text)
    for term in graph.terms:
        yield Vertex(term.id, "term", term.name, term.english or "")
    for card in dict.fromkeys(link.target for link in graph.links if link.kind is LinkKind.MENTIONS_CARD):
        yield Vertex(card, "card", card.split(":", 2)[2])
    for target in graph.unresolved:
        yield Vertex(target, "unresolved", target.partition(":")[2])
