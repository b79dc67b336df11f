"""Text outside of nodes: the characters between the nodes, each stretch with its reason."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BYTE_ORDER_MARK
from rulesdb.syntax.concrete import ConcreteText, TextToken
from rulesdb.syntax.tree import SyntaxNode, TextOutsideNodes

_WORDS = re.compile(r"\S")
MARKED = (("---", "footer"), ("<!--", "comment"))
"""Beginnings of text that a grammar knows to be outside, and their reasons; without one the reason is navigation.

A footer is the last of a text; dashes between rules are a line of the page.
"""


def outside_of(concrete: ConcreteText, nodes: tuple[SyntaxNode, ...], text: str) -> tuple[TextOutsideNodes, ...]:
    """Return the stretches of ``text`` that no node or part covers, in order, together with their reasons."""
    covered = sorted(span for node in nodes for span in (node.span, *[part.span for part in node.parts]))
    pieces = outside_pieces(concrete)
    marked = sorted({Span(piece.start, piece.end) for piece in pieces})
    closing = next((piece.start for piece in pieces if piece.type == "CLOSING"), None)
    first = covered[0].start if covered else len(text)
    found: list[TextOutsideNodes] = []
    at = 0
    for start, end in (*covered, Span(len(text), len(text))):
        if at != start:
            found += stretches(text, Span(at, start), marked, first if nodes else None)
        at = end
    if closing is None:
        return tuple(found)
    return tuple(one._replace(reason="closing-matter") if one.span.start == closing else one for one in found)


def outside_pieces(concrete: ConcreteText) -> list[TextToken]:
    """Return the pieces that are known to be outside: navigation, a footer, what stands behind the rules."""
    contents = [concrete.opening]
    for node in concrete.nodes:
        contents += [node.content, *[part.pieces for part in node.parts]]
    return [piece for pieces in contents for piece in pieces if piece.type in ("OUTSIDE", "CLOSING")]


def stretches(text: str, gap: Span, marked: Sequence[Span], first: int | None) -> list[TextOutsideNodes]:
    """Split one gap between nodes, which is not empty, at the ``marked`` spans (sorted) within it.

    ``first`` is the position of the first node, None in a text without nodes.
    """
    start, end = gap
    low, high = bisect_left(marked, (start, 0)), bisect_left(marked, (end, 0))
    if low == high and text[start] != BYTE_ORDER_MARK:
        return [TextOutsideNodes(gap, reason_of(text, gap, False, first))]
    inside = {span for span in marked[low:high] if span.end <= end}
    cuts = {start, end, *(edge for span in inside for edge in span)}
    if text[start] == BYTE_ORDER_MARK:
        cuts.add(start + 1)
    edges = sorted(cuts)
    spans = [Span(start, end) for start, end in pairwise(edges)]
    return [TextOutsideNodes(span, reason_of(text, span, span in inside, first)) for span in spans]


def reason_of(text: str, span: Span, marked: bool, first: int | None) -> str:
    """Return the reason why a stretch is outside of nodes, under which ``diagnose`` adds up its characters."""
    words = span.of(text)
    if words == BYTE_ORDER_MARK:
        return "byte-order-mark"
    if not words.strip():
        return "layout"
    if marked:
        reason = next((reason for mark, reason in MARKED if words.lstrip().startswith(mark)), "navigation")
        return "navigation" if reason == "footer" and _WORDS.search(text, span.end) else reason
    if first is None:
        return "no-numbers"
    return "title-block" if span.end <= first else "layout"
